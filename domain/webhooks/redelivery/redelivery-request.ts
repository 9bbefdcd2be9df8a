import { RequestInvalid } from '../../foundation/errors/errors.ts';
import type { DeliveryStatus } from '../delivery/delivery.ts';

/** What to send again: one event by its id, or those of a span of time. */
export interface RedeliveryRequest {
  readonly eventId: string | null;
  readonly since: Date | null;
  readonly until: Date | null;
  readonly status: DeliveryStatus | null;
}

/** A span of time, to before `until`; `status` null for all, and also for events that have no delivery. */
export interface RedeliveryRange {
  readonly since: Date;
  readonly until: Date;
  readonly status: DeliveryStatus | null;
}

/** What begins anew. */
export interface RedeliveryResult {
  /** How many deliveries. */
  readonly queued: number;
  /** The span holds more than one call takes: a call from here on takes the rest. Null when nothing is left. */
  readonly nextSince: Date | null;
}

/** Which of the two it is. Throws RequestInvalid for both, for neither, and for what does not go together. */
export const validateRedelivery = (
  { eventId, since, until, status }: RedeliveryRequest,
  now: Date,
): { readonly eventId: string } | RedeliveryRange => {
  if (eventId !== null) {
    if (since !== null) throw new RequestInvalid('body: takes either event_id or since, not both');
    if (until !== null || status !== null)
      throw new RequestInvalid('body: until and status are allowed only with since');
    return { eventId };
  }
  if (since === null) throw new RequestInvalid('body: needs event_id or since');
  return { since, until: until ?? now, status };
};
