import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newActiveProject, newWorkAgent } from '../../support/builders/execution/work.ts';
import { newDepartment } from '../../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import { type Body, Client, type Identity } from '../../support/client/client.ts';
import { inParallel } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { ScriptedModel } from '../../support/doubles/scripted-model.ts';
import { FragileReplica } from '../../support/execution/cluster/fragile-replica.ts';
import { RestartableDatabase } from '../../support/execution/cluster/restartable-database.ts';
import { ErraticModel, USAGE } from '../../support/execution/crowd/erratic-model.ts';
import { Seeded } from '../../support/execution/crowd/seeded.ts';

/** The number of charters. */
const CHARTERS = Number(process.env.CHARTERS ?? 6);
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 32));
const LONGEST_MS = 240_000 + CHARTERS * 12_000;
/** In the currency of the company for a million tokens. */
const PRICES = { price_per_million_input_tokens: 3, price_per_million_output_tokens: 15 };
const PRICE_OF_CALL = (USAGE.prompt_tokens * 3 + USAGE.completion_tokens * 15) / 1_000_000;
const SLOTS = 4;
const SETTINGS = {
  lease_seconds: 10,
  max_runs_per_agent: 20,
  max_runs_per_project: 20,
  built_in_slots: SLOTS,
} as const;
/** Why an open task may wait in the end. */
const STATED = ['attempts_exhausted', 'subtasks', 'dependency', 'budget'];

let database: RestartableDatabase;
let model: ScriptedModel;
let replicas: readonly FragileReplica[];
let identity: Identity;
let markerProjectId: string;

