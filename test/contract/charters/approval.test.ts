import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Outbox } from '../../../domain/foundation/events/outbox.ts';
import { RunDelivery } from '../../../domain/tasks/run-delivery.ts';
import { Task } from '../../../domain/tasks/task.entity.ts';
import { NO_TOKENS } from '../../support/builders/organisation/budgets.ts';
import {
  countStored,
  draftCharter,
  eventsOf,
  storedConversation,
} from '../../support/builders/organisation/charters.ts';
import { createPerson, setUpCeo } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { countResults, errorOf, inParallel } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { untilWaiting, whileUncommitted } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

let database: TestDatabase;
let server: TestServer;
let replica: TestServer;
let ceo: Client;
let ceoId: string;

beforeAll(async () => {
  database = await createDatabase();
  server = await startServer({ database });
  replica = await startServer({ database });
  ceo = await setUpCeo(server.client);
  ceoId = (await ceo.call('getCurrentUser')).body.data.id;
});
afterAll(async () => {
  await replica.close();
  await server.close();
  await database.drop();
});

const at = (charter: { id: string }) => ({ path: { charter_id: charter.id } });
const approve = (charter: { id: string }, client = ceo) => client.call('approveCharter', at(charter));
const taskOf = async (id: string) => (await ceo.call('getTask', { path: { task_id: id } })).body.data;
const projectOf = async (id: string) => (await ceo.call('getProject', { path: { project_id: id } })).body.data;
const addProject = async (fields: object = {}) =>
  (await ceo.call('createProject', { body: { name: 'Existing', ...fields } })).body.data;
const addAgent = async (name: string, role: string): Promise<string> => {
  const { body } = await ceo.call('createAgent', { body: { name, role, department: 'Work' } });
  return body.data.id;
};

