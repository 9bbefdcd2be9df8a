/** Headers of every answer, failures included (spec/rules/requests.md#headers-of-every-answer). */
const COMMON: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'permissions-policy': 'geolocation=(), camera=(), microphone=()',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

export const API_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON,
  'cache-control': 'no-store, no-cache, must-revalidate, max-age=0',
  pragma: 'no-cache',
  'content-security-policy':
    "default-src 'self'; script-src 'self'; base-uri 'self'; object-src 'none'; frame-ancestors 'none'",
};

/** The reference pages and the interface document: cacheable, and the pages carry their script and style inside. */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON,
  'cache-control': 'public, max-age=300',
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'self'; object-src 'none'; frame-ancestors 'none'",
};

/** `/docs`, everything below it, and `/openapi.*`. */
export const isDocumentPath = (pathname: string): boolean =>
  pathname === '/docs' || pathname.startsWith('/docs/') || pathname.startsWith('/openapi.');

const CORS_METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';
const CORS_HEADERS = 'content-type, authorization, x-csrf-token, if-match, if-none-match, idempotency-key';

/** CORS headers for a request of an allowed origin; for a preflight also what it may send. */
export const corsHeaders = (
  origins: readonly string[],
  origin: string | null,
  isPreflight: boolean,
): Record<string, string> => {
  if (origins.length === 0) return {};
  if (origin === null || !origins.includes(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'x-request-id, retry-after, etag',
    ...(isPreflight
      ? { 'access-control-allow-methods': CORS_METHODS, 'access-control-allow-headers': CORS_HEADERS }
      : {}),
  };
};
