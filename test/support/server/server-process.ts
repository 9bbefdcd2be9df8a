import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onTestFailed, TestRunner } from 'vitest';
import { SERVER_ARGUMENTS } from '../../../scripts/shared/server-arguments.ts';
import { Client } from '../client/client.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The environment of a server with an external database. */
export const SECRETS = { JWT_SECRET: 'test-secret-test-secret-test-secret!', CURSOR_SECRET: 'test-cursor-secret' };
const ADDRESS = /^organisation-platform \S+ (?:is ready )?on (https?:[^\s;]+)/m;

/** How a process ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The real server in a separate process. */
export interface ServerProcess {
  readonly process: ChildProcess;
  readonly baseUrl: string;
  readonly client: Client;
  readonly ended: Promise<Ending>;
  /** Its CPU time in so many milliseconds, as a share of one processor. */
  busyShare(milliseconds: number): Promise<number>;
  /** Its present memory in megabytes. */
  residentMebibytes(): number;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<Ending>;
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<Ending>;
}

type Environment = Readonly<Record<string, string>>;
interface Launch {
  readonly program: string;
  readonly args: readonly string[];
  /** In a separate process group, to which a test can send signals as a terminal does, without receiving them itself. */
  readonly detached: boolean;
}

const DIRECTLY: Launch = { program: process.execPath, args: SERVER_ARGUMENTS, detached: false };
/** As in the README, with a shell between npm and the server. */
export const BY_NPM: Launch = { program: 'npm', args: ['start'], detached: true };

/** As in a container, with its own process namespace; killing the first process ends all of them. */
export const IN_CONTAINER: Launch = {
  program: 'unshare',
  args: ['--pid', '--fork', '--kill-child=KILL', '--mount-proc', process.execPath, ...SERVER_ARGUMENTS],
  detached: false,
};

/** Ends the server of a test that failed before it stopped it. Servers that `beforeAll` starts are stopped by `afterAll`. */
const endWithFailedTest = (child: ChildProcess, isGroup: boolean): void => {
  if (TestRunner.getCurrentTest() === undefined) return;
  onTestFailed(() => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    if (isGroup) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  });
};

const spawnServer = (env: Environment, { program, args, detached }: Launch = DIRECTLY) => {
  const child = spawn(program, args, {
    cwd: ROOT,
    detached,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      WEBHOOK_ALLOW_PRIVATE: 'on',
      WORKER: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithFailedTest(child, detached);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      output[name] += chunk;
    });
  const ended = new Promise<Ending>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, ...output })),
  );
  return { child, output, ended };
};

/** The clock ticks in which Linux measures CPU time. */
const TICKS_PER_SECOND = 100;

const processorSeconds = (pid: number | undefined): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
};

/** Runs a start that is expected to fail, to its end. It has no default secrets, so a test can omit them. */
export const runServer = (env: Environment, launch?: Launch): Promise<Ending> => spawnServer(env, launch).ended;

/** Starts a server without waiting. */
export const beginServer = (env: Environment, launch?: Launch): Pick<ServerProcess, 'process' | 'ended'> => {
  const { child, ended } = spawnServer(env, launch);
  return { process: child, ended };
};

/** Starts the server and waits until it listens. Rejects with its output when it ends before that. */
export const startServerProcess = async (env: Environment, launch?: Launch): Promise<ServerProcess> => {
  const { child, output, ended } = spawnServer({ RATE_LIMITS: 'off', ...SECRETS, ...env }, launch);
  const listening = new Promise<string>((resolve) =>
    child.stdout.on('data', () => {
      const [, address] = ADDRESS.exec(output.stdout) ?? [];
      if (address !== undefined) resolve(address);
    }),
  );
  const failed = ended.then(({ code, signal, stderr }) => {
    throw new Error(`the server ended with ${code ?? signal} before it listened: ${stderr}`);
  });
  failed.catch(() => {});
  const baseUrl = await Promise.race([listening, failed]);
  const end = (signal: NodeJS.Signals): Promise<Ending> => {
    child.kill(signal);
    return ended;
  };
  return {
    process: child,
    baseUrl,
    client: new Client(baseUrl),
    ended,
    busyShare: async (milliseconds) => {
      const before = processorSeconds(child.pid);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return ((processorSeconds(child.pid) - before) * 1000) / milliseconds;
    },
    residentMebibytes: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
};
