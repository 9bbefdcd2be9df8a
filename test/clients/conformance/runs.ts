import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signIn } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const KIT = join(ROOT, 'clients/conformance/main.ts');

/** The account that the kit signs in with; it is created on a server without accounts. */
export const ACCOUNT = { username: 'chief', password: 'a long enough phrase for the test' };

/** A finished run of the kit. */
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

/** The arguments for a run of the kit against a deployment. */
export const against = (url: string, ...more: readonly string[]): string[] => [
  ...['--url', url, '--admin-username', ACCOUNT.username, '--admin-password', ACCOUNT.password],
  ...more,
];

/**
 * The general limit of a user has a longer window here, so that a busy machine can use it up before its window is over.
 * A run sends far fewer requests.
 */
export const giveTime = async (client: Client): Promise<void> => {
  const ceo = await signIn(client, ACCOUNT.username, ACCOUNT.password);
  for (const key of ['general_user', 'work'])
    await ceo.call('saveSetting', { path: { namespace: 'limits', key }, body: { value: '6000/600' } });
};

export const runKit = (...args: readonly string[]): Promise<Run> => runNode([KIT, ...args]);

/** The report in a folder. */
export interface Written {
  readonly counts: Readonly<Record<'holds' | 'fails' | 'skipped', number>>;
  readonly results: readonly {
    readonly group: string;
    readonly name: string;
    readonly status: string;
    readonly violations: readonly {
      readonly rule: string;
      readonly message: string;
      readonly operation: string | null;
    }[];
  }[];
  readonly statuses: Readonly<Record<'declared' | 'seen' | 'excused' | 'untried' | 'missing', number>>;
  readonly coverage: readonly {
    readonly operation: string;
    readonly statuses: readonly {
      readonly status: number;
      readonly seen: number;
      readonly account: string;
      readonly reason: string | null;
    }[];
  }[];
  readonly remains: readonly string[];
}

/** The declared statuses with this account in the report, such as `getProject 404`. */
export const pairsOf = ({ coverage }: Written, account: string): readonly string[] =>
  coverage.flatMap(({ operation, statuses }) =>
    statuses.filter((each) => each.account === account).map(({ status }) => `${operation} ${status}`),
  );

/** Untestable while the wizard is open, because the kit does not complete it. */
export const UNTRIED_WHILE_OPEN: readonly string[] = [
  'getSetupCompany 200',
  'getSetupCompany 304',
  'randomizeSetupAgentName 409',
  'completeSetup 409',
];

/** Untestable once the wizard is closed. */
export const UNTRIED_WHEN_COMPLETED: readonly string[] = [
  'getSetupCompany 404',
  'createSetupCompany 201',
  'createSetupAgent 201',
  'setSetupAgentModel 200',
  'setSetupAgentName 200',
  'setSetupAgentName 404',
  'setSetupAgentPersonality 200',
  'setSetupAgentPersonality 404',
  'randomizeSetupAgentName 200',
  'randomizeSetupAgentName 404',
  'setNameLocales 200',
  'setNameLocales 422',
  'completeSetup 422',
];

export const readReport = async (folder: string): Promise<Written> =>
  JSON.parse(await readFile(join(folder, 'conformance.json'), 'utf8'));
