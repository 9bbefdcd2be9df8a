import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BeginTurnDeps, beginTurn } from '../../../domain/conversations/begin-turn.ts';
import type { ConversationRecord } from '../../../domain/conversations/conversation.entity.ts';
import { ConversationLeases } from '../../../domain/conversations/conversation-lease.ts';
import { ConcurrencyLimited, Conflict, Forbidden } from '../../../domain/foundation/errors/errors.ts';
import type { Sleep } from '../../../domain/foundation/kernel/polling.ts';
import { type HeldLease, Renewals } from '../../../domain/foundation/lease.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { openDatabase } from '../../../domain/services.ts';
import { actorOf } from '../../support/builders/actor.ts';
import { inParallel } from '../../support/client/expect.ts';
import { untilIdle, untilWaiting } from '../../support/database/held-lock.ts';
import { openStore } from '../../support/database/open-store.ts';
import { createSeverableDatabase } from '../../support/database/severed-database.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';

/** In a separate transaction. */
const outside = AsyncLocalStorage.snapshot();
const PATIENT = new AbortController().signal;
let close: () => Promise<void>;
let store: Store;
let clock: ManualClock;
let leases: ConversationLeases;
let resource: string;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());
beforeEach(() => {
  clock = new ManualClock(new Date('2030-06-15T12:00:00.000Z'));
  leases = newLeases();
  resource = `act:${crypto.randomUUID()}`;
});
afterEach(() => {
  vi.useRealTimers();
});

const newLeases = (sleep?: Sleep, pool = store.pool): ConversationLeases => {
  const deps = { pool, clock, renewals: new Renewals(clock, () => {}) };
  return new ConversationLeases(sleep === undefined ? deps : { ...deps, sleep });
};

const taken = async (): Promise<HeldLease> => {
  const lease = await leases.tryAcquire(resource);
  if (lease === null) throw new Error('somebody holds it');
  return lease;
};
const isHeld = async (lease: HeldLease): Promise<boolean> => {
  try {
    await store.unitOfWork.write((em) => lease.requireHeld(em));
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(Conflict);
    return false;
  }
};
const secondsLeft = async (): Promise<number> => {
  const { rows } = await store.pool.query('select expires_at from leases where resource = $1', [resource]);
  return (new Date(rows[0].expires_at).getTime() - clock.now().getTime()) / 1000;
};

describe('a lease', () => {
  it('is given to one of many, and free immediately after its release', async () => {
    const found = (await inParallel(20, () => leases.tryAcquire(resource))).filter((lease) => lease !== null);
    expect(found).toHaveLength(1);
    await found[0]?.release();
    expect(await leases.tryAcquire(resource)).not.toBeNull();
  });

  it('released by a transaction is held until the commit, and free after it', async () => {
    const lease = await taken();
    await store.unitOfWork.write(async (em) => {
      await lease.releaseWith(store.unitOfWork, em);
      expect(await secondsLeft()).toBe(30);
    });
    const next = await taken();
    await lease.release();
    expect([await isHeld(lease), await isHeld(next)]).toEqual([false, true]);
  });

  it('stays held when that transaction is rolled back, until its release', async () => {
    const lease = await taken();
    const failing = store.unitOfWork.write(async (em) => {
      await lease.releaseWith(store.unitOfWork, em);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await isHeld(lease), await leases.tryAcquire(resource)]).toEqual([true, null]);
    await lease.release();
    expect(await leases.tryAcquire(resource)).not.toBeNull();
  });

  it('taken over fails the transaction that would release it', async () => {
    const lease = await taken();
    clock.advance(30);
    const next = await taken();
    await expect(store.unitOfWork.write((em) => lease.releaseWith(store.unitOfWork, em))).rejects.toThrow(Conflict);
    expect(await isHeld(next)).toBe(true);
  });

  it('released by a transaction is not revived by a renewal that waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lease = await taken();
    await store.unitOfWork.write(async (em) => {
      await lease.releaseWith(store.unitOfWork, em);
      outside(() => vi.advanceTimersByTime(10_000));
      await untilWaiting(store.pool);
    });
    await untilIdle(store.pool);
    expect(await leases.tryAcquire(resource)).not.toBeNull();
  });

  it('ends 30 s after the last renewal: it is held a millisecond before, and free from then on', async () => {
    const lease = await taken();
    clock.advance(29.999);
    expect([await isHeld(lease), await leases.tryAcquire(resource)]).toEqual([true, null]);
    clock.advance(0.001);
    expect(await isHeld(lease)).toBe(false);
    expect(await leases.tryAcquire(resource)).not.toBeNull();
  });

  it('that was taken over is lost for good, and its former holder neither ends nor extends that of the other', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const late = await taken();
    clock.advance(30);
    const present = await taken();
    clock.advance(5);
    // The renewals of both: that of the former holder has no effect.
    vi.advanceTimersByTime(10_000);
    await eventually(async () => (await secondsLeft()) === 30);
    expect([await isHeld(late), await isHeld(present)]).toEqual([false, true]);
    clock.advance(5);
    await late.release();
    expect([await secondsLeft(), await isHeld(present), await leases.tryAcquire(resource)]).toEqual([25, true, null]);
    await present.release();
    clock.jump(-60);
    expect(await isHeld(late)).toBe(false);
  });

  it('is renewed every 10 s while it is held, and not after its release', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lease = await taken();
    for (let renewal = 1; renewal <= 4; renewal += 1) {
      clock.advance(10);
      vi.advanceTimersByTime(10_000);
      await eventually(async () => (await secondsLeft()) === 30);
      await untilIdle(store.pool);
    }
    await lease.release();
    expect([vi.getTimerCount(), await secondsLeft()]).toEqual([0, 0]);
  });

  it('that cannot be released, because the database is unavailable, causes no error and ends by itself', async () => {
    const severable = await createSeverableDatabase();
    const away = await openDatabase({ databaseUrl: severable.url, dataDirectory: '', poolMax: 2 });
    const lease = await newLeases(undefined, away.pool).tryAcquire(resource);
    await severable.sever();
    await expect(lease?.release()).resolves.toBeUndefined();
    await away.close();
    await severable.drop();
  });

  it('that was found held in a transaction stays so until that ends: takeovers wait', async () => {
    const lease = await taken();
    let taking: Promise<HeldLease | null> = Promise.resolve(null);
    const order: string[] = [];
    await store.unitOfWork.write(async (em) => {
      await lease.requireHeld(em);
      clock.advance(31);
      taking = outside(() => leases.tryAcquire(resource)).then((found) => {
        order.push('taken over');
        return found;
      });
      await untilWaiting(store.pool);
      order.push('end');
    });
    expect([(await taking) !== null, order]).toEqual([true, ['end', 'taken over']]);
  });
});

