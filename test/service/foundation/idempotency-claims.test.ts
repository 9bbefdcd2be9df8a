import { hash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Claim,
  type ClaimKey,
  IdempotencyClaims,
  type StoredResponse,
} from '../../../domain/foundation/idempotency/idempotency-claims.ts';
import { Renewals } from '../../../domain/foundation/lease.ts';
import { KeyedHash } from '../../../domain/foundation/secrets/keyed-hash.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { openDatabase } from '../../../domain/services.ts';
import { inParallel } from '../../support/client/expect.ts';
import { untilIdle } from '../../support/database/held-lock.ts';
import { openStore } from '../../support/database/open-store.ts';
import { createSeverableDatabase } from '../../support/database/severed-database.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';

let close: () => Promise<void>;
let store: Store;
let clock: ManualClock;
beforeAll(async () => {
  ({ store, close } = await openStore());
});
afterAll(() => close());
beforeEach(() => {
  clock = new ManualClock(new Date('2030-06-15T12:00:00.000Z'));
});
afterEach(() => {
  vi.useRealTimers();
});

const RENEWALS = new Renewals({ now: () => clock.now(), monotonicSeconds: () => 0 }, () => {});
const HASH = new KeyedHash(['s'.repeat(32)], 'idempotent_request');
const ANSWER: StoredResponse = { status: 201, headers: { etag: '"1"' }, body: '{"made":1}', secretOf: null };
const OTHER: StoredResponse = { ...ANSWER, body: '{"made":2}' };

let keys = 0;
const newKey = (changes: Partial<ClaimKey> = {}): ClaimKey => {
  keys += 1;
  return { operation: 'createUser', userId: 'u', key: `key-${keys}`, content: 'f', ...changes };
};
/** Another process on the same database. */
const replica = () =>
  new IdempotencyClaims({ pool: store.pool, uow: store.unitOfWork, clock: clock, hash: HASH, renewals: RENEWALS });
const claim = async (request: ClaimKey): Promise<Claim> => {
  const claimed = await claimImpatiently(request);
  if ('status' in claimed) throw new Error('a response was stored already');
  return claimed;
};
/** Tries once without waiting: the wait of 30 s is over before it begins. */
const claimImpatiently = (request: ClaimKey): Promise<Claim | StoredResponse> => {
  const past = { now: () => clock.now(), monotonicSeconds: impatientSeconds() };
  return new IdempotencyClaims({
    pool: store.pool,
    uow: store.unitOfWork,
    clock: past,
    hash: HASH,
    renewals: RENEWALS,
  }).claim(request);
};
/** The first reading of the time is the beginning of the wait, every later one is after its end. */
const impatientSeconds = () => {
  let looks = 0;
  return (): number => {
    looks += 1;
    return looks === 1 ? 0 : 31;
  };
};
const rowOf = async ({ key }: ClaimKey) =>
  (await store.pool.query('select status, body, lapses_at, expires_at from idempotency_claims where key = $1', [key]))
    .rows[0];
const lapseOf = async (request: ClaimKey): Promise<number> =>
  new Date((await rowOf(request)).lapses_at).getTime() - clock.now().getTime();

