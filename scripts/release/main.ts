import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareVersions } from '../../domain/foundation/kernel/text/compare-versions.ts';
import { interfaceVersionOf, lastReleased, RELEASED_FOLDER } from '../spec-tools/interface-diff/released.ts';
import { requireBump } from './bump.ts';
import { differencesOf } from './changes.ts';
import { closeUnreleased, releasedIn, sectionOf } from './notes.ts';
import { ROOT, read, requireCleanTree, run, runProgram, titleOf } from './repository.ts';
import { writeVersion } from './version-files.ts';

// npm run release -- <version>: creates the commit of a release. release:files makes its files from this commit. Neither publishes anything.

const VERSION = /^\d+\.\d+\.\d+(?:-rc\.\d+)?$/;
const USAGE = 'usage: npm run release -- <version>, like 1.2.0 or 1.2.0-rc.1';

const today = (): string => new Date().toISOString().slice(0, 10);

/** Git reports a missing name in several lines, so this is checked first. */
function refuseWithoutName(): void {
  try {
    execFileSync('git', ['var', 'GIT_COMMITTER_IDENT'], { cwd: ROOT, stdio: 'ignore' });
  } catch {
    throw new Error('git does not know who commits: set user.name and user.email');
  }
}

/** The version follows from the differences between the document and that of the last release. */
function refuseLowVersion(version: string): void {
  const last = lastReleased();
  if (last === null) return;
  const [before, now] = [readFileSync(last, 'utf8'), read('generated/openapi.json')].map((text) => JSON.parse(text));
  const { added, removed_or_narrowed } = differencesOf(before, now, today());
  requireBump(version, basename(last, '.json'), { breaks: removed_or_narrowed.length, additions: added.length });
}

function refuseUnlessReady(version: string): void {
  refuseWithoutName();
  requireCleanTree();
  const [last] = releasedIn(read('CHANGELOG.md'));
  if (last !== undefined && compareVersions(version, last) <= 0)
    throw new Error(`${version} is not higher than ${last}, which was released last`);
  console.log(run('npm', 'run', '--silent', 'check:generated').trim());
  console.log(run('npm', 'run', '--silent', 'diff:interface').trim());
  refuseLowVersion(version);
}

/** Changes the working tree, and restores it after a failure; it must be clean before. */
function allOrNothing(work: () => void): void {
  const before = run('git', 'rev-parse', 'HEAD').trim();
  try {
    work();
  } catch (error) {
    run('git', 'reset', '--quiet', '--hard', before);
    run('git', 'clean', '--quiet', '--force', '-d', 'spec/released');
    throw error;
  }
}

/** The documents are generated after the version is written, because they contain it. */
function writeRelease(version: string): void {
  const interfaceVersion = interfaceVersionOf(JSON.parse(read('generated/openapi.json')));
  const changelog = closeUnreleased(read('CHANGELOG.md'), version, interfaceVersion, today());
  writeFileSync(join(ROOT, 'CHANGELOG.md'), changelog);
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  writeVersion(ROOT, version);
  run('npm', 'run', '--silent', 'generate');
  mkdirSync(RELEASED_FOLDER, { recursive: true });
  writeFileSync(join(RELEASED_FOLDER, `${version}.json`), read('generated/openapi.json'));
}

function release(version: string): void {
  refuseUnlessReady(version);
  allOrNothing(() => {
    writeRelease(version);
    const { notes } = sectionOf(read('CHANGELOG.md'), version);
    run('git', 'add', '--all');
    // Git would remove Markdown headings, which begin with "#", as comments.
    run('git', 'commit', '--quiet', '--cleanup=whitespace', '--message', `${titleOf(version)}\n\n${notes}`);
  });
  console.log(`\nCommitted ${titleOf(version)}. To make its files: npm run release:files`);
}

runProgram(() => {
  const [version = '', ...further] = process.argv.slice(2);
  if (further.length > 0 || !VERSION.test(version)) throw new Error(USAGE);
  release(version);
});
