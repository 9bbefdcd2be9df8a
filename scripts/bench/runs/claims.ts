import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { figuresOf, report } from '../load.ts';
import { print } from '../page.ts';
import { type Claimed, executeOne, type Send, senderTo } from './http.ts';
import { addTasks, completeTasks, queueTasks, type RunBench, type RunScene } from './scene.ts';

const CLAIMS = 200;
const BACKLOGS = [100, 100_000];
const IDLE_WORKERS = 1_000;
const IDLE_SECONDS = 20;
/** Claims that begin to wait together. */
const LOOKUPS = 100;
const PROBES = 200;
/** How long the full rate is measured, of which the load is half. */
const FULL_RATE_SECONDS = 3;
/** The units of the times in /proc/<pid>/stat. */
const TICKS_PER_SECOND = 100;
const LEASE_SECONDS = 10;

/** A claim and its release, which returns the task to its place. Returns the milliseconds of the claim. */
const claimAndRelease = async (send: Send, worker: string): Promise<number> => {
  const start = performance.now();
  const [claimed] = await send<readonly Claimed[]>(`/workers/${worker}/claims`, {});
  const duration = performance.now() - start;
  if (claimed === undefined) throw new Error('no task is ready');
  await send(`/runs/${claimed.run.id}/release`, { lease_token: claimed.lease_token });
  return duration;
};

/** How long a claim takes among few and among many ready tasks. */
const measureBacklogs = async ({ pool }: RunBench, scene: RunScene, send: Send): Promise<void> => {
  await send('/workers/bench-all', {}, 'PUT');
  const figures = new Map();
  for (const ready of BACKLOGS) {
    await completeTasks(pool);
    await addTasks(pool, scene, Math.ceil(ready / scene.agentIds.length));
    await queueTasks(pool);
    const durations: number[] = [];
    for (let count = 0; count < CLAIMS; count += 1) durations.push(await claimAndRelease(send, 'bench-all'));
    const seconds = durations.reduce((sum, each) => sum + each, 0) / 1000;
    const added = Math.ceil(ready / scene.agentIds.length) * scene.agentIds.length;
    figures.set(`${added.toLocaleString('en')} ready tasks`, figuresOf(durations, seconds));
  }
  report('claim of a worker for all agents by number of ready tasks (target: p99 at most twice)', figures);
  await completeTasks(pool);
};

/** The seconds of processor time that a process has used. */
const processorSecondsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
};

const residentMegabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** The processor time and memory of the server while many workers wait for a task. */
const measureIdle = async (send: Send, pid: number): Promise<void> => {
  const idle = residentMegabytesOf(pid);
  const names = Array.from({ length: IDLE_WORKERS }, (_, number) => `idle-${number}`);
  for (const name of names) await send(`/workers/${name}`, {}, 'PUT');
  const waiting: Promise<unknown>[] = [];
  for (const name of names) {
    waiting.push(send(`/workers/${name}/claims`, { wait_seconds: 30 }));
    // More lookups of one credential at the same time would be refused.
    if (waiting.length % LOOKUPS === 0) await wait(200);
  }
  await wait(2_000);
  const before = processorSecondsOf(pid);
  await wait(IDLE_SECONDS * 1000);
  const megabytes = residentMegabytesOf(pid);
  const share = ((processorSecondsOf(pid) - before) / IDLE_SECONDS) * 100;
  await Promise.all(waiting);
  print(`\n${IDLE_WORKERS} idle workers waiting (target: under 2 % of one core)`);
  print(
    `  ${share.toFixed(1)} % of one core; the server uses ${megabytes.toFixed(0)} MB, before it used ${idle.toFixed(0)} MB`,
  );
  for (const name of names) await send(`/workers/${name}`, {}, 'DELETE').catch(() => {});
};

/** The tasks per second that the workers execute when each starts the next task without a pause. */
const fullRateOf = async (send: Send, workers: readonly string[]): Promise<number> => {
  const start = performance.now();
  let executed = 0;
  await Promise.all(
    workers.map(async (worker) => {
      while (performance.now() - start < FULL_RATE_SECONDS * 1000) {
        await executeOne(send, worker);
        executed += 1;
      }
    }),
  );
  return executed / ((performance.now() - start) / 1000);
};

