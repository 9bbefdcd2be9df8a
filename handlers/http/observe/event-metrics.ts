import { Gauge, type Registry } from 'prom-client';
import type { Subscribers } from '../../../domain/events/subscribers.ts';
import type { FeedHealth } from '../../../domain/foundation/events/event-feed.ts';
import type { Feed } from '../../../domain/foundation/events/feed.ts';
import type { DeliveryRecords } from '../../../domain/webhooks/endpoints/delivery-records.ts';
import { recently } from './recently.ts';

export interface WatchedEvents {
  readonly feed: Feed;
  readonly feedHealth: FeedHealth;
  readonly subscribers: Subscribers;
  readonly webhooks: DeliveryRecords;
}

/** Metrics of events and their subscribers (spec/rules/requests.md#metrics). */
export const watchEvents = (registry: Registry, { feed, feedHealth, subscribers, webhooks }: WatchedEvents): void => {
  const lag = recently(() => feedHealth.lag());
  const deliveries = recently(() => webhooks.figures());
  const gauge = (name: string, help: string, read: () => Promise<number> | number): void => {
    const own: Gauge = new Gauge({ name, help, registers: [registry], collect: async () => own.set(await read()) });
  };
  gauge('events_position', 'Number of the last event this replica forwarded.', () => feed.position.number);
  gauge('events_waiting', 'Committed events that have no number yet.', async () => (await lag()).waiting);
  gauge('events_lag_seconds', 'Age of the oldest event without a number.', async () => (await lag()).seconds);
  gauge('events_flowing', '1 while the test events come round.', () => Number(feedHealth.isFlowing));
  gauge('events_notified', '1 while notifications of the database carry events, 0 while they are polled for.', () =>
    Number(feedHealth.carrier === 'notify'),
  );
  gauge('events_sockets', 'Open WebSockets of this replica.', () => subscribers.figures().sockets);
  gauge('events_streams', 'Open event streams of this replica.', () => subscribers.figures().streams);
  gauge(
    'webhook_deliveries_waiting',
    'Deliveries still to be made, or to be made again.',
    async () => (await deliveries()).waiting,
  );
  gauge(
    'webhook_deliveries_dead',
    'Deliveries given up within the last 30 days.',
    async () => (await deliveries()).dead,
  );
  gauge(
    'webhook_deliveries_oldest_seconds',
    'Age of the oldest delivery still to be made.',
    async () => (await deliveries()).oldestWaitingSeconds,
  );
};
