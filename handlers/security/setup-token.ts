import { createHash, timingSafeEqual } from 'node:crypto';
import { Forbidden } from '../../domain/foundation/errors/errors.ts';
import type { Matched } from '../http/contracts/contexts.ts';

/** Checks whether the caller may create the first account; throws Forbidden. */
export type RequireSetupToken = (matched: Matched) => void;

// Both hashes have the same length, so the time of the comparison does not reveal the length of the token.
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * With a setup token, only a caller who knows it can create the first account; without it, anyone who reaches the
 * server first can (spec/rules/auth.md#setup-token).
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
