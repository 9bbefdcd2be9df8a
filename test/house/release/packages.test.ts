import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { keepPackages } from '../../../scripts/release/packages.ts';

const NAME = 'organisation-platform-client-1.2.0.tgz';

let folder: string;
let kept: string;
/** A package with this content, built now. */
const pack = (text: string): void => {
  writeFileSync(join(folder, 'index.js'), text);
  execFileSync('tar', ['-czf', join(folder, NAME), '-C', folder, 'index.js']);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  kept = join(folder, 'kept');
  pack('first');
  keepPackages(folder, kept, '1.2.0');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

it('accepts a package again that has the released content, whenever it was built', () => {
  utimesSync(join(folder, 'index.js'), 1, 1);
  execFileSync('tar', ['-czf', join(folder, NAME), '-C', folder, 'index.js']);
  keepPackages(folder, kept, '1.2.0');
  expect(Object.keys(JSON.parse(readFileSync(join(kept, '1.2.0.json'), 'utf8')))).toEqual([NAME]);
});

it('refuses a package that changed without a new version, and names the remedy', () => {
  pack('second');
  expect(() => keepPackages(folder, kept, '1.2.0')).toThrow(
    `${NAME} was released with other content: raise info.version in spec/openapi.yaml`,
  );
});

it('does not record the server, whose version is never released twice', () => {
  writeFileSync(join(folder, 'organisation-platform-1.2.0.tgz'), 'not an archive');
  keepPackages(folder, kept, '1.2.0');
  expect(Object.keys(JSON.parse(readFileSync(join(kept, '1.2.0.json'), 'utf8')))).toEqual([NAME]);
});

it('accepts other content with another version', () => {
  pack('second');
  expect(() => keepPackages(folder, kept, '1.3.0')).not.toThrow();
});
