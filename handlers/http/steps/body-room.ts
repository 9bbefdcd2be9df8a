import { ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';

/** All bodies together that a process reads at a time. */
const ROOM_BYTES = 64 * 1_048_576;
/** Those of one caller, so that nobody alone keeps the others out. */
const SHARE_BYTES = ROOM_BYTES / 4;
/** Up to this a body is always read: there are as many as connections, and no more. */
const SMALL_BYTES = 16_384;

let takenBytes = 0;
const takenBy = new Map<string, number>();

const add = (caller: string, bytes: number): void => {
  takenBytes += bytes;
  const own = (takenBy.get(caller) ?? 0) + bytes;
  if (own === 0) takenBy.delete(caller);
  else takenBy.set(caller, own);
};

/**
 * Takes room for a body of at most so many bytes while it is read, and gives the way to give it back: a client that sends slowly keeps what
 * it has sent in our memory (spec/rules/limits.md#bodies-at-once). `caller` is the id of a user, else the address. Throws
 * ServiceUnavailable when there is none.
 */
export const takeBodyRoom = (bytes: number, caller: string): (() => void) => {
  if (bytes <= SMALL_BYTES) return () => {};
  if (takenBytes + bytes > ROOM_BYTES || (takenBy.get(caller) ?? 0) + bytes > SHARE_BYTES)
    throw new ServiceUnavailable('Too many large bodies are being read', { retryAfterSeconds: 1 });
  add(caller, bytes);
  return () => add(caller, -bytes);
};
