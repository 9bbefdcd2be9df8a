import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../../domain/foundation/jobs/housekeeping.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { outdatedRows } from '../../../domain/services.ts';
import { fitTask, MAX_TASK_BYTES } from '../../../domain/tasks/task-text.ts';
import { requestApproval } from '../../support/builders/approvals.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

// Limits of tasks, projects, approvals and plans: their size, their number, and the retention of final ones.

/** In a separate transaction. */
const outside = AsyncLocalStorage.snapshot();
let server: TestServer;
let ceo: Client;
let project_id: string;
const clock = new ManualClock();
const sql = async (text: string, values: unknown[] = []) => (await server.store.pool.query(text, values)).rows;

beforeAll(async () => {
  server = await startServer({ clock });
  ceo = await setUpCeo(server.client);
  project_id = await newProject();
});
afterAll(() => server.close());

const newProject = async (): Promise<string> =>
  (await ceo.call('createProject', { body: { name: 'Bounded' } })).body.data.id;
const newTask = async (more: object = {}) =>
  (await ceo.call('createTask', { body: { project_id, title: 'Bounded', ...more } })).body.data;
/** Texts of this many bytes together, most of them with two bytes a letter. */
const textOf = (bytes: number) => {
  const title = 'Bounded';
  const description = 'é'.repeat(20_000);
  const left = bytes - Buffer.byteLength(title + description);
  const full = Math.floor(left / 1000);
  const acceptance_criteria = [...Array.from({ length: full }, () => 'c'.repeat(1000)), 'c'.repeat(left % 1000)];
  return { title, description, acceptance_criteria };
};

describe('the text of a task', () => {
  it('422/2000: more than 64 KiB together, at creation and by an update; exactly 64 KiB is stored', async () => {
    const create = (bytes: number) => ceo.call('createTask', { body: { project_id, ...textOf(bytes) } });
    expect(errorOf(await create(MAX_TASK_BYTES + 1))).toEqual([422, 2000]);
    const full = await create(MAX_TASK_BYTES);
    expect(full.status).toBe(201);
    const path = { task_id: full.body.data.id };
    const update = (body: object) => ceo.call('updateTask', { path, body });
    expect(errorOf(await update({ title: 'Bounded!' }))).toEqual([422, 2000]);
    const [first, ...others] = full.body.data.acceptance_criteria;
    expect(
      errorOf(await update({ acceptance_criteria: [{ ...first, description: 'c'.repeat(1001) }, ...others] })),
    ).toEqual([422, 2000]);
    expect((await update({ title: 'Bounder', priority: 'low' })).status).toBe(200);
    await sql(`update tasks set description = repeat('x', 70000) where id = $1`, [path.task_id]);
    expect((await update({ priority: 'high' })).status).toBe(200);
    expect(errorOf(await update({ title: 'Bounded!' }))).toEqual([422, 2000]);
    expect((await update({ title: 'B' })).status).toBe(200);
  });

  it('is truncated if a plan or a charter creates the task, at whole characters', () => {
    const small = { title: 't', description: 'd', acceptanceCriteria: ['c'] };
    expect(fitTask(small)).toBe(small);
    const large = {
      title: 't',
      description: '€'.repeat(40_000),
      acceptanceCriteria: ['€'.repeat(8000), '€'.repeat(9000)],
    };
    const { title, description, acceptanceCriteria } = fitTask(large);
    const bytes = Buffer.byteLength([title, description, ...acceptanceCriteria].join(''));
    expect(bytes).toBeLessThanOrEqual(MAX_TASK_BYTES);
    expect(bytes).toBeGreaterThan(MAX_TASK_BYTES - 10);
    for (const text of [description, ...acceptanceCriteria]) expect(text).toMatch(/^€+$/);
  });
});

