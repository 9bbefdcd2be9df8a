import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftCharter } from '../support/builders/organisation/charters.ts';
import { newAgent, newDepartment } from '../support/builders/organisation/organisation.ts';
import { PASSWORD, setUpCeo, signIn, withApiKey } from '../support/builders/people.ts';
import { newWebhookConnection, signedMessage } from '../support/builders/webhooks/connections.ts';
import { newEndpoint } from '../support/builders/webhooks/webhooks.ts';
import { type Body, Client, type OperationResponse, type Request } from '../support/client/client.ts';
import { openStream } from '../support/client/event-stream.ts';
import { errorOf } from '../support/client/expect.ts';
import { startServer, type TestServer } from '../support/server/server.ts';
import { eventually } from '../support/time/eventually.ts';

// scripts/external/upgrade.ts puts this next to the tests of the last release. There, `server.server` is a server of that release, which runs
// together with the present one; `client` uses the present one, and all responses are compared with the document of that release. Only what
// that release also has may be imported.

type Operation = Parameters<Client['call']>[0];
type Side = 'earlier' | 'later';

let server: TestServer;
/** The ceo at either server, with one session and with one API key. */
let session: Record<Side, Client>;
let key: Record<Side, Client>;

beforeAll(async () => {
  server = await startServer();
  const { port } = server.server.address() as AddressInfo;
  const chief = await setUpCeo(server.client);
  await chief.call('createSetupCompany', { body: { company_name: 'Acme', template_name: 'startup' } });
  await chief.call('completeSetup');
  const bearer = await withApiKey(chief, 'ceo');
  const earlier = new Client(`http://127.0.0.1:${port}`);
  session = { later: chief, earlier: earlier.as(chief.identity) };
  key = { later: bearer, earlier: earlier.as(bearer.identity) };
});
afterAll(() => server.close());

/** The response, when it is a success. */
const ask = async (client: Client, operation: Operation, request: Request = {}): Promise<OperationResponse> => {
  const answer = await client.callRaw(operation, request);
  if (answer.status >= 300) throw new Error(`${operation} ${answer.status}: ${answer.text}`);
  return answer;
};
const dataOf = async (client: Client, operation: Operation, request?: Request): Promise<Body> =>
  (await ask(client, operation, request)).body.data;

const WAYS = [
  ['later', 'earlier'],
  ['earlier', 'later'],
] as const;

const ABOUT_ITSELF = [
  ...(['getLiveness', 'getReadiness', 'getHealth', 'getCapabilities', 'getMetrics', 'streamEvents'] as const),
  ...(['getOpenapiJson', 'getOpenapi30Json', 'getOpenapi32Json', 'getAsyncapiJson', 'getOpenapiYaml'] as const),
  ...(['getDocs', 'getGuide', 'getErrorDocs'] as const),
];

/** A kind of records: how one is created, read, listed and changed. */
interface Kind {
  readonly make: (client: Client, name: string) => Promise<Request>;
  readonly read: Operation;
  readonly list: Operation;
  readonly update: Operation;
  readonly changes: Readonly<Record<string, unknown>>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  project: {
    make: async (client, name) => ({
      path: { project_id: (await dataOf(client, 'createProject', { body: { name } })).id },
    }),
    ...{ read: 'getProject', list: 'listProjects', update: 'updateProject', changes: { description: 'Other' } },
  },
  task: {
    make: async (client, title) => {
      const { id: project_id } = await dataOf(client, 'createProject', { body: { name: title } });
      return { path: { task_id: (await dataOf(client, 'createTask', { body: { project_id, title } })).id } };
    },
    ...{ read: 'getTask', list: 'listTasks', update: 'updateTask', changes: { description: 'Other' } },
  },
  department: {
    make: async (client, name) => ({ path: { department_id: (await newDepartment(client, name)).id } }),
    ...{ read: 'getDepartment', list: 'listDepartments', update: 'updateDepartment', changes: { budget_percent: 3 } },
  },
  agent: {
    make: async (client, name) => {
      await newDepartment(client, `Of ${name}`);
      return { path: { agent_id: (await newAgent(client, name, `Of ${name}`)).id } };
    },
    ...{ read: 'getAgent', list: 'listAgents', update: 'updateAgent', changes: { level: 'senior' } },
  },
  role: {
    make: async (client, role_name) => {
      await ask(client, 'setRole', { path: { role_name }, body: { department: 'design' } });
      return { path: { role_name } };
    },
    ...{ read: 'getRole', list: 'listRoles', update: 'setRole', changes: { department: 'engineering' } },
  },
  user: {
    make: async (client, username) => {
      const body = { username, password: PASSWORD, role: 'observer' };
      return { path: { user_id: (await dataOf(client, 'createUser', { body })).id } };
    },
    ...{ read: 'getUser', list: 'listUsers', update: 'updateUserRole', changes: { role: 'manager' } },
  },
  connection: {
    make: async (client, name) => ({ path: { connection_name: (await newWebhookConnection(client, name)).name } }),
    ...{
      read: 'getConnection',
      list: 'listConnections',
      update: 'updateConnection',
      changes: { description: 'Other' },
    },
  },
  'webhook endpoint': {
    make: async (client, name) => (await newEndpoint(client, `https://hooks.example.com/${name}`)).at,
    ...{ read: 'getWebhookEndpoint', list: 'listWebhookEndpoints', update: 'updateWebhookEndpoint' },
    changes: { description: 'Other' },
  },
};

