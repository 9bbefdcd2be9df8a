import { beforeEach, describe, expect, it } from 'vitest';
import type { CredentialWatch } from '../../../domain/events/credential-watch.ts';
import { EventHistory } from '../../../domain/events/event-history.ts';
import { Subscribers } from '../../../domain/events/subscribers.ts';
import { Feed } from '../../../domain/foundation/events/feed.ts';
import { actorOf } from '../../support/builders/actor.ts';

let subscribers: Subscribers;
beforeEach(() => {
  // Nothing has happened, so nothing is read from the database.
  const feed = new Feed({} as never);
  const watch = { admit: async () => () => {} } as unknown as CredentialWatch;
  subscribers = new Subscribers({ feed, history: new EventHistory(feed), watch });
});

const streamFor = (signal: AbortSignal) =>
  subscribers.stream(actorOf('ceo'), { channels: ['tasks'], after: null, signal });

describe('a stream', () => {
  it('ends when its reader disconnects, and has no subscriber afterwards', async () => {
    const reader = new AbortController();
    const first = streamFor(reader.signal).next();
    await expect.poll(() => subscribers.figures().streams).toBe(1);
    reader.abort();
    expect((await first).value).toEqual({ kind: 'end', reason: 'gone' });
    expect(subscribers.figures().streams).toBe(0);
  });

  it('ends immediately if its reader disconnected before it began', async () => {
    expect((await streamFor(AbortSignal.abort()).next()).value).toEqual({ kind: 'end', reason: 'gone' });
    expect(subscribers.figures().streams).toBe(0);
  });
});