describe('409/4000: the quota is reached', () => {
  const most = (namespace: string, key: string, value: number) => changeSetting(server.store, namespace, key, value);
  afterEach(async () => {
    await sql('delete from tasks');
    await sql('delete from approvals');
    await sql('delete from projects where id <> $1', [project_id]);
    for (const [namespace, key, value] of [
      ['tasks', 'max_open', 200_000],
      ['projects', 'max', 1000],
      ['approvals', 'max_pending', 10_000],
    ] as const)
      await most(namespace, key, value);
  });
  /** The statuses of this many in parallel. */
  const atOnce = async (times: number, call: () => Promise<{ status: number }>): Promise<Record<number, number>> => {
    const answers = await Promise.all(Array.from({ length: times }, call));
    return Object.fromEntries(
      [201, 409].map((status) => [status, answers.filter((answer) => answer.status === status).length]),
    );
  };

  it('open tasks, also created in parallel; one more is accepted when one is final', async () => {
    await sql('delete from tasks');
    await most('tasks', 'max_open', 5);
    const create = () => ceo.call('createTask', { body: { project_id, title: 'One more' } });
    expect(await atOnce(20, create)).toEqual({ 201: 5, 409: 15 });
    expect(errorOf(await create())).toEqual([409, 4000]);
    const [{ id }] = await sql('select id from tasks limit 1');
    expect((await ceo.call('updateTask', { path: { task_id: id }, body: { status: 'cancelled' } })).status).toBe(200);
    expect(await atOnce(3, create)).toEqual({ 201: 1, 409: 2 });
  });

  it('projects, ended ones included', async () => {
    await most('projects', 'max', 4);
    const create = () => ceo.call('createProject', { body: { name: 'One more' } });
    expect(await atOnce(10, create)).toEqual({ 201: 3, 409: 7 });
  });

  it('pending approvals', async () => {
    await most('approvals', 'max_pending', 3);
    const create = () =>
      ceo.call('createApproval', { body: { action_type: 'a:b', title: 't', description: 'd', risk_level: 'low' } });
    expect(await atOnce(10, create)).toEqual({ 201: 3, 409: 7 });
    await sql(`update approvals set status = 'expired' where id in (select id from approvals limit 1)`);
    expect((await create()).status).toBe(201);
  });

  it('a large quota is counted in time, and exactly near its end', async () => {
    await most('tasks', 'max_open', 20_000);
    const fill = (count: number) =>
      sql(
        `insert into tasks select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()))).*
         from tasks t, generate_series(1, $1::int) where t.id = (select id from tasks limit 1)`,
        [count],
      );
    await newTask();
    await fill(19_996);
    clock.advance(2);
    expect(await atOnce(6, () => ceo.call('createTask', { body: { project_id, title: 'x' } }))).toEqual({
      201: 3,
      409: 3,
    });
  });
});

