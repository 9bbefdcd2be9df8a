import pg from 'pg';
import { actorOf } from '../../support/builders/actor.ts';
import { newApproval } from '../../support/builders/approvals.ts';
import { newConversation } from '../../support/builders/chat/conversations.ts';
import { closeConversation } from '../../support/builders/chat/turns.ts';
import { charterOf } from '../../support/builders/organisation/charters.ts';
import { newDepartment } from '../../support/builders/organisation/organisation.ts';
import { createPerson, openSession } from '../../support/builders/people.ts';
import { NOBODY } from '../../support/builders/unknown-ids.ts';
import { endpointOf } from '../../support/builders/webhooks/webhooks.ts';
import { claimsOf } from '../../support/client/tokens.ts';
import { type RunOfUser, runOfUser } from '../../support/execution/run-of-user.ts';
import type { TestServer } from '../../support/server/server.ts';
import { type KnownCaller, newKey } from './callers.ts';
import type { PersonRole } from './oracle.ts';
import type { Owned, Target } from './owners.ts';

/** The records of one user, one for each kind. */
interface Belonging extends RunOfUser {
  readonly userId: string;
  readonly session: string;
  readonly keys: readonly { readonly id: string; readonly role: PersonRole }[];
  readonly conversation: string;
  readonly charter: string;
  readonly endpoint: string;
}

/** A record to request: owner, id, and a label for a failing test. */
interface Asked {
  readonly target: Target;
  readonly id: string;
  readonly what: string;
}

/** The department of the agents whose tasks are claimed. */
const WORKSHOP = 'Workshop of the belongings';

const belongingOf = async (
  server: TestServer,
  userId: string,
  keyRole: PersonRole,
  { drafter, ceo }: { readonly drafter: KnownCaller; readonly ceo: KnownCaller },
): Promise<Belonging> => {
  const { bearer, client } = await openSession(server, userId);
  const keys: Belonging['keys'] = await Promise.all(
    [...new Set([keyRole, 'observer'] as const)].map(async (role) => ({
      id: (await newKey(client, role)).keyId,
      role,
    })),
  );
  const conversation = await newConversation(server, userId);
  await closeConversation(server, conversation);
  const session = String(claimsOf(bearer.identity.bearer ?? '').jti);
  const charter = await charterOf(server, userId, drafter.client);
  const actor = actorOf(keyRole, { userId, credential: { kind: 'session_bearer', sessionId: session, keyId: null } });
  const held = await runOfUser(server, ceo.client, actor, WORKSHOP);
  const endpoint = await endpointOf(server, userId, drafter.client);
  return { userId, session, keys, conversation, charter, endpoint, ...held };
};

const ABSENT: Readonly<Record<Owned, string>> = {
  session: 'f'.repeat(32),
  key: NOBODY,
  conversation: NOBODY,
  charter: NOBODY,
  ownCharter: NOBODY,
  anyCharter: NOBODY,
  endpoint: NOBODY,
  ownEndpoint: NOBODY,
  worker: 'nobody',
  deletedWorker: 'nobody',
  claimingWorker: 'nobody',
  run: NOBODY,
  claimedRun: NOBODY,
};

const TABLES: Readonly<Record<Owned, string>> = {
  session: 'sessions',
  key: 'api_keys',
  conversation: 'conversations',
  charter: 'charters',
  ownCharter: 'charters',
  anyCharter: 'charters',
  endpoint: 'webhook_endpoints',
  ownEndpoint: 'webhook_endpoints',
  worker: 'workers',
  deletedWorker: 'workers',
  claimingWorker: 'workers',
  run: 'runs',
  claimedRun: 'runs',
};

