import autocannon from 'autocannon';
import type { Target } from './load.ts';
import { memoryOf } from './processes.ts';

const FEW = 10_000;
const MANY = Number(process.env.BENCH_REQUESTS ?? 1_000_000);

const send = async ({ name, ...target }: Target, amount: number): Promise<void> => {
  const result = await autocannon({ ...target, connections: 32, amount } as autocannon.Options);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} failures, ${result.errors} errors`);
};

/**
 * Memory of the process after ten thousand requests of each kind and after a million: what every request leaves behind shows here and
 * nowhere else.
 */
export const measureMemory = async (targets: readonly Target[], pid: number): Promise<void> => {
  console.log(`\nmemory after ${MANY} requests (target: at most 1.1 of memory after ${FEW})`);
  for (const target of targets) {
    await send(target, FEW);
    const before = memoryOf([pid]);
    await send(target, MANY - FEW);
    const after = memoryOf([pid]);
    console.log(`  ${target.name.padEnd(28)} ${(after / before).toFixed(2).padStart(6)}  ${before} MB -> ${after} MB`);
  }
};
