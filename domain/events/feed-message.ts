import type { FeedEvent, Position } from '../foundation/events/event.ts';

export type EndReason = 'revoked' | 'stopping' | 'slow' | 'gone';

/** A message to a subscriber, in order. A note is supplied by the subscriber itself and keeps its place among the events. */
export type FeedMessage<Note = never> =
  | { readonly kind: 'event'; readonly event: FeedEvent; readonly epoch: string }
  | { readonly kind: 'gap' }
  | { readonly kind: 'bookmark'; readonly position: Position }
  | { readonly kind: 'note'; readonly note: Note }
  | { readonly kind: 'end'; readonly reason: EndReason };
