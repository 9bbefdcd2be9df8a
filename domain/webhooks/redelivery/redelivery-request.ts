import { RequestInvalid } from '../../foundation/errors/errors.ts';
import type { DeliveryStatus } from '../delivery/delivery.ts';

/** The events to redeliver: one by its id, or those of a time range. */
export interface RedeliveryRequest {
  readonly eventId: string | null;
  readonly since: Date | null;
  readonly until: Date | null;
  readonly status: DeliveryStatus | null;
}

/** A time range up to before `until`; `status` null means all deliveries, and also events without a delivery. */
export interface RedeliveryRange {
  readonly since: Date;
  readonly until: Date;
  readonly status: DeliveryStatus | null;
}

export interface RedeliveryResult {
  /** The number of queued deliveries. */
  readonly queued: number;
  /** Where the next call continues when the range exceeds the limit of one call; otherwise null. */
  readonly nextSince: Date | null;
}

/** Returns the event or the range of a request. Throws RequestInvalid for both, for neither, and for fields that do not go together. */
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