/** Executes tasks at `rate` per second until `signal` is aborted. */
const executeEvenly = async (
  send: Send,
  workers: readonly string[],
  rate: number,
  signal: AbortSignal,
): Promise<void> => {
  const running = new Set<Promise<void>>();
  for (let count = 0; !signal.aborted; count += 1) {
    const execution = executeOne(send, workers[count % workers.length] ?? '').finally(() => running.delete(execution));
    running.add(execution);
    await wait(1000 / rate);
  }
  await Promise.all(running);
};

/** The time from the creation of a ready task to its claim by a worker that waits for it, while others execute tasks. */
const measureDelay = async ({ pool }: RunBench, scene: RunScene, send: Send): Promise<void> => {
  const [probe = '', ...others] = scene.workers;
  await addTasks(pool, { ...scene, agentIds: scene.agentIds.slice(1) }, 300);
  await queueTasks(pool);
  const stopping = new AbortController();
  const rate = (await fullRateOf(send, others)) / 2;
  const load = executeEvenly(send, others, rate, stopping.signal);
  const durations: number[] = [];
  const body = { project_id: scene.projectId, title: 'Probe', assigned_to: scene.agentIds[0], review_policy: 'none' };
  for (let count = 0; count < PROBES; count += 1) {
    const claiming = send<readonly Claimed[]>(`/workers/${probe}/claims`, { wait_seconds: 10 });
    await wait(20);
    const ready = performance.now();
    await send('/tasks', body);
    const [claimed] = await claiming;
    durations.push(Math.max(0, performance.now() - ready));
    if (claimed === undefined) throw new Error('the task was not claimed');
    await send(`/runs/${claimed.run.id}/finish`, { lease_token: claimed.lease_token, outcome: 'succeeded' });
  }
  stopping.abort();
  await load;
  const { p50, p99 } = figuresOf(durations, 1);
  print(
    '\nready to claimed by a waiting worker, includes the request that creates the task (target p50 15 ms, p99 50 ms)',
  );
  print(`  half load: ${rate.toFixed(0)} tasks/s`);
  print(`  ${PROBES} tasks                          p50 ${p50} ms  p99 ${p99} ms`);
};

/** The time until the task of a worker that was killed is claimed by another. */
const measureRecovery = async ({ pool }: RunBench, scene: RunScene, send: Send): Promise<void> => {
  await pool.query(
    `insert into settings (namespace, key, value, updated_at, updated_by) values ('work', 'lease_seconds', '${LEASE_SECONDS}', now(), 'system')
     on conflict (namespace, key) do update set value = excluded.value`,
  );
  await pool.query('update settings_revision set revision = revision + 1');
  await wait(1_500);
  const agentId = scene.agentIds[0];
  for (const name of ['killed', 'successor']) await send(`/workers/${name}`, { agent_ids: [agentId] }, 'PUT');
  await send('/tasks', { project_id: scene.projectId, title: 'Killed', assigned_to: agentId });
  const start = performance.now();
  const [first] = await send<readonly Claimed[]>('/workers/killed/claims', { wait_seconds: 5 });
  const isRunning = async (): Promise<boolean> =>
    (await pool.query(`select 1 from runs where id = $1 and status = 'running'`, [first?.run.id])).rows.length > 0;
  while (await isRunning()) await wait(100);
  const ended = ((performance.now() - start) / 1000).toFixed(1);
  const [second] = await send<readonly Claimed[]>('/workers/successor/claims', { wait_seconds: 30 });
  const claimed = ((performance.now() - start) / 1000).toFixed(1);
  if (first === undefined || second === undefined) throw new Error('the task was not claimed twice');
  await send(`/runs/${second.run.id}/finish`, { lease_token: second.lease_token, outcome: 'succeeded' });
  print(`\nrecovery of a killed worker's task (target: the lease and 3 s)`);
  print(
    `  run ended after ${ended} s with a lease of ${LEASE_SECONDS} s; claimed again, after the backoff, after ${claimed} s`,
  );
};

/** Measures how claims behave: among many tasks, for idle workers, after a task becomes ready, and after a worker was killed. */
export const measureClaims = async (bench: RunBench, pid: number, scene: RunScene): Promise<void> => {
  const agent = new Agent({ keepAlive: true });
  const send = senderTo(bench.platformUrl, bench.token, agent);
  await measureBacklogs(bench, scene, send);
  await measureIdle(send, pid);
  await measureDelay(bench, scene, send);
  await measureRecovery(bench, scene, send);
  agent.destroy();
};
