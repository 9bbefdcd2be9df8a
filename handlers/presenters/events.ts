import type { EventPage } from '../../domain/events/event-pages.ts';
import type { FeedEvent } from '../../domain/foundation/events/event.ts';
import type { Schema } from './schemas.ts';

/** The envelope of an event, the same for all transports. */
export const presentEvent = (event: FeedEvent, epoch: string): Schema<'Event'> => ({
  event_id: event.id,
  position: `${epoch}.${event.number}`,
  version: 1,
  event_type: event.type,
  channel: event.channel,
  timestamp: event.at.toISOString(),
  payload: event.payload,
});

export const presentEventPageMeta = ({ limit, nextAfter, hasMore }: EventPage): Schema<'EventPageMeta'> => ({
  limit,
  next_after: `${nextAfter.epoch}.${nextAfter.number}`,
  has_more: hasMore,
});