describe('a caller that waits for a conversation', () => {
  it('gets it when it is released', async () => {
    const id = crypto.randomUUID();
    const first = await leases.acquire(id, PATIENT);
    const second = leases.acquire(id, PATIENT);
    await first.release();
    expect(await isHeld(await second)).toBe(true);
    await expect(store.unitOfWork.write((em) => first.requireHeld(em))).rejects.toThrow(Conflict);
  });

  it('waits up to 60 s of the process, however the clock of the machine is set, and then tries once more', async () => {
    const pauses: number[] = [];
    const patient = newLeases(async (milliseconds) => {
      pauses.push(milliseconds);
      // The holder renews.
      await store.pool.query(`update leases set expires_at = '2100-01-01' where resource like 'conversation:%'`);
      clock.advance(milliseconds / 1000);
    });
    const id = crypto.randomUUID();
    await patient.acquire(id, PATIENT);
    await expect(patient.acquire(id, PATIENT)).rejects.toThrow(ConcurrencyLimited);
    expect(pauses.slice(0, 6)).toEqual([50, 100, 200, 400, 500, 500]);
    const waited = pauses.reduce((sum, pause) => sum + pause, 0);
    expect([waited >= 60_000, waited < 60_500]).toEqual([true, true]);
  });

  it('stops waiting with the reason of its signal', async () => {
    const leaving = new AbortController();
    const impatient = newLeases(async () => leaving.abort(new Error('enough')));
    const id = crypto.randomUUID();
    await impatient.acquire(id, PATIENT);
    await expect(impatient.acquire(id, leaving.signal)).rejects.toThrow('enough');
  });
});

describe('a turn that begins', () => {
  it('gives its conversation back when its sender lost a permission while it waited', async () => {
    const known = { id: crypto.randomUUID() } as ConversationRecord;
    const renew = async () => {
      throw new Forbidden('lost');
    };
    const turn = beginTurn({ leases } as BeginTurnDeps, known, { renew, signal: PATIENT });
    await expect(turn).rejects.toThrow('lost');
    expect(await leases.tryAcquire(`conversation:${known.id}`)).not.toBeNull();
  });

  it('gives its conversation back when its sender disconnected while its messages were read', async () => {
    const known = { id: crypto.randomUUID(), status: 'active' } as ConversationRecord;
    const leaving = new AbortController();
    const conversations = {
      findOwn: async () => known,
      turnsOf: async () => {
        leaving.abort(new Error('gone'));
        return [];
      },
    };
    const deps = { leases, conversations } as unknown as BeginTurnDeps;
    const turn = beginTurn(deps, known, { renew: async () => actorOf('manager'), signal: leaving.signal });
    await expect(turn).rejects.toThrow('gone');
    expect(await leases.tryAcquire(`conversation:${known.id}`)).not.toBeNull();
  });
});
