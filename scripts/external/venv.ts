import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A missing tool; the message names it. */
export class ToolMissing extends Error {}

/** Output of the tools if Python or the package index is unavailable; any other output is an error. */
const MISSING: readonly (readonly [RegExp, string])[] = [
  [/ENOENT/, 'no python3'],
  [/ensurepip/, 'python3 without venv'],
  [/NewConnectionError|name resolution|ConnectTimeoutError|ProxyError|No matching distribution/, 'no package index'],
];

const errorOf = (error: unknown): string => {
  const { message, stdout = '', stderr = '' } = error as { message: string; stdout?: string; stderr?: string };
  return `${message}\n${stdout}\n${stderr}`;
};

const quietly = (command: string, args: readonly string[]): void => {
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
};

/**
 * Creates a Python virtual environment in the folder with the pinned packages of a requirements file, once for each content of the file.
 * Returns its folder of programs. Throws ToolMissing if Python or the packages are unavailable.
 */
export const installVenv = (folder: string, requirements: string): string => {
  const [bin, stamp] = [join(folder, 'bin'), join(folder, 'requirements.txt')];
  const wanted = readFileSync(requirements, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return bin;
  rmSync(folder, { recursive: true, force: true });
  try {
    quietly('python3', ['-m', 'venv', folder]);
    quietly(join(bin, 'python'), ['-m', 'pip', 'install', '--quiet', '--retries', '1', '-r', requirements]);
  } catch (error) {
    const failure = errorOf(error);
    const missing = MISSING.find(([pattern]) => pattern.test(failure));
    throw missing === undefined ? new Error(failure) : new ToolMissing(missing[1]);
  }
  writeFileSync(stamp, wanted);
  return bin;
};
