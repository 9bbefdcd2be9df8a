import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HashCaller } from '../../../domain/foundation/passwords/hash-queue.ts';
import { PasswordHasher } from '../../../domain/foundation/passwords/password-hasher.ts';
import { type HashThreads, watchHashThreads } from '../../support/server/hash-threads.ts';

const MAX_WAITING = 32;
const BUSY = { code: 8001, retryAfterSeconds: 1 };

let hasher: PasswordHasher;
let threads: HashThreads;
beforeEach(() => {
  hasher = new PasswordHasher();
  threads = watchHashThreads();
  threads.hold();
});
afterEach(async () => {
  await hasher.close();
  threads.restore();
});

const from = (subject: string, signal = new AbortController().signal): HashCaller => ({ subject, signal });
/** The result of an attempt; never rejects, so that a test may read it at any time. */
const attempt = (password: string, caller: HashCaller): Promise<unknown> =>
  hasher.verify(password, null, caller).catch((error: unknown) => error);
const fillThreads = (): Promise<unknown>[] =>
  Array.from({ length: hasher.threads }, (_, index) => attempt(`first ${index}`, from('first')));
const fillQueue = (subject: string): Promise<unknown>[] =>
  Array.from({ length: MAX_WAITING }, (_, index) => attempt(`${subject} ${index}`, from(subject)));

describe('passwords that wait for a thread', () => {
  it('8001 with a second to wait: the 33rd; all others are checked', async () => {
    const accepted = [...fillThreads(), ...fillQueue('a')];
    expect(await attempt('one too many', from('a'))).toMatchObject(BUSY);
    expect(threads.handed).toHaveLength(hasher.threads);
    threads.respond();
    expect(await Promise.all(accepted)).toEqual(accepted.map(() => false));
    expect(threads.handed).toHaveLength(accepted.length);
    expect(threads.handed).not.toContain('one too many');
    expect(await attempt('afterwards', from('a'))).toBe(false);
  });
  it('of a disconnected caller are never checked, and free their places', async () => {
    const first = fillThreads();
    const leaving = new AbortController();
    const gone = attempt('gone', from('a', leaving.signal));
    const staying = Array.from({ length: MAX_WAITING - 1 }, (_, index) => attempt(`stays ${index}`, from('a')));
    const reason = new Error('gone');
    leaving.abort(reason);
    expect(await gone).toBe(reason);
    const later = attempt('later', from('a'));
    threads.respond();
    expect(await Promise.all([...first, ...staying, later])).toEqual([...first, ...staying, later].map(() => false));
    expect(threads.handed).toContain('later');
    expect(threads.handed).not.toContain('gone');
  });
  it('of a caller that had disconnected before are not even queued', async () => {
    const reason = new Error('gone before');
    expect(await attempt('gone', from('a', AbortSignal.abort(reason)))).toBe(reason);
    expect(threads.handed).toEqual([]);
  });
  it('are rejected when the process stops, with those that are being checked', async () => {
    const running = [...fillThreads(), attempt('waits', from('a'))];
    await hasher.close();
    for (const end of await Promise.all(running)) expect(end).toMatchObject({ code: 8001 });
    expect(await attempt('too late', from('a'))).toMatchObject({ code: 8001 });
  });
});

describe('the warm-up', () => {
  it('ends without an error when the process is stopped in the middle of it', async () => {
    const warming = hasher.warmUp();
    await hasher.close();
    await warming;
    await hasher.warmUp();
  });
});

describe('callers who share the threads', () => {
  it('take turns: the first of one is before the second of another, in any order of arrival', async () => {
    const all = [
      ...fillThreads(),
      ...['many 0', 'many 1', 'many 2'].map((password) => attempt(password, from('many'))),
      attempt('single 0', from('single')),
    ];
    threads.respond();
    await Promise.all(all);
    const order = threads.handed.slice(hasher.threads);
    expect(order).toEqual(['many 0', 'single 0', 'many 1', 'many 2']);
  });
  it('8001: in a full queue the last of the caller with the most is replaced by a newcomer', async () => {
    const first = fillThreads();
    const many = fillQueue('many');
    const single = attempt('single', from('single'));
    expect(await many.at(-1)).toMatchObject(BUSY);
    threads.respond();
    expect(await single).toBe(false);
    const served = [...first, ...many.slice(0, -1)];
    expect(await Promise.all(served)).toEqual(served.map(() => false));
    expect(threads.handed).not.toContain(`many ${MAX_WAITING - 1}`);
  });
});

describe('a thread that dies', () => {
  it('fails its own password and no other', async () => {
    const [first, ...others] = fillThreads();
    const waiting = [attempt('waits 0', from('a')), attempt('waits 1', from('b'))];
    await threads.kill(0);
    threads.respond();
    expect(await first).toBeInstanceOf(Error);
    expect(await Promise.all([...others, ...waiting])).toEqual([...others, ...waiting].map(() => false));
  });

  it('gets no password after that, even if it died while it waited for one', async () => {
    threads.respond();
    expect(await attempt('before', from('a'))).toBe(false);
    await threads.kill(0);
    const after = attempt('after', from('a'));
    expect(await Promise.race([after, wait(5_000, 'still waiting')])).toBe(false);
  });
});

describe('a password', () => {
  it('matches only its own hash, in every Unicode form, and none when there is none', async () => {
    threads.release();
    const hash = await hasher.hash('crème brûlée', from('a'));
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=4\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await hasher.verify('crème brûlée'.normalize('NFD'), hash, from('a'))).toBe(true);
    expect(await hasher.verify('creme brulee', hash, from('a'))).toBe(false);
    expect(await hasher.verify('crème brûlée', null, from('a'))).toBe(false);
    // One hash each: an unknown name costs what a known one costs.
    expect(threads.handed).toHaveLength(4);
  });
});
