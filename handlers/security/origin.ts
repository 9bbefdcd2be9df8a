import { Forbidden } from '../../domain/foundation/errors/errors.ts';
import type { Matched } from '../http/contracts/contexts.ts';
import type { Hosts } from '../http/contracts/hosts.ts';
import type { RequestContext } from '../http/contracts/request-context.ts';

/** Checks the page that sent a request without a credential; throws Forbidden. */
export type RequireOrigin = (matched: Matched) => void;

/**
 * Public operations that change something, and those that declare it, accept only pages of this server or of an allowed
 * origin: otherwise any page could make a browser set their cookies. Programs send neither of the two headers
 * (spec/rules/auth.md#origin).
 */
export const createOriginCheck = (hosts: Hosts, corsOrigins: readonly string[]): RequireOrigin => {
  const isOurs = (request: RequestContext, hasOwnOrigin: boolean): boolean => {
    const origin = request.header('origin');
    if (origin === null) return request.header('sec-fetch-site') !== 'cross-site';
    if (corsOrigins.includes(origin)) return true;
    const { host } = request.req.headers;
    // Another port of this machine belongs to another program, which must not use the sign-in of a browser.
    return hasOwnOrigin ? hosts.isSame(origin, host) : hosts.isOwn(origin, host);
  };
  return ({ request, policy }) => {
    if (policy.method === 'get' && !policy.hasOwnOrigin) return;
    if (!isOurs(request, policy.hasOwnOrigin)) throw new Forbidden('The request comes from a page of another origin');
  };
};
