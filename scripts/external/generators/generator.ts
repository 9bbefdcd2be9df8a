import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ToolMissing } from '../venv.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The document, and its OpenAPI 3.0 form for generators that do not support 3.1. */
export const DOCUMENT = join(root, 'generated/openapi.json');
export const OLDER_DOCUMENT = join(root, 'derived/openapi-3.0.json');

/** A client generator. Each step throws the failure, or ToolMissing if this machine does not have its tools. */
export interface Generator {
  readonly language: string;
  readonly name: string;
  readonly version: string;
  /** The command that generates the client, run in a folder with the document; docs/sdk.md shows it. */
  readonly command: string;
  /** Its description in docs/sdk.md. */
  readonly remark: string;
  /** The program that uses the client, in scripts/external/programs. */
  readonly program: string | null;
  /** Generates the client into a folder with the documents, and copies the program that uses it. */
  generate(folder: string): void;
  /** Null for a client that is not compiled. */
  readonly compile: ((folder: string) => void) | null;
  /** Runs the program against the new server at `url`; null for a client without a program. */
  readonly flow: ((folder: string, url: string) => void | Promise<void>) | null;
}

const TEN_MINUTES_MS = 600_000;

/** Runs a program until it exits, and returns its output. Throws the output if it fails, and ToolMissing if it is not installed. */
export const run = (
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): string => {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TEN_MINUTES_MS,
    maxBuffer: 1e8,
  });
  if (error !== undefined && 'code' in error && error.code === 'ENOENT') throw new ToolMissing(`no ${command}`);
  const output = `${stdout}\n${stderr}`;
  if (status === 0) return output;
  const lines = output.split('\n').filter((line) => !/\bINFO\b/.test(line));
  throw new Error(lines.join('\n').trim() || String(error ?? `${command}: status ${status}`));
};

/** Copies the program for a client of this generator into the folder. */
export const copyProgram = (name: string, folder: string): void =>
  cpSync(join(import.meta.dirname, '../programs', name), folder, { recursive: true });