const textOf = async (client: Client, operation: Operation, request?: Request) =>
  (await ask(client, operation, request)).text;

for (const [one, other] of WAYS)
  describe(`what is done at the ${one} server and continued at the ${other} one`, () => {
    for (const [name, { make, read, list, update, changes }] of Object.entries(KINDS))
      it(`is a ${name}: created, read, listed and changed, under one tag`, async () => {
        const [here, there] = [key[one], key[other]];
        const at = await make(here, `${one}-made`);
        const first = await ask(here, read, at);
        const second = await ask(there, read, at);
        const [newer, older] = one === 'later' ? [first, second] : [second, first];
        expect(newer.body.data).toMatchObject(older.body.data);
        expect(await textOf(there, list, { query: { limit: 200 } })).toContain(Object.values(at.path ?? {})[0]);
        const tag = String(first.headers.etag);
        const changed = await ask(there, update, { ...at, body: changes, headers: { 'if-match': tag } });
        expect((await ask(here, read, at)).body.data).toMatchObject(changes);
        expect(errorOf(await here.callRaw(update, { ...at, body: changes, headers: { 'if-match': tag } }))).toEqual([
          409, 4002,
        ]);
        const again = { 'if-match': String(changed.headers.etag) };
        await ask(here, update, { ...at, body: changes, headers: again });
      });

    it('is a session: listed, renewed, and ended', async () => {
      const [here, there] = [session[one], session[other]];
      const mine = await signIn(here.as({}), 'chief');
      const theirs = there.as(mine.identity);
      expect((await dataOf(theirs, 'getCurrentUser')).username).toBe('chief');
      expect((await dataOf(theirs, 'listSessions')).some((each: Body) => each.is_current)).toBe(true);
      const renewed = theirs.withSession(await ask(theirs, 'refreshSession'));
      await ask(here.as(renewed.identity), 'createWsTicket');
      await ask(renewed, 'logout');
      expect(errorOf(await here.as(renewed.identity).call('getCurrentUser'))[0]).toBe(401);
    });

    it('is an API key: used, listed, and revoked', async () => {
      const made = await withApiKey(session[one], 'observer');
      const there = session[other].as(made.identity);
      await ask(there, 'listProjects');
      expect(errorOf(await there.call('createProject', { body: { name: 'x' } }))).toEqual([403, 1001]);
      const keys: Body[] = await dataOf(session[other], 'listApiKeys');
      const { id: key_id } = keys.find(({ name, revoked_at }) => name === 'key of observer' && revoked_at == null);
      await ask(session[other], 'revokeApiKey', { path: { key_id } });
      await eventually(async () => (await made.call('listProjects')).status === 401);
    });

    it('is a password that is reset, and changed', async () => {
      const body = { username: `${one}-person`, password: PASSWORD, role: 'manager' };
      const { id: user_id } = await dataOf(key[one], 'createUser', { body });
      const temporary = 'another horse battery staple';
      await ask(session[other], 'resetUserPassword', { path: { user_id }, body: { password: temporary } });
      const changer = await signIn(session[one].as({}), body.username, temporary);
      const change = { current_password: temporary, new_password: PASSWORD };
      await ask(session[other].as(changer.identity), 'changePassword', { body: change });
      await signIn(session[one].as({}), body.username);
    });

    it('is an approval that is requested, decided under its tag, and read', async () => {
      const body = { action_type: 'deploy:release', title: one, description: 'Ship it', risk_level: 'high' };
      const { id: approval_id } = await dataOf(key[one], 'createApproval', { body });
      expect(await textOf(session[other], 'getInbox')).toContain(approval_id);
      const { etag } = (await ask(session[one], 'getApproval', { path: { approval_id } })).headers;
      await ask(session[other], 'approveApproval', { path: { approval_id }, headers: { 'if-match': String(etag) } });
      expect((await dataOf(session[one], 'getApproval', { path: { approval_id } })).status).toBe('approved');
    });

    it('is a charter that is drafted, edited, approved and dispatched', async () => {
      const { id: charter_id, conversation_id } = await draftCharter(key[one], { project: `Of ${one}` });
      const at = { path: { charter_id } };
      await ask(session[other], 'editCharter', { ...at, body: { title: `Edited ${other}` } });
      expect((await dataOf(session[one], 'getCharter', at)).title).toBe(`Edited ${other}`);
      await ask(session[other], 'approveCharter', at);
      for (const client of [session[one], session[other]]) {
        await ask(client, 'listConversationTurns', { path: { conversation_id } });
        const plans: Body[] = await dataOf(client, 'listPlans');
        for (const { id: plan_id } of plans) await ask(client, 'getPlan', { path: { plan_id } });
        for (const list of ['listTasks', 'listForecasts', 'listSpending', 'listCharters'] as const)
          await ask(client, list);
      }
    });

    it('is a conversation', async () => {
      const { conversation_id } = await draftCharter(key[one]);
      const body = { message: 'What is under way?', intent_override: 'explain', conversation_id };
      await ask(key[other], 'sendTurn', { body });
      const { data } = (await ask(key[one], 'listConversationTurns', { path: { conversation_id } })).body;
      expect(data).toHaveLength(4);
      await ask(key[other], 'closeConversation', { path: { conversation_id } });
      expect((await dataOf(key[one], 'getConversation', { path: { conversation_id } })).status).toBe('closed');
    });

    it('is a setting, which applies at both', async () => {
      const path = { namespace: 'budget', key: 'currency' };
      const value = one === 'later' ? 'CHF' : 'EUR';
      await ask(key[one], 'saveSetting', { path, body: { value } });
      await eventually(async () => {
        const name = `in ${value}`;
        return (await dataOf(key[other], 'createProject', { body: { name } })).currency === value;
      }, 60);
      expect((await dataOf(key[other], 'getSetting', { path })).value).toBe(value);
      await ask(key[other], 'resetSetting', { path });
      await ask(key[one], 'getBudget');
    });

    it('is a request that is retried with its key', async () => {
      const request = { body: { name: 'Once' }, headers: { 'idempotency-key': `of-${one}` } };
      const first = await ask(key[one], 'createProject', request);
      const again = await ask(key[other], 'createProject', request);
      expect(again.text).toBe(first.text);
      expect(again.headers['idempotency-replayed']).toBe('true');
    });

    it('is a webhook that is received', async () => {
      const hook = await newWebhookConnection(key[one], `${one}-hook`);
      await ask(session[other].as({}), 'receiveWebhook', signedMessage(hook));
      const receipts = await dataOf(key[one], 'listReceipts', { path: { connection_name: hook.name } });
      expect(receipts).toHaveLength(1);
    });

    it('is in the audit log, and in the versions of the company', async () => {
      const { id } = await newDepartment(key[one], `Kept ${one}`);
      const body = { username: `${one}-audited`, password: PASSWORD, role: 'observer' };
      const { id: user_id } = await dataOf(key[one], 'createUser', { body });
      expect(await textOf(key[other], 'listAuditLog', { query: { limit: 200 } })).toContain(user_id);
      const [{ version }] = await dataOf(key[other], 'listCompanyVersions', { query: { limit: 1 } });
      expect(await textOf(key[other], 'getCompanyVersion', { path: { version } })).toContain(id);
    });
  });

