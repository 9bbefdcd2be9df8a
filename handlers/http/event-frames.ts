import type { FeedEvent } from '../../domain/foundation/events/event.ts';
import { presentEvent } from '../presenters/events.ts';
import type { Schema } from '../presenters/schemas.ts';

/** An event as a frame of a stream; `text` is the JSON of its data, which is also the frame of a socket. */
export interface EventFrame {
  readonly id: string;
  readonly event: Schema<'EventType'>;
  readonly data: Schema<'Event'>;
  readonly text: string;
}

const written = new WeakMap<FeedEvent, EventFrame>();

/** Serialised once for all subscribers of the event. */
export const eventFrame = (event: FeedEvent, epoch: string): EventFrame => {
  const known = written.get(event);
  if (known !== undefined) return known;
  const data = presentEvent(event, epoch);
  const frame = { id: data.position, event: data.event_type, data, text: JSON.stringify(data) };
  written.set(event, frame);
  return frame;
};
