import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { asMap } from '../../shared/json.ts';
import { lastReleased } from '../../spec-tools/interface-diff/released.ts';
import { UNAVAILABLE } from '../installed.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The last release, checked out and installed until this process exits. */
export interface Release {
  readonly version: string;
  readonly folder: string;
  /** The operations of its document. */
  readonly operations: readonly string[];
}

const giveUp = (reason: string): never => {
  console.log(`the last release cannot be had: ${reason}`);
  process.exit(UNAVAILABLE);
};

const git = (...args: string[]): string => {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

/** The commit of a version: its tag, otherwise the commit with its message. */
const commitOf = (version: string): string =>
  git('rev-parse', '--verify', '--quiet', `v${version}^{commit}`) ||
  git('log', '-1', '--format=%H', `--grep=^Release ${version.replaceAll('.', String.raw`\.`)}$`);

const read = (file: string): string => readFileSync(file, 'utf8');

const install = (folder: string): void => {
  try {
    execFileSync('npm', ['ci', '--fetch-retries=1'], { cwd: folder, stdio: 'ignore' });
  } catch {
    giveUp('npm ci fails there');
  }
};

/** Checks out the last release and installs its dependencies. Without a Git history or a registry the process exits with one line. */
export const checkOutLastRelease = (): Release => {
  const file = lastReleased();
  if (file === null) return giveUp('nothing has been released yet');
  const version = basename(file, '.json');
  const commit = commitOf(version);
  if (commit === '') return giveUp(`no tag v${version} and no commit "Release ${version}" in the history, or no git`);
  const folder = mkdtempSync(join(tmpdir(), 'last-release-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  execFileSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, folder], { cwd: ROOT });
  if (read(file) !== read(join(folder, 'generated/openapi.json')))
    throw new Error('the document that the tests of the last release use is not the one in spec/released/');
  install(folder);
  const methods = Object.values(asMap(asMap(JSON.parse(read(file))).paths)).flatMap((path) =>
    Object.values(asMap(path)),
  );
  const operations = methods.flatMap((method) => asMap(method).operationId ?? []).map(String);
  return { version, folder, operations };
};
