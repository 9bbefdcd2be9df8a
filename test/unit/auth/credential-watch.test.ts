import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  CredentialHolder,
  CredentialStanding,
  StandingsResult,
} from '../../../domain/auth/credentials/standings.ts';
import { CredentialWatch } from '../../../domain/events/credential-watch.ts';

/** Credentials whose state a test changes, with a record of every check. */
const standings = () => {
  const worth = new Map<string, CredentialStanding | null>();
  const looks: string[][] = [];
  const state = { isAway: false, revision: 1 };
  const read = async (holders: readonly CredentialHolder[]): Promise<StandingsResult> => {
    const { revision } = state;
    looks.push(holders.map(({ userId }) => userId));
    if (state.isAway) throw new Error('away');
    return { standings: holders.map(({ userId }) => worth.get(userId) ?? null), revision };
  };
  return { worth, looks, state, read };
};
const holder = (userId: string) =>
  ({ userId, role: 'manager', credential: { kind: 'session_bearer', sessionId: userId, keyId: null } }) as const;
const asManager = (fingerprint = '1'): CredentialStanding => ({ role: 'manager', fingerprint });

let source: ReturnType<typeof standings>;
let watch: CredentialWatch;
let lost: string[];
const admit = async (userId: string, name = userId): Promise<() => void> => {
  const leave = await watch.admit(holder(userId), () => lost.push(name));
  if (leave === null) throw new Error('not admitted');
  return leave;
};
const pass = () => vi.advanceTimersByTimeAsync(500);

beforeEach(() => {
  vi.useFakeTimers();
  source = standings();
  watch = new CredentialWatch(source, () => {});
  lost = [];
  for (const user of ['a', 'b', 'c']) source.worth.set(user, asManager());
});
afterEach(() => vi.useRealTimers());

describe('the watch over credentials', () => {
  it('admits nobody whose credential is no longer valid or has changed', async () => {
    source.worth.set('a', null);
    source.worth.set('b', { role: 'observer', fingerprint: '1' });
    expect(await watch.admit(holder('a'), () => {})).toBeNull();
    expect(await watch.admit(holder('b'), () => {})).toBeNull();
    expect(watch.size).toBe(0);
  });

  it('checks each credential every half second, once for all its subscribers, and only while there are any', async () => {
    const leave = [await admit('a'), await admit('a'), await admit('b')];
    source.looks.length = 0;
    await pass();
    await pass();
    expect(source.looks).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    for (const each of leave) each();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([source.looks.length, watch.size, vi.getTimerCount()]).toEqual([2, 0, 0]);
  });

  it('notifies every subscriber of a changed credential, once, and no other', async () => {
    await admit('a', 'a1');
    await admit('a', 'a2');
    await admit('b');
    const left = await admit('a', 'a3');
    left();
    source.worth.set('a', asManager('2'));
    await pass();
    await pass();
    expect(lost).toEqual(['a1', 'a2']);
    expect(watch.size).toBe(1);
  });

  it('notifies subscribers admitted before the change, and none admitted after it', async () => {
    await admit('a', 'before');
    source.worth.set('a', asManager('2'));
    await admit('a', 'after');
    await pass();
    await pass();
    expect([lost, watch.size]).toEqual([['before'], 1]);
  });

  it('ends nothing because a check failed, and checks again', async () => {
    await admit('a');
    source.state.isAway = true;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(lost).toEqual([]);
    source.state.isAway = false;
    source.worth.set('a', null);
    await pass();
    expect(lost).toEqual(['a']);
  });

  it('checks immediately when a newer revision than that of the last check is required, and only then', async () => {
    await admit('a');
    await admit('b');
    source.looks.length = 0;
    await watch.require(1);
    expect(source.looks).toEqual([]);
    source.state.revision = 2;
    source.worth.set('a', asManager('2'));
    await watch.require(2);
    expect([source.looks, lost]).toEqual([[['a', 'b']], ['a']]);
    await watch.require(2);
    expect(source.looks).toHaveLength(1);
  });

  it('checks again if a running check is older than the required revision', async () => {
    await admit('a');
    let answer = (_revision: number): void => {};
    vi.spyOn(source, 'read').mockImplementation(
      () => new Promise((resolve) => (answer = (revision) => resolve({ standings: [asManager()], revision }))),
    );
    await pass();
    let isDone = false;
    const required = watch.require(2).then(() => (isDone = true));
    answer(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(isDone).toBe(false);
    answer(2);
    await required;
  });

  it('checks a subscriber that was admitted with an older revision', async () => {
    source.state.revision = 2;
    await admit('a');
    source.state.revision = 1;
    await admit('b');
    source.state.revision = 2;
    source.looks.length = 0;
    source.worth.set('b', null);
    await watch.require(2);
    expect(lost).toEqual(['b']);
  });

  it('requires nothing without subscribers, and fails while the database is unavailable', async () => {
    await watch.require(7);
    await admit('a');
    source.state.isAway = true;
    await expect(watch.require(8)).rejects.toThrow('away');
    expect(lost).toEqual([]);
  });

  it('runs one check after the other, however long each takes', async () => {
    await admit('a');
    let answer = (): void => {};
    const slow = vi
      .spyOn(source, 'read')
      .mockImplementation(
        () => new Promise((resolve) => (answer = () => resolve({ standings: [asManager()], revision: 1 }))),
      );
    await vi.advanceTimersByTimeAsync(5_000);
    expect(slow).toHaveBeenCalledTimes(1);
    answer();
    await pass();
    expect(slow).toHaveBeenCalledTimes(2);
  });
});
