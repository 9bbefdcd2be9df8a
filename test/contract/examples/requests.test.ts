import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowActing } from '../../support/builders/chat/acting-scene.ts';
import { newActiveProject, newOwnRun, newReadyTask, newWorker } from '../../support/builders/execution/work.ts';
import { draftCharter, interview } from '../../support/builders/organisation/charters.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { addUser } from '../../support/builders/people.ts';
import { newWebhookConnection } from '../../support/builders/webhooks/connections.ts';
import { newEndpoint, newEvent, numbered } from '../../support/builders/webhooks/webhooks.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { lasting, SHOWN, shapeFaults } from '../../support/sweep/examples.ts';
import { type Scene, type Step, sendExample } from '../../support/sweep/story.ts';

let server: TestServer;
let ceo: Client;
/** Ids of what the story has created, by the name of the path parameter. */
let made: Record<string, string>;

const account = async (client: Client): Promise<Client> =>
  client.withSession(await sendExample(['setupAdmin', 'first'], client));
const first = (): Scene => ({ path: { agent_index: '0' } });
let people = 0;
const user = async (): Promise<Scene> => {
  people += 1;
  return { path: { user_id: (await addUser(server, `user${people}`, 'manager')).id } };
};
const here = (): Scene => ({ path: made });
const newApproval = async (): Promise<Scene> => {
  const { body } = await sendExample(['createApproval', 'patient'], ceo);
  return { path: { approval_id: body.data.id } };
};
/** A tool call of an agent that waits for approval. */
const parked = async (): Promise<Scene> => {
  const { body } = await sendExample(['sendTurn', 'act'], ceo);
  return { path: { approval_id: body.data.act.action.approval_id } };
};
/** A numbered event, so that it can be sent again. */
const toldEvent = async (): Promise<string> => {
  const id = await newEvent(server, ceo, 'told');
  await numbered(server);
  return id;
};
const newCharter = async (): Promise<Scene> => ({ path: { charter_id: (await draftCharter(ceo)).id } });
const setting = (namespace: string, key: string) => (): Scene => ({ path: { namespace, key } });
const MCP = { accept: 'application/json, text/event-stream' };

/** From the first account to a company with agents, in the order of the wizard, and other accounts. */
const WIZARD: Step[] = [
  ['login', 'ada'],
  ['setNameLocales', 'all'],
  ['setNameLocales', 'two'],
  ['createSetupCompany', 'blank'],
  ['createSetupCompany', 'template'],
  ['createSetupAgent', 'jon'],
  ['setSetupAgentModel', 'guide', first],
  ['setSetupAgentName', 'jon', first],
  ['setSetupAgentPersonality', 'builder', first],
  ['createApiKey', 'report'],
  ['createApiKey', 'endless'],
  ['createUser', 'manager'],
  ['updateUserRole', 'boardMember', user],
  ['grantOrgRole', 'editor', user],
  ['grantOrgRole', 'departmentAdmin', user],
  ['resetUserPassword', 'first', user],
  ['transferCeo', 'confirm', user],
  ['changePassword', 'change'],
];

