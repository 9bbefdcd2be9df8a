import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AttemptLog } from '../../../domain/foundation/audit/attempt-log.ts';
import { AuditLog } from '../../../domain/foundation/audit/audit-log.ts';
import { type CommandSource, CommandSources } from '../../../domain/foundation/audit/command-source.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { clearAuditLog } from '../../support/builders/audit-log.ts';
import { openStore } from '../../support/database/open-store.ts';
import { ManualClock } from '../../support/time/clock.ts';

let close: () => Promise<void>;
let store: Store;
let clock: ManualClock;
let replicas: AttemptLog[];
const sources = new CommandSources();
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());
beforeEach(async () => {
  clock = new ManualClock(new Date('2030-06-15T12:00:00.000Z'));
  replicas = [];
  await clearAuditLog(store.pool);
});
afterEach(() => Promise.all(replicas.map((replica) => replica.close())));

const newReplica = (): AttemptLog => {
  const { pool, unitOfWork: uow } = store;
  const replica = new AttemptLog({ pool, uow, audit: new AuditLog(clock, sources), sources, clock, report: () => {} });
  replicas.push(replica);
  return replica;
};
const ADDRESS = { address: '203.0.113.1', addressGroup: '203.0.113.1', userAgent: 'test' };
const note = (replica: AttemptLog, credential: Pick<CommandSource, 'userId' | 'keyId' | 'sessionId'>): void =>
  sources.run({ ...ADDRESS, ...credential }, () => replica.note({ action: 'access.refused', targetId: 'createUser' }));
const byKey = (userId: string, keyId: string) => ({ userId, keyId, sessionId: null });
const bySession = (userId: string, sessionId: string) => ({ userId, keyId: null, sessionId });
interface Entry {
  readonly actor_id: string | null;
  readonly key_id: string | null;
  readonly details: { readonly caller: string; readonly count: number; readonly keys?: readonly string[] };
}
const entries = async (): Promise<Entry[]> => {
  const { rows } = await store.pool.query(
    'select actor_id, key_id, session_id, details from audit_entries order by seq',
  );
  return rows;
};
const total = (all: readonly Entry[]): number => all.reduce((sum, { details }) => sum + details.count, 0);
const callersOf = (all: readonly Entry[]): string[] => all.map(({ details }) => details.caller);

describe('attempts of one user', () => {
  it('by two keys and a session, mixed and on two replicas, have an entry a minute for each that names it', async () => {
    const [one, other] = [newReplica(), newReplica()];
    for (let round = 0; round < 3; round += 1) {
      note(one, byKey('ada', 'key 1'));
      note(other, byKey('ada', 'key 2'));
      note(other, bySession('ada', 'session 1'));
    }
    await one.settle();
    await other.settle();
    const named = { actor_id: 'ada', key_id: null, session_id: null };
    expect((await entries()).toSorted((a, b) => (a.details.caller < b.details.caller ? -1 : 1))).toMatchObject([
      { ...named, key_id: 'key 1', details: { caller: 'key 1', count: 3 } },
      { ...named, key_id: 'key 2', details: { caller: 'key 2', count: 3 } },
      { ...named, session_id: 'session 1', details: { caller: 'session 1', count: 3 } },
    ]);
  });

  it('by a hundred keys have five entries and one of the user, which names ten keys and counts the rest', async () => {
    const replica = newReplica();
    for (let key = 0; key < 100; key += 1) {
      note(replica, byKey('ada', `key ${key}`));
      if (key % 10 === 0) await replica.settle();
    }
    await replica.settle();
    const all = await entries();
    expect(callersOf(all).toSorted()).toEqual(['ada', 'key 0', 'key 1', 'key 2', 'key 3', 'key 4']);
    clock.advance(60);
    await replica.settle();
    const rest = (await entries()).filter(({ details }) => details.caller === 'ada');
    expect([rest.length, total(await entries())]).toEqual([2, 100]);
    expect(rest[1]).toMatchObject({ actor_id: 'ada', key_id: null, session_id: null });
    expect(rest[1]?.details.keys).toHaveLength(10);
  });

  it('by ever new keys on every replica are six entries a minute all the same', async () => {
    const three = [newReplica(), newReplica(), newReplica()];
    for (let key = 0; key < 300; key += 1) for (const replica of three) note(replica, byKey('ada', `${key}`));
    for (const replica of three) await replica.settle();
    expect(await entries()).toHaveLength(6);
  });

  it('take no place of another user: memory and log reserve one for the first credential of each', async () => {
    const replica = newReplica();
    const crowd = Array.from({ length: 10 }, (_, index) => `user ${index}`);
    for (const user of crowd) for (let key = 0; key < 100; key += 1) note(replica, byKey(user, `${user}, key ${key}`));
    await replica.settle();
    note(replica, byKey('ada', 'stolen'));
    await replica.settle();
    const all = await entries();
    expect(all.length).toBeLessThanOrEqual(41);
    expect(callersOf(all)).toEqual(expect.arrayContaining(['stolen', ...crowd]));
  });

  it('are all kept when a replica stops, however many keys there were', async () => {
    const replica = newReplica();
    for (let user = 0; user < 60; user += 1)
      for (let key = 0; key < 8; key += 1) note(replica, byKey(`user ${user}`, `${user}, key ${key}`));
    await replica.settle();
    for (let user = 0; user < 60; user += 1) note(replica, byKey(`user ${user}`, `${user}, key 9`));
    await replica.close();
    clock.advance(60);
    await newReplica().settle();
    expect(total(await entries())).toBe(540);
  });
});
