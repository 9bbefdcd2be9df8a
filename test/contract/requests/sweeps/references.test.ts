import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../../generated/operations.ts';
import { newOwnRun } from '../../../support/builders/execution/work.ts';
import { draftCharter } from '../../../support/builders/organisation/charters.ts';
import { newAgent, newDepartment } from '../../../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo } from '../../../support/builders/people.ts';
import { changeSetting } from '../../../support/builders/settings.ts';
import { NOBODY } from '../../../support/builders/unknown-ids.ts';
import { newEndpoint } from '../../../support/builders/webhooks/webhooks.ts';
import type { Body, Client } from '../../../support/client/client.ts';
import { outcome } from '../../../support/client/expect.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
/** Ids of what exists, by the name of the path parameter. */
let path: Record<string, string>;
let closed: string;
let leaseToken: string;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  await changeSetting(server.store, 'chat', 'group_chat_enabled', true);
  const { id: department_id } = await newDepartment(ceo, 'engineering');
  const { id: agent_id } = await newAgent(ceo, 'Jon', 'engineering');
  const { id: project_id } = (await ceo.call('createProject', { body: { name: 'Portal' } })).body.data;
  const { id: task_id } = (await ceo.call('createTask', { body: { project_id, title: 'Begin' } })).body.data;
  const approval = { action_type: 'deploy:release', title: 'Release', description: 'Now.', risk_level: 'low' } as const;
  const { id: approval_id } = (await ceo.call('createApproval', { body: approval })).body.data;
  const { id: user_id } = await createPerson(server, 'mia', 'manager');
  const { id: endpoint_id } = await newEndpoint(ceo, 'https://example.com/hook');
  const { id: charter_id } = await draftCharter(ceo);
  const other = await draftCharter(ceo, { title: 'Another' });
  closed = other.conversation_id;
  await ceo.call('cancelCharter', { path: { charter_id: other.id } });
  const { path: run, token } = await newOwnRun(ceo, { acceptance_criteria: ['It is complete'] });
  leaseToken = token;
  const fixed = { ...run, agent_index: '0', role_name: 'Analyst', worker_name: 'builder' };
  path = { department_id, agent_id, project_id, task_id, approval_id, user_id, endpoint_id, charter_id, ...fixed };
});
afterAll(() => server.close());

const NAMELESS = 'No such name';
const MODEL = { model_provider: 'guided', model_id: 'guide-1' };
const WIZARD_AGENT = { name: 'Eve', role: 'Analyst', ...MODEL };
const AGENT = { name: 'Eve', role: 'Analyst', department: 'engineering' };
const APPROVAL = { action_type: 'deploy:release', title: 'Release', description: 'Now.', risk_level: 'low' };
const TURN = { message: 'What is happening?' };
const finish = () => ({ lease_token: leaseToken, outcome: 'succeeded' });
const task = () => ({ project_id: path.project_id, title: 'Write' });

/** An operation, a field of its body with a reference, the rest of the body, the kind of record, and the response when it is unknown. */
type Row = [operation: OperationId, field: string, value: unknown, answer: string, rest?: () => object];

/** A record by its id or key, which would be 404 in a path too. */
const RECORDS: readonly Row[] = [
  ['createSetupCompany', 'template_name', NAMELESS, '404/3000', () => ({ company_name: 'Acme' })],
  ['createSetupAgent', 'model_provider', NAMELESS, '404/3000', () => WIZARD_AGENT],
  ['setSetupAgentModel', 'model_provider', NAMELESS, '404/3000', () => MODEL],
  ['createAgent', 'model_provider', NAMELESS, '404/3000', () => ({ ...AGENT, ...MODEL })],
  ['updateAgent', 'model_provider', NAMELESS, '404/3000', () => MODEL],
  ['createApproval', 'task_id', NOBODY, '404/3000', () => APPROVAL],
  ['approveApproval', 'conversation_id', NOBODY, '404/3000'],
  ['rejectApproval', 'conversation_id', NOBODY, '404/3000', () => ({ reason: 'No.' })],
  ['sendTurn', 'conversation_id', NOBODY, '404/3000', () => TURN],
  ['sendTurn', 'project', NOBODY, '404/3000', () => TURN],
  ['sendTurn', 'named_targets', [NAMELESS, 'Jon'], '404/3000', () => ({ ...TURN, intent_override: 'group_convene' })],
  ['streamTurn', 'conversation_id', NOBODY, '404/3000', () => TURN],
  ['streamTurn', 'project', NOBODY, '404/3000', () => TURN],
  ['classifyTurn', 'conversation_id', NOBODY, '404/3000', () => TURN],
  ['interviewCharter', 'conversation_id', NOBODY, '404/3000', () => TURN],
  ['interviewCharter', 'project', NOBODY, '404/3000', () => TURN],
  ['createProject', 'lead', NOBODY, '404/3000', () => ({ name: 'Portal' })],
  ['updateProject', 'lead', NOBODY, '404/3000'],
  ['createTask', 'project_id', NOBODY, '404/3000', () => ({ title: 'Write' })],
  ['createTask', 'assigned_to', NOBODY, '404/3000', task],
  ['createTask', 'parent_task_id', NOBODY, '404/3000', task],
  ['updateTask', 'assigned_to', NOBODY, '404/3000'],
  ['redeliverWebhook', 'event_id', NOBODY, '404/3000'],
  ['registerWorker', 'agent_ids', [NOBODY], '404/3000'],
  [
    'finishRun',
    'criteria.artifact_id',
    NOBODY,
    '404/3000',
    () => ({ ...finish(), criteria: [{ index: 0, met: true }] }),
  ],
];

