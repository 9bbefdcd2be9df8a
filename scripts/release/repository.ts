import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** The output of a command in the repository. Its errors are printed. */
export const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

export const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

/** The version of the last release, or of the one that is being made. */
export const ownVersion = (): string => JSON.parse(read('package.json')).version;

/** Throws if something is not committed. */
export const requireCleanTree = (): void => {
  if (run('git', 'status', '--porcelain') !== '')
    throw new Error('the tree is not clean: commit or drop what is changed');
};

/** The first line of the message of a release's commit. */
export const titleOf = (version: string): string => `Release ${version}`;

/** Runs a program, and prints a failure as one line. */
export const runProgram = (program: () => void): void => {
  try {
    program();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
};
