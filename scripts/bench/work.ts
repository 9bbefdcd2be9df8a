import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { figuresOf, load, report } from './load.ts';
import { print } from './page.ts';

/** A running platform with the built-in guide, its process and database, and an API key with the role ceo. */
export interface WorkBench {
  readonly pool: Pool;
  readonly url: string;
  readonly pid: number;
  readonly token: string;
}

interface Turn {
  readonly conversation_id: string;
  readonly status: 'needs_more' | 'drafted';
  readonly charter: { readonly id: string } | null;
}

const CONNECTIONS = 32;
const MEMORY_TURNS = 10_000;
const WARM_UP_TURNS = 2_000;
const INTERVIEWS = 200;
const DECISIONS = 1_000;

const REPLIES = [
  'Fewer calls; happier customers',
  'none',
  'Half the calls',
  'Orders; out of scope: an app',
  '50k',
  'skip',
];
const IDEA = 'I have an idea: a customer portal.';

const post = async <T>({ url, token }: WorkBench, path: string, body?: object): Promise<T> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
  const { data, error } = (await response.json()) as { data: T; error: string | null };
  if (!response.ok) throw new Error(`${path}: ${response.status} ${error}`);
  return data;
};

const say = (bench: WorkBench, message: string, conversation_id: string | null): Promise<Turn> =>
  post<Turn>(bench, '/meta/charters/interview', { message, conversation_id });

/** Runs an interview from the idea to the draft, and records the duration of each turn in milliseconds. */
const interview = async (bench: WorkBench, durations: number[]): Promise<Turn> => {
  let turn: Turn | null = null;
  for (const message of [IDEA, ...REPLIES]) {
    const start = performance.now();
    turn = await say(bench, message, turn?.conversation_id ?? null);
    durations.push(performance.now() - start);
  }
  if (turn?.status !== 'drafted') throw new Error('the interview did not end with a draft');
  return turn;
};

/** Runs `work` `times` times with `workers` in parallel. Returns the milliseconds of each and the seconds of all. */
const spread = async (times: number, workers: number, work: (index: number) => Promise<unknown>) => {
  const durations: number[] = [];
  let next = 0;
  const start = performance.now();
  const run = async (): Promise<void> => {
    for (let index = next++; index < times; index = next++) {
      const begun = performance.now();
      await work(index);
      durations.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: workers }, run));
  return { durations, seconds: (performance.now() - start) / 1000 };
};

/** Raises the limits per user, because one user sends all requests here. */
const liftLimits = async (pool: Pool): Promise<void> => {
  await pool.query(`insert into settings (namespace, key, value, updated_at, updated_by) values
    ('limits', 'interviewCharter', '"off"', now(), 'system'), ('limits', 'approveCharter', '"off"', now(), 'system'),
    ('limits', 'createApproval', '"off"', now(), 'system'), ('limits', 'approveApproval', '"off"', now(), 'system'),
    ('concurrency', 'interviewCharter', '0', now(), 'system') on conflict do nothing`);
  await pool.query('update settings_revision set revision = revision + 1');
};

/** Fewer than 1 000 conversations are opened in this time. */
const CLOSING_MS = 500;

/** Closes conversations, because a user may have at most 1 000 open ones, and one user creates all of them here. */
const closeConversations = (pool: Pool) =>
  pool.query(`update conversations set status = 'closed' where status <> 'closed'`);

const measureTurns = async (bench: WorkBench): Promise<void> => {
  const closing = setInterval(() => void closeConversations(bench.pool), CLOSING_MS);
  const opening = await load({
    name: 'opening turn',
    url: `${bench.url}/api/v1/meta/charters/interview`,
    method: 'POST',
    headers: { authorization: `Bearer ${bench.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: IDEA }),
  });
  clearInterval(closing);
  await closeConversations(bench.pool);
  const turns: number[] = [];
  const { seconds } = await spread(CONNECTIONS * 4, CONNECTIONS, () => interview(bench, turns));
  report(
    'interview turn with the guide',
    new Map([
      ['opening turn', opening],
      ['turns of complete interviews', figuresOf(turns, seconds)],
    ]),
  );
};

const measureInterviews = async (bench: WorkBench): Promise<readonly Turn[]> => {
  const turns: number[] = [];
  const drafted: Turn[] = [];
  const { seconds } = await spread(INTERVIEWS, INTERVIEWS, async () => drafted.push(await interview(bench, turns)));
  const { p50, p99 } = figuresOf(turns, seconds);
  print(`\n${INTERVIEWS} interviews in parallel`);
  print(
    `  ${drafted.length} drafted, ${turns.length} turns in ${seconds.toFixed(1)} s; per turn p50 ${p50} ms  p99 ${p99} ms`,
  );
  return drafted;
};

const measureDecisions = async (bench: WorkBench, drafted: readonly Turn[]): Promise<void> => {
  const request = { action_type: 'deploy:release', title: 'Release', description: 'Ship it', risk_level: 'high' };
  const ids: string[] = [];
  await spread(DECISIONS, CONNECTIONS, async () =>
    ids.push((await post<{ id: string }>(bench, '/approvals', request)).id),
  );
  const decided = await spread(DECISIONS, CONNECTIONS, (index) => post(bench, `/approvals/${ids[index]}/approve`));
  const approved = await spread(drafted.length, CONNECTIONS, (index) =>
    post(bench, `/meta/charters/${drafted[index]?.charter?.id}/approve`),
  );
  report(
    'decisions',
    new Map([
      ['approvals decided', figuresOf(decided.durations, decided.seconds)],
      ['charters approved', figuresOf(approved.durations, approved.seconds)],
    ]),
  );
};

/** Resident memory of the process in megabytes. */
const residentOf = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

const measureMemory = async (bench: WorkBench): Promise<void> => {
  const perInterview = REPLIES.length + 1;
  const takeTurns = async (count: number): Promise<void> => {
    await closeConversations(bench.pool);
    await spread(Math.ceil(count / perInterview), CONNECTIONS, () => interview(bench, []));
  };
  await takeTurns(WARM_UP_TURNS);
  const samples = [residentOf(bench.pid)];
  const quarters = 4;
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    await takeTurns(MEMORY_TURNS / quarters);
    samples.push(residentOf(bench.pid));
  }
  print(`\nresident memory over ${MEMORY_TURNS} turns, after a warm-up of ${WARM_UP_TURNS}`);
  print(`  ${samples.map((sample) => `${sample} MB`).join(', ')} (every ${MEMORY_TURNS / quarters} turns)`);
};

/** Measures interviews, decisions, and their memory. */
export const measureWork = async (bench: WorkBench): Promise<void> => {
  await liftLimits(bench.pool);
  await measureTurns(bench);
  await measureDecisions(bench, await measureInterviews(bench));
  await measureMemory(bench);
};
