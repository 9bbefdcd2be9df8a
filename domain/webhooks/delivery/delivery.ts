import type { FeedEvent } from '../../foundation/events/event.ts';
import type { EventType } from '../../foundation/events/event-types.ts';

export type DeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'dead';

/** The failure of an attempt as one of our own codes: nothing that the receiver sent is repeated. */
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

/** The delivery of one event to one endpoint, as responses show it. */
export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly status: DeliveryStatus;
  /** Finished attempts of the current series. */
  readonly attempts: number;
  readonly responseStatus: number | null;
  readonly error: DeliveryError | null;
  readonly nextAttemptAt: Date | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** The fields of an event that a delivery needs. */
export type DeliveredEvent = Pick<FeedEvent, 'id' | 'channel' | 'audience' | 'payload' | 'at'> & {
  readonly type: EventType | 'webhook.test';
};

/** The body of every attempt (spec/rules/webhooks.md#bodies). */
export const deliveryBody = ({ type, at, payload }: DeliveredEvent): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data: payload });
