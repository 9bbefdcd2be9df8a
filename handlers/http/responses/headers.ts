import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

/** The security headers that are the same in every deployment (spec/rules/requests.md#headers-of-every-response). */
const SECURITY: HelmetOptions = {
  strictTransportSecurity: false,
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

type Headers = Readonly<Record<string, string>>;

/** Headers of every response, including errors, except for the responses below. */
const API_HEADERS: Headers = {
  ...headersOf({ 'script-src': ["'self'"] }),
  ...BESIDE,
  'cache-control': 'no-store, no-cache, must-revalidate, max-age=0',
  pragma: 'no-cache',
};

/**
 * Headers of the reference pages, their assets and the interface document: cacheable, and only scripts of this server
 * run.
 */
const DOCUMENT_HEADERS: Headers = {
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

/** The headers that all responses of a kind have in common. */
export interface CommonHeaders {
  /** Of every response that is not a document. */
  readonly api: Headers;
  /** Of the reference pages, their assets and the interface document. */
  readonly document: Headers;
}

/** The common headers of a deployment. `strictTransportSecurity`: the value of that header. */
export const createCommonHeaders = (strictTransportSecurity: string): CommonHeaders => {
  const added = { 'strict-transport-security': strictTransportSecurity };
  return { api: { ...API_HEADERS, ...added }, document: { ...DOCUMENT_HEADERS, ...added } };
};
