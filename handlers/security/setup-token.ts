import { createHash, timingSafeEqual } from 'node:crypto';
import { Forbidden } from '../../domain/foundation/errors/errors.ts';
import type { Matched } from '../http/contracts/contexts.ts';

/** Decides whether whoever asks may make the first account; throws Forbidden. */
export type RequireSetupToken = (matched: Matched) => void;

// Two hashes have one length: the time of the comparison tells nothing about that of the token.
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * With a token of the operator only who knows it makes the first account: before there is one, anybody who reaches the server could
 * (spec/rules/auth.md#setup-token).
 */
export const createSetupTokenCheck = (setupToken: string | null): RequireSetupToken => {
  if (setupToken === null) return () => {};
  const expected = digestOf(setupToken);
  return ({ operationId, request }) => {
    if (operationId !== 'setupAdmin') return;
    if (!timingSafeEqual(digestOf(request.header('x-setup-token') ?? ''), expected))
      throw new Forbidden('The header x-setup-token must carry the setup token of this deployment');
  };
};
