import pg, { type ClientConfig, type Pool } from 'pg';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Clock } from '../kernel/clock.ts';
import { SampledWarning } from '../kernel/sampled-warning.ts';
import type { Process } from '../module.ts';
import { Feed } from './feed.ts';
import { FeedPulse } from './feed-pulse.ts';
import { FeedReader } from './feed-reader.ts';
import { FeedSignal, type SignalTransport } from './feed-signal.ts';
import { Outbox } from './outbox.ts';
import { Sequencer } from './sequencer.ts';
import { SELECT_FEED_LAG } from './statements.ts';

/** The database connections of the feed. */
export interface FeedConnections {
  readonly pool: Pool;
  readonly lookups: Pool;
  readonly unitOfWork: Pick<UnitOfWork, 'afterCommit'>;
  /** Direct connections to the database, without a pooler. */
  readonly direct: ClientConfig;
}

/** Lines for the operator that no response shows. */
export interface OperatorNotes {
  readonly log: (line: string) => void;
  readonly warn: (line: string) => void;
}

/** The health of the feed, for probes and metrics. */
export interface FeedHealth {
  /** True when the last test event arrived in time. */
  readonly isFlowing: boolean;
  readonly carrier: SignalTransport;
  /** The number of committed events without a number, and the age of the oldest in seconds. */
  lag(): Promise<{ readonly waiting: number; readonly seconds: number }>;
}

const TRANSPORT_MESSAGES: Readonly<Record<SignalTransport, string>> = {
  notify: 'events are carried by notifications of the database',
  poll: 'events are carried by polling every 150 ms: no notification arrives (DATABASE_DIRECT_URL names the way around a pooler)',
};

const LAG = {
  name: 'feed-lag',
  // The ORM gives its pool other parsers, which leave times as text.
  types: pg.types,
  text: SELECT_FEED_LAG,
};

/** Builds the feed, from the outbox to the subscribers (spec/rules/events.md#numbers). */
export const eventFeed = (
  { pool, lookups, direct, unitOfWork }: FeedConnections,
  clock: Clock,
  { log, warn }: OperatorNotes,
) => {
  const warning = new SampledWarning(warn, clock);
  const feed = new Feed(pool);
  const sequencer = new Sequencer(lookups, () => reader.wake(null));
  const numberWaiting = (): void => sequencer.wake();
  const reader = new FeedReader({
    pool: lookups,
    feed,
    horizon: () => sequencer.horizon,
    onWaiting: numberWaiting,
    report: (error) => warning.say(`events cannot be read: ${String(error)}`),
  });
  const outbox = new Outbox(clock, () => unitOfWork.afterCommit(numberWaiting));
  const signal = new FeedSignal({
    direct,
    pool: lookups,
    hear: (text) => reader.wake(text),
    log: (carrier) => log(TRANSPORT_MESSAGES[carrier]),
  });
  const pulse = new FeedPulse({ pool: lookups, clock, feed, onWritten: numberWaiting });
  const health: FeedHealth = {
    get isFlowing() {
      return pulse.isBeating;
    },
    get carrier() {
      return signal.carrier;
    },
    lag: async () => {
      const { rows } = await lookups.query<{ waiting: string; oldest: Date | null }>({
        ...LAG,
        values: [sequencer.horizon],
      });
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
