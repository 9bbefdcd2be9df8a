import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CapabilityGate } from '../../../domain/chat/capability-gate.ts';
import type { CapabilitiesByIntent } from '../../../domain/chat/turn/admission.ts';
import { TurnIntents } from '../../../domain/chat/turn/intents.ts';
import { TurnService } from '../../../domain/chat/turn/service.ts';
import type { Capability, CapabilityResult, Turn, TurnRequest } from '../../../domain/chat/turn.ts';
import { ConversationLeases } from '../../../domain/conversations/conversation-lease.ts';
import { ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import { Renewals } from '../../../domain/foundation/lease.ts';
import { actorOf } from '../../support/builders/actor.ts';
import {
  closeConversation,
  countKept,
  failureOf,
  openConversation,
  PATIENT,
  senderOf,
  setChat,
  turnOf,
} from '../../support/builders/chat/turns.ts';
import { crowdConversations } from '../../support/builders/load/crowds.ts';
import { spend } from '../../support/builders/organisation/budgets.ts';
import { createPerson } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

const MISSING = crypto.randomUUID();

let server: TestServer;
let ceo: Client;
let ceoId: string;

beforeAll(async () => {
  server = await startServer();
  const person = await createPerson(server, 'chief', 'ceo');
  [ceo, ceoId] = [person.client, person.id];
});
afterAll(() => server.close());

const manager = (): Actor => actorOf('manager', { userId: ceoId });
const observer = (): Actor => actorOf('observer', { userId: ceoId });

/** Whether the monthly budget has money left. */
const setMonth = async (isExhausted: boolean): Promise<void> => {
  const body = { budget_monthly: isExhausted ? 10 : 1000 };
  expect((await ceo.call('updateCompany', { body })).status).toBe(200);
};

/** A capability that records its requests, in place of propose. */
class Recorder implements Capability {
  readonly kinds = new Set(['direct', 'routed'] as const);
  readonly opensConversation = true;
  readonly hasSideEffects = true;
  readonly turns: Turn[] = [];
  isShut = false;

  requireOpen(): void {
    if (this.isShut) throw new ServiceUnavailable('shut');
  }

  async take(turn: Turn): Promise<CapabilityResult> {
    this.turns.push(turn);
    const conversationId = turn.conversation?.id ?? MISSING;
    const outcome = { intent: 'propose', conversationId, propose: {} } as unknown as CapabilityResult;
    await turn.settle(outcome);
    return outcome;
  }
}

/** The chat of the server with this capability. Waiting for a lease runs `meanwhile`, and times out. */
const turnsWith = (propose: Capability, meanwhile: () => Promise<unknown> = async () => {}): TurnService => {
  const { gateway, budgets, conversations, projects, settings } = server.services;
  let seconds = 0;
  const clock = { now: () => new Date(), monotonicSeconds: () => seconds };
  const sleep = async () => {
    seconds += 30;
    await meanwhile();
  };
  const capabilities = { propose };
  return new TurnService({
    ...{ gateway, budgets, conversations, projects },
    leases: new ConversationLeases({ pool: server.store.pool, clock, sleep, renewals: new Renewals(clock, () => {}) }),
    gate: new CapabilityGate({ settings, gateway, acts: { isWired: true } }),
    // An override needs no classification.
    intents: new TurnIntents(settings, gateway, {} as never, conversations),
    capabilities: capabilities as unknown as CapabilitiesByIntent,
  });
};

const take = (turns: TurnService, fields: Partial<TurnRequest>, actor: Actor, signal = PATIENT): Promise<unknown> =>
  failureOf(turns.take(turnOf('Plan it', fields), senderOf(actor, { signal })));

/** Holds the lease of the conversation for an hour. */
const holdLease = async (id: string): Promise<() => Promise<unknown>> => {
  const resource = `conversation:${id}`;
  const { pool } = server.store;
  await pool.query(
    `insert into leases (resource, holder, fence, expires_at) values ($1, gen_random_uuid(), 1, now() + interval '1 hour')`,
    [resource],
  );
  return () => pool.query('delete from leases where resource = $1', [resource]);
};

describe('a turn with every error', () => {
  it('is refused for one error after the other, in the order of the rule, and leaves nothing behind', async () => {
    const recorder = new Recorder();
    recorder.isShut = true;
    const turns = turnsWith(recorder);
    const group = await openConversation(server, ceoId, 'group');
    const closed = await openConversation(server, ceoId, 'group');
    await closeConversation(server, closed);
    const other = await createPerson(server, 'other', 'manager');
    const foreign = await openConversation(server, other.id, 'direct');
    const direct = await openConversation(server, ceoId, 'direct');
    const free = await holdLease(direct);
    const before = await countKept(server);
    await setChat(server, { turn_router_enabled: false });
    await spend(server, 50);
    await setMonth(true);
    const wrong = { intentOverride: 'propose', project: MISSING, conversationId: MISSING } as const;

    expect(await take(turns, wrong, observer())).toBe(8001);
    await setChat(server, { turn_router_enabled: true });
    expect(await take(turns, wrong, observer())).toBe(6000);
    await setMonth(false);
    expect(await take(turns, wrong, observer())).toBe(3000);
    expect(await take(turns, { ...wrong, conversationId: 'no id' }, observer())).toBe(3000);
    expect(await take(turns, { ...wrong, conversationId: foreign }, observer())).toBe(3000);
    expect(await take(turns, { ...wrong, conversationId: closed }, observer())).toBe(4000);
    expect(await take(turns, { ...wrong, conversationId: group }, observer())).toBe(1001);
    expect(await take(turns, { ...wrong, conversationId: group }, manager())).toBe(8001);
    recorder.isShut = false;
    expect(await take(turns, { ...wrong, conversationId: group }, manager())).toBe(4000);
    expect(await take(turns, { ...wrong, conversationId: direct }, manager())).toBe(3000);
    const right = { ...wrong, conversationId: direct, project: null };
    expect(await take(turns, right, manager())).toBe(5002);
    expect(await countKept(server)).toEqual(before);
    expect(recorder.turns).toEqual([]);
    await free();
    expect(await take(turns, right, manager())).toBe(null);
    expect(recorder.turns).toHaveLength(1);
  });

  it('4000: checks the quota before a conversation would be opened, and after the project', async () => {
    const recorder = new Recorder();
    const turns = turnsWith(recorder);
    const { id } = await createPerson(server, 'talkative', 'manager');
    const actor = actorOf('manager', { userId: id });
    await crowdConversations(server.store.pool, await openConversation(server, id, 'direct'), 999);
    expect(await take(turns, { intentOverride: 'propose', project: MISSING }, actor)).toBe(3000);
    expect(await take(turns, { intentOverride: 'propose' }, actor)).toBe(4000);
    expect(recorder.turns).toEqual([]);
    await server.store.pool.query(`update conversations set status = 'closed' where created_by = $1`, [id]);
    expect(await take(turns, { intentOverride: 'propose' }, actor)).toBe(null);
  });
});

describe('an accepted turn', () => {
  it('gets the earlier messages, its project, and the message without credentials', async () => {
    const recorder = new Recorder();
    const project: string = (await ceo.call('createProject', { body: { name: 'Portal' } })).body.data.id;
    const conversationId = await openConversation(server, ceoId, 'routed', { role: 'user', content: 'First' });
    const fields = { intentOverride: 'propose', namedTargets: ['CFO'], conversationId, project } as const;
    const settled: unknown[] = [];
    const request = turnOf('Plan it with password=hunter22', fields);
    const result = await turnsWith(recorder).take(
      request,
      senderOf(manager(), { settle: async (kept) => void settled.push(kept) }),
    );
    expect(recorder.turns[0]).toMatchObject({
      message: 'Plan it with password=***',
      verdict: { intent: 'propose', reason: 'explicit_override', confidence: null, namedTargets: ['CFO'] },
      conversation: { id: conversationId, kind: 'routed' },
      history: [{ sequence: 0, content: 'First' }],
      projectId: project,
    });
    expect(result).toMatchObject({
      outcome: { conversationId },
      generatedBy: { provider: 'guided', model: 'guide-1', isBuiltIn: true },
    });
    expect(settled).toEqual([result]);
    expect((await countKept(server)).leases).toBe(0);
  });

  it('4000: is refused when the conversation was closed while it waited', async () => {
    const recorder = new Recorder();
    const conversationId = await openConversation(server, ceoId, 'direct');
    const free = await holdLease(conversationId);
    const turns = turnsWith(recorder, async () => {
      await closeConversation(server, conversationId);
      await free();
    });
    expect(await take(turns, { intentOverride: 'propose', conversationId }, manager())).toBe(4000);
    expect(recorder.turns).toEqual([]);
    expect((await countKept(server)).leases).toBe(0);
  });

  it('releases the lease when it fails, and settles nothing after its caller disconnected', async () => {
    const conversationId = await openConversation(server, ceoId, 'direct');
    const leaving = new AbortController();
    const gone = new Error('gone');
    const recorder = new Recorder();
    const settled: unknown[] = [];
    recorder.take = async (turn) => {
      expect((await countKept(server)).leases).toBe(1);
      leaving.abort(gone);
      await turn.settle({} as CapabilityResult);
      throw new Error('settled for somebody who is gone');
    };
    const request = turnOf('Plan it', { intentOverride: 'propose', conversationId });
    const taken = turnsWith(recorder).take(
      request,
      senderOf(manager(), { signal: leaving.signal, settle: async (kept) => void settled.push(kept) }),
    );
    expect(await failureOf(taken)).toBe(gone);
    expect(settled).toEqual([]);
    expect((await countKept(server)).leases).toBe(0);
  });
});

describe('the settings of the chat', () => {
  const attempt = (fields: Partial<TurnRequest>, actor: Actor): Promise<unknown> =>
    take(server.services.turns, { namedTargets: ['CFO', 'CTO'], ...fields }, actor);

  it('8001 after 1001: an act turn while it is switched off; 3000 once it is on with an unknown agent', async () => {
    expect(await attempt({ intentOverride: 'act' }, observer())).toBe(1001);
    expect(await attempt({ intentOverride: 'act' }, manager())).toBe(8001);
    await setChat(server, { direct_mcp_enabled: true });
    expect(await attempt({ intentOverride: 'act' }, manager())).toBe(3000);
    await setChat(server, { direct_mcp_enabled: false });
  });

  it('1001: an editor of the organisation may, a viewer and a restricted key may not', async () => {
    const viewer = actorOf('ceo', { userId: ceoId, orgRoles: ['viewer'] });
    const editor = actorOf('observer', { userId: ceoId, orgRoles: ['editor'] });
    const credential = { kind: 'api_key', sessionId: null, keyId: 'k' } as const;
    for (const intentOverride of ['propose', 'group_convene', 'charter', 'act'] as const) {
      expect(await attempt({ intentOverride }, viewer)).toBe(1001);
      expect(await attempt({ intentOverride }, { ...editor, credential })).toBe(1001);
      expect(await attempt({ intentOverride }, editor)).not.toBe(1001);
    }
  });

  it('an explanation needs no organisation permission; it is 8001 while switched off, before the kind is checked', async () => {
    expect(await attempt({ intentOverride: 'explain' }, observer())).toBe(null);
    const group = await openConversation(server, ceoId, 'group');
    await setChat(server, { explain_chat_enabled: false });
    expect(await attempt({ intentOverride: 'explain', conversationId: group }, observer())).toBe(8001);
    await setChat(server, { explain_chat_enabled: true });
    expect(await attempt({ intentOverride: 'explain', conversationId: group }, observer())).toBe(4000);
    expect(await attempt({ intentOverride: 'explain', project: MISSING }, observer())).toBe(3000);
  });

  it('the capabilities report the same', async () => {
    const told = () => {
      const { explainChat, propose, groupChat, invites, concernRouting, multiVoice, directMcp } =
        server.services.capabilities.current();
      return { explainChat, propose, groupChat, invites, concernRouting, multiVoice, directMcp };
    };
    const all = { explainChat: true, propose: true, groupChat: true, concernRouting: true, multiVoice: true };
    const none = { invites: false, directMcp: false };
    expect(told()).toEqual({ ...all, ...none });
    const cases = [
      ['invite_enabled', true, { invites: true }],
      ['explain_chat_enabled', false, { explainChat: false, multiVoice: false }],
      ['propose_enabled', false, { propose: false }],
      ['group_chat_enabled', false, { groupChat: false, invites: false }],
      ['direct_mcp_enabled', true, { directMcp: true }],
      ['routing_enabled', false, { concernRouting: false }],
      ['multi_voice_enabled', false, { multiVoice: false }],
    ] as const;
    for (const [key, value, change] of cases) {
      await setChat(server, { [key]: value });
      expect([key, told()]).toEqual([key, { ...all, ...none, ...change }]);
      await setChat(server, { [key]: !value });
    }
    await setChat(server, { turn_router_enabled: false, invite_enabled: true });
    expect(told()).toEqual({
      ...{ explainChat: false, propose: false, groupChat: false, multiVoice: false },
      ...{ concernRouting: true, ...none },
    });
    await setChat(server, { turn_router_enabled: true });
  });
});

describe('without a provider', () => {
  it('8001: every turn, after 1001; a classification reports that nothing classifies', async () => {
    const bare = await startServer({ env: { MODEL_PROVIDER: 'none' } });
    try {
      const attempt = (fields: Partial<TurnRequest>, actor: Actor): Promise<unknown> =>
        take(bare.services.turns, fields, actor);
      expect(await attempt({}, observer())).toBe(8001);
      expect(await attempt({ intentOverride: 'charter' }, observer())).toBe(1001);
      expect(await attempt({ intentOverride: 'charter' }, manager())).toBe(8001);
      expect(await bare.services.turns.classify(turnOf('Plan it'), observer(), PATIENT)).toEqual({
        verdict: { intent: 'explain', reason: 'no_intent_classifier', confidence: null, namedTargets: [] },
        generatedBy: { provider: 'none', model: 'none', isBuiltIn: false },
      });
      const { explainChat, concernRouting, propose } = bare.services.capabilities.current();
      expect([explainChat, concernRouting, propose]).toEqual([false, false, false]);
    } finally {
      await bare.close();
    }
  });
});
