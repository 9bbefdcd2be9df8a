import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { closeSync, constants, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Duplex, Readable } from 'node:stream';
import type { Account } from '../files/account.ts';

/** Emits for each launched program: from then on this process has time for other work. */
export const launches = new EventEmitter<{ launch: [] }>();

/** One run of a PostgreSQL program on a cluster folder. */
export interface LaunchOptions {
  readonly program: string;
  /** Receives the path under which the program must address the cluster folder. */
  readonly args: (clusterPath: string) => readonly string[];
  readonly clusterFolder: string;
  readonly account: Account | null;
  /** The standard input; empty by default. */
  readonly input?: string;
  /** A file as standard input; the account need not be able to reach it. */
  readonly inputFile?: string;
  readonly onLine: (line: string) => void;
}

export interface RunningProcess {
  readonly pid: number | undefined;
  /** Resolves when the program and all its children have exited; never rejects. */
  readonly ended: Promise<ProcessExit>;
  readonly hasEnded: () => boolean;
  readonly signal: (signal: NodeJS.Signals) => void;
}

export interface ProcessExit {
  readonly exitCode: number | null;
  /** The most informative of the last lines of output. */
  readonly reason: string;
}

// The watcher is a child of init, not of PostgreSQL, which does not expect unknown children. It waits on a pipe that only we hold open.
// When this process dies in any way, the pipe ends without data and the program must exit. Data on the pipe means that the program has
// exited by itself and another process may have its id.
const WATCHED_PROGRAM = `
( { read -r _ <&4 || kill -QUIT $$; } >/dev/null 2>&1 3<&- & )
exec "$@" 4<&-
`;

// The program gets nothing of our own environment: it may hold secrets, and PG* variables would change its behaviour.
const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Runs a program in its own session, so that a signal to the process group of the terminal reaches only us and we decide when it stops. A
 * watcher ends it when we die.
 */
export function launch(run: LaunchOptions): RunningProcess {
  const usesDescriptor = run.account !== null && process.platform === 'linux';
  // Another account cannot traverse a home that only root can enter, but it may use a folder that was opened before the change: descriptor
  // 3 stays open in PostgreSQL and all its children.
  const descriptor = openSync(run.clusterFolder, constants.O_RDONLY | constants.O_DIRECTORY);
  let input: number | 'pipe' = 'pipe';
  try {
    if (run.inputFile !== undefined) input = openSync(run.inputFile, constants.O_RDONLY);
    const args = run.args(usesDescriptor ? '/proc/self/fd/3' : run.clusterFolder);
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
  // A program that exits before it has read its input reports the reason itself.
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

/** Messages to clients that connect too early or too late. They are never the reason of an exit. */
const NOT_ACCEPTING =
  /the database system is (starting up|not yet accepting connections|in recovery mode|shutting down)/;

function findReason(lines: readonly string[]): string {
  const informative =
    lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line) && !NOT_ACCEPTING.test(line)) ??
    lines.at(-1) ??
    'no message';
  return informative.replace(/^.*?\b(FATAL|PANIC|error):\s*/, '');
}
