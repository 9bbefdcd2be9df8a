import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { UNAVAILABLE } from '../installed.ts';

const PACKAGE = 'standardwebhooks==1.1.0';

/** What the tools print when Python or the package index is not there; anything else is a fault. */
const MISSING: readonly (readonly [RegExp, string])[] = [
  [/ENOENT/, 'no python3'],
  [/ensurepip/, 'python3 without venv'],
  [/NewConnectionError|name resolution|ConnectTimeoutError|ProxyError|No matching distribution/, 'no package index'],
];

const quietly = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const faultOf = (error: unknown): string => {
  const { message, stdout = '', stderr = '' } = error as { message: string; stdout?: string; stderr?: string };
  return `${message}\n${stdout}\n${stderr}`;
};

/** Runs a program of this folder with arguments; what it prints, as JSON. */
export type RunPython = (program: string, ...args: readonly string[]) => unknown;

/** Installs the library of Standard Webhooks for Python into the folder; where that cannot be done the process ends with one line. */
export const installPython = (folder: string): RunPython => {
  const bin = join(folder, 'venv', 'bin');
  try {
    quietly('python3', ['-m', 'venv', join(folder, 'venv')]);
    quietly(join(bin, 'python'), ['-m', 'pip', 'install', '--quiet', '--retries', '1', PACKAGE]);
  } catch (error) {
    const fault = faultOf(error);
    const missing = MISSING.find(([pattern]) => pattern.test(fault));
    console.log(missing === undefined ? fault : `the library for Python cannot be installed: ${missing[1]}`);
    process.exit(missing === undefined ? 1 : UNAVAILABLE);
  }
  return (program, ...args) => JSON.parse(quietly(join(bin, 'python'), [join(import.meta.dirname, program), ...args]));
};
