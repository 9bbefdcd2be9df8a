import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SERVER_ARGUMENTS } from '../shared/server-arguments.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A server in a separate process, on a separate port. */
export interface Replica {
  readonly pid: number;
  readonly port: number;
  /** Fulfilled with true once it is ready, with false when it ends before that. */
  readonly ready: Promise<boolean>;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** SIGTERM; by its own rule it has then ended after ten seconds at the latest (spec/rules/limits.md#shutdown). */
  stop(): void;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLLOW_PARENT = new URL('./follow-parent.ts', import.meta.url).href;
const ARGUMENTS = ['--import', FOLLOW_PARENT, ...SERVER_ARGUMENTS];
const POLL_INTERVAL_MS = 50;
const POLL_TIMEOUT_MS = 2_000;

/** A port that was free just now. Anyone who finds it taken after all is started again on another one. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts the server with this environment, in a separate process group: signals of the terminal are for the cluster alone. */
export const startReplica = async (env: Environment): Promise<Replica> => {
  const port = await freePort();
  const child = spawn(process.execPath, ARGUMENTS, {
    cwd: ROOT,
    detached: true,
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
  });
  return { pid: child.pid ?? 0, port, ready: untilReady(child, port), ended, stop: () => void child.kill('SIGTERM') };
};

const untilReady = async (child: ChildProcess, port: number): Promise<boolean> => {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/readyz`, {
      signal: AbortSignal.timeout(POLL_TIMEOUT_MS),
    }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return true;
    await wait(POLL_INTERVAL_MS);
  }
  return false;
};
