import { Agent, request } from 'node:http';
import { compareBeside, type Figures, figuresOf, report } from '../load.ts';
import { addTasks, completeTasks, HEARTBEATS, queueTasks, type RunBench, type RunScene, WORKERS } from './scene.ts';

/** Longer than other loads: the tasks added before a load outdate the plans that the connections keep, so it begins with planning. */
const SECONDS = 3 * Number(process.env.BENCH_SECONDS ?? 2);
/** More than a worker can finish in one load. */
const TASKS_OF_AGENT = 20 * SECONDS;

/** What a worker sends to one server; the result is the data of the response. */
export type Send = <T>(path: string, body: object, method?: string) => Promise<T>;

/** Sends requests over the connections of this agent. */
export const senderTo = (base: string, token: string, agent: Agent): Send => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (path, body, method = 'POST') =>
    new Promise((resolve, reject) => {
      const sent = request(`${base}/api/v1${path}`, { method, agent, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (response.statusCode === 200 || response.statusCode === 201) resolve(JSON.parse(text).data);
          else reject(new Error(`${path}: ${response.statusCode} ${text.slice(0, 300)}`));
        });
      });
      sent.on('error', reject);
      sent.end(JSON.stringify(body));
    });
};

/** A claim of a task. */
export interface Claimed {
  readonly run: { readonly id: string };
  readonly lease_token: string;
}

/** Executes one task of a worker: a claim, heartbeats, and a finish without a review. */
export const executeOne = async (send: Send, worker: string): Promise<void> => {
  const [claimed] = await send<readonly Claimed[]>(`/workers/${worker}/claims`, {});
  if (claimed === undefined) throw new Error('no task is ready');
  const { run, lease_token } = claimed;
  for (let beat = 0; beat < HEARTBEATS; beat += 1) await send(`/runs/${run.id}/heartbeat`, { lease_token });
  await send(`/runs/${run.id}/finish`, { lease_token, outcome: 'succeeded', summary: 'Done' });
};

/** Tasks per second of all workers during so many seconds, and the time of a task. */
export const executeAll = async (
  send: Send,
  workers: readonly string[],
  seconds: number = SECONDS,
): Promise<Figures> => {
  const durations: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  await Promise.all(
    workers.map(async (worker) => {
      while (performance.now() < end) {
        const start = performance.now();
        await executeOne(send, worker);
        durations.push(performance.now() - start);
      }
    }),
  );
  return figuresOf(durations, (performance.now() - begun) / 1000);
};

/** Compares the execution of tasks over HTTP with the twin: 32 workers, each for another agent. */
export const measureRuns = async (bench: RunBench, expressUrl: string, scene: RunScene): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: WORKERS });
  const measured = (url: string) => async (): Promise<Figures> => {
    await completeTasks(bench.pool);
    await addTasks(bench.pool, scene, TASKS_OF_AGENT);
    await queueTasks(bench.pool);
    return executeAll(senderTo(url, bench.token, agent), scene.workers);
  };
  const [twin, platform] = [measured(expressUrl), measured(bench.platformUrl)];
  for (const warmUp of [twin, platform]) await warmUp();
  report(
    `claim, ${HEARTBEATS} heartbeats and finish without a review, ${WORKERS} workers (target 0.7 of the hand-written twin)`,
    await compareBeside([
      ['express, prepared', twin],
      ['platform', platform],
    ]),
  );
  agent.destroy();
};