/** An organisation of two departments, its agents, settings and connections. */
const ORGANISATION: Step[] = [
  ['updateCompany', 'budget'],
  ['updateCompany', 'name'],
  ['createDepartment', 'design'],
  ['reorderDepartments', 'two'],
  ['updateDepartment', 'head', here],
  ['updateDepartment', 'policy', here],
  ['setCeremonyPolicy', 'hybrid', here],
  ['createAgent', 'jon'],
  ['createAgent', 'plain'],
  ['reorderDepartmentAgents', 'one', here],
  ['updateAgent', 'promote', here],
  ['updateAgent', 'unassign', here],
  ['setRole', 'full', here],
  ['setRole', 'short', here],
  ['saveSetting', 'floor', setting('chat', 'act_intent_confidence_floor')],
  ['saveSetting', 'switch', setting('chat', 'direct_mcp_enabled')],
  ['createConnection', 'webhook'],
  ['createConnection', 'oauth'],
  ['updateConnection', 'disable', () => ({ path: { connection_name: 'calendar' } })],
  ['receiveWebhook', 'order', async ({ value }) => signed(await newWebhookConnection(ceo), value)],
  ['createWebhookEndpoint', 'tasks'],
  ['createWebhookEndpoint', 'all'],
  ['updateWebhookEndpoint', 'enable', here],
  ['redeliverWebhook', 'event', async () => ({ ...here(), fields: { event_id: await toldEvent() } })],
  ['redeliverWebhook', 'outage', () => ({ ...here(), fields: { since: new Date(Date.now() - 60_000).toISOString() } })],
  ['mcp', 'list', () => ({ headers: { ...MCP, 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' } })],
  ['mcp', 'initialize', () => ({ headers: MCP })],
];

/** Conversations, plans, decisions and results. */
const WORK: Step[] = [
  ['createApproval', 'release'],
  ['createApproval', 'patient'],
  ['approveApproval', 'comment', newApproval],
  ['approveApproval', 'plain', newApproval],
  ['approveApproval', 'changed', parked],
  ['rejectApproval', 'reason', newApproval],
  ['sendTurn', 'question'],
  ['sendTurn', 'override'],
  ['sendTurn', 'act'],
  ['sendTurn', 'next', () => ({ fields: { conversation_id: made.asked } })],
  ['streamTurn', 'question'],
  ['classifyTurn', 'request'],
  ['interviewCharter', 'idea'],
  ['interviewCharter', 'whole'],
  [
    'interviewCharter',
    'answer',
    async () => ({ fields: { conversation_id: (await interview(ceo, 'An idea.')).body.data.conversation_id } }),
  ],
  ['editCharter', 'envelope', newCharter],
  ['editCharter', 'title', newCharter],
  ['createProject', 'portal'],
  ['createProject', 'bare'],
  ['updateProject', 'start', () => ({ ...here(), fields: { lead: made.agent_id } })],
  ['createTask', 'invoices', () => ({ fields: made })],
  ['createTask', 'bare', () => ({ fields: made })],
  ['updateTask', 'begin', () => ({ ...here(), fields: { assigned_to: made.agent_id } })],
  ['updateTask', 'met', here],
  ['cancelTask', 'obsolete', here],
  ['pauseWork', 'project', () => ({ fields: { id: made.project_id } })],
  ['pauseWork', 'company'],
  ['resumeWork', 'project', () => ({ fields: { id: made.project_id } })],
  ['resumeWork', 'company'],
];

const CRITERION = { acceptance_criteria: ['A customer can download an invoice.'] };
/** A new run whose worker is the caller. */
const running = async (): Promise<Scene> => {
  const { path, token } = await newOwnRun(ceo, CRITERION);
  return { path, fields: { lease_token: token } };
};
/** A finished run that a person reviews. */
const reviewable = async (): Promise<Scene> => {
  const { path, token } = await newOwnRun(ceo, { ...CRITERION, review_policy: 'person' });
  const body = { lease_token: token, outcome: 'succeeded', criteria: [{ index: 0, met: true }] } as const;
  await ceo.call('finishRun', { path, body });
  return { path };
};
/** A worker and a task that it can claim. */
const claimable = async (): Promise<Scene> => {
  people += 1;
  const { id: agentId } = await newAgent(ceo, `Agent ${people}`, 'engineering');
  await newReadyTask({ ceo, projectId: await newActiveProject(ceo), agentId });
  return { path: await newWorker(ceo, { agent_ids: [agentId] }) };
};

/** The runs of tasks, as their worker and their reviewer see them. */
const RUNS: Step[] = [
  ['registerWorker', 'labels', here],
  ['registerWorker', 'all', here],
  ['claimRuns', 'waiting', claimable],
  ['claimRuns', 'plain', claimable],
  ['heartbeatRun', 'progress', running],
  ['heartbeatRun', 'plain', running],
  ['addRunSteps', 'tool', running],
  ['addRunSteps', 'reservation', running],
  ['requestInput', 'question', running],
  ['requestInput', 'permission', running],
  ['finishRun', 'succeeded', running],
  ['finishRun', 'failed', running],
  ['releaseRun', 'stopping', running],
  ['reviewRun', 'passed', reviewable],
  ['reviewRun', 'rework', reviewable],
];

const signed = ({ name, secret }: { name: string; secret: string }, value: Body): Scene => {
  const [text, at] = [JSON.stringify(value), new Date()];
  return {
    path: { connection_name: name, event_type: 'order.created' },
    raw: { text, type: 'application/json' },
    headers: {
      'webhook-id': 'msg_example',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign('msg_example', at, text),
    },
  };
};

const STORIES: [name: string, prepare: () => Promise<Record<string, string>>, steps: Step[]][] = [
  ['the wizard and the users', async () => ({}), WIZARD],
  [
    'the organisation and its connections',
    async () => {
      const { id: department_id } = await newDepartment(ceo, 'engineering');
      const { id: endpoint_id } = await newEndpoint(ceo, 'https://hooks.example.com/');
      return { department_id, endpoint_id, role_name: 'Backend Developer' };
    },
    ORGANISATION,
  ],
  [
    'the conversations and the work',
    async () => {
      await allowActing(server);
      await newDepartment(ceo, 'engineering');
      const { id: agent_id } = await newAgent(ceo, 'Ada', 'engineering', { autonomy_level: 'locked' });
      const { id: project_id } = (await ceo.call('createProject', { body: { name: 'Portal' } })).body.data;
      const { id: task_id } = (await ceo.call('createTask', { body: { project_id, title: 'Begin' } })).body.data;
      const turn = { message: 'Plan it', intent_override: 'propose' } as const;
      const asked = (await ceo.call('sendTurn', { body: turn })).body.data.conversation_id;
      return { agent_id, project_id, task_id, asked };
    },
    WORK,
  ],
  [
    'the runs of tasks',
    async () => {
      await newDepartment(ceo, 'engineering');
      return { ...(await newWorker(ceo)) };
    },
    RUNS,
  ],
];

describe.each(STORIES)('examples of %s', (_name, prepare, steps) => {
  beforeAll(async () => {
    server = await startServer();
    ceo = await account(server.client);
    made = {};
    made = await prepare();
  });
  afterAll(() => server.close());

  it.each<Step>(steps)('%s, %s: is accepted, and the response has the shape of the example', async (...step) => {
    const [operation, name] = step;
    const { status, responses: answers } = SHOWN.get(operation) ?? { status: 0, responses: [] };
    const answer = await sendExample(step, operation === 'login' ? server.client : ceo);
    expect([answer.status, answer.status === status ? '' : answer.text]).toEqual([status, '']);
    if (operation === 'createAgent') made.agent_id = answer.body.data.id;
    if (answers.length === 0 || answer.body === undefined) return;
    const same = answers.find((example) => example.name === name);
    const faults = (same === undefined ? answers : [same]).map(({ value }) => shapeFaults(value, answer.body));
    expect(faults.find(({ length }) => length === 0) ?? faults).toEqual([]);
    if (same?.exactness === 'whole') expect(lasting(answer.body)).toEqual(lasting(same.value));
  });
});

it('every example of a request is sent', () => {
  const told = new Set(STORIES.flatMap(([, , steps]) => steps.map(([operation, name]) => `${operation} ${name}`)));
  const shown = [...SHOWN].flatMap(([operation, { requests }]) => requests.map(({ name }) => `${operation} ${name}`));
  expect(shown.filter((each) => !told.has(each))).toEqual(['setupAdmin first']);
});
