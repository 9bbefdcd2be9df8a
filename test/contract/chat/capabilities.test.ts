import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStored, wholeIdea } from '../../support/builders/organisation/charters.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import { NOBODY } from '../../support/builders/unknown-ids.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

// Every capability as a user sees it: the built-in guide, no key, over HTTP.
let server: TestServer;
let ceo: Client;
const AGENTS = ['Ada', 'Grace', 'Maya', 'Theo', 'Ines', 'Omar'];
const send = (message: string, fields: object = {}) => ceo.call('sendTurn', { body: { message, ...fields } });

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  await newDepartment(ceo, 'Everything');
  for (const name of AGENTS) await newAgent(ceo, name, 'Everything');
});
afterAll(() => server.close());

/** Exactly the result of the intent is set, of the five. */
const resultsOf = (data: Record<string, unknown>) =>
  ['answer', 'propose', 'group', 'act', 'charter'].filter((name) => data[name] !== null);

const CAPABILITIES = { explain: 'explain_chat', propose: 'propose', group_convene: 'group_chat' } as const;

describe('one surface', () => {
  it('propose: a plan parked for review, whose approval makes its items tasks and closes the conversation', async () => {
    const { body } = await send('Plan the migration of our billing system');
    expect([body.data.intent, resultsOf(body.data)]).toEqual(['propose', ['propose']]);
    const { plan_draft, conversation_id } = known(body.data.propose);
    const path = { plan_id: known(plan_draft).plan_id };
    expect((await ceo.call('getPlan', { path })).body.data).toMatchObject({
      status: 'pending_review',
      conversation_id,
    });
    await ceo.call('approveApproval', { path: { approval_id: known(plan_draft).approval_id } });
    const { items, status } = (await ceo.call('getPlan', { path })).body.data;
    expect(status).toBe('executing');
    const tasks = await ceo.call('listTasks', { query: { plan_id: known(plan_draft).plan_id } });
    const ids = new Set(tasks.body.data.map(({ id }: { id: string }) => id));
    expect(items.every(({ task_id }) => ids.has(known(task_id)))).toBe(true);
    const conversation = await ceo.call('getConversation', { path: { conversation_id } });
    expect(conversation.body.data.status).toBe('closed');
    expect(errorOf(await send('One thing more', { conversation_id }))).toEqual([409, 4000]);
  });
  it('group_convene: every agent named speaks, and the conversation continues without naming them again', async () => {
    const first = await send('Convene Ada and Grace to discuss pricing');
    expect([first.body.data.intent, resultsOf(first.body.data)]).toEqual(['group_convene', ['group']]);
    const { conversation_id, contributions } = known(first.body.data.group);
    expect(contributions.map(({ agent_name }: { agent_name: string }) => agent_name)).toEqual(['Ada', 'Grace']);
    const second = await send('And discounts?', { conversation_id });
    expect(second.body.data).toMatchObject({ intent: 'group_convene', intent_reason: 'conversation_kind_fixed' });
    expect(second.body.data.group?.contributions).toHaveLength(2);
    const { body } = await ceo.call('getConversation', { path: { conversation_id } });
    expect(body.data).toMatchObject({ kind: 'group', turn_count: 6 });
    expect(body.data.participants).toHaveLength(2);
  });
  it('group_convene: an erased group leaves nothing of its participants', async () => {
    const { body } = await send('Convene Ada and Grace to discuss pricing');
    const { conversation_id } = known(body.data.group);
    const participants = async (): Promise<number> =>
      (
        await server.store.pool.query('select 1 from conversation_participants where conversation_id = $1', [
          conversation_id,
        ])
      ).rows.length;
    expect(await participants()).toBe(2);
    expect((await ceo.call('deleteConversation', { path: { conversation_id } })).status).toBe(204);
    expect(await participants()).toBe(0);
  });
  it('group_convene: first names are enough if only one agent has them', async () => {
    for (const name of ['Omega Diaz', 'Yuki Sato', 'Lena Vogt', 'Lena Roth']) await newAgent(ceo, name, 'Everything');
    const { body } = await send('Omega and Yuki, please discuss the new onboarding together');
    const names = known(body.data.group).contributions.map(({ agent_name }: { agent_name: string }) => agent_name);
    expect(names).toEqual(['Omega Diaz', 'Yuki Sato']);
    const two = { intent_override: 'group_convene', named_targets: ['Lena', 'Yuki'] };
    expect(errorOf(await send('Discuss', two))).toEqual([404, 3000]);
  });
  it('charter: the same draft as the interview makes from the same text', async () => {
    const { body } = await send(wholeIdea(), { intent_override: 'charter' });
    expect([body.data.intent, resultsOf(body.data)]).toEqual(['charter', ['charter']]);
    const { charter } = known(body.data.charter);
    const interviewed = await ceo.call('interviewCharter', { body: { message: wholeIdea() } });
    const { id: _id, conversation_id: _c, created_at: _n, updated_at: _u, ...content } = known(charter);
    expect(interviewed.body.data.charter).toMatchObject(content);
  });
  it('propose: a plan of a project that has ended is not approved, but rejected', async () => {
    const { body } = await ceo.call('sendTurn', { body: { message: 'Please prepare the yearly inventory.' } });
    const { plan_draft } = known(body.data.propose);
    const { plan_id, approval_id } = known(plan_draft);
    const { project_id } = (await ceo.call('getPlan', { path: { plan_id } })).body.data;
    await ceo.call('updateProject', { path: { project_id }, body: { status: 'cancelled' } });
    expect(errorOf(await ceo.call('approveApproval', { path: { approval_id } }))).toEqual([409, 4000]);
    expect((await ceo.call('getPlan', { path: { plan_id } })).body.data.status).toBe('pending_review');
    await ceo.call('rejectApproval', { path: { approval_id }, body: { reason: 'The project has ended' } });
    expect((await ceo.call('getPlan', { path: { plan_id } })).body.data.status).toBe('rejected');
  });

  it('act: what a supervised agent may not do waits; approved with other arguments it runs, and the turn reports it', async () => {
    await changeSetting(server.store, 'chat', 'direct_mcp_enabled', true);
    await ceo.call('updateCompany', { body: { autonomy_level: 'supervised' } });
    const { body } = await send('Ada, create a department called Research');
    expect([body.data.intent, resultsOf(body.data), body.data.act?.action.parked]).toEqual(['act', ['act'], true]);
    const { approval_id } = known(body.data.act).action;
    const at = { path: { approval_id: known(approval_id) } };
    const inbox = (await ceo.call('getInbox')).body.data;
    expect(inbox).toContainEqual(expect.objectContaining({ id: approval_id, requested_by: 'Ada' }));
    await ceo.call('approveApproval', { ...at, body: { arguments: { name: 'Applied Research' } } });
    await server.services.resumeDelivery.deliver(known(approval_id));
    const { resume } = (await ceo.call('getApproval', at)).body.data;
    expect(resume).toMatchObject({ state: 'done', result: { termination_reason: 'completed' } });
    expect(resume.result?.final_message).toContain('departments.create done');
    const names = (await ceo.call('listDepartments')).body.data.map(({ name }: { name: string }) => name);
    expect(names).toContain('Applied Research');
    await changeSetting(server.store, 'chat', 'direct_mcp_enabled', false);
  });
  it('a plan approved in its own conversation: the decision is added before it is closed', async () => {
    const { body } = await send('Plan the migration of our billing system');
    const { conversation_id, plan_draft } = known(body.data.propose);
    const decided = { path: { approval_id: known(plan_draft).approval_id }, body: { comment: 'Go', conversation_id } };
    expect((await ceo.call('approveApproval', decided)).status).toBe(200);
    const { data } = (await ceo.call('listConversationTurns', { path: { conversation_id } })).body;
    expect(data.at(-1)).toMatchObject({ role: 'user', content: expect.stringMatching(/^I approve: .*\nGo$/) });
    expect((await ceo.call('getConversation', { path: { conversation_id } })).body.data.status).toBe('closed');
  });
  it('503/8001: acting, while switched off; 403/1001 takes precedence', async () => {
    const body = { message: 'Create a department', intent_override: 'act', named_targets: ['Ada'] };
    expect(errorOf(await ceo.callRaw('sendTurn', { body }))).toEqual([503, 8001]);
    const { client } = await createPerson(server, 'observer', 'observer');
    expect(errorOf(await client.callRaw('sendTurn', { body }))).toEqual([403, 1001]);
  });
});

