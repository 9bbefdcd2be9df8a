import { Forbidden } from '../../domain/foundation/errors/errors.ts';
import type { Matched } from '../http/contexts.ts';
import type { Hosts } from '../http/hosts.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Decides whether the page that sent a request without a credential may; throws Forbidden. */
export type RequireOrigin = (matched: Matched) => void;

/**
 * Public operations that change something answer only to pages of this server or of an allowed origin: their cookies would be set
 * for whoever made the browser ask. A program sends neither of the two headers (spec/rules/auth.md#origin).
 */
export const createOriginCheck = (hosts: Hosts, corsOrigins: readonly string[]): RequireOrigin => {
  const isOurs = (request: RequestContext): boolean => {
    const origin = request.header('origin');
    if (origin === null) return request.header('sec-fetch-site') !== 'cross-site';
    return corsOrigins.includes(origin) || hosts.isOwn(origin, request.req.headers.host);
  };
  return ({ request, policy }) => {
    if (policy.method === 'get') return;
    if (!isOurs(request)) throw new Forbidden('The request comes from a page of another origin');
  };
};
