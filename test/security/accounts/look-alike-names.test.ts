import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client, OperationResponse } from '../../support/client/client.ts';
import { errorOf, inParallel } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  await newDepartment(ceo, 'Engineering');
});
afterAll(() => server.close());

const PASSWORD = 'a long first password';
const addUser = (username: string) =>
  ceo.call('createUser', { body: { username, password: PASSWORD, role: 'observer' } });
const addDepartment = (name: string) => ceo.call('createDepartment', { body: { name } });
const addAgent = (name: string) => ceo.call('createAgent', { body: { name, role: 'CTO', department: 'Engineering' } });
const addRole = (name: string) =>
  ceo.call('setRole', { path: { role_name: name }, body: { department: 'engineering' } });
const addKey = (name: string) => ceo.call('createApiKey', { body: { name, role: 'observer' } });
const addProject = (name: string) => ceo.call('createProject', { body: { name } });
const addApproval = (title: string, more: object = {}) =>
  ceo.call('createApproval', { body: { action_type: 'a:b', title, description: 'd', risk_level: 'low', ...more } });
const renameCompany = (company_name: string) => ceo.call('updateCompany', { body: { company_name } });

const ENTRANCES: readonly [name: string, add: (name: string) => Promise<OperationResponse>][] = [
  ['a user', addUser],
  ['a department', addDepartment],
  ['an agent', addAgent],
  ['a role', addRole],
  ['an API key', addKey],
  ['a project', addProject],
  ['an approval', addApproval],
  ['the company', renameCompany],
];

/** Characters that are invisible, or reverse the text around them. */
const HOSTILE = [
  '\u202E',
  '\u2066',
  '\u200B',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u0007',
  '\u001B',
  '\u0085',
  '\n',
  '\u2028',
  '\u2029',
  '\u{E0041}',
];

describe.each(ENTRANCES)('the name or title of %s', (_what, add) => {
  it('400/2001: has no control and no invisible format character, at any position', async () => {
    for (const character of HOSTILE)
      for (const name of [`${character}Ab`, `A${character}b`, `Ab${character}`]) {
        const answer = await add(name);
        expect([JSON.stringify(name), ...errorOf(answer)]).toEqual([JSON.stringify(name), 400, 2001]);
        expect(answer.text).toContain('invisible format characters');
      }
  });

  it.each(['\u200D\u200C', '\u3164', '\uFE0F', '\u2800 \u2800'])(
    '400/2001: does not consist of invisible characters: %j',
    async (name) => {
      expect(errorOf(await add(name))).toEqual([400, 2001]);
    },
  );

  it('may have joiners, and any script', async () => {
    for (const name of ['می\u200Cخواهم', 'क्\u200Dष', '👩\u200D💻 lab', 'Ärzte', '東京', 'עברית'])
      expect([name, (await add(name)).status < 300]).toEqual([name, true]);
  });
});

/** Pairs of names that look the same. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['Research', 'Re\u200Dsearch'],
  ['Research-2', 'ＲＥＳＥＡＲＣＨ-2'],
  ['office', 'oﬃce'],
  ['Ann\u200D', 'ann'],
  ['x\uFE0Fy', 'XY'],
  ['two words', 'two  words'],
  ['blank', 'blank\u2800'],
];

describe.each([
  ['a user', addUser],
  ['a department', addDepartment],
  ['an agent', addAgent],
  ['a role', addRole],
] as const)('the name of %s', (what, add) => {
  it.each(PAIRS)('409/4001: is taken when another looks the same: %j, %j', async (first, second) => {
    expect((await add(`${what} ${first}`)).status).toBe(201);
    expect(errorOf(await add(`${what} ${second}`))).toEqual([409, 4001]);
  });

  it('201 once: of many look-alikes at the same time', async () => {
    const names = ['Twin', 'T\u200Dwin', 'Tw\u200Cin', 'Ｔwin', 'tWin\u200D', 'twi\u200Dn'];
    const answers = await inParallel<OperationResponse>(names.length, (index) => add(`${what} ${names[index]}`));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers) if (answer.status !== 201) expect(errorOf(answer)).toEqual([409, 4001]);
  });
});

it('409/4001: a rename to a look-alike of another name', async () => {
  const { id } = await newDepartment(ceo, 'Sales');
  const agent = await newAgent(ceo, 'Grace', 'Engineering');
  await newDepartment(ceo, 'Support');
  await newAgent(ceo, 'Alan', 'Engineering');
  const department = await ceo.call('updateDepartment', {
    path: { department_id: id },
    body: { name: 'Sup\u200Dport' },
  });
  expect(errorOf(department)).toEqual([409, 4001]);
  const renamed = await ceo.call('updateAgent', { path: { agent_id: agent.id }, body: { name: 'ＡＬＡＮ' } });
  expect(errorOf(renamed)).toEqual([409, 4001]);
});

it('409/4001: a look-alike of the name of the system user', async () => {
  for (const name of ['sys\u200Dtem', 'ＳＹＳＴＥＭ']) expect(errorOf(await addUser(name))).toEqual([409, 4001]);
});

describe('an approval created over the interface', () => {
  it.each(['tool:departments_create', 'plan:review', 'work:review', 'conversational:invite_agent'])(
    '422/2000: cannot be mistaken for one of the server: %s',
    async (action_type) => expect(errorOf(await addApproval('T', { action_type }))).toEqual([422, 2000]),
  );

  it.each(['tools:x', 'planning:x', 'workflow:x', 'deploy:tool'])('201: %s is not reserved', async (action_type) =>
    expect((await addApproval('T', { action_type })).status).toBe(201),
  );

  it('400/2001: the name of a note has no invisible character', async () => {
    expect(errorOf(await addApproval('T', { metadata: { 'Asked\u200B by': 'ceo' } }))).toEqual([400, 2001]);
  });
});
