import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_ARGUMENTS } from '../shared/server-arguments.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A child process that serves HTTP. */
export interface Served {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

const ended = (child: ChildProcess): Promise<void> => new Promise((resolve) => child.once('exit', () => resolve()));

/** Starts Node with these arguments, by default in the project folder, and waits until `path` responds. */
export const serve = async (
  args: readonly string[],
  env: Record<string, string>,
  path: string,
  folder = root,
): Promise<Served> => {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', PORT: String(port), LOG_LEVEL: 'error', WORKER: 'off', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilListening(port, child);
  await waitUntilServing(`${url}${path}`, child);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      const exit = ended(child);
      child.kill('SIGTERM');
      await exit;
    },
  };
};

/** Starts the server as `npm start` does, and waits until it is ready. */
export const startServer = (env: Record<string, string>): Promise<Served> =>
  serve(SERVER_ARGUMENTS, env, '/api/v1/readyz');

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Waits for the port before it sends requests, because frequent requests would slow down the start. */
const untilListening = async (port: number, child: ChildProcess): Promise<void> => {
  while (child.exitCode === null && !(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 5));
};

const waitUntilServing = async (url: string, child: ChildProcess): Promise<void> => {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`the process ended with ${child.exitCode}`);
};

/** The memory of the processes in megabytes (proportional set size); 0 for a process that has exited. */
export const memoryOf = (pids: readonly number[]): number => {
  const kilobytes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch (error) {
      if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
      throw error;
    }
  });
  return Math.round(kilobytes.reduce((sum, part) => sum + part, 0) / 1024);
};
