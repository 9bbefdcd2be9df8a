import { timingSafeEqual } from 'node:crypto';
import { Forbidden } from '../../domain/foundation/errors/errors.ts';
import type { Exchange, Match } from '../http/exchange.ts';
import { CSRF_COOKIE } from './session-cookie.ts';

const isEqual = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Double submit (spec/rules/auth.md#csrf): a changing request of a cookie session repeats the cookie in a header. Throws Forbidden.
 */
export const requireCsrf = (exchange: Exchange, { policy }: Match): void => {
  if (policy.method === 'get' || !exchange.isByCookie) return;
  const header = exchange.header('x-csrf-token') ?? '';
  if (header === '' || !isEqual(header, exchange.cookie(CSRF_COOKIE) ?? '')) {
    throw new Forbidden('The x-csrf-token header must repeat the csrf_token cookie');
  }
};
