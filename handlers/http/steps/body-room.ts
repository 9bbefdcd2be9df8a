import { ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';

/** All bodies together that a process reads at a time. */
const ROOM_BYTES = 64 * 1_048_576;
/** Up to this a body is always read: there are as many as connections, and no more. */
const SMALL_BYTES = 16_384;

let takenBytes = 0;

/**
 * Takes room for a body of at most so many bytes while it is read, and gives the way to give it back: a client that sends slowly keeps what
 * it has sent in our memory (spec/rules/limits.md#bodies-at-once). Throws ServiceUnavailable when there is none.
 */
export const takeBodyRoom = (bytes: number): (() => void) => {
  if (bytes <= SMALL_BYTES) return () => {};
  if (takenBytes + bytes > ROOM_BYTES)
    throw new ServiceUnavailable('Too many large bodies are being read', { retryAfterSeconds: 1 });
  takenBytes += bytes;
  return () => {
    takenBytes -= bytes;
  };
};
