import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_QUEUED_EVENTS } from '../../../domain/events/bounded-queue.ts';
import { EventHistory } from '../../../domain/events/event-history.ts';
import { EventLoopBudget } from '../../../domain/events/event-loop-budget.ts';
import type { EndReason, FeedMessage } from '../../../domain/events/feed-message.ts';
import { Selection } from '../../../domain/events/selection.ts';
import { Subscription } from '../../../domain/events/subscription.ts';
import type { FeedEvent } from '../../../domain/foundation/events/event.ts';
import { Feed } from '../../../domain/foundation/events/feed.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { openStore } from '../../support/database/open-store.ts';

const EPOCH = '00000000';
const READER = { userId: 'u', role: 'ceo' } as const;

let close: () => Promise<void>;
let store: Store;
let feed: Feed;
let history: EventHistory;
let ended: EndReason[];
beforeAll(async () => {
  ({ store, close } = await openStore(4));
});
afterAll(() => close());
beforeEach(async () => {
  await store.pool.query('delete from outbox_events');
  await store.pool.query('update feed_state set epoch = $1, number = 0', [EPOCH]);
  feed = new Feed(store.pool);
  feed.begin({ epoch: EPOCH, number: 0 });
  history = new EventHistory(feed);
  ended = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const event = (number: number, channel = 'tasks'): FeedEvent => ({
  number,
  id: crypto.randomUUID(),
  type: 'task.updated',
  channel,
  audience: null,
  payload: { number },
  at: new Date(),
});
/** Numbers events after the last one, only in the database. */
const number = async (count: number, channel = 'tasks'): Promise<FeedEvent[]> => {
  const { newest } = await feed.bounds();
  const events = Array.from({ length: count }, (_, index) => event(newest + 1 + index, channel));
  await store.pool.query(
    `insert into outbox_events (event_id, event_type, channel, payload, at, number)
     select (e->>'id')::uuid, e->>'type', e->>'channel', e->'payload', now(), (e->>'number')::bigint from jsonb_array_elements($1::jsonb) e`,
    [JSON.stringify(events)],
  );
  await store.pool.query('update feed_state set number = $1', [newest + count]);
  return events;
};
const handOn = (events: readonly FeedEvent[]): void =>
  feed.publish({ epoch: EPOCH, events, through: events.at(-1)?.number ?? feed.position.number, isNewEpoch: false });
const happen = async (count: number, channel?: string): Promise<void> => handOn(await number(count, channel));

const listen = (
  after: number,
  channels: readonly string[] = ['tasks'],
  loop: Pick<EventLoopBudget, 'whenAvailable'> = new EventLoopBudget(),
): Subscription<string> =>
  new Subscription({ feed, history, loop }, Selection.of(READER, channels), { epoch: EPOCH, number: after }, (reason) =>
    ended.push(reason),
  );
const numbersIn = (heard: readonly FeedMessage<string>[]): number[] =>
  heard.flatMap((each) => (each.kind === 'event' ? [each.event.number] : []));
const take = async (subscription: Subscription<string>, count: number): Promise<FeedMessage<string>[]> => {
  const heard = [];
  for (let taken = 0; taken < count; taken += 1) heard.push(await subscription.next());
  return heard;
};
const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('a returning subscriber', () => {
  it('gets everything once and in order, whatever happens while it reads', async () => {
    await happen(350);
    const subscription = listen(10);
    const heard: number[] = [];
    for (let round = 0; heard.at(-1) !== 350 + 30 * 4; round += 1) {
      if (round < 30) await happen(4);
      heard.push(...numbersIn(await take(subscription, 1)));
      if (round % 10 === 0 && round < 30) heard.push(...numbersIn(await take(subscription, 9)));
    }
    expect(heard).toEqual(upTo(11, 470));
    await happen(1);
    expect(numbersIn([await subscription.next()])).toEqual([471]);
  });

  it('is never too slow for stored events, only for new ones once it is live', async () => {
    await happen(2 * MAX_QUEUED_EVENTS);
    const subscription = listen(0);
    await subscription.next();
    for (let round = 0; round < 30; round += 1) await happen(100);
    expect(ended).toEqual([]);
    expect(numbersIn(await take(subscription, 3_511))).toEqual(upTo(2, 3_512));
  });

  it('gets a gap when events after its position were deleted in the meantime', async () => {
    await happen(300);
    const subscription = listen(0);
    await take(subscription, 50);
    await store.pool.query('delete from outbox_events where number <= 250');
    const rest = await take(subscription, 51);
    expect(numbersIn(rest)).toEqual(upTo(51, 100));
    expect(rest.at(-1)).toEqual({ kind: 'gap' });
    await happen(1);
    expect(numbersIn([await subscription.next()])).toEqual([301]);
  });

  it('gets nothing of a page that was read for channels it has left since', async () => {
    await happen(5);
    const subscription = listen(0);
    let isRead = false;
    let goOn = (): void => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const read = history.read.bind(history);
    vi.spyOn(history, 'read').mockImplementationOnce(async (...given) => {
      const page = await read(...given);
      isRead = true;
      await gate;
      return page;
    });
    const first = subscription.next();
    await vi.waitUntil(() => isRead);
    subscription.changeSelection(
      () => Selection.of(READER, ['projects']),
      (channels) => channels.join(),
    );
    goOn();
    expect(await first).toEqual({ kind: 'note', note: 'projects' });
    await happen(1, 'projects');
    expect(numbersIn([await subscription.next()])).toEqual([6]);
  });

  it('waits for an unavailable database, and misses nothing', async () => {
    await happen(5);
    const read = vi.spyOn(history, 'read').mockRejectedValueOnce(new Error('away'));
    const subscription = listen(0);
    expect(numbersIn(await take(subscription, 5))).toEqual(upTo(1, 5));
    expect(read.mock.calls.length).toBe(2);
  });

  it('with a position ahead of this process gets nothing twice', async () => {
    await happen(3);
    const coming = await number(4);
    const subscription = listen(5);
    handOn(coming);
    expect(numbersIn(await take(subscription, 2))).toEqual([6, 7]);
  });
});

describe('a live subscriber', () => {
  it('gets the position of the feed after 30 s of silence, including events it does not subscribe to', async () => {
    const subscription = listen(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = subscription.next();
    handOn([event(1, 'company'), event(2, 'company')]);
    await vi.advanceTimersByTimeAsync(29_999);
    const waited = vi.getTimerCount();
    await vi.advanceTimersByTimeAsync(1);
    expect([waited, await first]).toEqual([1, { kind: 'bookmark', position: { epoch: EPOCH, number: 2 } }]);
    const second = subscription.next();
    handOn([event(3)]);
    expect(numbersIn([await second])).toEqual([3]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may have 256 events waiting without limit of time, and more for a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [patient, late, slow] = [listen(0), listen(0), listen(0)];
    handOn(upTo(1, MAX_QUEUED_EVENTS).map((each) => event(each)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).toEqual([]);
    handOn([event(MAX_QUEUED_EVENTS + 1)]);
    await vi.advanceTimersByTimeAsync(999);
    await patient.next();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['slow', 'slow']);
    expect([await late.next(), await slow.next()]).toEqual([
      { kind: 'end', reason: 'slow' },
      { kind: 'end', reason: 'slow' },
    ]);
    expect(numbersIn(await take(patient, MAX_QUEUED_EVENTS))).toEqual(upTo(2, MAX_QUEUED_EVENTS + 1));
  });

  it('may have no more waiting for the events replayed before', async () => {
    await happen(2);
    const subscription = listen(0);
    expect(numbersIn(await take(subscription, 2))).toEqual([1, 2]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    handOn(upTo(3, MAX_QUEUED_EVENTS + 3).map((each) => event(each)));
    await vi.advanceTimersByTimeAsync(1000);
    expect(ended).toEqual(['slow']);
  });

  it('is ended immediately by more than two thousand', () => {
    listen(0);
    handOn(upTo(1, 2_001).map((each) => event(each)));
    expect(ended).toEqual(['slow']);
  });

  it('gets the remaining events of another epoch, after a gap', async () => {
    const subscription = listen(0);
    feed.publish({ epoch: 'abcdef01', events: [event(7)], through: 7, isNewEpoch: true });
    const [gap, heard] = await take(subscription, 2);
    expect([gap, heard]).toMatchObject([{ kind: 'gap' }, { kind: 'event', epoch: 'abcdef01' }]);
  });

  it('ends once, and is released by the feed', async () => {
    const subscription = listen(0);
    const next = subscription.next();
    subscription.end('stopping');
    subscription.end('gone');
    expect(await next).toEqual({ kind: 'end', reason: 'stopping' });
    expect([ended, feed.followers]).toEqual([['stopping'], 0]);
  });
});

describe('a subscriber of a busy process', () => {
  /** A process that is busy until it is released. */
  const busyLoop = () => {
    let relax = (): void => {};
    const busy = new Promise<void>((resolve) => {
      relax = resolve;
    });
    const state: { isBusy: boolean } = { isBusy: true };
    const free = (): void => {
      state.isBusy = false;
      relax();
    };
    return { loop: { whenAvailable: () => (state.isBusy ? busy : null) }, free };
  };

  it('is not too slow, for any duration', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { loop, free } = busyLoop();
    const subscription = listen(0, ['tasks'], loop);
    const first = subscription.next();
    handOn(upTo(1, MAX_QUEUED_EVENTS + 50).map((each) => event(each)));
    await vi.advanceTimersByTimeAsync(60_000);
    free();
    expect(numbersIn([await first])).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ended).toEqual(['slow']);
  });

  it('gets everything once and in order, even if more than two thousand wait', async () => {
    const { loop, free } = busyLoop();
    const subscription = listen(0, ['tasks'], loop);
    const first = subscription.next();
    for (let round = 0; round < 5; round += 1) await happen(500);
    free();
    expect(numbersIn([await first, ...(await take(subscription, 2_499))])).toEqual(upTo(1, 2_500));
    await happen(1);
    expect(numbersIn([await subscription.next()])).toEqual([2_501]);
    expect(ended).toEqual([]);
  });
});

describe('a subscriber that requests missed events', () => {
  const resume = (subscription: Subscription<string>, since: number, names = ['tasks'], epoch = EPOCH) =>
    subscription.resume(
      (now) => now.with(names, null),
      names,
      { epoch, number: since },
      (_channels, { replayed, isGap }) => (isGap ? 'gap' : String(replayed)),
    );
  const note = (text: string) => ({ kind: 'note', note: text });

  it('gets them first, and two that request in turn get all of them', async () => {
    await happen(150);
    const subscription = listen(150, []);
    const both = resume(subscription, 0).then(() => resume(subscription, 100));
    const heard = await take(subscription, 202);
    await both;
    expect([heard[0], heard[151]]).toEqual([note('150'), note('50')]);
    expect(numbersIn(heard)).toEqual([...upTo(1, 150), ...upTo(101, 150)]);
    await happen(1);
    expect(numbersIn([await subscription.next()])).toEqual([151]);
  });

  it('that is unknown in the database keeps its state', async () => {
    await happen(3);
    const subscription = listen(3, ['company']);
    vi.spyOn(history, 'count').mockRejectedValueOnce(new Error('away'));
    await expect(resume(subscription, 0)).rejects.toThrow('away');
    expect(subscription.channels).toEqual(['company']);
    await happen(1, 'company');
    expect(numbersIn([await subscription.next()])).toEqual([4]);
  });

  it('gets nothing more of what it leaves, or filters out, in the middle of it', async () => {
    await happen(300);
    const off = listen(300, []);
    await resume(off, 0);
    await take(off, 51);
    off.changeSelection(
      (now) => now.without(['tasks']).with(['company'], null),
      () => 'off',
    );
    const filtered = listen(300, []);
    await resume(filtered, 0);
    await take(filtered, 51);
    filtered.changeSelection(
      (now) => now.with(['tasks'], [['number', 250]]),
      () => 'filtered',
    );
    await happen(1, 'company');
    const heard = await take(off, 52);
    expect([numbersIn(heard), heard[50]]).toEqual([[...upTo(51, 100), 301], note('off')]);
    expect(numbersIn(await take(filtered, 52))).toEqual([...upTo(51, 100), 250]);
  });

  it('gets a gap when history is lost during the count, and can request again', async () => {
    await happen(5);
    const subscription = listen(5, []);
    let goOn = (): void => {};
    const counted = vi
      .spyOn(history, 'count')
      .mockImplementationOnce(() => new Promise((resolve) => (goOn = () => resolve(5))));
    const first = resume(subscription, 0);
    await vi.waitFor(() => expect(counted).toHaveBeenCalled());
    feed.publish({ epoch: EPOCH, events: [], through: 5, isNewEpoch: true });
    goOn();
    await first;
    await resume(subscription, 3);
    const heard = await take(subscription, 5);
    expect(heard.filter(({ kind }) => kind !== 'event')).toEqual([{ kind: 'gap' }, note('gap'), note('2')]);
    expect(numbersIn(heard)).toEqual([4, 5]);
  });

  it('gets the few events that pass a filter among many, over up to 200 000 numbers', async () => {
    await happen(12_000);
    const comeBack = async (at: number) => {
      const subscription = listen(at, []);
      await subscription.resume(
        (now) => now.with(['tasks'], [['number', 11_900]]),
        ['tasks'],
        { epoch: EPOCH, number: 0 },
        (_channels, { replayed, isGap }) => (isGap ? 'gap' : String(replayed)),
      );
      return subscription;
    };
    const heard = await take(await comeBack(12_000), 2);
    expect([heard[0], numbersIn(heard)]).toEqual([note('1'), [11_900]]);
    await store.pool.query('update feed_state set number = 200001');
    feed.publish({ epoch: EPOCH, events: [], through: 200_001, isNewEpoch: false });
    expect(await (await comeBack(200_001)).next()).toEqual(note('gap'));
  });

  it('gets a gap for a thousand and one, and for another epoch', async () => {
    await happen(1_001);
    const subscription = listen(1_001, []);
    await resume(subscription, 0);
    await resume(subscription, 0, ['tasks'], 'ffffffff');
    await resume(subscription, 1);
    expect(await take(subscription, 3)).toEqual([note('gap'), note('gap'), note('1000')]);
    expect(numbersIn(await take(subscription, 1_000))).toEqual(upTo(2, 1_001));
  });
});

describe('a position', () => {
  it('is known from the oldest stored to the newest, and not one number before or after', async () => {
    await number(5);
    const isKnown = async (at: number) => (await history.positionOf(`${EPOCH}.${at}`)) !== null;
    expect([await isKnown(0), await isKnown(5), await isKnown(6)]).toEqual([true, true, false]);
    await store.pool.query('delete from outbox_events where number <= 2');
    expect([await isKnown(1), await isKnown(2), await isKnown(5)]).toEqual([false, true, true]);
    expect(await history.positionOf(`11111111.3`)).toBeNull();
  });
});
