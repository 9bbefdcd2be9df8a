import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

/** What both kinds of responses have (spec/rules/requests.md#headers-of-every-response). */
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

/** Asks helmet once for its headers: they are the same for every response, and setting them one by one would cost each of them. */
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

/** Headers of every response but those below, failures included. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...headersOf({ 'script-src': ["'self'"] }),
  ...BESIDE,
  'cache-control': 'no-store, no-cache, must-revalidate, max-age=0',
  pragma: 'no-cache',
};

/** The reference pages, what they load, and the interface document: cacheable, and nothing runs that this server has not sent as a file. */
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