beforeAll(async () => {
  database = await RestartableDatabase.start();
  model = await ScriptedModel.start();
  const env = {
    ...{ MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1', MODEL_API_KEY: 'sk-1' },
    WORKER: 'on',
  };
  const first = await FragileReplica.start(database, env);
  replicas = [first, ...(await inParallel(2, () => FragileReplica.start(database, env)))];
  const ceo = await setUpCeo(new Client(first.baseUrl));
  identity = ceo.identity;
  const save = (namespace: string, key: string, value: number) =>
    ceo.call('saveSetting', { path: { namespace, key }, body: { value } });
  for (const [key, value] of Object.entries(SETTINGS)) await save('work', key, value);
  for (const [key, value] of Object.entries(PRICES)) await save('budget', key, value);
  await newDepartment(ceo, 'workshop');
  await newWorkAgent(ceo, { role: 'CEO', autonomy_level: 'semi' });
  for (const autonomy_level of ['full', 'semi', 'supervised'])
    await newWorkAgent(ceo, { role: 'Writer', autonomy_level });
  await newWorkAgent(ceo, { role: 'Quality lead' });
  markerProjectId = await newActiveProject(ceo);
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await model.close();
  await database.close();
});

const anyClient = (random: Seeded): Client => new Client(random.pick(replicas).baseUrl, identity);

/** Reads all pages; null if a server failed. */
const all = async (client: Client, operation: 'listTasks' | 'listRuns', query: object = {}): Promise<Body[] | null> => {
  const found: Body[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = { query: { ...query, limit: 200, ...(cursor === undefined ? {} : { cursor }) } };
    const { status, body } = await client.call(operation, page);
    if (status !== 200) return null;
    found.push(...body.data);
    if (!body.pagination.has_more) return found;
    cursor = body.pagination.next_cursor ?? undefined;
  }
};

/** Decides everything that waits for a person, and starts what is blocked, until it is stopped. */
class Person {
  readonly #random: Seeded;
  #isKind = false;
  isStopped = false;

  constructor(random: Seeded) {
    this.#random = random;
  }

  /** Rejects nothing any more. */
  conclude(): void {
    this.#isKind = true;
  }

  async work(): Promise<void> {
    while (!this.isStopped) {
      await this.#decide().catch(() => {});
      await wait(300);
    }
  }

  async #decide(): Promise<void> {
    const client = anyClient(this.#random);
    const { status, body } = await client.call('listApprovals', { query: { status: 'pending', limit: 200 } });
    if (status !== 200) return;
    for (const { id } of body.data) {
      const path = { approval_id: id };
      if (!this.#isKind && this.#random.chance(0.15))
        await client.call('rejectApproval', { path, body: { reason: 'Not yet' } });
      else await client.call('approveApproval', { path });
    }
    const blocked = await client.call('listTasks', { query: { status: 'blocked', limit: 200 } });
    if (blocked.status !== 200 || !this.#random.chance(0.3)) return;
    for (const { id } of blocked.body.data) await client.call('startTask', { path: { task_id: id } });
  }
}

/** Kills, stops and cuts off servers until it is stopped; returns how often each happened. */
const disturb = async (random: Seeded, isOver: () => boolean): Promise<Record<string, number>> => {
  const counts = { kill: 0, suspend: 0, cutOff: 0 };
  while (!isOver()) {
    const replica = random.pick(replicas);
    const kind = random.weighted([['kill', 5] as const, ['suspend', 3] as const, ['cutOff', 3] as const]);
    counts[kind] += 1;
    if (kind === 'kill') await replica.kill();
    else if (kind === 'suspend') await replica.suspend(random.chance(0.2) ? 14_000 : 800);
    else await replica.cutOff(random.between(100, 1_500));
    for (const one of replicas) await one.repair();
    await wait(random.between(1_000, 4_000));
  }
  return counts;
};

const approvedCharter = async (random: Seeded): Promise<string> => {
  for (;;) {
    const client = anyClient(random);
    const drafted = await client
      .call('interviewCharter', { body: { message: 'A portal', conversation_id: null } })
      .catch(() => null);
    const charter = drafted?.status === 200 ? drafted.body.data.charter : null;
    if (charter === null) continue;
    const approved = await client.call('approveCharter', { path: { charter_id: charter.id } }).catch(() => null);
    if (approved?.status === 200) return approved.body.data.project_id;
  }
};

const isSettled = ({ status, waiting_for: waiting }: Body): boolean =>
  ['completed', 'failed', 'cancelled', 'rejected'].includes(status) || STATED.includes(waiting?.reason);

describe('charters on three servers that are killed, with a model that fails', () => {
  it(`end or wait for a stated reason, for ${CHARTERS} charters; no call runs twice, and no agent reviews its own work`, {
    timeout: LONGEST_MS,
  }, async () => {
    process.stdout.write(`SEED=${SEED}\n`);
    const random = new Seeded(SEED);
    const erratic = new ErraticModel(random.fork(), markerProjectId);
    erratic.drive(model);
    const person = new Person(random.fork());
    const working = person.work();
    let isOver = false;
    const disturbing = disturb(random.fork(), () => isOver);
    const approving = random.fork();
    const projects = new Set<string>();
    for (let count = 0; count < CHARTERS; count += 1) projects.add(await approvedCharter(approving));

    const reading = random.fork();
    const tasks = async (): Promise<Body[] | null> => {
      const found = await all(anyClient(reading), 'listTasks').catch(() => null);
      return found?.filter(({ project_id: id }) => id !== markerProjectId) ?? null;
    };
    const started = Date.now();
    // Most of the work happens while servers and model fail; the rest shows that nothing was lost.
    const half = async (): Promise<boolean> => {
      const found = await tasks();
      return found !== null && found.filter(isSettled).length >= found.length / 2;
    };
    while (!(await half()) && Date.now() - started < LONGEST_MS / 2) await wait(500);
    isOver = true;
    const disturbances = await disturbing;
    erratic.calm();
    person.conclude();
    let last: Body[] = [];
    while (Date.now() - started < LONGEST_MS - 60_000) {
      const found = await tasks();
      last = found ?? last;
      if (found?.every(isSettled)) break;
      await wait(500);
    }
    person.isStopped = true;
    await working;

    const client = anyClient(reading);
    const runs = known(await all(client, 'listRuns'));
    const counts = (values: readonly string[]) =>
      Object.fromEntries([...new Set(values)].map((one) => [one, values.filter((other) => other === one).length]));
    process.stdout.write(
      `${JSON.stringify(disturbances)}: ${last.length} tasks ${JSON.stringify(counts(last.map(({ status }) => status)))}, ${runs.length} runs ` +
        `${JSON.stringify(counts(runs.map(({ kind, status }) => `${kind} ${status}`)))}, ${erratic.billed} paid calls\n`,
    );
    const open = last.filter((task) => !isSettled(task));
    expect(
      open.map(({ title, status, waiting_for: waiting }) => [title, status, waiting?.reason ?? null]),
      `SEED=${SEED}`,
    ).toEqual([]);
    expect(last.length).toBeGreaterThan(CHARTERS);

    const markers = known(await all(client, 'listTasks', { project_id: markerProjectId })).map(({ title }) => title);
    expect(markers.length, 'no call ran twice').toBe(new Set(markers).size);
    expect(markers.length).toBeGreaterThan(0);

    const makers = new Map<string, Set<string>>();
    for (const { kind, task_id: id, agent_id: agent } of runs)
      if (kind !== 'review') makers.set(id, (makers.get(id) ?? new Set()).add(agent));
    const own = runs.filter(
      ({ kind, task_id: id, agent_id: agent }) => kind === 'review' && makers.get(id)?.has(agent),
    );
    expect(own, 'no run was reviewed by its worker').toEqual([]);

    // What a killed server had not booked yet is missing: at most the calls of its slots.
    const { data: lines } = (await client.call('listSpending', { query: { level: 'company' } })).body;
    const booked = lines.reduce((sum: number, { amount }: Body) => sum + amount, 0) / PRICE_OF_CALL;
    const interruptions = Object.values(disturbances).reduce((sum, count) => sum + count, 0);
    process.stdout.write(`booked ${booked.toFixed(2)} of ${erratic.billed} calls\n`);
    expect(booked).toBeLessThanOrEqual(erratic.billed + 0.001);
    expect(booked).toBeGreaterThanOrEqual(erratic.billed - interruptions * SLOTS - 0.001);
  });
});
