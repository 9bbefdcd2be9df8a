import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import type { HashCaller } from '../../../domain/foundation/passwords/hash-queue.ts';
import type { Caller } from '../contracts/operation.ts';

/** The caller of a public operation that hashes a password. */
export const anonymousCallerOf = ({ limitSubject, limitNetworks }: Caller, signal: AbortSignal): HashCaller => ({
  subject: limitSubject,
  networks: limitNetworks,
  signal,
});

/** An authenticated caller of an operation that hashes a password. */
export const signedInAs = ({ userId }: Actor, signal: AbortSignal): HashCaller => ({
  subject: userId,
  isKnown: true,
  signal,
});
