import { describe, expect, it } from 'vitest';
import { ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import { HashLanes } from '../../../domain/foundation/passwords/hash-lanes.ts';
import { type HashCaller, HashQueue } from '../../../domain/foundation/passwords/hash-queue.ts';

interface Job {
  readonly name: string;
  readonly caller: HashCaller;
  reject(reason: unknown): void;
}
const queue = () => {
  const jobs = new HashQueue<Job>(32);
  const rejected: [string, unknown][] = [];
  return {
    jobs,
    rejected,
    add: (subject: string, name: string, signal = new AbortController().signal): void =>
      jobs.add({ name, caller: { subject, signal }, reject: (reason) => rejected.push([name, reason]) }),
    take: (count: number): (string | undefined)[] => Array.from({ length: count }, () => jobs.take()?.name),
  };
};
const BUSY = new ServiceUnavailable('Too many sign-ins are waiting; try again later', { retryAfterSeconds: 1 });

describe('a caller that waits for a hash', () => {
  it('is served in the order of arrival among its own, also after some were served', () => {
    const { add, take } = queue();
    const burst = Array.from({ length: 10 }, (_, index) => `early ${index}`);
    for (const name of burst) add('a', name);
    expect(take(7)).toEqual(burst.slice(0, 7));
    add('a', 'late 0');
    expect(take(1)).toEqual(['early 7']);
    add('a', 'late 1');
    expect(take(5)).toEqual(['early 8', 'early 9', 'late 0', 'late 1', undefined]);
  });
  it('alternates with other callers, also with those that arrive in between', () => {
    const { add, take } = queue();
    for (const name of ['a0', 'a1', 'a2', 'a3']) add('a', name);
    expect(take(2)).toEqual(['a0', 'a1']);
    for (const name of ['b0', 'b1']) add('b', name);
    add('a', 'a4');
    expect(take(6)).toEqual(['b0', 'a2', 'b1', 'a3', 'a4', undefined]);
  });
  it('moves up when one before it leaves, ahead of newcomers', () => {
    const { add, take } = queue();
    const leaving = new AbortController();
    add('a', 'gone', leaving.signal);
    for (const name of ['a0', 'a1']) add('a', name);
    leaving.abort();
    for (const name of ['b0', 'b1']) add('b', name);
    add('a', 'a2');
    expect(take(6)).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', undefined]);
  });
  it('keeps its turn when another caller leaves, or one behind it', () => {
    const { add, take } = queue();
    const leaving = new AbortController();
    for (const name of ['b0', 'b1', 'b2']) add('b', name);
    add('a', 'a0');
    add('a', 'gone', leaving.signal);
    for (const name of ['a1', 'a2']) add('a', name);
    for (const name of ['c0', 'c1']) add('c', name);
    leaving.abort();
    expect(take(9)).toEqual(['b0', 'a0', 'c0', 'b1', 'a1', 'c1', 'b2', 'a2', undefined]);
  });
});

describe('a full queue', () => {
  const full = (...subjects: readonly string[]) => {
    const scene = queue();
    for (let index = 0; index < 32; index += 1)
      scene.add(subjects[index % subjects.length] ?? '', `${subjects[index % subjects.length]}${index}`);
    return scene;
  };

  it('gives a newcomer the last place of the caller with the most, and rejects that one', () => {
    const { add, jobs, rejected, take } = full('a');
    add('b', 'b0');
    expect([jobs.length, rejected]).toEqual([32, [['a31', BUSY]]]);
    expect(take(3)).toEqual(['a0', 'b0', 'a1']);
  });
  it('refuses a caller that would be served no earlier than the last one', () => {
    const { add, jobs, rejected } = full('a');
    expect(() => add('a', 'a32')).toThrow(BUSY);
    expect([jobs.length, rejected]).toEqual([32, []]);
    const shared = full('a', 'b');
    shared.add('c', 'c0');
    expect(shared.rejected).toEqual([['b31', BUSY]]);
    const even = full(...Array.from({ length: 32 }, (_, index) => `caller ${index} `));
    expect(() => even.add('newcomer', 'n0')).toThrow(BUSY);
  });
});

describe('a caller that disconnects', () => {
  it('leaves the queue with the reason, and is not rejected once served', () => {
    const { add, jobs, rejected, take } = queue();
    const [waiting, served, gone] = [new AbortController(), new AbortController(), new AbortController()];
    add('a', 'served', served.signal);
    add('b', 'waiting', waiting.signal);
    expect(take(1)).toEqual(['served']);
    served.abort('too late');
    waiting.abort('gone away');
    expect([jobs.length, rejected]).toEqual([0, [['waiting', 'gone away']]]);
    gone.abort(new Error('never came'));
    expect(() => add('c', 'c0', gone.signal)).toThrow('never came');
    expect(jobs.length).toBe(0);
  });
});

describe('a full queue with equal callers', () => {
  /** An address as limits count it, with the networks around it. */
  const scene = () => {
    const jobs = new HashQueue<Job>(32);
    const rejected: string[] = [];
    const add = (network: number, site: number): void => {
      const [wide, narrow] = [`2001:db8:${site}::/48`, `2001:db8:${site}:${network >> 8}00::/56`];
      const subject = `2001:db8:${site}:${network}::/64`;
      const caller = { subject, networks: [narrow, wide], signal: new AbortController().signal };
      jobs.add({ name: subject, caller, reject: () => rejected.push(subject) });
    };
    return { add, rejected };
  };

  it('takes the place of a newcomer from the /56 with the most, otherwise from the /48', () => {
    const one = scene();
    for (let network = 0; network < 31; network += 1) one.add(network, 1);
    one.add(0x200, 1);
    // From another /56 of the same /48.
    one.add(0x300, 1);
    expect(one.rejected).toEqual(['2001:db8:1:30::/64']);
    const wide = scene();
    for (let network = 0; network < 31; network += 1) wide.add(network << 8, 1);
    wide.add(0, 2);
    wide.add(0, 3);
    expect(wide.rejected).toEqual([`2001:db8:1:${30 << 8}::/64`]);
    expect(() => wide.add(99 << 8, 1)).toThrow(BUSY);
  });

  it('refuses a newcomer whose network would then have as many as any other', () => {
    const { add, rejected } = scene();
    for (let index = 0; index < 16; index += 1) {
      add(index, 1);
      add(index, 2);
    }
    expect(() => add(99, 1)).toThrow(BUSY);
    add(0, 3);
    for (let index = 0; index < 9; index += 1) add(index + 1, 3);
    expect(rejected).toHaveLength(10);
    // Ten or eleven each.
    expect(() => add(98, 3)).toThrow(BUSY);
  });
});

describe('known and unknown callers', () => {
  const scene = () => {
    const lanes = new HashLanes<Job>();
    const rejected: string[] = [];
    const add = (subject: string, name: string, isKnown: boolean): void => {
      const caller = { subject, isKnown, signal: new AbortController().signal };
      lanes.add({ name, caller, reject: () => rejected.push(name) });
    };
    const take = (count: number) => Array.from({ length: count }, () => lanes.take()?.name);
    return { lanes, add, take, rejected };
  };

  it('alternate while both wait, and take every turn while the others do not', () => {
    const { add, take } = scene();
    for (const name of ['s0', 's1', 's2', 's3', 's4']) add(name, name, false);
    expect(take(2)).toEqual(['s0', 's1']);
    for (const name of ['k0', 'k1', 'k2']) add(name, name, true);
    expect(take(4)).toEqual(['k0', 's2', 'k1', 's3']);
    expect(take(3)).toEqual(['k2', 's4', undefined]);
  });

  it('have 128 and 32 places; neither takes a place from the other', () => {
    const { lanes, add, rejected } = scene();
    for (let index = 0; index < 32; index += 1) add(`s${index}`, `s${index}`, false);
    for (let index = 0; index < 128; index += 1) add(`k${index}`, `k${index}`, true);
    expect([lanes.length, rejected]).toEqual([160, []]);
    expect(() => add('s', 's', false)).toThrow(BUSY);
    expect(() => add('k', 'k', true)).toThrow(BUSY);
  });

  it('of one user wait behind the first of every other user', () => {
    const { add, take } = scene();
    for (let index = 0; index < 3; index += 1) add('mallory', `m${index}`, true);
    add('ada', 'a0', true);
    expect(take(4)).toEqual(['m0', 'a0', 'm1', 'm2']);
  });
});
