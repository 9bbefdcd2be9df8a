import type { RequestHandler } from 'express';
import { contextOf } from './contracts/request-context.ts';

const CORS_METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';
/** In addition to the headers of every request, each header that an operation for browsers accepts. */
const CORS_HEADERS =
  'content-type, authorization, x-csrf-token, if-match, if-none-match, if-range, idempotency-key, last-event-id, lease-token, mcp-method, mcp-name, mcp-protocol-version, range, x-setup-token';
/** Each response header that is meant for programs. */
const EXPOSED_HEADERS =
  'x-request-id, retry-after, etag, accept-ranges, content-disposition, content-range, deprecation, dry-run, dry-run-budget-monthly, dry-run-budget-percent, dry-run-version, idempotency-replayed, inbox-count, location, ratelimit-limit, ratelimit-remaining, ratelimit-reset, sunset, www-authenticate, x-model-provider';

/** CORS headers for a request from an allowed origin; for a preflight also the allowed methods and headers. */
export const corsHeaders = (
  origins: readonly string[],
  origin: string | null,
  isPreflight: boolean,
): Record<string, string> => {
  if (origin === null || !origins.includes(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED_HEADERS,
    ...(isPreflight
      ? { 'access-control-allow-methods': CORS_METHODS, 'access-control-allow-headers': CORS_HEADERS }
      : {}),
  };
};

/** Lets pages of the allowed origins read responses (spec/rules/requests.md#cors). */
export const cors =
  (origins: readonly string[]): RequestHandler =>
  (req, _res, next) => {
    const context = contextOf(req);
    Object.assign(context.headers, corsHeaders(origins, context.header('origin'), context.method === 'OPTIONS'));
    next();
  };
