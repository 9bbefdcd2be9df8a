import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpCeo } from '../support/builders/people.ts';
import { NOBODY } from '../support/builders/unknown-ids.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf } from '../support/client/expect.ts';
import { known } from '../support/client/known.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

let server: TestServer;
let ceo: Client;
let agent: string;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  await ceo.call('createSetupCompany', { body: { company_name: 'Acme', template_name: 'startup' } });
  agent = known((await ceo.call('listSetupAgents')).body.data[0]).id;
});
afterAll(() => server.close());

const newProject = async (more: object = {}) =>
  (await ceo.call('createProject', { body: { name: 'Billing', ...more } })).body.data;
const newTask = async (more: object = {}) =>
  (await ceo.call('createTask', { body: { project_id: (await newProject()).id, title: 'Write it', ...more } })).body
    .data;
const IDEA = [
  'A weekly report on billing errors',
  'goals: fewer refunds',
  'constraints: none',
  'success criteria: refunds down by half',
  'scope: billing',
  'budget: 500',
  'project: Billing report',
].join('\n');

describe('listProjects', () => {
  it('200: filters by status and lead; a lead that is not an id matches nothing', async () => {
    const { id } = await newProject({ lead: agent });
    const { body } = await ceo.call('listProjects', { query: { status: 'planning', lead: agent } });
    expect(body.data.map((entry: { id: string }) => entry.id)).toContain(id);
    expect((await ceo.call('listProjects', { query: { lead: 'nobody' } })).body.data).toEqual([]);
  });
});

describe('createProject', () => {
  it('201: in planning, in the current currency, with a tag and a location', async () => {
    const answer = await ceo.call('createProject', {
      body: { name: 'Billing', lead: agent, budget: 12.5, deadline: '2031-03-01T10:00:00+02:00' },
    });
    expect(answer.body.data).toMatchObject({
      status: 'planning',
      currency: 'USD',
      lead: agent,
      budget: 12.5,
      deadline: '2031-03-01T08:00:00.000Z',
    });
    const read = await ceo.call('getProject', { path: { project_id: answer.body.data.id } });
    expect(read.body.data).toEqual(answer.body.data);
    expect(answer.headers.location).toBe(`/api/v1/projects/${answer.body.data.id}`);
  });
  it('404: a lead that is not an agent', async () => {
    for (const lead of [NOBODY, 'nobody']) {
      expect(errorOf(await ceo.call('createProject', { body: { name: 'x', lead } }))).toEqual([404, 3000]);
    }
  });
});

