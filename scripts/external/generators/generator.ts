import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ToolMissing } from '../venv.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The document as generators read it, and the older one for those that cannot. */
export const DOCUMENT = join(root, 'generated/openapi.json');
export const OLDER_DOCUMENT = join(root, 'derived/openapi-3.0.json');

/** One generator of clients. Each step throws what went wrong, or ToolMissing where this machine lacks what it needs. */
export interface Generator {
  readonly language: string;
  readonly name: string;
  readonly version: string;
  /** The command line that is run for the client, in a folder that holds the document; docs/sdk.md prints it. */
  readonly command: string;
  /** What to expect from it, in the words of docs/sdk.md. */
  readonly remark: string;
  /** The program that speaks through the client, below scripts/external/programs. */
  readonly program: string | null;
  /** Fills the folder, where only the documents lie, with a client and the program that speaks through it. */
  generate(folder: string): void;
  /** Null where no compiler is available. */
  readonly compile: ((folder: string) => void) | null;
  /** Runs the program against the server at `url`, which is fresh; null for a client without a program. */
  readonly flow: ((folder: string, url: string) => void | Promise<void>) | null;
}

const TEN_MINUTES_MS = 600_000;

/** Runs a program to its end. Throws what it printed when it fails, ToolMissing when there is none of this name. */
export const run = (
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): void => {
  try {
    execFileSync(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TEN_MINUTES_MS,
      maxBuffer: 1e8,
    });
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: string; stdout?: Buffer; stderr?: Buffer };
    if (code === 'ENOENT') throw new ToolMissing(`no ${command}`);
    const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => !/\bINFO\b/.test(line));
    throw new Error(lines.join('\n').trim() || String(error));
  }
};

/** Copies what is written against a client of this generator into the folder. */
export const copyProgram = (name: string, folder: string): void =>
  cpSync(join(import.meta.dirname, '../programs', name), folder, { recursive: true });
