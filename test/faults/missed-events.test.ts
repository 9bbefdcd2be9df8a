import { describe, expect, it } from 'vitest';
import { Selection } from '../../domain/events/selection.ts';
import { Subscribers } from '../../domain/events/subscribers.ts';
import type { FeedBatch } from '../../domain/foundation/events/feed.ts';
import { FeedReader } from '../../domain/foundation/events/feed-reader.ts';

const EPOCH = 'a1b2c3d4';

/** A reader at number 5 of a feed that ends at 8 and has only these numbers; records what it forwards. */
const read = async (...kept: readonly number[]): Promise<readonly FeedBatch[]> => {
  const batches: FeedBatch[] = [];
  const feed = {
    position: { epoch: EPOCH, number: 5 },
    begin() {},
    readChecked: async ({ after, through }: { after: number; through: number }) =>
      kept.filter((number) => number > after && number <= through).map((number) => ({ number })),
    publish(batch: FeedBatch) {
      batches.push(batch);
      feed.position = { epoch: batch.epoch, number: batch.through };
    },
  };
  const reader = new FeedReader({
    pool: {} as never,
    feed: feed as never,
    horizon: () => '0',
    onWaiting: () => {},
    report: () => {},
  });
  reader.wake(`${EPOCH}.8`);
  await reader.close();
  return batches;
};

describe('events that were deleted before a process read them', () => {
  it.each<[string, number[], boolean]>([
    ['none was', [6, 7, 8], false],
    ['the first ones were', [7, 8], true],
    ['all of them were', [], true],
  ])('are a gap for its subscribers: %s', async (_case, kept, isGap) => {
    const [batch, ...more] = await read(...kept);
    expect(more).toEqual([]);
    expect(batch).toMatchObject({ epoch: EPOCH, through: 8, isNewEpoch: isGap });
    expect(batch?.events.map(({ number }) => number)).toEqual(kept);
  });
});

describe('a subscriber that is admitted while the server stops', () => {
  it('is closed as stopping and does not delay the shutdown', async () => {
    let admit = (): void => {};
    const admission = new Promise<() => void>((resolve) => {
      admit = () => resolve(() => {});
    });
    const position = { epoch: EPOCH, number: 0 };
    const feed = { position, follow: () => () => {} };
    const subscribers = new Subscribers({
      feed: feed as never,
      history: {} as never,
      watch: { admit: () => admission } as never,
    });
    const watched = { userId: 'u', role: 'observer', credential: { kind: 'session_bearer' } } as never;
    const ended: string[] = [];
    const begun = subscribers.subscribe(watched, 'streams', {
      selection: Selection.of(watched, null),
      after: position,
      onEnd: (reason) => ended.push(reason),
    });
    subscribers.stop();
    admit();
    const subscription = await begun;
    expect(ended).toEqual(['stopping']);
    expect(subscribers.figures()).toEqual({ sockets: 0, streams: 0 });
    expect(await subscription?.next()).toEqual({ kind: 'end', reason: 'stopping' });
  });
});
