import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const KIT = join(ROOT, 'clients/conformance/main.ts');

/** The account by which the kit signs in; a server without accounts is given it. */
export const ACCOUNT = { username: 'chief', password: 'a long enough phrase for the test' };

/** A run of the kit that has ended. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program of Node to its end. */
export const runNode = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = ROOT,
): Promise<Run> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (piece: string) => {
        output[stream] += piece;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...output }));
  });

/** The arguments by which the kit looks at a deployment. */
export const against = (url: string, ...more: readonly string[]): string[] => [
  ...['--url', url, '--admin-username', ACCOUNT.username, '--admin-password', ACCOUNT.password],
  ...more,
];

export const runKit = (...args: readonly string[]): Promise<Run> => runNode([KIT, ...args]);

/** A report as it was written into a folder. */
export interface Written {
  readonly counts: Readonly<Record<'holds' | 'fails' | 'skipped', number>>;
  readonly outcomes: readonly {
    readonly group: string;
    readonly name: string;
    readonly status: string;
    readonly findings: readonly {
      readonly rule: string;
      readonly message: string;
      readonly operation: string | null;
    }[];
  }[];
  readonly coverage: readonly { readonly operation: string; readonly statuses: readonly { readonly seen: number }[] }[];
  readonly remains: readonly string[];
}

export const readReport = async (folder: string): Promise<Written> =>
  JSON.parse(await readFile(join(folder, 'conformance.json'), 'utf8'));
