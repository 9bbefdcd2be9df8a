import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditedAttempt } from '../../../domain/foundation/audit/attempt.ts';
import { AttemptLog } from '../../../domain/foundation/audit/attempt-log.ts';
import { AuditLog } from '../../../domain/foundation/audit/audit-log.ts';
import { type CommandSource, CommandSources } from '../../../domain/foundation/audit/command-source.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { openDatabase } from '../../../domain/services.ts';
import { clearAuditLog } from '../../support/builders/audit-log.ts';
import { holdLock, untilWaiting } from '../../support/database/held-lock.ts';
import { createSeverableDatabase, type SeverableDatabase } from '../../support/database/severed-database.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';

let database: SeverableDatabase;
let store: Store;
let clock: ManualClock;
let replicas: AttemptLog[];
beforeAll(async () => {
  database = await createSeverableDatabase();
  store = await openDatabase({ databaseUrl: database.url, dataDirectory: '', poolMax: 10 });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});
beforeEach(async () => {
  clock = new ManualClock(new Date('2030-06-15T12:00:00.000Z'));
  replicas = [];
  await clearAuditLog(store.pool);
});
afterEach(() => Promise.all(replicas.map((replica) => replica.close())));

const sources = new CommandSources();
const newReplica = (): AttemptLog => {
  const { pool, unitOfWork: uow } = store;
  const replica = new AttemptLog({ pool, uow, audit: new AuditLog(clock, sources), sources, clock, report: () => {} });
  replicas.push(replica);
  return replica;
};
const NOBODY = { userAgent: 'test', userId: null, sessionId: null, keyId: null };
const from = (address: string): CommandSource => ({ ...NOBODY, address, addressGroup: address });
const FAILED: AuditedAttempt = { action: 'auth.sign_in_failed', targetType: 'user' };
const note = (replica: AttemptLog, address: string, attempt: AuditedAttempt = FAILED): void =>
  sources.run(from(address), () => replica.note(attempt));
interface Entry {
  readonly caller: string;
  readonly count: number;
}
const entries = async (action = 'auth.sign_in_failed'): Promise<Entry[]> => {
  const { rows } = await store.pool.query(
    `select details->>'caller' as caller, (details->>'count')::int as count from audit_entries where action = $1 order by seq`,
    [action],
  );
  return rows;
};
const total = (all: readonly Entry[]): number => all.reduce((sum, { count }) => sum + count, 0);