describe('a claim', () => {
  it('is given to one of many; the others wait for its response and get it', async () => {
    const request = newKey();
    const first = await claim(request);
    const waiting = inParallel(5, () => replica().claim(request));
    await first.finish(ANSWER);
    expect(await waiting).toEqual(Array.from({ length: 5 }, () => ANSWER));
  });

  it('is not awaited any longer by a disconnected caller', async () => {
    const request = newKey();
    const first = await claim(request);
    const [leaving, reason] = [new AbortController(), new Error('gone')];
    const waiting = replica().claim(request, { signal: leaving.signal });
    leaving.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await first.finish(ANSWER);
    expect(await replica().claim(request)).toEqual(ANSWER);
  });

  it('of a dead holder expires at 30 s and not a millisecond before', async () => {
    const request = newKey();
    await claim(request);
    expect(await lapseOf(request)).toBe(30_000);
    clock.advance(29.999);
    await expect(claimImpatiently(request)).rejects.toMatchObject({
      code: 4000,
      detail: 'The first request with this Idempotency-Key is still running',
    });
    clock.advance(0.001);
    const next = await claim(request);
    expect(await lapseOf(request)).toBe(30_000);
    await next.finish(OTHER);
    expect(await replica().claim(request)).toEqual(OTHER);
  });

  it('that expired is taken by one of many', async () => {
    const request = newKey();
    await claim(request);
    clock.advance(30);
    const outcomes = await inParallel(6, () =>
      claimImpatiently(request).then(
        () => 'taken',
        ({ code }: { code: number }) => code,
      ),
    );
    expect(outcomes.sort()).toEqual([4000, 4000, 4000, 4000, 4000, 'taken']);
  });

  it('that was taken over cannot be finished by its former holder: Conflict, and nothing of its work is stored', async () => {
    const request = newKey();
    const late = await claim(request);
    clock.advance(30);
    const next = await claim(request);
    const finishing = store.unitOfWork.write(async (em) => {
      await em.execute(
        `insert into settings (namespace, key, value, updated_at, updated_by) values ('a', 'late', '1', now(), 'x')`,
      );
      await late.finish(ANSWER);
    });
    await expect(finishing).rejects.toMatchObject({
      code: 4000,
      detail: 'The request took too long and a retry with the same Idempotency-Key replaced it',
    });
    expect((await store.pool.query(`select 1 from settings where key = 'late'`)).rows).toEqual([]);
    // It cannot release it either, before or after the end of the other.
    await late.abandon();
    expect((await rowOf(request)).status).toBe(null);
    await next.finish(OTHER);
    await late.abandon();
    expect(await replica().claim(request)).toEqual(OTHER);
  });

  it('that was finished by its successor is a Conflict for the former holder, and the stored response stays', async () => {
    const request = newKey();
    const late = await claim(request);
    clock.advance(30);
    await (await claim(request)).finish(OTHER);
    await expect(late.finish(ANSWER)).rejects.toMatchObject({ code: 4000 });
    expect(await replica().claim(request)).toEqual(OTHER);
  });

  it('that expired without a takeover may still be finished', async () => {
    const request = newKey();
    const late = await claim(request);
    clock.advance(3600);
    await late.finish(ANSWER);
    expect(await replica().claim(request)).toEqual(ANSWER);
  });

  it('with a recorded note ends when it expires, for a paused process too: the note is the response', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const request = newKey();
    const paused = await claim(request);
    await paused.note(ANSWER);
    clock.advance(29.999);
    await paused.note(ANSWER);
    clock.advance(0.001);
    expect(await claimImpatiently(request)).toEqual(ANSWER);
    const beside = newKey();
    await claim(beside);
    clock.advance(1);
    vi.advanceTimersByTime(10_000);
    await eventually(async () => (await lapseOf(beside)) === 30_000);
    expect(await lapseOf(request)).toBe(-1000);
    await expect(paused.note(OTHER)).rejects.toMatchObject({ code: 4000 });
    await expect(paused.finish(OTHER)).rejects.toMatchObject({ code: 4000 });
    expect(await claimImpatiently(request)).toEqual(ANSWER);
  });

  it('is renewed every 10 s while the request runs, and not after its end', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    for (const end of ['finish', 'abandon'] as const) {
      const request = newKey();
      const held = await claim(request);
      for (let renewal = 1; renewal <= 4; renewal += 1) {
        clock.advance(10);
        vi.advanceTimersByTime(10_000);
        await eventually(async () => (await lapseOf(request)) === 30_000);
        await untilIdle(store.pool);
      }
      await expect(claimImpatiently(request)).rejects.toMatchObject({ code: 4000 });
      expect(vi.getTimerCount()).toBe(1);
      await held[end](ANSWER);
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  it("is extended only by its holder: a former holder does not extend the successor's", async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [request, beside] = [newKey(), newKey()];
    await claim(request);
    await claim(beside);
    clock.advance(30);
    vi.advanceTimersByTime(5_000);
    await claim(request);
    clock.advance(5);
    // Now the two first claims are renewed, five seconds before the successor's.
    vi.advanceTimersByTime(5_000);
    await eventually(async () => (await lapseOf(beside)) === 30_000);
    expect(await lapseOf(request)).toBe(25_000);
  });

  it('that is released is free immediately', async () => {
    const request = newKey();
    await (await claim(request)).abandon();
    expect(await rowOf(request)).toBe(undefined);
    await (await claim(request)).finish(ANSWER);
  });

  it('waits 30 s for the first request, by the clock of the process', async () => {
    const request = newKey();
    await claim(request);
    let looks = 0;
    /** The wait begins; every later reading of the time is this late. */
    const timed = (seconds: number) => {
      looks = 0;
      const monotonicSeconds = (): number => (looks++ === 0 ? 0 : seconds);
      return new IdempotencyClaims({
        pool: store.pool,
        uow: store.unitOfWork,
        clock: { now: () => clock.now(), monotonicSeconds },
        hash: HASH,
        renewals: RENEWALS,
      }).claim(request);
    };
    await expect(timed(30.001)).rejects.toMatchObject({ code: 4000 });
    expect(looks).toBe(2);
    const patient = timed(30);
    // It has seen the end of the time and continues; nothing that arrives later is late for it.
    await eventually(() => looks > 1);
    await store.pool.query(`update idempotency_claims set status = 201, headers = '{}', body = 'x' where key = $1`, [
      request.key,
    ]);
    expect(await patient).toEqual({ status: 201, headers: {}, body: 'x', secretOf: null });
  });
});

