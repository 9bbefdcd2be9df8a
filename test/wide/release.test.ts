import { execFileSync, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, serve } from '../../scripts/bench/processes.ts';
import { SERVER_ARGUMENTS } from '../../scripts/shared/server-arguments.ts';
import { eventually } from '../support/time/eventually.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
/** Higher than every released version. */
const VERSION = '99.0.0';
const INTERFACE = '0.9.4';

let parent: string;
let clone: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Release', '-c', 'user.email=release@example.com', ...args], {
    cwd: clone,
    encoding: 'utf8',
  }).trim();
const npm = (...args: string[]): unknown =>
  execFileSync('npm', args, { cwd: clone, stdio: ['ignore', 'ignore', 'pipe'] });
const edit = (name: string, before: RegExp, after: string): void => {
  const text = readFileSync(join(clone, name), 'utf8');
  expect(text).toMatch(before);
  writeFileSync(join(clone, name), text.replace(before, after));
};
const files = (): string => join(clone, 'release', VERSION);
const read = (name: string): string => readFileSync(join(files(), name), 'utf8');

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'release-'));
  clone = join(parent, 'clone');
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  // The notes of this release, instead of those that wait for the next one.
  edit('CHANGELOG.md', /^## \[Unreleased\][\s\S]*?(?=^## \[)/m, '## [Unreleased]\n\n- Tried in a clone.\n\n');
  npm('ci', '--prefer-offline', '--no-audit', '--no-fund');
  git('commit', '--quiet', '--all', '--message', 'Describe a change');
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: 'R',
    GIT_AUTHOR_EMAIL: 'r@example.com',
    GIT_COMMITTER_NAME: 'R',
    GIT_COMMITTER_EMAIL: 'r@example.com',
  };
  for (const args of [['release', '--', VERSION], ['release:files']])
    execFileSync('npm', ['run', '--silent', ...args], { cwd: clone, env, stdio: ['ignore', 'ignore', 'inherit'] });
}, 900_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe('a release made in a clean clone', () => {
  it('is a commit of a clean tree, with the notes in its message', () => {
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '-1', '--format=%B')).toBe(`Release ${VERSION}\n\n- Tried in a clone.`);
    expect(git('show', '--name-only', '--format=').split('\n').sort()).toEqual([
      'CHANGELOG.md',
      'chart/Chart.yaml',
      'clients/python/pyproject.toml',
      'clients/typescript/package.json',
      'generated/asyncapi.json',
      'generated/openapi.json',
      'package-lock.json',
      'package.json',
      `spec/released/${VERSION}.json`,
    ]);
  });
  it('makes no tag, but a file with its text', () => {
    expect(git('tag', '--points-at', 'HEAD')).toBe('');
    git('tag', '--annotate', '--cleanup=whitespace', '--file', `release/${VERSION}/notes.txt`, `v${VERSION}`);
    expect(git('tag', '--list', '--format=%(contents)', `v${VERSION}`)).toBe('- Tried in a clone.');
  });
  it('stores its document, and publishes the same one', () => {
    expect(read('openapi.json')).toBe(readFileSync(join(clone, `spec/released/${VERSION}.json`), 'utf8'));
    for (const name of ['openapi.json', 'openapi-3.0.json', 'openapi-3.2.json', 'asyncapi.json'])
      expect(JSON.parse(read(name)).info).toMatchObject({ version: INTERFACE, 'x-release': VERSION });
    expect(read('openapi.yaml')).toContain(`version: ${INTERFACE}\n  x-release: ${VERSION}\n`);
  });
  it('publishes packages with the version of the release', () => {
    expect(readdirSync(files()).sort()).toEqual(
      [
        'SHA256SUMS',
        'asyncapi.json',
        'changes.json',
        'notes.txt',
        'openapi-3.0.json',
        'openapi-3.2.json',
        'openapi.json',
        'openapi.yaml',
        `organisation-platform-${VERSION}.tgz`,
        `organisation-platform-client-${VERSION}.tgz`,
        `organisation-platform-conformance-${VERSION}.tgz`,
        'organisation-platform.cdx.json',
        `organisation_platform_client-${VERSION}-py3-none-any.whl`,
        `organisation_platform_client-${VERSION}.tar.gz`,
        'provenance.intoto.json',
      ].sort(),
    );
  });
  it('has a checksum for each file', () => {
    const lines = read('SHA256SUMS').trimEnd().split('\n');
    expect(lines).toHaveLength(readdirSync(files()).length - 1);
    for (const line of lines) {
      const [sum, name = ''] = line.split('  ');
      expect([name, hash('sha256', readFileSync(join(files(), name)), 'hex')]).toEqual([name, sum]);
    }
  });
  it('states from which commit each file was made, and how', () => {
    const { _type, predicateType, subject, predicate } = JSON.parse(read('provenance.intoto.json'));
    expect([_type, predicateType]).toEqual(['https://in-toto.io/Statement/v1', 'https://slsa.dev/provenance/v1']);
    const others = readdirSync(files()).filter((name) => !['SHA256SUMS', 'provenance.intoto.json'].includes(name));
    expect(subject.map(({ name }: { name: string }) => name)).toEqual(others.sort());
    const [source] = predicate.buildDefinition.resolvedDependencies;
    expect(source.digest.gitCommit).toBe(git('rev-parse', 'HEAD'));
  });
  it('has a source distribution for Python with the same modules as the wheel', () => {
    const sdist = join(files(), `organisation_platform_client-${VERSION}.tar.gz`);
    const wheel = join(files(), `organisation_platform_client-${VERSION}-py3-none-any.whl`);
    const modulesIn = (command: string, args: readonly string[], before: RegExp): string[] =>
      execFileSync(command, args, { encoding: 'utf8' })
        .split('\n')
        .map((line) => line.trim().split(' ')[0] ?? '')
        .filter((name) => name.endsWith('.py'))
        .map((name) => name.replace(before, ''))
        .sort();
    const packed = modulesIn('tar', ['-tzf', sdist], /^.*\/src\//);
    expect(packed).toEqual(modulesIn('python3', ['-m', 'zipfile', '--list', wheel], /^/));
    expect(packed.length).toBeGreaterThan(100);
  });
  it('starts as a server from its file', async () => {
    const folder = join(parent, 'elsewhere');
    mkdirSync(folder);
    copyFileSync(join(files(), `organisation-platform-${VERSION}.tgz`), join(folder, 'server.tgz'));
    const port = await freePort();
    // vitest sets a variable that the server reads too; npm needs those of the network.
    const { BASE_URL: _, ...inherited } = process.env;
    const settings = { PORT: String(port), DATABASE_URL: 'memory:', npm_config_cache: join(parent, 'cache') };
    const env = { ...inherited, ...settings };
    const args = ['--yes', './server.tgz'];
    const child = spawn('npx', args, { cwd: folder, env, stdio: 'ignore', detached: true });
    try {
      const base = `http://127.0.0.1:${port}`;
      const isReady = () =>
        fetch(`${base}/api/v1/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      await eventually(isReady, 120);
      for (const path of ['/console', '/docs', '/docs/guide', '/openapi.yaml', `/openapi/${VERSION}.json`])
        expect([path, (await fetch(base + path)).status]).toEqual([path, 200]);
      const body = JSON.stringify({ username: 'admin', password: 'correct horse battery' });
      const headers = { 'content-type': 'application/json' };
      // Passwords are hashed in a worker, which is another file.
      expect((await fetch(`${base}/api/v1/auth/setup`, { method: 'POST', headers, body })).status).toBe(201);
    } finally {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    }
  }, 180_000);
  it('lists every package that the server runs on', () => {
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
  it('lists the changes in a machine-readable form', () => {
    const changes = JSON.parse(read('changes.json'));
    expect(changes).toMatchObject({
      version: VERSION,
      interface_version: INTERFACE,
      notes: expect.stringContaining('- '),
    });
    expect(changes.notes).not.toMatch(/\]\((?!https:)/);
    expect(existsSync(join(clone, `spec/released/${changes.previous_version}.json`))).toBe(true);
  });
});

describe('an operation that is deprecated', () => {
  it('is announced in the document and in the responses of the running server', async () => {
    const announced = 'x-deprecated: { since: 2030-01-01, sunset: 2030-07-01, instead: getCapabilities }';
    edit('spec/paths/setup/setup@status.yaml', /^( *)operationId: getSetupStatus$/m, `$&\n$1${announced}`);
    npm('run', '--silent', 'generate');
    npm('run', '--silent', 'prepare');
    const server = await serve(SERVER_ARGUMENTS, { DATABASE_URL: 'memory:' }, '/api/v1/readyz', clone);
    try {
      const headersOf = async (path: string): Promise<(string | null)[]> => {
        const { headers } = await fetch(server.url + path);
        return [headers.get('deprecation'), headers.get('sunset')];
      };
      expect(await headersOf('/api/v1/setup/status')).toEqual(['@1893456000', 'Mon, 01 Jul 2030 00:00:00 GMT']);
      expect(await headersOf('/api/v1/healthz')).toEqual([null, null]);
      const { paths } = JSON.parse(await (await fetch(`${server.url}/openapi.json`)).text());
      expect(paths['/api/v1/setup/status'].get).toMatchObject({ deprecated: true });
      expect(await (await fetch(`${server.url}/openapi/${VERSION}.json`)).text()).toBe(read('openapi.json'));
    } finally {
      await server.stop();
    }
  }, 300_000);
});