describe('getProject', () => {
  it('404: an unknown project', async () => {
    expect(errorOf(await ceo.call('getProject', { path: { project_id: 'nobody' } }))).toEqual([404, 3000]);
  });
  it('304: project, task and forecast of a run, with the tag they were read with', async () => {
    const drafted = await ceo.call('interviewCharter', { body: { message: IDEA } });
    const charter_id = known(drafted.body.data.charter).id;
    const { body } = await ceo.call('approveCharter', { path: { charter_id } });
    const { project_id, task_id, charter } = body.data;
    for (const [operation, path] of [
      ['getProject', { project_id }],
      ['getTask', { task_id }],
      ['getForecast', { forecast_id: known(charter.forecast_id) }],
    ] as const) {
      const { headers } = await ceo.callRaw(operation, { path });
      expect((await ceo.callRaw(operation, { path, headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(
        304,
      );
    }
  });
});

describe('updateProject', () => {
  it('200: changes given fields; an empty change keeps tag and time', async () => {
    const { id, updated_at } = await newProject({ lead: agent });
    const changed = await ceo.call('updateProject', {
      path: { project_id: id },
      body: { status: 'active', lead: null },
    });
    expect(changed.body.data).toMatchObject({ status: 'active', lead: null, name: 'Billing' });
    expect(Date.parse(changed.body.data.updated_at)).toBeGreaterThan(Date.parse(updated_at));
    const again = await ceo.call('updateProject', { path: { project_id: id }, body: { status: 'active' } });
    expect(again.body.data).toEqual(changed.body.data);
    expect(again.headers.etag).toBe(changed.headers.etag);
  });
  it('409/4002: of two changes with one tag exactly one passes', async () => {
    const { id } = await newProject();
    const { headers } = await ceo.call('getProject', { path: { project_id: id } });
    const answers = await Promise.all(
      ['one', 'two'].map((name) =>
        ceo.call('updateProject', {
          path: { project_id: id },
          body: { name },
          headers: { 'if-match': headers.etag ?? '' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  it('404: an unknown project', async () => {
    expect(errorOf(await ceo.call('updateProject', { path: { project_id: NOBODY }, body: { name: 'x' } }))).toEqual([
      404, 3000,
    ]);
  });
});

describe('listTasks', () => {
  it('200: filters combine; a plan that is not an id matches nothing', async () => {
    const task = await newTask({ assigned_to: agent });
    const { body } = await ceo.call('listTasks', {
      query: { project_id: task.project_id, status: 'assigned', assigned_to: agent },
    });
    expect(body.data).toEqual([task]);
    expect((await ceo.call('listTasks', { query: { plan_id: 'x' } })).body.data).toEqual([]);
  });
});

describe('createTask', () => {
  it('201: created without an agent, assigned with one; criteria are not met yet', async () => {
    expect(await newTask()).toMatchObject({ status: 'created', assigned_to: null, source: 'manual', dispatch: [] });
    expect(await newTask({ assigned_to: agent, acceptance_criteria: ['works'] })).toMatchObject({
      status: 'assigned',
      acceptance_criteria: [{ description: 'works', met: false }],
    });
  });
  it('404: an unknown project, agent or parent, and a parent of another project', async () => {
    const parent = await newTask();
    const project_id = (await newProject()).id;
    for (const wrong of [
      { project_id: NOBODY },
      { project_id, assigned_to: NOBODY },
      { project_id, parent_task_id: 'x' },
      { project_id, parent_task_id: parent.id },
    ]) {
      expect(errorOf(await ceo.call('createTask', { body: { title: 'x', ...wrong } }))).toEqual([404, 3000]);
    }
  });
});

describe('getTask', () => {
  it('200: as created; 404: a malformed id', async () => {
    const task = await newTask({ assigned_to: agent });
    expect((await ceo.call('getTask', { path: { task_id: task.id } })).body.data).toEqual(task);
    expect(errorOf(await ceo.call('getTask', { path: { task_id: 'x' } }))).toEqual([404, 3000]);
  });
});

describe('updateTask', () => {
  it('200: an empty change keeps time and tag, and is not published', async () => {
    const { id: project_id } = await newProject();
    const body = { project_id, title: 'The same' };
    const { id } = (await ceo.call('createTask', { body })).body.data;
    const at = { path: { task_id: id } };
    const before = await ceo.call('getTask', at);
    const told = async () =>
      (await server.store.pool.query(`select count(*)::int as n from outbox_events where event_type like 'task.%'`))
        .rows;
    const events = await told();
    const answer = await ceo.call('updateTask', {
      ...at,
      body: { title: 'The same', priority: before.body.data.priority },
    });
    expect([answer.status, answer.body.data, answer.headers.etag]).toEqual([
      200,
      before.body.data,
      before.headers.etag,
    ]);
    expect(await told()).toEqual(events);
  });
  it('422: a status that needs an agent', async () => {
    const { id, updated_at } = await newTask();
    for (const status of ['assigned', 'in_progress', 'in_review', 'completed']) {
      expect(errorOf(await ceo.callRaw('updateTask', { path: { task_id: id }, body: { status } }))).toEqual([
        422, 2000,
      ]);
    }
    const taken = await ceo.call('updateTask', { path: { task_id: id }, body: { assigned_to: agent } });
    expect(taken.body.data).toMatchObject({ status: 'assigned', assigned_to: agent });
    expect(Date.parse(taken.body.data.updated_at)).toBeGreaterThan(Date.parse(updated_at));
    expect(errorOf(await ceo.call('updateTask', { path: { task_id: id }, body: { assigned_to: null } }))).toEqual([
      422, 2000,
    ]);
  });
  it('409: a final status does not change', async () => {
    const { id } = await newTask({ assigned_to: agent });
    const done = await ceo.call('updateTask', { path: { task_id: id }, body: { status: 'completed' } });
    expect(done.status).toBe(200);
    expect(errorOf(await ceo.call('updateTask', { path: { task_id: id }, body: { status: 'in_progress' } }))).toEqual([
      409, 4000,
    ]);
    expect((await ceo.call('updateTask', { path: { task_id: id }, body: { title: 'still editable' } })).status).toBe(
      200,
    );
  });
  it('409/4002 and 404', async () => {
    const { id } = await newTask();
    expect(
      errorOf(
        await ceo.call('updateTask', { path: { task_id: id }, body: { title: 'x' }, headers: { 'if-match': '"no"' } }),
      ),
    ).toEqual([409, 4002]);
    expect(errorOf(await ceo.call('updateTask', { path: { task_id: NOBODY }, body: { title: 'x' } }))).toEqual([
      404, 3000,
    ]);
  });
});

describe('listPlans', () => {
  it('200: an empty list, for any filter', async () => {
    expect((await ceo.call('listPlans', { query: { project_id: 'x' } })).body.data).toEqual([]);
    expect((await ceo.call('listPlans')).body.data).toEqual([]);
  });
});

describe('getPlan', () => {
  it('404: an unknown id', async () => {
    expect(errorOf(await ceo.call('getPlan', { path: { plan_id: NOBODY } }))).toEqual([404, 3000]);
  });
});

describe('listForecasts', () => {
  it('200: an empty list for a project that is not an id', async () => {
    expect((await ceo.call('listForecasts', { query: { project_id: 'x' } })).body.data).toEqual([]);
  });
});

describe('getForecast', () => {
  it('404: an unknown id', async () => {
    expect(errorOf(await ceo.call('getForecast', { path: { forecast_id: NOBODY } }))).toEqual([404, 3000]);
  });
});