describe('final records', () => {
  const DAY = 24 * 3_600_000;
  let old: Date;
  beforeEach(() => {
    old = new Date(clock.now().getTime() - 31 * DAY);
  });
  const sweep = async () => {
    await deleteExpired(server.store.pool, clock, server.services.settings, outdatedRows);
    await server.services.finalProjects.sweep.run();
    await server.services.finalCharters.sweep.run();
  };
  const keep = (days: number) =>
    Promise.all(
      ['tasks', 'projects', 'approvals', 'plans', 'charters'].map((area) =>
        changeSetting(server.store, 'retention', `${area}_days`, days),
      ),
    );
  const age = (table: string, id: string, set = '') =>
    sql(`update ${table} set updated_at = $2 ${set} where id = $1`, [id, old]);
  const isThere = async (table: string, id: string) =>
    (await sql(`select 1 from ${table} where id = $1`, [id])).length === 1;
  const newPlan = async (status: string): Promise<string> => {
    const id = randomUUID();
    await sql(
      `insert into plans (id, project_id, objective_task_id, conversation_id, approval_id, title, summary, status, version, priority,
         task_type, estimated_complexity, acceptance_criteria, items, created_by, created_at, updated_at)
       values ($1, $2, $1, $1, $1, 't', 's', $3, 1, 'low', 'admin', 'simple', '[]', '[]', 'x', $4, $4)`,
      [id, project_id, status, old],
    );
    return id;
  };
  const newCharter = async (status: string): Promise<string> => {
    const id = randomUUID();
    await sql(
      `insert into charters (id, conversation_id, created_by, version, status, title, brief, goals, constraints, success_criteria, scope,
         envelope, proposed_project_name, proposed_project_description, created_at, updated_at, approved_at, approved_by, forecast_id, correlation_id, task_id)
       select $1::uuid, $1::uuid, 'x', 1, $2::text, 't', 'b', '[]', '[]', '[]', '{}', '{}', 'n', '', $3::timestamptz, $3::timestamptz,
         case when approved then $3::timestamptz end, case when approved then 'x' end, case when approved then $1::uuid end, case when approved then 'x' end,
         case when approved then $1::uuid end from (select $2::text = 'approved' as approved) given`,
      [id, status, old],
    );
    await sql(
      `insert into charter_versions (charter_id, version, saved_by, saved_at, title, brief, goals, constraints, success_criteria, scope,
         envelope, proposed_project_description) values ($1, 1, 'x', $2, 't', 'b', '[]', '[]', '[]', '{}', '{}', '')`,
      [id, old],
    );
    return id;
  };

  it('are neither waited for nor deleted when another request starts them again', async () => {
    const id = await newProject();
    await age('projects', id, `, status = 'completed'`);
    await keep(30);
    await server.store.unitOfWork.write(async () => {
      await server.services.projects.update(id, { status: 'active' }, unconditional);
      await outside(() => server.services.finalProjects.sweep.run());
    });
    expect(await isThere('projects', id)).toBe(true);
    await keep(0);
  });

  it('are deleted after their days, and never while the setting is 0; open or needed ones stay', async () => {
    const [open, final, young] = [await newTask(), await newTask(), await newTask()];
    await age('tasks', open.id);
    await age('tasks', final.id, `, status = 'cancelled'`);
    await sql(`update tasks set status = 'cancelled' where id = $1`, [young.id]);
    const [ended, busy, active] = [await newProject(), await newProject(), await newProject()];
    for (const id of [ended, busy]) await age('projects', id, `, status = 'completed'`);
    await age('projects', active);
    await ceo.call('createTask', { body: { project_id: busy, title: 'still open' } });
    const userId = (await ceo.call('getCurrentUser')).body.data.id;
    const [decided, pending, passing] = [1, 2, 3].map(() => requestApproval(server, userId));
    const ids = await Promise.all([decided, pending, passing]);
    const [done, waiting, signalled] = ids.map((approval) => approval?.id ?? '') as [string, string, string];
    for (const id of [done, signalled])
      await sql(`update approvals set status = 'approved', decided_at = $2, decided_by = 'x' where id = $1`, [id, old]);
    await sql(`update approvals set expires_at = null, created_at = $2 where id = $1`, [waiting, old]);
    await sql(`insert into resume_signals (approval_id, outcome, created_at) values ($1, 'approved', $2)`, [
      signalled,
      old,
    ]);
    const [rejected, executing] = [await newPlan('rejected'), await newPlan('executing')];
    const [cancelled, drafted, running] = [
      await newCharter('cancelled'),
      await newCharter('drafted'),
      await newCharter('approved'),
    ];
    await sql('update tasks set charter_id = $2 where id = $1', [open.id, running]);
    const all = [
      ...[final.id, open.id, young.id].map((id) => ['tasks', id] as const),
      ...[ended, busy, active].map((id) => ['projects', id] as const),
      ...[done, waiting, signalled].map((id) => ['approvals', id] as const),
      ...[rejected, executing].map((id) => ['plans', id] as const),
      ...[cancelled, drafted, running].map((id) => ['charters', id] as const),
    ];
    const present = async () => {
      const found = await Promise.all(all.map(([table, id]) => isThere(table, id)));
      return all.filter((_, index) => !found[index]).map(([, id]) => id);
    };
    await sweep();
    expect(await present()).toEqual([]);
    await keep(31);
    await sweep();
    expect(await present()).toEqual([]);
    await keep(30);
    await sweep();
    expect(await present()).toEqual([final.id, ended, done, rejected, cancelled]);
    expect(await sql('select 1 from charter_versions where charter_id = $1', [cancelled])).toEqual([]);
    await age('tasks', open.id, `, status = 'completed'`);
    await sweep();
    await sweep();
    expect(await isThere('charters', running)).toBe(false);
    await keep(0);
  });
});

describe('a replay of a response above 64 KiB', () => {
  it('is not a stored copy: it shows the present record, with the status and headers of the first', async () => {
    const headers = { 'idempotency-key': 'large-task' };
    const body = { project_id, ...textOf(MAX_TASK_BYTES) };
    const first = await ceo.call('createTask', { body, headers });
    const stored = `select octet_length(coalesce(body, '')) as size from idempotency_claims where key = 'large-task'`;
    expect(await sql(stored)).toEqual([{ size: 0 }]);
    const again = await ceo.call('createTask', {
      body,
      headers: { ...headers, 'if-none-match': first.headers.etag ?? '*' },
    });
    expect([again.status, again.body, again.headers.location]).toEqual([201, first.body, first.headers.location]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    const path = { task_id: first.body.data.id };
    const changed = await ceo.call('updateTask', { path, body: { title: 'Changed' } });
    const later = await ceo.call('createTask', { body, headers });
    expect([later.status, later.body.data]).toEqual([201, changed.body.data]);
    expect(errorOf(await ceo.call('createTask', { body: { ...body, title: 'Other' }, headers }))).toEqual([409, 4000]);
    await sql('delete from tasks where id = $1', [path.task_id]);
    expect(errorOf(await ceo.call('createTask', { body, headers }))).toEqual([404, 3000]);
  });

  it('a smaller one is the stored copy', async () => {
    const headers = { 'idempotency-key': 'small-task' };
    const body = { project_id, title: 'Small' };
    const first = await ceo.call('createTask', { body, headers });
    await ceo.call('updateTask', { path: { task_id: first.body.data.id }, body: { title: 'Changed' } });
    const again = await ceo.call('createTask', { body, headers });
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
  });
});
