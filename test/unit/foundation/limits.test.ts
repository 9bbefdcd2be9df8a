import type { EntityManager } from '@mikro-orm/postgresql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatLimit, type HitResult, type Limit, parseLimit } from '../../../domain/foundation/limits/limit.ts';
import { limitSettings } from '../../../domain/foundation/limits/limit-settings.ts';
import { LocalWindows } from '../../../domain/foundation/limits/local-windows.ts';
import { RecordLimit } from '../../../domain/foundation/limits/record-limit.ts';
import { Reservations } from '../../../domain/foundation/limits/reservations.ts';
import type { SlidingWindows } from '../../../domain/foundation/limits/sliding-windows.ts';
import type { LiveSettings } from '../../../domain/foundation/settings/live-settings.ts';
import { openTasks } from '../../../domain/tasks/task-settings.ts';
import { ManualClock } from '../../support/time/clock.ts';

const newClock = (): ManualClock => new ManualClock(new Date('2031-03-15T12:00:00Z'));

describe('a limit as text', () => {
  it.each([
    ['1/1', { max: 1, seconds: 1 }],
    ['6000/60', { max: 6000, seconds: 60 }],
    ['999999999/999999', { max: 999_999_999, seconds: 999_999 }],
    ['off', null],
  ])('%j is read, and written unchanged', (text, expected) => {
    const limit = parseLimit(text);
    expect(limit).toEqual(expected);
    if (limit) expect(formatLimit(limit)).toBe(text);
  });

  it.each([
    '',
    'on',
    '1',
    '1/',
    '/1',
    '0/1',
    '1/0',
    '01/1',
    '1/01',
    '1000000000/1',
    '1/1000000',
    ' 1/1',
    '1/1 ',
    '1/1x',
    'x1/1',
    '1/1/1',
    '-1/1',
    '1.5/1',
    'offf',
  ])('%j is refused', (text) => {
    expect(parseLimit(text)).toBeUndefined();
  });
});

describe('the settings of the limits', () => {
  const settings = limitSettings([{ bucket: 'login', limit: { max: 10, seconds: 60 } }], [{ bucket: 'chat', cap: 4 }]);

  it('exist once for each bucket and cap, the general limits first', () => {
    expect(settings.map(({ namespace, key, type, default: value }) => [namespace, key, type, value])).toEqual([
      ['limits', 'general_user', 'string', '6000/60'],
      ['limits', 'general_address', 'string', '600/60'],
      ['limits', 'login', 'string', '10/60'],
      ['concurrency', 'chat', 'integer', 4],
    ]);
    expect(settings[2]).toMatchObject({ minimum: null, maximum: null, allowed: null });
    expect(settings[3]).toMatchObject({ minimum: 0, maximum: 1000, allowed: null });
    expect(settings.map(({ description }) => description).slice(2)).toEqual([
      'Sliding window of login: <max>/<seconds>, or off.',
      'Requests of chat that may run in parallel; 0 means no limit.',
    ]);
  });

  it('accept the text of a limit, off, and nothing else', () => {
    const accepts = settings[2]?.accepts;
    expect(['5/1', 'off', 'on', 5, true].map((value) => accepts?.(value))).toEqual([true, true, false, false, false]);
  });
});

describe('the windows of one process', () => {
  const limit = { max: 2, seconds: 10 };

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2031-03-15T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('admit as many hits as the limit allows, and return the remaining number and the end of the window', async () => {
    const windows = new LocalWindows();
    const allowed = (remaining: number, resetSeconds: number) => ({
      granted: 1,
      result: { isAllowed: true, limit: 2, remaining, resetSeconds },
    });
    expect(await windows.take('a', limit)).toEqual(allowed(1, 10));
    vi.advanceTimersByTime(3500);
    expect(await windows.take('a', limit)).toEqual(allowed(0, 7));
    expect(await windows.take('a', limit)).toEqual({
      granted: 0,
      result: { isAllowed: false, limit: 2, remaining: 0, resetSeconds: 7 },
    });
    expect(await windows.take('b', limit)).toEqual(allowed(1, 10));
    vi.advanceTimersByTime(6499);
    expect(await windows.take('a', limit)).toMatchObject({ granted: 0, result: { resetSeconds: 1 } });
    vi.advanceTimersByTime(1);
    expect(await windows.take('a', limit)).toEqual(allowed(1, 10));
  });

  it('count every limit separately', async () => {
    const windows = new LocalWindows();
    expect((await windows.take('a', { max: 1, seconds: 10 })).granted).toBe(1);
    expect((await windows.take('a', { max: 1, seconds: 10 })).granted).toBe(0);
    expect((await windows.take('a', limit)).granted).toBe(1);
  });

  it('are deleted immediately when there are more than ten thousand', async () => {
    const windows = new LocalWindows();
    const once = { max: 1, seconds: 10 };
    for (let index = 0; index < 10_000; index += 1) await windows.take(`k${index}`, once);
    expect((await windows.take('k0', once)).granted).toBe(0);
    await windows.take('one more', once);
    expect(vi.getTimerCount()).toBe(1);
    expect((await windows.take('k0', once)).granted).toBe(1);
    expect((await windows.take('k0', once)).granted).toBe(0);
  });
});

