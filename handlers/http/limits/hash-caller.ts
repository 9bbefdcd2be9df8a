import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import type { HashCaller } from '../../../domain/foundation/passwords/hash-queue.ts';
import type { Caller } from '../contracts/operation.ts';

/** Who waits for a hash on an operation that anybody may call. */
export const strangerOf = ({ limitSubject, limitNetworks }: Caller, signal: AbortSignal): HashCaller => ({
  subject: limitSubject,
  networks: limitNetworks,
  signal,
});

/** Who waits for a hash and is signed in. */
export const signedInAs = ({ userId }: Actor, signal: AbortSignal): HashCaller => ({
  subject: userId,
  isKnown: true,
  signal,
});
