import type { FeedEvent } from '../../foundation/events/event.ts';

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
export const deliveryBody = ({ type, at, payload }: DeliveredEvent): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data: payload });
