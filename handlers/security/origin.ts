import { Forbidden } from '../../domain/foundation/errors/errors.ts';
import type { Matched } from '../http/contracts/contexts.ts';
import type { Hosts } from '../http/contracts/hosts.ts';
import type { RequestContext } from '../http/contracts/request-context.ts';

/** Decides whether the page that sent a request without a credential may; throws Forbidden. */
export type RequireOrigin = (matched: Matched) => void;

/**
 * Public operations that change something, and those that say so, answer only to pages of this server or of an allowed origin: their cookies would be set
 * for anyone who made the browser ask. A program sends neither of the two headers (spec/rules/auth.md#origin).
 */
export const createOriginCheck = (hosts: Hosts, corsOrigins: readonly string[]): RequireOrigin => {
  const isOurs = (request: RequestContext, hasOwnOrigin: boolean): boolean => {
    const origin = request.header('origin');
    if (origin === null) return request.header('sec-fetch-site') !== 'cross-site';
    if (corsOrigins.includes(origin)) return true;
    const { host } = request.req.headers;
    // Another port of this machine is another program, which must not use what a browser may be signed in to.
    return hasOwnOrigin ? hosts.isSame(origin, host) : hosts.isOwn(origin, host);
  };
  return ({ request, policy }) => {
    if (policy.method === 'get' && !policy.hasOwnOrigin) return;
    if (!isOurs(request, policy.hasOwnOrigin)) throw new Forbidden('The request comes from a page of another origin');
  };
};
