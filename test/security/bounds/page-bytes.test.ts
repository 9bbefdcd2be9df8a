import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import type { OperationPolicy } from '../../../handlers/http/document/policy.ts';
import { requestApproval } from '../../support/builders/approvals.ts';
import { newConversation } from '../../support/builders/chat/conversations.ts';
import { newOwnRun, newWorker, widenWorkers } from '../../support/builders/execution/work.ts';
import { fattenVersions, lengthenHistory } from '../../support/builders/load/crowds.ts';
import { draftCharter } from '../../support/builders/organisation/charters.ts';
import { parkPlan } from '../../support/builders/organisation/plans.ts';
import { createPerson, setUpCeo, withApiKey } from '../../support/builders/people.ts';
import { newWebhookConnection, signedMessage } from '../../support/builders/webhooks/connections.ts';
import { newEndpoint } from '../../support/builders/webhooks/webhooks.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

// No page of a list reaches 2 MiB, however large its rows are (spec/rules/limits.md#bytes-of-a-page).
const MOST = 2 * 1_048_576;
const ROWS = 120;
/** A control character has six bytes in JSON and one in the database. */
const LARGE = `repeat(chr(1), 15000)`;

let server: TestServer;
let ceo: Client;
let key: Client;
let userId: string;
let conversationId: string;
let hook: string;
let runId: string;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  key = await withApiKey(ceo, 'ceo');
  userId = (await ceo.call('getCurrentUser')).body.data.id;
});
afterAll(() => server.close());

/** Adds this many rows like an existing one. `changes` are pairs of a column and SQL, which may use `number`. */
const clone = async (table: string, changes: string, where = 'true'): Promise<void> => {
  await server.store.pool.query(
    `insert into ${table} select (jsonb_populate_record(one, jsonb_build_object(${changes}))).*
     from (select one from ${table} one where ${where} limit 1) template, generate_series(1, ${ROWS}) number`,
  );
};
const ID = `'id', gen_random_uuid()`;
const LATER = `'created_at', now() + number * interval '1 second'`;

interface LargeList {
  readonly path?: () => Readonly<Record<string, string>>;
  readonly idOf?: (row: Body) => string;
  readonly fill: () => Promise<unknown>;
  readonly query?: Readonly<Record<string, string>>;
}

const LISTS: Readonly<Record<string, LargeList>> = {
  listTasks: {
    fill: async () => {
      await parkPlan(server, ceo);
      await clone('tasks', `${ID}, ${LATER}, 'description', ${LARGE}`);
    },
  },
  listProjects: { fill: () => clone('projects', `${ID}, ${LATER}, 'description', ${LARGE}`) },
  listPlans: { fill: () => clone('plans', `${ID}, ${LATER}, 'summary', ${LARGE}`) },
  listApprovals: {
    fill: async () => {
      await requestApproval(server, userId, { actionType: 'large', ttlSeconds: null });
      await clone(
        'approvals',
        `${ID}, ${LATER}, 'description', ${LARGE}, 'requested_by_id', null`,
        `action_type = 'large'`,
      );
    },
  },
  listCharters: {
    fill: async () => {
      await draftCharter(ceo);
      await clone('charters', `${ID}, ${LATER}, 'conversation_id', gen_random_uuid(), 'brief', ${LARGE}`);
    },
  },
  getInbox: { fill: async () => {} },
  listConversations: {
    fill: async () => {
      conversationId = await newConversation(server, userId);
      await clone('conversations', `${ID}, ${LATER}, 'title', ${LARGE}`, `id = '${conversationId}'`);
    },
  },
  listConversationTurns: {
    path: () => ({ conversation_id: conversationId }),
    fill: () =>
      clone(
        'conversation_turns',
        `${ID}, 'sequence', number + 2, 'content', ${LARGE}`,
        `conversation_id = '${conversationId}'`,
      ),
  },
  listConnections: {
    idOf: ({ name }) => name,
    fill: async () => {
      const connection = await newWebhookConnection(ceo);
      hook = connection.name;
      expect((await server.client.callRaw('receiveWebhook', signedMessage(connection))).status).toBeLessThan(300);
      await clone('connections', `${ID}, ${LATER}, 'name', 'n' || number, 'description', ${LARGE}`);
    },
  },
  listReceipts: {
    path: () => ({ connection_name: hook }),
    fill: () =>
      clone(
        'webhook_receipts',
        `${ID}, 'received_at', now() + number * interval '1 second', 'size', 90000, 'payload', json_build_object('a', ${LARGE})`,
      ),
  },
  listWebhookEndpoints: {
    fill: async () => {
      await newEndpoint(ceo, 'https://example.com/hook');
      await clone('webhook_endpoints', `${ID}, ${LATER}, 'description', ${LARGE}, 'is_enabled', false`);
    },
  },
  listAuditLog: {
    fill: () =>
      server.store.pool.query(
        `insert into audit_entries (id, action, actor_id, target_id, details, at)
         select gen_random_uuid(), 'large', 'x', 'x', json_build_object('text', ${LARGE}), now() from generate_series(1, ${ROWS})`,
      ),
  },
  listUsers: {
    fill: async () => {
      await createPerson(server, 'scoped', 'observer');
      await clone(
        'users',
        `'id', 'u' || number, 'username', 'u' || number, 'username_key', 'u' || number`,
        `role <> 'ceo'`,
      );
      await server.store.pool.query(
        `insert into org_role_grants (user_id, role, scoped_departments)
         select id, 'department_admin', array(select ${LARGE} || n from generate_series(1, 2) n) from users where id ~ '^u\\d+$'`,
      );
    },
  },
  listRoles: {
    idOf: ({ name }) => name,
    fill: () => clone('roles', `'name', 'r' || number, 'name_key', 'r' || number, 'system_prompt_template', ${LARGE}`),
  },
  listDepartments: {
    fill: async () => {
      await ceo.call('createDepartment', { body: { name: 'Large' } });
      await clone(
        'departments',
        `${ID}, ${LATER}, 'name', 'd' || number, 'name_key', 'd' || number, 'position', 100 + number, 'created_seq', 1000 + number, 'description', ${LARGE}`,
      );
    },
  },
  listCompanyVersions: {
    idOf: ({ version }) => String(version),
    fill: async () => {
      for (let count = 0; count < 12; count += 1) await ceo.call('updateCompany', { body: { budget_monthly: count } });
      await fattenVersions(server.store.pool, 300_000, 2, 14);
    },
  },
  listRoleVersions: {
    path: () => ({ role_name: 'large' }),
    idOf: ({ version }) => String(version),
    fill: async () => {
      const body = { department: 'engineering', authority_level: 'mid', description: '', required_skills: [] } as const;
      const prompt = { system_prompt_template: null } as const;
      await ceo.call('setRole', { path: { role_name: 'large' }, body: { ...body, ...prompt } });
      await lengthenHistory(server.store.pool, 'large', ROWS, '\u0001'.repeat(15_000));
    },
  },
  listRuns: {
    fill: async () => {
      runId = (await newOwnRun(ceo)).runId;
      await clone('runs', `${ID}, ${LATER}, 'epoch', 100 + number, 'summary', ${LARGE}`, `id = '${runId}'`);
    },
  },
  listRunSteps: {
    path: () => ({ run_id: runId }),
    idOf: ({ key }) => key,
    fill: async () => {
      const held = await newOwnRun(ceo);
      runId = held.runId;
      const steps = [{ key: 'first', kind: 'note', title: 'A step' } as const];
      await ceo.call('addRunSteps', { path: held.path, body: { lease_token: held.token, steps } });
      await clone(
        'run_steps',
        `'number', number + 1, 'key', 'k' || number, 'content', ${LARGE}`,
        `run_id = '${runId}'`,
      );
    },
  },
  listWorkers: {
    idOf: ({ name }) => name,
    fill: async () => {
      for (let count = 0; count < ROWS; count += 1) await newWorker(ceo);
      await widenWorkers(server);
    },
  },
};

