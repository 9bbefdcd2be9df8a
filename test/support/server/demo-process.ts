import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../scripts/bench/processes.ts';

/** `npm run demo` in a separate process, with `temporary` as its folder for temporary files. */
export const spawnDemo = (port: number, temporary: string): ChildProcess =>
  spawn(process.execPath, ['scripts/demo/main.ts', '--port', String(port)], {
    env: { PATH: process.env.PATH ?? '', TMPDIR: temporary, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The output of the process so far. */
export const textOf = (child: ChildProcess): (() => string) => {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (text += piece));
  return () => text;
};

/** A running demo company. */
export interface Demo {
  readonly process: ChildProcess;
  readonly baseUrl: string;
  /** An API key of the ceo, who signs in as `admin` with DEMO_PASSWORD. */
  readonly key: string;
  /** Ends it and its server; resolves with the exit code. */
  stop(): Promise<number | null>;
}

export const DEMO_PASSWORD = 'correct horse battery';

/** Rejects with its output when it ends before it is ready. */
export const startDemo = async (temporary: string): Promise<Demo> => {
  const port = await freePort();
  const child = spawnDemo(port, temporary);
  const said = textOf(child);
  const ended = once(child, 'exit');
  while (!said().includes('Ctrl-C stops')) {
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(said());
  }
  return {
    process: child,
    baseUrl: `http://127.0.0.1:${port}`,
    key: /ok_[\w-]+/.exec(said())?.[0] ?? '',
    stop: async () => {
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
      return child.exitCode;
    },
  };
};