/** The records of a user of which everybody has one, by what operations make of them. */
const SINGLE: Readonly<Record<Exclude<Owned, 'key'>, Exclude<keyof Belonging, 'keys'>>> = {
  session: 'session',
  conversation: 'conversation',
  charter: 'charter',
  ownCharter: 'charter',
  anyCharter: 'charter',
  endpoint: 'endpoint',
  ownEndpoint: 'endpoint',
  worker: 'worker',
  deletedWorker: 'worker',
  claimingWorker: 'worker',
  run: 'run',
  claimedRun: 'run',
};
/** A token of no run. */
const NO_TOKEN = `lt_${'A'.repeat(43)}`;

/**
 * For every caller's user, a further manager and the ceo: a session, keys, a closed conversation, a drafted charter, a disabled endpoint, and a
 * worker with a run.
 */
export const createBelongings = async (server: TestServer, callers: readonly KnownCaller[]) => {
  const drafter = callers.find(({ name }) => name === 'manager by header');
  const ceo = callers.find(({ name }) => name === 'ceo by header');
  if (drafter === undefined || ceo === undefined) throw new Error('there is nobody to draft');
  const stranger = await createPerson(server, 'stranger', 'manager');
  const roles = new Map(callers.filter(({ isKey }) => !isKey).map(({ userId, role }) => [userId, role as PersonRole]));
  roles.delete('system');
  roles.set(stranger.id, 'manager');
  const all = new Map<string, Belonging>();
  await newDepartment(ceo.client, WORKSHOP);
  for (const [userId, role] of roles) all.set(userId, await belongingOf(server, userId, role, { drafter, ceo }));
  const { id: approvalId } = await newApproval(ceo.client);

  const idsOf = (
    belonging: Belonging,
    owned: Owned,
  ): readonly { readonly id: string; readonly role?: PersonRole }[] => {
    return owned === 'key' ? belonging.keys : [{ id: belonging[SINGLE[owned]] }];
  };
  const asked = (belonging: Belonging, owned: Owned, caller: KnownCaller, whose: string): Asked[] =>
    idsOf(belonging, owned).map(({ id, role }) => {
      const target = { isOwn: belonging.userId === caller.userId, isCaller: id === caller.keyId };
      return { id, what: `${whose} ${role ?? ''}`, target: role === undefined ? target : { ...target, role } };
    });

  /** What the caller may request: its own records, those of another manager, those of the ceo; with a key also the key itself. */
  const targetsOf = (owned: Owned, caller: KnownCaller): readonly Asked[] => {
    const whose = [
      [caller.userId, 'own'],
      [stranger.id, "a stranger's"],
      [ceo.userId, "the ceo's"],
    ] as const;
    const others = whose.flatMap(([userId, word]) => {
      const belonging = all.get(userId);
      return belonging === undefined ? [] : asked(belonging, owned, caller, word);
    });
    if (owned !== 'key' || caller.keyId === null) return others;
    const target = { isOwn: true, isCaller: true, role: caller.role as PersonRole };
    return [...others, { id: caller.keyId, what: 'itself', target }];
  };
  return {
    targetsOf,
    absent: (owned: Owned) => ABSENT[owned],
    tables: TABLES,
    approvalId,
    of: all,
    /** The lease token of a run; one of no run for anything else. */
    leaseTokenOf: (id: string) => [...all.values()].find(({ run }) => run === id)?.leaseToken ?? NO_TOKEN,
    strangerId: stranger.id,
  };
};

/** The statements on a table that the work executed, in order, on any connection. */
export const statementsOf = async (table: string, work: () => Promise<unknown>): Promise<string[]> => {
  const texts: string[] = [];
  const { query } = pg.Client.prototype;
  const isAbout = new RegExp(`\\b${table}\\b`);
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string; texts?: readonly string[] }];
    const { text = '', texts: together = [text] } = typeof first === 'string' ? { text: first } : first;
    // The ORM writes values into the text; statements of background work may name the table.
    for (const each of together.map((one) => one.replace(/'[^']*'/g, '?'))) if (isAbout.test(each)) texts.push(each);
    return (query as (...given: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return texts;
};