/** A shared window that counts as the database does, and records its calls. */
const sharedWindow = () => {
  const log: string[] = [];
  let used = 0;
  const result = (granted: number, { max }: Limit): HitResult => ({
    isAllowed: granted > 0,
    limit: max,
    remaining: Math.max(0, max - used),
    resetSeconds: 7,
  });
  const windows: Pick<SlidingWindows, 'take' | 'giveBack'> = {
    take: async (key, limit, want) => {
      const granted = Math.max(0, Math.min(want, limit.max - used));
      used += granted;
      log.push(`${key} +${want}`);
      return { granted, result: result(granted, limit) };
    },
    giveBack: async (key, unused) => {
      used -= unused;
      log.push(`${key} -${unused}`);
    },
  };
  return { windows: windows as SlidingWindows, log, used: () => used, free: () => (used = 0) };
};

describe('reservations', () => {
  const limit = { max: 1000, seconds: 60 };
  const start = () => {
    const clock = newClock();
    const shared = sharedWindow();
    return { clock, shared, general: new Reservations({ windows: shared.windows, clock, report: () => {} }) };
  };
  const hits = async (general: Reservations, times: number, under: Limit = limit): Promise<(number | null)[]> => {
    const answers: (number | null)[] = [];
    for (let index = 0; index < times; index += 1) answers.push(await general.hit('u', under));
    return answers;
  };

  it('books a hundredth in advance and counts with it without a promise', async () => {
    const { general, shared } = start();
    expect(await general.hit('u', limit)).toBeNull();
    expect(shared.log).toEqual(['u +1', 'u +9']);
    for (let index = 0; index < 9; index += 1) expect(general.hit('u', limit)).toBeNull();
    expect(shared.log).toHaveLength(2);
    expect(general.hit('u', limit)).toBeInstanceOf(Promise);
  });

  it('counts with what it booked, however long the process has been running', async () => {
    const { clock, general, shared } = start();
    clock.advance(3600);
    await hits(general, 10);
    expect(shared.log).toEqual(['u +1', 'u +9']);
  });

  it('admits exactly the limit and then returns how long to wait', async () => {
    const { general, shared } = start();
    const answers = await hits(general, 1002);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1000);
    expect(answers.slice(1000)).toEqual([7, 7]);
    expect(shared.used()).toBe(1000);
  });

  it('books one by one in the last tenth', async () => {
    const { general, shared } = start();
    await hits(general, 899);
    expect(shared.used()).toBe(900);
    shared.log.length = 0;
    await hits(general, 4);
    expect(shared.log).toEqual(['u +1', 'u +1', 'u +1']);
  });

  it('books one by one as soon as a tenth is left', async () => {
    const { general, shared } = start();
    await shared.windows.take('other', limit, 899);
    await general.hit('u', limit);
    expect(shared.log).toEqual(['other +899', 'u +1']);
  });

  it('keeps a booking that completes while it closes, and returns it afterwards', async () => {
    const { general, shared } = start();
    const pending = general.hit('u', limit);
    await general.close();
    expect(await pending).toBeNull();
    await general.close();
    expect(shared.log).toEqual(['u +1', 'u +9', 'u -9']);
  });

  it.each([
    [199, ['u +1']],
    [200, ['u +1', 'u +1']],
  ])('of %i books in advance only what exceeds one', async (max, expected) => {
    const { general, shared } = start();
    await general.hit('u', { max, seconds: 60 });
    expect(shared.log).toEqual(expected);
  });

  it('books again a twentieth of a second after an error, not before, and immediately under another limit', async () => {
    const { general, shared, clock } = start();
    const one = { max: 1, seconds: 60 };
    expect(await hits(general, 2, one)).toEqual([null, 7]);
    shared.free();
    shared.log.length = 0;
    expect(await general.hit('u', one)).toBe(7);
    clock.advance(0.049);
    expect(await general.hit('u', one)).toBe(7);
    expect(shared.log).toEqual([]);
    clock.advance(0.001);
    expect(await general.hit('u', one)).toBeNull();
    expect(await general.hit('u', one)).toBe(7);
    expect(await general.hit('u', { max: 2, seconds: 60 })).toBeNull();
  });

  it('returns bookings of an earlier period before it makes new ones', async () => {
    const { general, shared, clock } = start();
    await general.hit('u', limit);
    clock.advance(0.999);
    expect(general.hit('u', limit)).toBeNull();
    clock.advance(0.001);
    expect(await general.hit('u', limit)).toBeNull();
    expect(shared.log).toEqual(['u +1', 'u +9', 'u -8', 'u +1', 'u +9']);
  });

  it.each([
    { max: 2000, seconds: 60 },
    { max: 1000, seconds: 61 },
  ])('does not use bookings of another limit: %j', async (other) => {
    const { general, shared } = start();
    await general.hit('u', limit);
    expect(await general.hit('u', other)).toBeNull();
    expect(shared.log.slice(0, 4)).toEqual(['u +1', 'u +9', 'u -9', 'u +1']);
  });

  it('returns what remains and when the window frees, and the wait of a refused hit', async () => {
    const { general, shared } = start();
    const remaining: number[] = [];
    for (let index = 0; index < 12; index += 1) remaining.push((await general.count('u', limit)).remaining);
    expect(remaining).toEqual(Array.from({ length: 12 }, (_, index) => 999 - index));
    expect(shared.log).toEqual(['u +1', 'u +9', 'u +1', 'u +9']);
    await shared.windows.take('other', limit, 980);
    await hits(general, 8);
    expect(await general.count('u', limit)).toEqual({ isAllowed: false, limit: 1000, remaining: 0, resetSeconds: 7 });
  });

  it('books in the last tenth as many as wait', async () => {
    const { general, shared } = start();
    await shared.windows.take('other', limit, 950);
    shared.log.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => general.hit('u', limit)));
    expect(shared.log).toEqual(['u +1', 'u +19']);
  });

  it('counts callers separately', async () => {
    const { general, shared } = start();
    await general.hit('u', limit);
    await general.hit('v', limit);
    expect(shared.log).toEqual(['u +1', 'u +9', 'v +1', 'v +9']);
  });

  it('books once for all who wait at the same time', async () => {
    const { general, shared } = start();
    expect(await Promise.all(Array.from({ length: 10 }, () => general.hit('u', limit)))).toEqual(Array(10).fill(null));
    expect(shared.used()).toBe(10);
  });

  it('returns all unused bookings when it is closed, and none if all were used', async () => {
    const { general, shared } = start();
    await hits(general, 3);
    await general.hit('v', { max: 10, seconds: 60 });
    shared.log.length = 0;
    await general.close();
    expect(shared.log).toEqual(['u -7']);
    await general.close();
    expect(shared.log).toEqual(['u -7']);
    await new Reservations({ windows: shared.windows, clock: newClock(), report: () => {} }).close();
  });
});

