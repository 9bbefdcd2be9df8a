import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { openConversation } from '../../support/builders/chat/turns.ts';
import { draftCharter } from '../../support/builders/organisation/charters.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { addUser, setUpCeo } from '../../support/builders/people.ts';
import { newWebhookConnection } from '../../support/builders/webhooks/connections.ts';
import { newEndpoint } from '../../support/builders/webhooks/webhooks.ts';
import type { Client, Request } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { whileUncommitted } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
let id: string;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  id = (await addUser(server, 'subject', 'manager')).id;
});
afterAll(() => server.close());

const read = (headers: Record<string, string> = {}) => ceo.call('getUser', { path: { user_id: id }, headers });
const tag = async (): Promise<string> => (await read()).headers.etag ?? '';
const change = async (ifMatch: string) => {
  const role = (await read()).body.data.role === 'manager' ? 'observer' : 'manager';
  return ceo.call('updateUserRole', { path: { user_id: id }, body: { role }, headers: { 'if-match': ifMatch } });
};

describe('ETag', () => {
  it('is strong and quoted, stays while nothing changes, and a write returns that of the next read', async () => {
    const first = await tag();
    expect(first).toMatch(/^"[^"]+"$/);
    expect(await tag()).toBe(first);
    const written = await change('*');
    expect(written.headers.etag).not.toBe(first);
    expect(await tag()).toBe(written.headers.etag);
  });
  it('is returned by single resources and by no list and no probe', async () => {
    for (const operation of ['getCurrentUser', 'getCapabilities'] as const)
      expect((await ceo.call(operation)).headers.etag).toMatch(/^"/);
    for (const operation of ['listUsers', 'listSessions', 'listApiKeys', 'getLiveness', 'getReadiness'] as const)
      expect((await ceo.call(operation)).headers.etag).toBeUndefined();
  });
  it('changes with each of role, organisation roles and password', async () => {
    const tags = new Set<string>([await tag()]);
    tags.add((await change('*')).headers.etag ?? '');
    const granted = await ceo.call('grantOrgRole', { path: { user_id: id }, body: { role: 'viewer' } });
    tags.add(granted.headers.etag ?? '');
    await ceo.call('revokeOrgRole', { path: { user_id: id, role: 'viewer' } });
    tags.add(await tag());
    expect(tags.size).toBe(4);
  });
});

describe('If-None-Match', () => {
  it('304 without a body for the tag, a list with it, its weak form and *', async () => {
    const present = await tag();
    for (const value of [present, `"a", ${present} , "b"`, `W/${present}`, '*', ' * ']) {
      const answer = await read({ 'if-none-match': value });
      expect([value, answer.status, answer.text]).toEqual([value, 304, '']);
      expect(answer.headers.etag).toBe(present);
      expect(answer.headers['content-type']).toBeUndefined();
    }
  });
  it('200 for other tags, none, and a text that is not a tag', async () => {
    for (const value of ['"other"', 'W/"other"', '', 'nonsense', (await tag()).replaceAll('"', '')])
      expect((await read({ 'if-none-match': value })).status).toBe(200);
  });
  it('304 on every other single resource with a tag', async () => {
    for (const operation of ['getCurrentUser', 'getCapabilities'] as const) {
      const { headers } = await ceo.call(operation);
      const again = await ceo.call(operation, { headers: { 'if-none-match': headers.etag ?? '' } });
      expect(again.status).toBe(304);
    }
  });
});

describe('If-Match', () => {
  it('passes without it, empty, with *, with the tag, and with a list that contains it', async () => {
    expect((await change('')).status).toBe(200);
    expect((await change('*')).status).toBe(200);
    expect((await change(await tag())).status).toBe(200);
    expect((await change(`"a", ${await tag()}, W/"b"`)).status).toBe(200);
    expect((await change(`"a",${await tag()}`)).status).toBe(200);
  });
  it('409/4002: other tags, and the present one in its weak form; nothing is changed', async () => {
    const present = await tag();
    for (const value of ['"other"', `W/${present}`, '"a", "b"', '""'])
      expect(errorOf(await change(value))).toEqual([409, 4002]);
    expect(await tag()).toBe(present);
  });
  it('400/2001: a malformed header', async () => {
    const present = await tag();
    for (const value of [present.replaceAll('"', ''), `${present},`, `${present} ${present}`, '*, "a"', "'a'", 'w/"a"'])
      expect([value, ...errorOf(await change(value))]).toEqual([value, 400, 2001]);
    expect(await tag()).toBe(present);
  });
  it('400/2001: more than 8192 characters, which is refused before the header block is too large', async () => {
    const list = (length: number): string => `"${'a'.repeat(length - 2)}"`;
    expect(errorOf(await change(list(8192)))).toEqual([409, 4002]);
    expect(errorOf(await change(list(8193)))).toEqual([400, 2001]);
  });
  it('is ignored on reading and on creating', async () => {
    expect((await read({ 'if-match': 'nonsense' })).status).toBe(200);
    expect((await read({ 'if-match': '"other"' })).status).toBe(200);
    const grant = { path: { user_id: id }, body: { role: 'editor' }, headers: { 'if-match': 'nonsense' } } as const;
    expect((await ceo.call('grantOrgRole', grant)).status).toBe(201);
  });
});

describe('If-Match of a request that waits for another change of its record', () => {
  const other = actorNamed(crypto.randomUUID());
  let count = 0;
  const named = (word: string): string => {
    count += 1;
    return `${word}-${count}`;
  };
  const newProject = async (): Promise<string> =>
    (await ceo.call('createProject', { body: { name: 'Raced' } })).body.data.id;

  /** How a new record is read, and the other change, which is not committed when the request arrives. */
  const RECORDS = {
    department: async () => {
      const { id: department_id } = await newDepartment(ceo, named('department'));
      const change = () =>
        server.services.departments.update(department_id, { description: 'one' }, other, unconditional);
      return { reading: 'getDepartment', path: { department_id }, change };
    },
    agent: async () => {
      const { name } = await newDepartment(ceo, named('team'));
      const { id: agent_id } = await newAgent(ceo, named('agent'), name);
      const change = () => server.services.agents.update(agent_id, { role: 'CTO' }, other, unconditional);
      return { reading: 'getAgent', path: { agent_id }, change };
    },
    role: async () => {
      const role_name = named('role');
      const { body } = await ceo.call('setRole', { path: { role_name }, body: { department: 'design' } });
      const change = async () => {
        const role = await server.services.roles.get(body.data.name);
        return server.services.roles.save(role_name, { ...role, description: 'one' }, other, unconditional);
      };
      return { reading: 'getRole', path: { role_name }, change };
    },
    setting: async () => {
      const [namespace, key] = ['chat', 'explain_max_tool_calls'];
      const save = (value: number) => server.services.settingService.save(namespace, key, value, other, unconditional);
      await save(1);
      return { reading: 'getSetting', path: { namespace, key }, change: () => save(2) };
    },
    locales: async () => ({
      ...{ reading: 'getNameLocales', path: {} },
      change: () => server.services.setup.locales.save(['de_DE'], unconditional),
    }),
    project: async () => {
      const project_id = await newProject();
      const change = () => server.services.projects.update(project_id, { name: 'one' }, unconditional);
      return { reading: 'getProject', path: { project_id }, change };
    },
    task: async () => {
      const body = { project_id: await newProject(), title: 'Raced' };
      const task_id = (await ceo.call('createTask', { body })).body.data.id;
      const change = () => server.services.tasks.update(task_id, { title: 'one' }, actorNamed('u'), unconditional);
      return { reading: 'getTask', path: { task_id }, change };
    },
    charter: async () => {
      const { id: charter_id, created_by } = await draftCharter(ceo);
      const change = () =>
        server.services.charters.edit(charter_id, { title: 'one' }, actorNamed(created_by), unconditional);
      return { reading: 'getCharter', path: { charter_id }, change };
    },
    conversation: async () => {
      const userId: string = (await ceo.call('getCurrentUser')).body.data.id;
      const conversation_id = await openConversation(server, userId, 'direct');
      const change = () => server.services.ownConversations.close(conversation_id, actorNamed(userId));
      return { reading: 'getConversation', path: { conversation_id }, change };
    },
    connection: async () => {
      const { name: connection_name } = await newWebhookConnection(ceo);
      const change = () =>
        server.services.connections.update(connection_name, { description: 'one' }, other, unconditional);
      return { reading: 'getConnection', path: { connection_name }, change };
    },
    endpoint: async () => {
      const { id: endpoint_id } = await newEndpoint(ceo, 'https://hooks.example.com/raced', { enabled: false });
      const change = () =>
        server.services.webhookEndpoints.update(endpoint_id, { description: 'one' }, other, unconditional);
      return { reading: 'getWebhookEndpoint', path: { endpoint_id }, change };
    },
  } satisfies Record<
    string,
    () => Promise<{ reading: OperationId; path: Readonly<Record<string, string>>; change: () => Promise<unknown> }>
  >;

  it.each<[OperationId, keyof typeof RECORDS, Request]>([
    ['updateDepartment', 'department', { body: { description: 'two' } }],
    ['deleteDepartment', 'department', { query: { reason: 'two' } }],
    ['updateAgent', 'agent', { body: { level: 'senior' } }],
    ['deleteAgent', 'agent', {}],
    ['setRole', 'role', { body: { department: 'design', description: 'two' } }],
    ['deleteRole', 'role', {}],
    ['saveSetting', 'setting', { body: { value: 0 } }],
    ['resetSetting', 'setting', {}],
    ['setNameLocales', 'locales', { body: { locales: ['fr_FR'] } }],
    ['updateProject', 'project', { body: { name: 'two' } }],
    ['updateTask', 'task', { body: { title: 'two' } }],
    ['editCharter', 'charter', { body: { title: 'two' } }],
    ['cancelCharter', 'charter', {}],
    ['approveCharter', 'charter', {}],
    ['deleteConversation', 'conversation', {}],
    ['updateConnection', 'connection', { body: { description: 'two' } }],
    ['deleteConnection', 'connection', {}],
    ['updateWebhookEndpoint', 'endpoint', { body: { description: 'two' } }],
    ['deleteWebhookEndpoint', 'endpoint', {}],
  ])('409/4002: %s', async (operation, record, request) => {
    const { reading, path, change } = await RECORDS[record]();
    const { etag = '' } = (await ceo.callRaw(reading, { path })).headers;
    const send = () => ceo.callRaw(operation, { ...request, path, headers: { 'if-match': etag } });
    expect(errorOf(await whileUncommitted(server.store, change, send))).toEqual([409, 4002]);
  });
});
