import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { createPerson } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startServer();
  ceo = (await createPerson(server, 'chief', 'ceo')).bearer;
  await newDepartment(ceo, 'Sales', { head: 'Sam Hill' });
  for (const [name, role] of [
    ['Grace Lind', 'CFO'],
    ['Ines Roth', 'Backend Developer'],
    ['Sam Hill', 'Head of Deals'],
    ['Paul Ek', 'Project Manager'],
  ] as const)
    ids[name] = (await newAgent(ceo, name, 'Sales', { role })).id;
});
afterAll(() => server.close());

describe('a plan of the built-in guide', () => {
  it('is drafted with owners from the roster, and its approval assigns the tasks to those agents', async () => {
    const message = 'Please prepare the yearly budget, migrate the database and call our customers.';
    const { status, body } = await ceo.call('sendTurn', { body: { message } });
    expect([status, body.data.intent, body.data.propose?.status]).toEqual([200, 'propose', 'proposed']);
    const { plan_id, approval_id } = known(known(body.data.propose).plan_draft);
    const plan = (await ceo.call('getPlan', { path: { plan_id } })).body.data;
    const titles = new Map(plan.items.map(({ id, title }: { id: string; title: string }) => [id, title]));
    expect(
      plan.items.map((item) => [item.title, item.owner_role, item.depends_on.map((id) => titles.get(id))]),
    ).toEqual([
      ['Clarify', 'Project Manager', []],
      ['Prepare the yearly budget', 'CFO', ['Clarify']],
      ['Migrate the database', 'Backend Developer', ['Clarify']],
      ['Call our customers', 'Head of Deals', ['Clarify']],
      [
        'Review and hand over',
        'Project Manager',
        ['Prepare the yearly budget', 'Migrate the database', 'Call our customers'],
      ],
    ]);
    const asked = await ceo.call('sendTurn', { body: { message: 'What happens if I approve this?' } });
    expect(asked.body.data.answer?.answer).toContain('- Prepare the yearly budget (Grace Lind, CFO, after Clarify)');
    await ceo.call('approveApproval', { path: { approval_id }, body: {} });
    const tasks = (await ceo.call('listTasks')).body.data as { title: string; assigned_to: string | null }[];
    const owner = (title: string) => tasks.find((task) => task.title === title)?.assigned_to;
    expect(owner('Prepare the yearly budget')).toBe(ids['Grace Lind']);
    expect(owner('Call our customers')).toBe(ids['Sam Hill']);
    // The task that represents the whole plan has no owner and does not need one.
    const gaps = await ceo.call('sendTurn', { body: { message: 'Which tasks have no owner?' } });
    expect(gaps.body.data.answer?.answer).toContain('Open tasks without an owner: none');
  });
});