describe('refused attempts', () => {
  it('of one caller have one entry a minute over all replicas, and every attempt is counted', async () => {
    const [one, other] = [newReplica(), newReplica()];
    for (let round = 0; round < 50; round += 1) note(round % 2 === 0 ? one : other, '203.0.113.1');
    await Promise.all([one.settle(), other.settle()]);
    expect(await entries()).toHaveLength(1);
    for (let minute = 1; minute <= 3; minute += 1) {
      note(one, '203.0.113.1');
      note(other, '203.0.113.1');
      clock.advance(60);
      await Promise.all([one.settle(), other.settle()]);
      expect(await entries()).toHaveLength(minute + 1);
    }
    clock.advance(60);
    await one.settle();
    await other.settle();
    clock.advance(60);
    await one.settle();
    await other.settle();
    expect(total(await entries())).toBe(56);
  });

  it('of one caller have one entry also where two replicas write at the same time', async () => {
    const both = [newReplica(), newReplica()];
    for (const replica of both) note(replica, '203.0.113.1');
    // Both have looked for entries, or wait for the other to do so, before the first is stored.
    const release = await holdLock(store.pool, 'lock table audit_entries in exclusive mode');
    const settling = both.map((replica) => replica.settle());
    await untilWaiting(store.pool, 2);
    await release();
    await Promise.all(settling);
    clock.advance(1);
    await Promise.all(both.map((replica) => replica.settle()));
    expect(await entries()).toHaveLength(1);
  });

  it('of ten thousand callers in a minute have twenty entries and one for the others, which counts the rest', async () => {
    const replica = newReplica();
    for (let index = 0; index < 10_000; index += 1) {
      note(replica, `10.0.${Math.floor(index / 250)}.${index % 250}`);
      if (index % 1_000 === 0) await replica.settle();
    }
    for (let round = 0; round < 12; round += 1) {
      clock.advance(4.9);
      await replica.settle();
    }
    const all = await entries();
    expect(all).toHaveLength(21);
    expect(all.filter(({ caller }) => caller === 'others')).toHaveLength(1);
    clock.advance(60);
    await replica.settle();
    const after = await entries();
    expect(after.length).toBeLessThanOrEqual(42);
    expect(total(after)).toBe(10_000);
  });

  it('of more callers than a process distinguishes are all counted', async () => {
    const replica = newReplica();
    for (let index = 0; index < 2_000; index += 1) note(replica, `10.3.${Math.floor(index / 250)}.${index % 250}`);
    await replica.settle();
    expect((await entries()).filter(({ caller }) => caller === 'others')).toEqual([{ caller: 'others', count: 1_980 }]);
  });

  it('on existing accounts have separate places, which invented names cannot take', async () => {
    const replica = newReplica();
    for (let index = 0; index < 2_000; index += 1) note(replica, `10.1.${Math.floor(index / 250)}.${index % 250}`);
    note(replica, '203.0.113.2', { ...FAILED, targetId: 'ada' });
    await replica.settle();
    expect((await entries()).map(({ caller }) => caller)).toContain('203.0.113.2');
  });

  it('of another kind, or of a user without a credential from elsewhere, are distinguished by user and kind', async () => {
    const replica = newReplica();
    const refused: AuditedAttempt = { action: 'access.refused', actorId: 'ada', targetId: 'createUser' };
    note(replica, '203.0.113.3', refused);
    note(replica, '203.0.113.4', refused);
    note(replica, '203.0.113.3');
    await replica.settle();
    expect(await entries('access.refused')).toEqual([{ caller: 'ada', count: 2 }]);
    expect(await entries()).toEqual([{ caller: '203.0.113.3', count: 1 }]);
  });

  it('are written to the log without a reader', async () => {
    const replica = newReplica();
    await replica.start();
    note(replica, '203.0.113.5');
    await eventually(async () => (await entries()).length === 1);
  });

  it('do not wait for a hanging database, and readers wait at most a second', async () => {
    const replica = newReplica();
    const release = await holdLock(store.pool, 'lock table audit_entries in exclusive mode');
    note(replica, '203.0.113.6');
    const begun = performance.now();
    const reading = replica.settle();
    await untilWaiting(store.pool);
    for (let round = 0; round < 1_000; round += 1) note(replica, '203.0.113.6');
    expect(performance.now() - begun).toBeLessThan(1_000);
    await reading;
    expect(performance.now() - begun).toBeLessThan(3_000);
    await release();
    await replica.settle();
    clock.advance(60);
    await replica.settle();
    expect(total(await entries())).toBe(1_001);
  });

  it('are kept while the database is unavailable, and written once it is back', async () => {
    const replica = newReplica();
    await database.sever();
    note(replica, '203.0.113.7');
    await replica.settle();
    note(replica, '203.0.113.7');
    await database.mend();
    clock.advance(5);
    await eventually(async () => {
      clock.advance(5);
      await replica.settle();
      return total(await entries().catch(() => [])) === 2;
    });
  });

  it('that are recorded within a transaction are written although it is rolled back', async () => {
    const replica = newReplica();
    const undone = store.unitOfWork.write(async () => {
      note(replica, '203.0.113.8');
      await replica.settle();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await entries()).toEqual([{ caller: '203.0.113.8', count: 1 }]);
  });

  it('are kept when a replica stops, and written by another one after the minute', async () => {
    const replica = newReplica();
    note(replica, '203.0.113.9');
    await replica.settle();
    for (let round = 0; round < 7; round += 1) note(replica, '203.0.113.9');
    await replica.close();
    clock.advance(60);
    await newReplica().settle();
    expect((await entries()).map(({ count }) => count)).toEqual([1, 7]);
  });

  it('start over after a minute: a caller that stopped takes no place', async () => {
    const replica = newReplica();
    for (let minute = 0; minute < 30; minute += 1) {
      for (let index = 0; index < 15; index += 1) note(replica, `10.2.${minute}.${index}`);
      await replica.settle();
      clock.advance(60);
    }
    expect(await entries()).toHaveLength(450);
  });
});