describe('the sweep of reservations', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('returns bookings that are older than a second, once, and ends with the limit', async () => {
    const clock = newClock();
    const shared = sharedWindow();
    const general = new Reservations({ windows: shared.windows, clock, report: () => {} });
    await general.hit('u', { max: 1000, seconds: 60 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(shared.log).toEqual(['u +1', 'u +9']);
    clock.advance(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(shared.log).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(shared.log).toEqual(['u +1', 'u +9', 'u -9']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shared.log).toHaveLength(3);
    await general.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('continues after a failure', async () => {
    const clock = newClock();
    const shared = sharedWindow();
    const failing = { ...shared.windows, giveBack: () => Promise.reject(new Error('away')) };
    const general = new Reservations({ windows: failing as unknown as SlidingWindows, clock, report: () => {} });
    await general.hit('u', { max: 1000, seconds: 60 });
    clock.advance(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await general.hit('u', { max: 1000, seconds: 60 })).toBeNull();
    expect(vi.getTimerCount()).toBe(1);
  });
});

describe('a quota of records', () => {
  it('counts again after a failed count', async () => {
    const counts = [() => Promise.reject(new Error('away')), () => Promise.resolve([{ count: 1 }])];
    const em = { execute: () => counts.shift()?.() } as unknown as EntityManager;
    const settings = { get: () => 20_000 } as unknown as LiveSettings;
    const limit = new RecordLimit({ settings, clock: newClock(), limited: openTasks });
    await expect(limit.require(em)).rejects.toThrow('away');
    await limit.require(em);
    await limit.require(em);
    expect(counts).toEqual([]);
  });
});
