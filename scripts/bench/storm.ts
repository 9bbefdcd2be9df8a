import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { compareBeside, type Figures, load, report, type Target } from './load.ts';

/** A client that reads and one that signs in continuously, on the same server. */
export interface Stormed {
  readonly read: Target;
  readonly logIn: Target;
}

const READERS = 4;
const CALLERS = 8;

const duringSignIns = async ({ read, logIn }: Stormed): Promise<Figures> => {
  const [figures] = await Promise.all([load(read, READERS), load(logIn, CALLERS)]);
  return figures;
};

/** Measures reads during a busy loop of the lowest priority in an unrelated process, as the baseline for any CPU load. */
const besideLoop = async ({ read }: Stormed): Promise<Figures> => {
  const loop = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  try {
    if (loop.pid === undefined) throw new Error('no loop could be started');
    setPriority(loop.pid, constants.priority.PRIORITY_LOW);
    return await load(read, READERS);
  } finally {
    loop.kill('SIGKILL');
  }
};

/** Measures reads during continuous password checks, with the baseline of the machine and bare Express for comparison. */
export const measureStorm = async (platform: Stormed, express: Stormed): Promise<void> => {
  report(
    'reads during a login storm that saturates the hash threads (target: p99 at most 2.5 times)',
    await compareBeside([
      ['alone', () => load(platform.read, READERS)],
      ['with logins', () => duringSignIns(platform)],
      ['with a busy loop', () => besideLoop(platform)],
    ]),
  );
  report(
    'the same with bare Express',
    await compareBeside([
      ['alone', () => load(express.read, READERS)],
      ['with logins', () => duringSignIns(express)],
    ]),
  );
};