describe('another request with the key', () => {
  const other = (request: ClaimKey): ClaimKey => ({ ...request, content: 'g' });
  const REUSED = { code: 4000, detail: 'The Idempotency-Key was used for another request' };

  it('is a Conflict while the first runs and after its end', async () => {
    const request = newKey();
    const first = await claim(request);
    await expect(replica().claim(other(request))).rejects.toMatchObject(REUSED);
    await first.finish(ANSWER);
    await expect(replica().claim(other(request))).rejects.toMatchObject(REUSED);
  });

  it('may take the claim of a dead holder, and then the first one conflicts', async () => {
    const request = newKey();
    await claim(request);
    clock.advance(29.999);
    await expect(replica().claim(other(request))).rejects.toMatchObject(REUSED);
    clock.advance(0.001);
    await claim(other(request));
    await expect(replica().claim(request)).rejects.toMatchObject(REUSED);
  });

  it('cannot be derived from what is stored: its hash needs the secret of the server', async () => {
    const request = newKey({ content: '{"body":{"password":"hunter2"}}' });
    await (await claim(request)).abandon();
    await claim(request);
    const { rows } = await store.pool.query('select fingerprint from idempotency_claims where key = $1', [request.key]);
    const kept = rows[0].fingerprint;
    expect(kept).toBe(HASH.of(request.content));
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(kept).not.toBe(hash('sha256', request.content, encoding));
  });

  it('is the same request after the secret of the server was replaced, as long as the previous one is configured', async () => {
    const request = newKey();
    const made = await claim(request);
    const rotated = (...secrets: [string] | [string, string]) =>
      new IdempotencyClaims({
        pool: store.pool,
        uow: store.unitOfWork,
        clock: clock,
        hash: new KeyedHash(secrets, 'idempotent_request'),
        renewals: RENEWALS,
      });
    await made.finish(ANSWER);
    const [former, next] = ['s'.repeat(32), 'n'.repeat(32)];
    expect(await rotated(next, former).claim(request)).toEqual(ANSWER);
    await expect(rotated(next).claim(request)).rejects.toMatchObject({ code: 4000 });
    await expect(rotated(next, former).claim({ ...request, content: 'other' })).rejects.toMatchObject({ code: 4000 });
  });

  it('is another claim for another user, operation or key', async () => {
    const request = newKey();
    await claim(request);
    await claim({ ...request, userId: 'v' });
    await claim({ ...request, operation: 'createApiKey' });
    await claim({ ...request, key: `${request.key}x` });
  });
});

describe('a stored response', () => {
  it('is kept for 24 h from the claim, and not a millisecond longer; then the key is free for any request', async () => {
    const request = newKey();
    const first = await claim(request);
    clock.advance(20);
    await first.finish({ ...ANSWER, secretOf: 'the key k' });
    clock.advance(86_400 - 20 - 0.001);
    expect(await replica().claim(request)).toEqual({ ...ANSWER, secretOf: 'the key k' });
    clock.advance(0.001);
    const next = await claim({ ...request, content: 'g' });
    expect(await rowOf(request)).toMatchObject({ status: null, body: null });
    await next.finish(OTHER);
    expect(await replica().claim({ ...request, content: 'g' })).toEqual(OTHER);
  });
});

describe('a claim whose request failed because the database became unavailable', () => {
  it('is free soon after the database is back, long before it expires, each time', async () => {
    const severable = await createSeverableDatabase();
    const away = await openDatabase({ databaseUrl: severable.url, dataDirectory: '', poolMax: 2 });
    const claims = new IdempotencyClaims({
      pool: away.pool,
      uow: away.unitOfWork,
      clock: clock,
      hash: HASH,
      renewals: RENEWALS,
    });
    const [first, second] = [newKey(), newKey()];
    const isFree = async (): Promise<boolean> => {
      const { rows } = await away.pool.query('select 1 from idempotency_claims');
      return rows.length === 0;
    };
    try {
      for (let outage = 0; outage < 2; outage += 1) {
        const held = [await claims.claim(first), await claims.claim(second)] as Claim[];
        await severable.sever();
        await Promise.all(held.map((one) => one.abandon()));
        await severable.mend();
        await eventually(() => isFree().catch(() => false), 5);
      }
      for (const request of [first, second]) expect(await claims.claim(request)).not.toHaveProperty('status');
    } finally {
      await away.close();
      await severable.drop();
    }
  });

  it('is free also when no caller learned that it was created', async () => {
    const lost = newKey();
    let holder: unknown;
    const losing = {
      query: async (query: { name?: string; values: unknown[] }) => {
        const done = await store.pool.query(query as never);
        if (query.name === undefined) return done;
        holder = query.values[4];
        throw Object.assign(new Error('Connection terminated unexpectedly'));
      },
    } as unknown as Store['pool'];
    await expect(
      new IdempotencyClaims({
        pool: losing,
        uow: store.unitOfWork,
        clock: clock,
        hash: HASH,
        renewals: RENEWALS,
      }).claim(lost),
    ).rejects.toMatchObject({
      code: 8001,
    });
    const isThere = async (): Promise<boolean> => {
      const { rows } = await store.pool.query('select 1 from idempotency_claims where holder = $1', [holder]);
      return rows.length > 0;
    };
    await eventually(async () => !(await isThere()));
  });
});