describe('the events of both servers', () => {
  it('are seen at both, in one order, live and read later', async () => {
    const both = [key.later, key.earlier];
    const streams = await Promise.all(
      both.map((client) => openStream(client, 'streamEvents', undefined, {}, { channels: 'projects' })),
    );
    const made: string[] = [];
    for (const client of [...both, ...both])
      made.push((await dataOf(client, 'createProject', { body: { name: 'Told' } })).id);
    const heard = await Promise.all(
      streams.map(async (stream) => {
        const frames: Body[] = [];
        while (frames.length < made.length) frames.push((await stream.until('project.created')).data);
        stream.leave();
        return frames;
      }),
    );
    expect(heard[0]?.map(({ payload }) => payload.project_id)).toEqual(made);
    expect(heard[1]).toEqual(heard[0]);
    const query = { channels: 'projects', limit: 200 };
    const [later, earlier] = await Promise.all(both.map((client) => dataOf(client, 'listEvents', { query })));
    expect(earlier).toEqual(later);
  });

  it('are valid, like the AsyncAPI documents of both', async () => {
    expect(session.earlier.baseUrl).not.toBe(session.later.baseUrl);
    for (const client of [session.earlier, session.later])
      for (const operation of ABOUT_ITSELF) await ask(client, operation);
  });
});
