import { Forbidden } from '../../domain/foundation/errors/errors.ts';
import type { Exchange, Match } from '../http/exchange.ts';
import type { Hosts } from '../http/hosts.ts';

/** Decides whether the page that sent a request may; throws Forbidden. */
export type RequireOrigin = (exchange: Exchange, match: Match) => void;

/**
 * Public operations that change something answer only to pages of this server or of an allowed origin: their cookies would be set
 * for whoever made the browser ask. A program sends neither of the two headers (spec/rules/auth.md#origin).
 */
export const createOriginCheck = (hosts: Hosts, corsOrigins: readonly string[]): RequireOrigin => {
  const isOurs = (exchange: Exchange): boolean => {
    const origin = exchange.header('origin');
    if (origin === null) return exchange.header('sec-fetch-site') !== 'cross-site';
    return corsOrigins.includes(origin) || hosts.isOwn(origin, exchange.req.headers.host);
  };
  return (exchange, { policy }) => {
    if (policy.method === 'get' || exchange.actor !== null) return;
    if (!isOurs(exchange)) throw new Forbidden('The request comes from a page of another origin');
  };
};
