import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

/** The security headers of all responses (spec/rules/requests.md#headers-of-every-response). */
const SECURITY: HelmetOptions = {
  strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

const POLICY = 'content-security-policy';
const STRICT = { 'base-uri': ["'self'"], 'object-src': ["'none'"], 'frame-ancestors': ["'none'"] };

/** Gets the headers from helmet once: they are the same for every response, and setting them one by one costs time. */
const headersOf = (directives: Record<string, string[]>): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const contentSecurityPolicy = {
    useDefaults: false,
    directives: { 'default-src': ["'self'"], ...directives, ...STRICT },
  };
  helmet({ ...SECURITY, contentSecurityPolicy })(
    {} as IncomingMessage,
    recorder as unknown as ServerResponse,
    (error) => {
      if (error) throw error;
    },
  );
  const policy = headers[POLICY];
  if (policy === undefined) throw new Error('helmet gave no content security policy');
  return { ...headers, [POLICY]: policy.replaceAll(/;\s*/g, '; ') };
};

const BESIDE = { 'permissions-policy': 'geolocation=(), camera=(), microphone=()' };

/** Headers of every response, including errors, except for the responses below. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...headersOf({ 'script-src': ["'self'"] }),
  ...BESIDE,
  'cache-control': 'no-store, no-cache, must-revalidate, max-age=0',
  pragma: 'no-cache',
};

/**
 * Headers of the reference pages, their assets and the interface document: cacheable, and only scripts of this server
 * run.
 */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  ...headersOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  }),
  ...BESIDE,
  'cache-control': 'public, max-age=300',
};
