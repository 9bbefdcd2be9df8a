import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Client } from '../client/client.ts';
import { eventually } from '../time/eventually.ts';
import { SECRETS } from './server-process.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ARGUMENTS = ['--import', './scripts/require-node.js', 'scripts/cluster/main.ts'];
const ADDRESS = /replicas on (http:\S+);/;
/** A replica may take half a minute on a busy machine. */
const PATIENCE_SECONDS = 120;

/** Several servers behind one address, as `npm run cluster` runs them. */
export interface ClusterProcess {
  readonly process: ChildProcess;
  readonly client: Client;
  /** Its output so far. */
  readonly lines: readonly string[];
  /** Waits until it has printed this many lines of this form. */
  said(form: RegExp, times?: number): Promise<void>;
  /** Sends SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the cluster and waits until it accepts clients. With `workers`, so many further processes execute the tasks. */
export const startClusterProcess = async (
  count: number,
  env: Readonly<Record<string, string>>,
  workers = 0,
): Promise<ClusterProcess> => {
  const sizes = [String(count), ...(workers > 0 ? ['--workers', String(workers)] : [])];
  const child = spawn(process.execPath, [...ARGUMENTS, ...sizes], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMITS: 'off',
      WORKER: 'off',
      WEBHOOK_ALLOW_PRIVATE: 'on',
      ...SECRETS,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    output += piece;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines = (): string[] => output.split('\n').slice(0, -1);
  const said = (form: RegExp, times = 1): Promise<void> =>
    eventually(() => {
      if (child.exitCode !== null) throw new Error(`the cluster ended with ${child.exitCode}: ${output}`);
      return lines().filter((line) => form.test(line)).length >= times;
    }, PATIENCE_SECONDS);
  await said(ADDRESS);
  const [, baseUrl = ''] = ADDRESS.exec(output) ?? [];
  return {
    process: child,
    client: new Client(baseUrl),
    get lines() {
      return lines();
    },
    said,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};
