import { Agent } from 'node:http';
import { print } from '../page.ts';
import { executeAll, senderTo } from './http.ts';
import { addTasks, queueTasks, type RunBench, type RunScene, WORKERS } from './scene.ts';

const MINUTES = Number(process.env.BENCH_SNAPSHOT_MINUTES ?? 1);
const PHASE_SECONDS = 10;
/** More than a worker can execute in a phase. */
const SPARE_TASKS = 300;

/**
 * Measures how the execution slows while another session holds a snapshot open, as a backup or a report does. Until it ends, no row that was
 * changed or deleted since then can be removed.
 */
export const measureSnapshot = async (bench: RunBench, scene: RunScene): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: WORKERS });
  const send = senderTo(bench.platformUrl, bench.token, agent);
  const addMore = async (perAgent: number): Promise<void> => {
    await addTasks(bench.pool, scene, perAgent);
    await queueTasks(bench.pool);
  };
  const rateOfPhase = async (): Promise<number> => {
    const { requestsPerSecond } = await executeAll(send, scene.workers, PHASE_SECONDS);
    await addMore(Math.ceil((requestsPerSecond * PHASE_SECONDS * 1.1) / WORKERS));
    return requestsPerSecond;
  };
  await addMore(SPARE_TASKS);
  const before = [await rateOfPhase(), await rateOfPhase(), await rateOfPhase()].sort((one, other) => one - other);
  const reader = await bench.pool.connect();
  const rates: number[] = [];
  try {
    await reader.query('begin isolation level repeatable read');
    await reader.query('select count(*) from open_runs');
    const end = performance.now() + MINUTES * 60_000;
    while (performance.now() < end) rates.push(await rateOfPhase());
    await reader.query('rollback');
  } finally {
    reader.release();
  }
  const [, usual = 1] = before;
  const last = rates.slice(-3).sort((one, other) => one - other)[1] ?? rates.at(-1) ?? 0;
  print(`\na snapshot held open for ${MINUTES} min under load (target after 10 min: at most 20 % slower)`);
  print(`  before ${usual.toFixed(0)} tasks/s, at the end ${last.toFixed(0)} tasks/s: ${(last / usual).toFixed(2)}`);
  agent.destroy();
};
