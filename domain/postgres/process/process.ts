import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { closeSync, constants, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Duplex, Readable } from 'node:stream';
import type { Account } from '../files/account.ts';

/** Tells of each program that was launched: from then on this process has time for something else. */
export const launches = new EventEmitter<{ launch: [] }>();

/** One run of a PostgreSQL program on a cluster folder. */
export interface LaunchOptions {
  readonly program: string;
  /** Receives the path under which the program must address the cluster folder. */
  readonly args: (clusterPath: string) => readonly string[];
  readonly clusterFolder: string;
  readonly account: Account | null;
  /** What the program reads; nothing when left out. */
  readonly input?: string;
  /** The file that the program reads instead; the account need not be able to reach it. */
  readonly inputFile?: string;
  readonly onLine: (line: string) => void;
}

export interface RunningProcess {
  readonly pid: number | undefined;
  /** Settles when the program and all its children are gone; never rejects. */
  readonly ended: Promise<ProcessExit>;
  readonly hasEnded: () => boolean;
  readonly signal: (signal: NodeJS.Signals) => void;
}

export interface ProcessExit {
  readonly exitCode: number | null;
  /** The most telling of the last lines the program wrote. */
  readonly reason: string;
}

// The watcher is a child of init, not of PostgreSQL, which would wonder about a child it does not know. It waits on a
// pipe that only we hold open: the pipe ends without a word when we die, however we die, and then the program must go.
// A word on the pipe says that the program has ended by itself and its process id may already belong to another.
const WATCHED_PROGRAM = `
( { read -r _ <&4 || kill -QUIT $$; } >/dev/null 2>&1 3<&- & )
exec "$@" 4<&-
`;

// Nothing of our own environment reaches the program: it may hold secrets, and PG* variables would change its course.
const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Runs a program in a session of its own, so that a signal to the terminal's process group reaches us alone and we
 * decide when it stops, under a watcher that ends it when we die.
 */
export function launch(run: LaunchOptions): RunningProcess {
  const isByDescriptor = run.account !== null && process.platform === 'linux';
  // A changed account cannot walk through a root-only home to the cluster, but it may use a folder that was opened
  // before the change: descriptor 3 stays open in PostgreSQL and all its children.
  const descriptor = openSync(run.clusterFolder, constants.O_RDONLY | constants.O_DIRECTORY);
  let input: number | 'pipe' = 'pipe';
  try {
    if (run.inputFile !== undefined) input = openSync(run.inputFile, constants.O_RDONLY);
    const args = run.args(isByDescriptor ? '/proc/self/fd/3' : run.clusterFolder);
    const child = spawn('/bin/sh', ['-c', WATCHED_PROGRAM, 'sh', run.program, ...args], {
      cwd: '/',
      detached: true,
      env: ENVIRONMENT,
      stdio: [input, 'pipe', 'pipe', descriptor, 'pipe'],
      ...run.account,
    });
    launches.emit('launch');
    return follow(child, run);
  } finally {
    closeSync(descriptor);
    if (input !== 'pipe') closeSync(input);
  }
}

function follow(child: ChildProcess, { input = '', onLine }: LaunchOptions): RunningProcess {
  const lastLines: string[] = [];
  for (const stream of [child.stdout, child.stderr] as Readable[]) {
    createInterface({ input: stream }).on('line', (line) => {
      lastLines.push(line);
      if (lastLines.length > 20) lastLines.shift();
      onLine(line);
    });
  }
  // A program that ends before it has read all says why by itself.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  const lifeline = child.stdio[4] as Duplex;
  lifeline.on('error', () => lifeline.destroy());
  child.once('exit', () => lifeline.end('ended\n', () => lifeline.destroy()));
  let isOver = false;
  const ended = new Promise<ProcessExit>((resolve) => {
    child.once('error', (error) => resolve({ exitCode: null, reason: error.message }));
    child.once('close', (exitCode) => resolve({ exitCode, reason: findReason(lastLines) }));
  }).finally(() => {
    isOver = true;
  });
  return { pid: child.pid, ended, hasEnded: () => isOver, signal: (name) => void child.kill(name) };
}

/** What callers are told who come too early or too late: no reason for anything. */
const TURNED_AWAY = /the database system is (starting up|not yet accepting connections|in recovery mode|shutting down)/;

function findReason(lines: readonly string[]): string {
  const telling =
    lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line) && !TURNED_AWAY.test(line)) ??
    lines.at(-1) ??
    'no message';
  return telling.replace(/^.*?\b(FATAL|PANIC|error):\s*/, '');
}
