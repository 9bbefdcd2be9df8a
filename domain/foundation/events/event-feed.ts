import pg, { type ClientConfig, type Pool } from 'pg';
import type { Clock } from '../kernel/clock.ts';
import type { Process } from '../module.ts';
import { Feed } from './feed.ts';
import { FeedPulse } from './feed-pulse.ts';
import { FeedReader } from './feed-reader.ts';
import { FeedSignal, type SignalTransport } from './feed-signal.ts';
import { Outbox } from './outbox.ts';
import { Sequencer } from './sequencer.ts';

/** The database as the feed needs it. */
export interface FeedConnections {
  readonly pool: Pool;
  readonly lookups: Pool;
  /** How the database itself is reached, beside any pooler. */
  readonly direct: ClientConfig;
}

/** How the feed is doing, for probes and metrics. */
export interface FeedHealth {
  /** The last test event came round. */
  readonly isFlowing: boolean;
  readonly carrier: SignalTransport;
  /** Committed events without a number, and the age of the oldest in seconds. */
  lag(): Promise<{ readonly waiting: number; readonly seconds: number }>;
}

const TELLING: Readonly<Record<SignalTransport, string>> = {
  notify: 'events are carried by notifications of the database',
  poll: 'events are carried by polling every 150 ms: no notification arrives (DATABASE_DIRECT_URL names the way around a pooler)',
};

const LAG = {
  name: 'feed-lag',
  // The ORM gives its pool other parsers, by which a time stays text.
  types: pg.types,
  text: 'select count(*) as waiting, min(at) as oldest from outbox_events where number is null',
};

/** From the outbox to those who follow: the parts of the feed, wired (spec/rules/events.md#numbers). */
export const eventFeed = ({ pool, lookups, direct }: FeedConnections, clock: Clock, tell: (line: string) => void) => {
  const feed = new Feed(pool);
  const sequencer = new Sequencer(lookups, () => reader.wake(null));
  const reader = new FeedReader(lookups, feed, () => sequencer.expect());
  const outbox = new Outbox(clock, () => sequencer.expect());
  const signal = new FeedSignal({
    direct,
    pool: lookups,
    hear: (text) => reader.wake(text),
    tell: (carrier) => tell(TELLING[carrier]),
  });
  const pulse = new FeedPulse({ pool: lookups, clock, feed, onWritten: () => sequencer.expect() });
  const health: FeedHealth = {
    get isFlowing() {
      return pulse.isBeating;
    },
    get carrier() {
      return signal.carrier;
    },
    lag: async () => {
      const { rows } = await lookups.query<{ waiting: string; oldest: Date | null }>(LAG);
      const oldest = rows[0]?.oldest ?? null;
      const seconds = oldest === null ? 0 : Math.max(0, (clock.now().getTime() - oldest.getTime()) / 1000);
      return { waiting: Number(rows[0]?.waiting ?? 0), seconds };
    },
  };
  const process: Process = {
    start: async () => {
      await Promise.all([reader.start(), signal.start()]);
      await pulse.start();
    },
    close: async () => {
      pulse.close();
      await signal.close();
      await sequencer.close();
      await reader.close();
    },
  };
  return { feed, outbox, health, process };
};
