import { timingSafeEqual } from 'node:crypto';
import { Forbidden } from '../../domain/foundation/errors/errors.ts';
import type { Matched } from '../http/contracts/contexts.ts';

const isEqual = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Double submit (spec/rules/auth.md#csrf): a change with a session cookie repeats the CSRF cookie in a header. Throws
 * Forbidden.
 */
export const requireCsrf = ({ request, policy }: Matched): void => {
  if (policy.method === 'get') return;
  const header = request.header('x-csrf-token') ?? '';
  if (header === '' || !isEqual(header, request.cookie('csrf_token') ?? '')) {
    throw new Forbidden('The x-csrf-token header must repeat the csrf_token cookie');
  }
};
