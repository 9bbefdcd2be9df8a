import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What this machine does not have, in a few words. */
export class ToolMissing extends Error {}

/** What the tools print when Python or the package index is not there; anything else is an error. */
const MISSING: readonly (readonly [RegExp, string])[] = [
  [/ENOENT/, 'no python3'],
  [/ensurepip/, 'python3 without venv'],
  [/NewConnectionError|name resolution|ConnectTimeoutError|ProxyError|No matching distribution/, 'no package index'],
];

const faultOf = (error: unknown): string => {
  const { message, stdout = '', stderr = '' } = error as { message: string; stdout?: string; stderr?: string };
  return `${message}\n${stdout}\n${stderr}`;
};

const quietly = (command: string, args: readonly string[]): void => {
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
};

/**
 * An environment of Python in the folder with the pinned packages of a requirements file, made once for each text of that file. Returns
 * its folder of programs. Throws ToolMissing where Python or the packages cannot be had.
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
    const fault = faultOf(error);
    const missing = MISSING.find(([pattern]) => pattern.test(fault));
    throw missing === undefined ? new Error(fault) : new ToolMissing(missing[1]);
  }
  writeFileSync(stamp, wanted);
  return bin;
};
