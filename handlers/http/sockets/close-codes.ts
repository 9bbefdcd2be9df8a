import type { EndReason } from '../../../domain/events/feed-message.ts';

/** The close codes of sockets (spec/rules/events.md#close-codes). */
export const CLOSE = {
  done: 1000,
  stopping: 1001,
  flooding: 1008,
  failed: 1011,
  unauthenticated: 4001,
  revoked: 4003,
  slow: 4008,
  tooMany: 4029,
} as const;

export const closeCodeOf = (reason: EndReason): number => (reason === 'gone' ? CLOSE.done : CLOSE[reason]);
