import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { requestApproval } from '../../support/builders/approvals.ts';
import { newConversation } from '../../support/builders/chat/conversations.ts';
import type { Body } from '../../support/client/client.ts';
import { outcome } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { callTool, failureIn } from '../../support/mcp/messages.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { createBelongings } from './belongings.ts';
import { createCallers, type KnownCaller } from './callers.ts';
import { handedOutBy, isAllowed, type PersonRole } from './oracle.ts';
import { seesEvidence } from './owners.ts';

// Lists of owned records show each caller only what it may see, over HTTP and over MCP.
let server: TestServer;
let callers: readonly KnownCaller[];
let belongings: Awaited<ReturnType<typeof createBelongings>>;
/** An approval with evidence that another user requested, and one of each caller's user. */
let approvals: ReadonlyMap<string, string>;

const EVIDENCE = { toolName: 'departments.create', toolArguments: { name: 'Secret' } };
beforeAll(async () => {
  server = await startServer();
  callers = await createCallers(server);
  belongings = await createBelongings(server, callers);
  const made = new Map<string, string>();
  for (const userId of [...belongings.of.keys()]) {
    const fields = { actionType: 'tool:seen', ttlSeconds: null, context: EVIDENCE };
    made.set(userId, (await requestApproval(server, userId, fields)).id);
  }
  approvals = made;
});
afterAll(() => server.close());

const readers = () => callers.filter((caller) => isAllowed(['read'], caller));
const all = () => [...belongings.of];
/** Every page of a list. */
const pagesOf = async (
  caller: KnownCaller,
  operation: Parameters<KnownCaller['client']['call']>[0],
  query: object = {},
) => {
  const items: Body[] = [];
  let cursor: string | null = null;
  do {
    const { body }: Body = await caller.client.callRaw(operation, {
      query: {
        ...('limit' in operations[operation].query && { limit: 200 }),
        ...query,
        ...(cursor !== null && { cursor }),
      },
    });
    items.push(...body.data);
    cursor = body.pagination?.next_cursor ?? null;
  } while (cursor !== null);
  return items;
};
const idsOf = (items: readonly Body[], field = 'id'): string[] => items.map((item) => item[field]);

describe('the records that each caller sees', () => {
  it('listSessions: the own ones; all to the ceo on request; none of others to keys', async () => {
    for (const caller of readers()) {
      const isCeo = caller.role === 'ceo';
      for (const scope of ['own', 'all'] as const) {
        const answer = await caller.client.call('listSessions', { query: { scope } });
        if (caller.isKey && !isCeo) {
          expect([caller.name, outcome(answer)]).toEqual([caller.name, '403/1001']);
          continue;
        }
        const seen = new Set(idsOf(answer.body.data, 'session_id'));
        const expected = all().filter(([userId]) => userId === caller.userId || (isCeo && scope === 'all'));
        const shown = all().filter(([, { session }]) => seen.has(session));
        expect([caller.name, scope, shown.map(([id]) => id)]).toEqual([caller.name, scope, expected.map(([id]) => id)]);
      }
    }
  });

  it('listApiKeys: the own ones; to a key those it may manage', async () => {
    for (const caller of readers()) {
      const seen = new Set(idsOf(await pagesOf(caller, 'listApiKeys')));
      const reach = handedOutBy(caller.role as PersonRole);
      const expected = all()
        .filter(([userId]) => userId === caller.userId)
        .flatMap(([, { keys }]) => keys.filter(({ role }) => !caller.isKey || reach.includes(role)));
      const shown = all().flatMap(([, { keys }]) => keys.filter(({ id }) => seen.has(id)));
      expect([caller.name, shown]).toEqual([caller.name, expected]);
      if (caller.keyId !== null) expect(seen).toContain(caller.keyId);
    }
  });

  it('listConversations: only the own ones', async () => {
    for (const caller of readers()) {
      const seen = idsOf(await pagesOf(caller, 'listConversations'));
      const shown = all().filter(([, { conversation }]) => seen.includes(conversation));
      expect([caller.name, shown.map(([id]) => id)]).toEqual([caller.name, [caller.userId]]);
    }
  });

  it('listCharters, charters.list: the own ones; all to approvers on request, to nobody else', async () => {
    for (const caller of readers()) {
      const own = belongings.of.get(caller.userId)?.charter;
      expect([caller.name, idsOf(await pagesOf(caller, 'listCharters'))]).toEqual([caller.name, [own]]);
      const { structuredContent } = await callTool(caller.client, 'charters.list');
      expect([caller.name, idsOf(structuredContent.items)]).toEqual([caller.name, [own]]);
      const answer = await caller.client.call('listCharters', { query: { scope: 'all', limit: 200 } });
      if (!isAllowed(['approve'], caller)) expect([caller.name, outcome(answer)]).toEqual([caller.name, '403/1001']);
      else
        expect(idsOf(answer.body.data).sort()).toEqual(
          all()
            .map(([, { charter }]) => charter)
            .sort(),
        );
    }
  });

  it('getInbox: what the caller may decide, nothing else', async () => {
    for (const caller of readers()) {
      const seen = new Set(idsOf(await pagesOf(caller, 'getInbox')));
      const [decides, approves] = [isAllowed(['org'], caller), isAllowed(['approve'], caller)];
      const charters = all().filter(([userId]) => decides && (approves || userId === caller.userId));
      expect([
        caller.name,
        all()
          .filter(([, { charter }]) => seen.has(charter))
          .map(([id]) => id),
      ]).toEqual([caller.name, charters.map(([id]) => id)]);
      const waiting = [...approvals.values()].filter((id) => seen.has(id));
      expect([caller.name, waiting]).toEqual([caller.name, approves ? [...approvals.values()] : []]);
    }
  });

  it('listApprovals, getApproval, approvals.list: the evidence to approvers and requesters', async () => {
    for (const caller of readers()) {
      const { structuredContent } = await callTool(caller.client, 'approvals.list');
      const ways = [await pagesOf(caller, 'listApprovals'), structuredContent.items as Body[]];
      for (const [userId, id] of approvals) {
        const read = (await caller.client.call('getApproval', { path: { approval_id: id } })).body.data;
        const expected = seesEvidence(caller, userId === caller.userId) ? { name: 'Secret' } : null;
        for (const found of [read, ...ways.map((items) => items.find((item) => item.id === id))])
          expect([caller.name, found.context.tool_arguments]).toEqual([caller.name, expected]);
      }
    }
  });
});

