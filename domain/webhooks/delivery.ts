import type { FeedEvent } from '../foundation/events/event.ts';
import { newId } from '../foundation/kernel/ids.ts';

export type DeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'dead';

/** What was wrong with an attempt, in words of ours: nothing of what the receiver says is repeated. */
export type DeliveryError =
  | 'timeout'
  | 'connection_refused'
  | 'connection_failed'
  | 'name_not_found'
  | 'address_refused'
  | 'tls'
  | 'invalid_answer'
  | 'redirect'
  | 'unexpected_status'
  | 'secret_unreadable'
  | 'not_visible';

/** One event on one endpoint, as it is shown. */
export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly status: DeliveryStatus;
  /** Attempts of the present series that came to an end. */
  readonly attempts: number;
  readonly responseStatus: number | null;
  readonly error: DeliveryError | null;
  readonly nextAttemptAt: Date | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** What a delivery needs of an event. */
export type DeliveredEvent = Pick<FeedEvent, 'id' | 'type' | 'channel' | 'audience' | 'payload' | 'at'>;

/** The body of every attempt (spec/rules/webhooks.md#bodies). */
const bodyOf = ({ type, at, payload }: DeliveredEvent): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data: payload });

/** A row for `QUEUE`: the event waits for its first attempt on the endpoint. */
export const deliveryRow = (endpointId: string, event: DeliveredEvent) => ({
  id: newId(),
  endpoint_id: endpointId,
  event_id: event.id,
  event_type: event.type,
  channel: event.channel,
  audience: event.audience,
  event_at: event.at.toISOString(),
  body: bodyOf(event),
});

/**
 * Queues rows, given as JSON, at a moment; `count` tells how many. An event is queued once for an endpoint, whoever queues it again, and not
 * at all for one that is disabled or gone: the row of the endpoint is looked at, and kept, until the transaction ends.
 */
export const QUEUE = `with queued as (
  insert into webhook_deliveries
    (id, endpoint_id, event_id, event_type, channel, audience, event_at, body, status, next_attempt_at, created_at, kept_from)
  select g.id, e.id, g.event_id, g.event_type, g.channel, g.audience, g.event_at, g.body, 'pending', n.at, n.at, n.at
  from jsonb_to_recordset(?::jsonb) as g (id uuid, endpoint_id uuid, event_id uuid, event_type text, channel text, audience text,
    event_at timestamptz, body text)
  cross join (select ?::timestamptz as at) n
  join webhook_endpoints e on e.id = g.endpoint_id and e.is_enabled
  for key share of e
  on conflict (endpoint_id, event_id) do nothing
  returning 1)
  select count(*)::int as count from queued`;