/** Lists whose rows are short by the limits of their fields: 200 of them take less than 2 MiB. */
const SHORT = [
  'listAgents',
  'listArtifacts',
  'listSetupAgents',
  'listCharterVersions',
  'listForecasts',
  'listSettings',
  'listPersonalityPresets',
  'listWebhookDeliveries',
];

const policies: Readonly<Record<string, OperationPolicy>> = operations;
const paged = Object.entries(policies)
  .filter(([, { method, query }]) => method === 'get' && ('cursor' in query || 'offset' in query))
  .map(([id]) => id);

describe('every list of the document', () => {
  it('is filled with large rows here, or has short ones', () => {
    expect(paged.sort()).toEqual([...Object.keys(LISTS), ...SHORT].sort());
  });

  it.each(Object.entries(LISTS))('%s ends its pages before 2 MiB and shows every row once', async (id, list) => {
    await list.fill();
    const { idOf = (row: Body) => row.id } = list;
    const isCursor = 'cursor' in (policies[id] as OperationPolicy).query;
    const path = Object.entries(list.path?.() ?? {}).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      (policies[id] as OperationPolicy).path,
    );
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const response: Response = await fetch(`${server.baseUrl}${path}?limit=200${next}`, {
        headers: { authorization: `Bearer ${key.identity.bearer}` },
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.status).toBe(200);
      const { data, pagination }: Body = JSON.parse(bytes.toString());
      sizes.push(bytes.length);
      seen.push(...data.map(idOf));
      expect(data.length).toBeGreaterThan(0);
      if (!isCursor) expect(pagination.has_more).toBe(seen.length < pagination.total);
      next = pagination.has_more ? (isCursor ? `&cursor=${pagination.next_cursor}` : `&offset=${seen.length}`) : null;
    }
    expect(Math.max(...sizes)).toBeLessThan(MOST);
    if (id === 'getInbox') expect(seen.length).toBeGreaterThan(2 * ROWS);
    else expect(sizes.length).toBeGreaterThan(1);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(id === 'listCompanyVersions' ? 11 : ROWS - 1);
  });

  it('continues after a row that is larger than a page', async () => {
    await ceo.call('createProject', { body: { name: 'Small' } });
    await clone('projects', `${ID}, 'created_at', now() + interval '1 day', 'description', repeat('x', 600000)`);
    const { data, pagination }: Body = (await key.call('listProjects', { query: { limit: 200 } })).body;
    expect([data.length, pagination.has_more]).toEqual([1, true]);
  });
});
