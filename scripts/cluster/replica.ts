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
  /** Resolves with true when the replica is ready, and with false if it exits before. */
  readonly ready: Promise<boolean>;
  /** Resolves with the exit code, or with the signal that stopped it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Sends SIGTERM; the replica exits within ten seconds (spec/rules/limits.md#shutdown). */
  stop(): void;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLLOW_PARENT = new URL('./follow-parent.ts', import.meta.url).href;
const ARGUMENTS = ['--import', FOLLOW_PARENT, ...SERVER_ARGUMENTS];
const POLL_INTERVAL_MS = 50;
const POLL_TIMEOUT_MS = 2_000;

/** A free port. If it is taken before the replica listens, the replica is started again on another one. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts the server with this environment, in a separate process group, so that only the cluster receives signals of the terminal. */
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