const firstPage = async ({ client }: KnownCaller): Promise<{ readonly cursor: string; readonly id: string }> => {
  const { body } = await client.call('listConversations', { query: { limit: 1 } });
  return { cursor: known(body.pagination.next_cursor), id: known(body.data[0]).id };
};

describe('a value issued to one user', () => {
  it('a cursor shows another user only their own list', async () => {
    const [one, other] = ['manager by header', 'observer by header'].map((name) =>
      callers.find((each) => each.name === name),
    );
    if (one === undefined || other === undefined) throw new Error('nobody there');
    for (const { userId } of [one, other]) for (const _ of [1, 2]) await newConversation(server, userId);
    const { cursor, ...first } = await firstPage(one);
    const mine = idsOf(await pagesOf(other, 'listConversations'));
    const { data } = (await other.client.call('listConversations', { query: { cursor, limit: 200 } })).body;
    expect(idsOf(data).filter((id) => !mine.includes(id))).toEqual([]);
    expect(idsOf(data).length).toBeGreaterThan(0);
    expect(mine).not.toContain(first.id);
  });

  it('an idempotency key of another user, over HTTP and as a tool, runs again and reveals nothing', async () => {
    const leads = callers.filter((each) => ['ceo by header', 'manager by header'].includes(each.name));
    const named = async ({ client }: KnownCaller, name: string) =>
      (await client.call('createProject', { body: { name }, headers: { 'idempotency-key': 'shared' } })).body.data.name;
    expect(await Promise.all(leads.map((caller, index) => named(caller, `Project ${index}`)))).toEqual([
      'Project 0',
      'Project 1',
    ]);
    const asTool = async ({ client }: KnownCaller, name: string) =>
      (await callTool(client, 'projects.create', { name, idempotency_key: 'shared' })).structuredContent.name;
    expect(await Promise.all(leads.map((caller, index) => asTool(caller, `Tool ${index}`)))).toEqual([
      'Tool 0',
      'Tool 1',
    ]);
    const [ceo] = leads;
    const again = await callTool(ceo?.client ?? server.client, 'projects.create', {
      name: 'Other',
      idempotency_key: 'shared',
    });
    expect(failureIn(again).error_code).toBe(4000);
  });
});
