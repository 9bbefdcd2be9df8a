import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { UNAVAILABLE } from '../installed.ts';
import { installVenv, ToolMissing } from '../venv.ts';

/** Runs a program of this folder and returns its output, parsed as JSON. */
export type RunPython = (program: string, ...args: readonly string[]) => unknown;

const install = (folder: string): string => {
  try {
    return installVenv(join(folder, 'venv'), join(import.meta.dirname, 'requirements.txt'));
  } catch (error) {
    const isMissing = error instanceof ToolMissing;
    console.log(isMissing ? `the library for Python cannot be installed: ${error.message}` : error);
    process.exit(isMissing ? UNAVAILABLE : 1);
  }
};

/** Installs the Standard Webhooks library for Python into the folder. If that fails, the process exits with one line. */
export const installPython = (folder: string): RunPython => {
  const python = join(install(folder), 'python');
  return (program, ...args) =>
    JSON.parse(
      execFileSync(python, [join(import.meta.dirname, program), ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
};