/** One of the present choices, which only the server knows. */
const CHOICES: readonly Row[] = [
  [
    'createSetupCompany',
    'template_variables',
    { [NAMELESS]: 1 },
    '422/2000',
    () => ({ company_name: 'Acme', template_name: 'startup' }),
  ],
  ['createSetupCompany', 'currency', 'AAA', '422/2000', () => ({ company_name: 'Acme', template_name: 'startup' })],
  ['createSetupAgent', 'model_id', NAMELESS, '422/2000', () => WIZARD_AGENT],
  ['setSetupAgentModel', 'model_id', NAMELESS, '422/2000', () => MODEL],
  ['setNameLocales', 'locales', [NAMELESS], '422/2000'],
  ['reorderDepartments', 'department_names', [NAMELESS], '422/2000'],
  ['reorderDepartmentAgents', 'agent_names', [NAMELESS], '422/2000'],
  ['createAgent', 'department', NAMELESS, '422/2000', () => AGENT],
  ['createAgent', 'model_id', NAMELESS, '422/2000', () => ({ ...AGENT, ...MODEL })],
  ['updateAgent', 'department', NAMELESS, '422/2000'],
  ['updateAgent', 'model_id', NAMELESS, '422/2000', () => MODEL],
  ['editCharter', 'envelope.currency', 'AAA', '422/2000'],
];

/** A word of a fixed list, like a value of an enum. */
const WORDS: readonly Row[] = [
  ['createSetupAgent', 'personality_preset', NAMELESS, '400/2001', () => WIZARD_AGENT],
  ['setSetupAgentPersonality', 'personality_preset', NAMELESS, '400/2001'],
  ['createAgent', 'personality_preset', NAMELESS, '400/2001', () => AGENT],
  ['updateAgent', 'personality_preset', NAMELESS, '400/2001'],
  ['setRole', 'department', NAMELESS, '400/2001'],
];

/** A name that is stored for later use, and a reference that the operation does not check. */
const NAMES: readonly Row[] = [
  ['createSetupAgent', 'department', NAMELESS, '201', () => WIZARD_AGENT],
  ['createDepartment', 'head', NAMELESS, '201', () => ({ name: 'design' })],
  ['updateDepartment', 'head', NAMELESS, '200'],
  ['grantOrgRole', 'scoped_departments', [NAMELESS], '201', () => ({ role: 'department_admin' })],
  ['classifyTurn', 'project', NOBODY, '200', () => TURN],
  ['classifyTurn', 'named_targets', [NAMELESS], '200', () => TURN],
  ['streamTurn', 'named_targets', [NAMELESS], '200', () => TURN],
];

/** Fields named like a reference that are none: what the caller creates, and external names. */
const NONE = [
  'createSetupCompany company_name',
  'updateCompany company_name',
  'createConnection client_id',
  'updateConnection client_id',
  'addRunSteps steps.tool_name',
];

const bodyOf = (field: string, value: unknown, rest: Body): object => {
  const [first = '', second] = field.split('.');
  if (second === undefined) return { ...rest, [first]: value };
  const within = rest[first] ?? { amount: 1 };
  const set = (entry: object): object => ({ ...entry, [second]: value });
  return { ...rest, [first]: Array.isArray(within) ? within.map(set) : set(within) };
};

describe('a body with a reference to an unknown record', () => {
  it.each<Row>([...RECORDS, ...CHOICES, ...WORDS, ...NAMES])(
    '%s, %s: %j is %s',
    async (operation, field, value, answer, rest = () => ({})) => {
      const body = bodyOf(field, value, rest());
      expect(outcome(await ceo.callRaw(operation, { path, body }))).toBe(answer);
    },
  );

  it.each<[OperationId, object]>([
    ['sendTurn', TURN],
    ['interviewCharter', TURN],
    ['approveApproval', {}],
    ['rejectApproval', { reason: 'No.' }],
  ])('%s: to an existing record in the wrong state is 409/4000', async (operation, rest) => {
    const body = { ...rest, conversation_id: closed };
    expect(outcome(await ceo.callRaw(operation, { path, body }))).toBe('409/4000');
  });

  it('is in one of these tables, for every field', () => {
    const told = [...RECORDS, ...CHOICES, ...WORDS, ...NAMES].map(([operation, field]) => `${operation} ${field}`);
    expect(new Set(references())).toEqual(new Set([...told, ...NONE]));
  });
});

const REFERENCE =
  /(_id|_ids|_name|_names|^project|^lead|^head|assigned_to|^department|departments|preset|_provider|currency|locales|_targets|_variables)$/;

/** Every field of a request body, or of an entry of its lists, that is named like a reference. */
function references(): string[] {
  const text = readFileSync(new URL('../../../../generated/openapi.json', import.meta.url), 'utf8');
  const { paths, components } = JSON.parse(text) as Body;
  const fieldsIn = (schema: Body, before: string): string[] => {
    if (schema.$ref !== undefined) return fieldsIn(components.schemas[schema.$ref.split('/').at(-1)], before);
    const own = Object.entries<Body>(schema.properties ?? {}).flatMap(([name, field]) => [
      ...(REFERENCE.test(name) ? [`${before}${name}`] : []),
      ...fieldsIn(field, `${before}${name}.`),
    ]);
    const entries = schema.items === undefined ? [] : fieldsIn(schema.items, before);
    return [...own, ...entries, ...(schema.anyOf ?? []).flatMap((each: Body) => fieldsIn(each, before))];
  };
  return Object.values<Body>(paths)
    .flatMap((item) => Object.values<Body>(item))
    .flatMap(({ operationId, requestBody }) =>
      fieldsIn(requestBody?.content['application/json']?.schema ?? {}, '').map((field) => `${operationId} ${field}`),
    );
}