describe('a refused turn', () => {
  const group = (...named_targets: string[]) => send('Discuss', { intent_override: 'group_convene', named_targets });
  let before: Record<string, number>;
  beforeEach(async () => {
    before = await countStored(server);
  });

  it('422/2000: more agents than a group allows, or the same one twice; nothing is stored', async () => {
    expect(errorOf(await group(...AGENTS))).toEqual([422, 2000]);
    const { data } = (await ceo.call('listAgents')).body;
    const [ada] = data.filter(({ name }: { name: string }) => name === 'Ada');
    expect(errorOf(await group('ada', known(ada).id))).toEqual([422, 2000]);
    expect(await countStored(server)).toEqual(before);
  });
  it('404/3000: an agent or a project that does not exist; nothing is stored', async () => {
    expect(errorOf(await group('Ada', 'Nobody'))).toEqual([404, 3000]);
    expect(errorOf(await send('Plan the migration of it all', { project: NOBODY }))).toEqual([404, 3000]);
    expect(await countStored(server)).toEqual(before);
  });
  it.each([
    ['explain_chat_enabled', 'explain', 'How many agents do we have?'],
    ['propose_enabled', 'propose', 'Plan the migration of our billing system'],
    ['group_chat_enabled', 'group_convene', 'Convene Ada and Grace to discuss pricing'],
  ] as const)(
    '503/8001: %s off, and never another response; the capability reports it',
    async (key, intent, message) => {
      const capability = CAPABILITIES[intent];
      const capabilities = async () => (await ceo.call('getCapabilities')).body.data[capability];
      expect(await capabilities()).toBe(true);
      await changeSetting(server.store, 'chat', key, false);
      expect(await capabilities()).toBe(false);
      expect(errorOf(await send(message))).toEqual([503, 8001]);
      expect(await countStored(server)).toEqual(before);
      await changeSetting(server.store, 'chat', key, true);
      expect((await send(message)).status).toBe(200);
    },
  );
});
