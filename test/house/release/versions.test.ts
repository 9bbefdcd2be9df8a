import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lowestNext, requireBump } from '../../../scripts/release/bump.ts';
import { VERSION_FILES, writeVersion } from '../../../scripts/release/version-files.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;

const json = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
const { version } = json('package.json');

const writtenIn = (folder: string): string[] =>
  VERSION_FILES.map(([file, line]) => {
    const [all = '', before = ''] = line.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return all.slice(before.length);
  });

it.each([
  [{ breaks: 0, additions: 0 }, '1.2.4'],
  [{ breaks: 0, additions: 1 }, '1.3.0'],
  [{ breaks: 1, additions: 0 }, '2.0.0'],
  [{ breaks: 1, additions: 1 }, '2.0.0'],
])('after 1.2.3, differences %j need at least %s', (differences, lowest) => {
  expect(lowestNext('1.2.3', differences)).toBe(lowest);
  for (const allowed of [lowest, `${lowest}-rc.1`, '3.0.0'])
    expect(() => requireBump(allowed, '1.2.3', differences)).not.toThrow();
  const tooLow = lowest === '1.2.4' ? '1.2.3' : '1.2.4';
  expect(() => requireBump(tooLow, '1.2.3', differences)).toThrow(`the release is at least ${lowest}`);
});

it('every file that names the release names the same one, and both documents do', () => {
  expect(new Set(writtenIn(ROOT))).toEqual(new Set([version, version.replace('-rc.', 'rc')]));
  for (const name of ['generated/openapi.json', 'generated/asyncapi.json', 'derived/openapi-3.0.json'])
    expect([name, json(name).info]).toMatchObject([name, { 'x-release': version, version: '0.9.4' }]);
  expect(json('package-lock.json').version).toBe(version);
});

it('a release writes its version into each of these files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file] of VERSION_FILES) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  writeVersion(folder, '7.8.9-rc.1');
  expect(writtenIn(folder)).toEqual(['7.8.9-rc.1', '7.8.9rc1', '7.8.9-rc.1', '7.8.9-rc.1']);
});