describe('approveCharter', () => {
  it('400/2001: a path without an id, before a concurrency slot is counted for it', async () => {
    for (const id of ['\0', 'x\0y', 'x'.repeat(3500)]) expect(errorOf(await approve({ id }))).toEqual([400, 2001]);
  });
  it('200: dispatches forecast, project and task; the charter names the origin of its run', async () => {
    const { client, id: creator } = await createPerson(server, 'creator', 'pair_programmer');
    const charter = await draftCharter(client);
    const { status, body } = await approve(charter);
    expect(status).toBe(200);
    const { charter: approved, project_id, task_id, is_success } = body.data;
    expect(is_success).toBe(true);
    expect(approved).toEqual({
      ...charter,
      status: 'approved',
      updated_at: approved.approved_at,
      approved_at: expect.any(String),
      approved_by: ceoId,
      forecast_id: expect.any(String),
      correlation_id: charter.conversation_id,
      task_id,
    });
    expect((await ceo.call('getCharter', at(charter))).body.data).toEqual(approved);
    expect((await storedConversation(server, charter.conversation_id)).status).toBe('closed');

    expect(await projectOf(project_id)).toMatchObject({
      name: 'Customer portal',
      description: charter.proposed_project_description,
      status: 'active',
      lead: null,
      budget: 50_000,
      currency: 'USD',
      deadline: charter.envelope.deadline,
      charter_id: charter.id,
      created_by: creator,
    });
    const forecast = await ceo.call('getForecast', { path: { forecast_id: known(approved.forecast_id) } });
    expect(forecast.body.data).toMatchObject({
      charter_id: charter.id,
      project_id,
      task_id,
      estimated_cost: 50_000,
      lower_bound: 0,
      upper_bound: 50_000,
      ceiling_amount: 50_000,
      currency: 'USD',
      decision: 'approved',
      decided_by: ceoId,
    });
    const task = await taskOf(task_id);
    expect(task).toMatchObject({
      project_id,
      title: charter.title,
      type: 'development',
      priority: 'high',
      estimated_complexity: 'medium',
      status: 'created',
      assigned_to: null,
      acceptance_criteria: [
        { description: 'Half the calls', met: false },
        { description: 'Nine of ten orders found', met: false },
      ],
      charter_id: charter.id,
      forecast_id: approved.forecast_id,
      correlation_id: charter.conversation_id,
      hard_ceiling: 50_000,
      source: 'charter',
      created_by: creator,
    });
    for (const part of [
      charter.brief,
      ...charter.goals,
      ...charter.constraints,
      ...charter.scope.in_scope,
      'A mobile app',
    ])
      expect(task.description).toContain(part);
    const phases = task.dispatch.map(({ phase, success }: { phase: string; success: boolean }) => [phase, success]);
    expect(phases).toEqual(['forecast', 'project', 'task', 'assignment', 'delivery'].map((phase) => [phase, true]));
  });

  it('notifies the creator of the charter, and leads of the money', async () => {
    const { client, id: creator } = await createPerson(server, 'told', 'pair_programmer');
    const charter = await draftCharter(client);
    const { project_id } = (await approve(charter)).body.data;
    const told = (await eventsOf(server, 'charter.approved', 'budget.committed', 'conversation.status_changed')).filter(
      ({ payload }) =>
        [payload.charter_id, payload.conversation_id].some((id) =>
          [charter.id, charter.conversation_id].includes(id as string),
        ),
    );
    expect(told.slice(1)).toEqual([
      expect.objectContaining({ type: 'conversation.status_changed', audience: creator }),
      expect.objectContaining({ type: 'charter.approved', audience: creator }),
      {
        type: 'budget.committed',
        channel: 'budget',
        audience: null,
        payload: { charter_id: charter.id, project_id, amount: 50_000, currency: 'USD' },
      },
    ]);
  });

  it('200: cuts a description that is longer than a task may have', async () => {
    const charter = await draftCharter(ceo);
    const goals = Array.from({ length: 50 }, () => 'g'.repeat(1000));
    expect((await ceo.call('editCharter', { ...at(charter), body: { goals } })).status).toBe(200);
    const { task_id } = (await approve(charter)).body.data;
    expect((await taskOf(task_id)).description).toHaveLength(40_000);
  });

  it('limits the spending of the charter to its amount, which the budget report shows; a draft has no limit', async () => {
    const [approved, drafted] = [await draftCharter(ceo), await draftCharter(ceo)];
    await approve(approved);
    const { budgets } = server.services;
    const subject = { charter: { id: approved.id, amount: 50_000 } };
    await (await budgets.hold(2, subject)).settle(1, NO_TOKENS);
    const held = await budgets.hold(3, subject);
    const { charters } = (await ceo.call('getBudget')).body.data;
    await held.release();
    expect(charters).toContainEqual({ id: approved.id, cap: 50_000, held: 3, spent: 1 });
    expect(charters.map(({ id }) => id)).not.toContain(drafted.id);
  });

  it('200: assigns the run to an existing project, and opens one that was only planned', async () => {
    for (const [status, expected] of [
      ['planning', 'active'],
      ['active', 'active'],
      ['on_hold', 'on_hold'],
    ] as const) {
      const project = await addProject();
      await ceo.call('updateProject', { path: { project_id: project.id }, body: { status } });
      const { project_id } = (await approve(await draftCharter(ceo, { project: project.id }))).body.data;
      expect(project_id).toBe(project.id);
      expect(await projectOf(project_id)).toMatchObject({ status: expected, charter_id: null, budget: 0 });
    }
  });

  it('404: the project was deleted; 409: it has ended. The charter stays drafted and nothing is created', async () => {
    const gone = await addProject();
    const ended = await addProject();
    const called = await addProject();
    const charters = await Promise.all([gone, ended, called].map(({ id }) => draftCharter(ceo, { project: id })));
    await server.store.pool.query('delete from projects where id = $1', [gone.id]);
    await ceo.call('updateProject', { path: { project_id: ended.id }, body: { status: 'completed' } });
    await ceo.call('updateProject', { path: { project_id: called.id }, body: { status: 'cancelled' } });
    const before = await countStored(server);
    const answers = await Promise.all(charters.map((charter) => approve(charter)));
    expect(answers.map(errorOf)).toEqual([
      [404, 3000],
      [409, 4000],
      [409, 4000],
    ]);
    expect(await countStored(server)).toEqual(before);
    for (const charter of charters) {
      expect((await ceo.call('getCharter', at(charter))).body.data).toEqual(charter);
      expect((await storedConversation(server, charter.conversation_id)).status).toBe('proposed');
    }
  });

  it('409: the project ends while the approval waits for it; it stays ended', async () => {
    const project = await addProject();
    const charter = await draftCharter(ceo, { project: project.id });
    const [changed, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ending = server.store.unitOfWork.write(async () => {
      await server.services.projects.update(project.id, { status: 'cancelled' }, () => {});
      changed.resolve();
      await released.promise;
    });
    await changed.promise;
    const decision = approve(charter);
    await untilWaiting(server.store.pool);
    released.resolve();
    await ending;
    expect(errorOf(await decision)).toEqual([409, 4000]);
    expect((await projectOf(project.id)).status).toBe('cancelled');
  });

  it('409: another currency than the current one, before anything is created', async () => {
    const charter = await draftCharter(ceo);
    await ceo.call('saveSetting', { path: { namespace: 'budget', key: 'currency' }, body: { value: 'EUR' } });
    const before = await countStored(server);
    expect(errorOf(await approve(charter))).toEqual([409, 4000]);
    expect(await countStored(server)).toEqual(before);
    await ceo.call('resetSetting', { path: { namespace: 'budget', key: 'currency' } });
    expect((await approve(charter)).status).toBe(200);
  });

  it("404: an unknown charter; 403: without approve, without the organisation permission; with both, every user's charter", async () => {
    const charter = await draftCharter(ceo);
    expect(errorOf(await approve({ id: 'nothing' }))).toEqual([404, 3000]);
    expect(errorOf(await approve({ id: charter.conversation_id }))).toEqual([404, 3000]);
    const { client: programmer } = await createPerson(server, 'no approver', 'pair_programmer');
    const { client: board, id } = await createPerson(server, 'board', 'board_member');
    expect(errorOf(await approve(charter, programmer))).toEqual([403, 1001]);
    expect(errorOf(await approve(charter, board))).toEqual([403, 1001]);
    await ceo.call('grantOrgRole', { path: { user_id: id }, body: { role: 'editor' } });
    expect((await approve(charter, board)).body.data.charter.approved_by).toBe(id);
  });

  it('409: an approved one is neither edited, cancelled nor approved again', async () => {
    const charter = await draftCharter(ceo);
    const { body } = await approve(charter);
    expect(errorOf(await ceo.call('editCharter', { ...at(charter), body: { title: 'x' } }))).toEqual([409, 4000]);
    expect(errorOf(await ceo.call('cancelCharter', at(charter)))).toEqual([409, 4000]);
    expect(errorOf(await approve(charter))).toEqual([409, 4000]);
    expect((await ceo.call('getCharter', at(charter))).body.data).toEqual(body.data.charter);
  });

  it('exactly one of many approvals on two replicas wins, and creates one run', async () => {
    for (let round = 0; round < 4; round += 1) {
      const charter = await draftCharter(ceo, { project: `Race ${round}` });
      const before = await countStored(server);
      const clients = [ceo, replica.client.as(ceo.identity)];
      const answers = await inParallel(10, (index) => approve(charter, clients[index % 2]));
      expect(countResults(answers)).toEqual({ 200: 1, '409/4000': 9 });
      for (const answer of answers.filter(({ status }) => status === 409)) expect(errorOf(answer)).toEqual([409, 4000]);
      const after = await countStored(server);
      expect(after).toEqual({
        ...before,
        projects: (before.projects ?? 0) + 1,
        tasks: (before.tasks ?? 0) + 1,
        forecasts: (before.forecasts ?? 0) + 1,
      });
    }
  });

  it('edits racing an approval either apply or are refused', async () => {
    const charter = await draftCharter(ceo);
    const [approval, ...edits] = await Promise.all([
      approve(charter),
      ...['a', 'b', 'c'].map((title) => ceo.call('editCharter', { ...at(charter), body: { title } })),
    ]);
    expect(approval?.status).toBe(200);
    // An edit comes before the approval and applies, or after it and is refused in one way.
    const { 200: applied = 0, '409/4000': refused = 0 } = countResults(edits);
    expect(applied + refused).toBe(3);
    const { version, title } = (await ceo.call('getCharter', at(charter))).body.data;
    expect([version, approval?.body.data.charter.title]).toEqual([1 + applied, title]);
  });

  it('is_success false: the hand-over failed after the commit; the job retries it, once', async () => {
    await server.store.pool.query(`
      create function refuse_delivery() returns trigger language plpgsql as $$ begin raise 'no delivery today'; end $$`);
    await server.store.pool.query(
      `create trigger refuse_delivery before update on tasks for each row when (new.dispatch::text like '%handed%') execute function refuse_delivery()`,
    );
    const charter = await draftCharter(ceo);
    const { status, body } = await approve(charter);
    expect([status, body.data.is_success, body.data.charter.status]).toEqual([200, false, 'approved']);
    const phases = async () =>
      (await taskOf(body.data.task_id)).dispatch.map(({ phase, success }: { phase: string; success: boolean }) => [
        phase,
        success,
      ]);
    expect((await phases()).at(-1)).toEqual(['delivery', false]);
    const clock = new ManualClock(new Date());
    const later = new RunDelivery({ uow: server.store.unitOfWork, clock, outbox: new Outbox(clock) });
    clock.advance(5);
    await expect(later.deliverDue()).rejects.toThrow();
    await server.store.pool.query('drop trigger refuse_delivery on tasks');
    await later.deliverDue();
    expect((await phases()).at(-1)).toEqual(['delivery', false]);
    clock.advance(5);
    for (let time = 0; time < 3; time += 1) await later.deliverDue();
    expect((await phases()).slice(3)).toEqual([
      ['assignment', true],
      ['delivery', true],
    ]);
    const told = (await eventsOf(server, 'task.updated')).filter(
      ({ payload }) => payload.task_id === body.data.task_id,
    );
    expect(told).toHaveLength(1);
  });
});

describe('a run that was not handed over', () => {
  const handOvers = async (taskId: string): Promise<number> =>
    (await eventsOf(server, 'task.updated')).filter(({ payload }) => payload.task_id === taskId).length;
  const newRun = async (): Promise<string> => {
    const { task_id } = (await approve(await draftCharter(ceo))).body.data;
    await server.store.unitOfWork.write(async (em) => {
      const task = await em.findOneOrFail(Task, { id: task_id });
      task.dispatch = task.dispatch.filter(({ phase }) => phase !== 'delivery');
    });
    return task_id;
  };

  it('is handed over once by two servers that do it at the same time', async () => {
    const id = await newRun();
    const before = await handOvers(id);
    await whileUncommitted(
      server.store,
      () => server.services.delivery.deliver(id),
      () => replica.services.delivery.deliver(id),
    );
    expect((await handOvers(id)) - before).toBe(1);
  });

  it('is handed over once when the server does not learn that it committed', async () => {
    const id = await newRun();
    const before = await handOvers(id);
    const { unitOfWork } = server.store;
    const clock = new ManualClock(new Date());
    const outbox = new Outbox(clock);
    let isConnected = false;
    const write = async (work: never): Promise<void> => {
      await unitOfWork.write(work);
      if (!isConnected) {
        isConnected = true;
        throw new Error('the connection was lost');
      }
    };
    expect(await new RunDelivery({ uow: { write } as never, clock, outbox }).tryDeliver(id)).toBe(false);
    clock.advance(5);
    await new RunDelivery({ uow: unitOfWork, clock, outbox }).deliverDue();
    expect((await handOvers(id)) - before).toBe(1);
  });
});

describe('the assignment of a run', () => {
  const assigned = async (project?: string): Promise<unknown> => {
    const { task_id } = (await approve(await draftCharter(ceo, project === undefined ? {} : { project }))).body.data;
    const task = await taskOf(task_id);
    expect(task.status).toBe(task.assigned_to === null ? 'created' : 'assigned');
    return task.assigned_to;
  };
  beforeEach(() => changeSetting(server.store, 'budget', 'currency', 'USD'));

  it('is the lead, otherwise by role (project and product manager, COO, CEO), otherwise the first agent, otherwise nobody', async () => {
    expect(await assigned()).toBe(null);
    await ceo.call('createDepartment', { body: { name: 'Work' } });
    const clerk = await addAgent('Clara', 'Clerk');
    await addAgent('Claus', 'Clerk');
    expect(await assigned()).toBe(clerk);
    const chief = await addAgent('Cora', 'CEO');
    expect(await assigned()).toBe(chief);
    const operations = await addAgent('Otto', 'COO');
    expect(await assigned()).toBe(operations);
    const product = await addAgent('Paula', 'product manager');
    expect(await assigned()).toBe(product);
    const manager = await addAgent('Petra', 'Project Manager');
    expect(await assigned()).toBe(manager);
    const { id } = await addProject({ lead: clerk });
    expect(await assigned(id)).toBe(clerk);
  });
});
