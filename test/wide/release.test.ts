import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;
/** Above every version that was ever released. */
const VERSION = '99.0.0';

let parent: string;
let clone: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Release', '-c', 'user.email=release@example.com', ...args], {
    cwd: clone,
    encoding: 'utf8',
  }).trim();
const files = (): string => join(clone, 'release', VERSION);
const read = (name: string): string => readFileSync(join(files(), name), 'utf8');

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'release-'));
  clone = join(parent, 'clone');
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  // After a release there is nothing to tell yet.
  const changelog = join(clone, 'CHANGELOG.md');
  writeFileSync(changelog, readFileSync(changelog, 'utf8').replace(/^## Unreleased.*$/m, '$&\n\n- Tried in a clone.'));
  git('commit', '--quiet', '--all', '--message', 'Tell of something');
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: clone, stdio: 'ignore' });
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: 'R',
    GIT_AUTHOR_EMAIL: 'r@example.com',
    GIT_COMMITTER_NAME: 'R',
    GIT_COMMITTER_EMAIL: 'r@example.com',
  };
  execFileSync('npm', ['run', '--silent', 'release', '--', VERSION], {
    cwd: clone,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}, 900_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe('a release made in a clean clone', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')).info;

  it('is a commit and a tag of a clean tree', () => {
    expect(git('status', '--porcelain')).toBe('');
    expect(git('tag', '--points-at', 'HEAD')).toBe(`v${VERSION}`);
    expect(git('show', '--name-only', '--format=').split('\n')).toEqual(
      expect.arrayContaining(['CHANGELOG.md', 'package-lock.json', 'package.json']),
    );
    expect(JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')).version).toBe(VERSION);
  });
  it('keeps its document, which is the one that is handed out', () => {
    expect(read('openapi.json')).toBe(readFileSync(join(clone, `spec/released/${version}.json`), 'utf8'));
    for (const name of ['openapi-3.0.json', 'openapi-3.2.json', 'asyncapi.json'])
      expect(JSON.parse(read(name)).info.version).toBe(version);
    expect(read('openapi.yaml')).toContain(`version: ${version}\n`);
  });
  it('hands out packages of the version of the interface', () => {
    expect(readdirSync(files()).sort()).toEqual(
      [
        'SHA256SUMS',
        'asyncapi.json',
        'changes.json',
        'openapi-3.0.json',
        'openapi-3.2.json',
        'openapi.json',
        'openapi.yaml',
        `organisation-platform-client-${version}.tgz`,
        `organisation-platform-conformance-${version}.tgz`,
        'organisation-platform.cdx.json',
        `organisation_platform_client-${version}-py3-none-any.whl`,
      ].sort(),
    );
  });
  it('says by checksums what each file is', () => {
    const lines = read('SHA256SUMS').trimEnd().split('\n');
    expect(lines).toHaveLength(readdirSync(files()).length - 1);
    for (const line of lines) {
      const [sum, name = ''] = line.split('  ');
      expect([name, hash('sha256', readFileSync(join(files(), name)), 'hex')]).toEqual([name, sum]);
    }
  });
  it('says what it is made of: every package that the server runs on', () => {
    const { bomFormat, metadata, components } = JSON.parse(read('organisation-platform.cdx.json'));
    expect([bomFormat, metadata.component.name, metadata.component.version]).toEqual([
      'CycloneDX',
      'organisation-platform',
      VERSION,
    ]);
    const { dependencies } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'));
    const named = components.map(({ name, version: is }: { name: string; version: string }) => `${name}@${is}`);
    for (const [name, wanted] of Object.entries(dependencies)) expect(named).toContain(`${name}@${wanted}`);
    expect(named.some((each: string) => each.startsWith('vitest@'))).toBe(false);
  });
  it('says what changed, for programs', () => {
    const changes = JSON.parse(read('changes.json'));
    expect(changes).toMatchObject({
      version: VERSION,
      interface_version: version,
      notes: expect.stringContaining('- '),
    });
    expect(existsSync(join(clone, `spec/released/${changes.previous_interface_version}.json`))).toBe(true);
  });
});
