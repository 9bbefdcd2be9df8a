import { asList, asMap, type Json, type JsonMap } from '../../shared/json.ts';
import { deprecationOf } from './deprecation.ts';

/** The properties of an operation that determine its statuses, headers and parameters. */
export interface Traits {
  readonly method: string;
  readonly isRead: boolean;
  readonly isPublic: boolean;
  /** Whether the operation needs the session cookie or a bearer token. */
  readonly isProtected: boolean;
  readonly isUnlimited: boolean;
  readonly hasWindow: boolean;
  readonly hasBody: boolean;
  /** It reads a body, or limits the one that it discards. */
  readonly readsBody: boolean;
  /** Whether the path names an object that may be missing. */
  readonly namesObject: boolean;
  /** Whether it changes a resource that the caller has read, so that it supports `If-Match`. */
  readonly isConditional: boolean;
  readonly isIdempotent: boolean;
  readonly hasSecret: boolean;
  readonly hasEtag: boolean;
  /** Whether pages of other origins are refused with any credential. */
  readonly hasOwnOrigin: boolean;
  /** Whether it is deprecated. */
  readonly isDeprecated: boolean;
  /** The effects that a dry run reports in headers; null without a dry run. */
  readonly dryRun: readonly string[] | null;
}

/** The traits of an operation as written. */
export function traitsOf(path: string, method: string, written: JsonMap): Traits {
  const access = [written['x-access'] ?? []].flat().map(String);
  const isOpen = access.includes('public') || access.includes('refresh');
  const limit = written['x-rate-limit'];
  const replaces = ['put', 'patch', 'delete'].includes(method);
  return {
    method,
    isRead: method === 'get',
    isPublic: access.includes('public'),
    isProtected: !isOpen,
    isUnlimited: limit === 'none',
    hasWindow: limit !== undefined && limit !== 'none',
    hasBody: written.requestBody !== undefined,
    readsBody: written.requestBody !== undefined || written['x-body-limit'] !== undefined,
    namesObject: path.includes('{') && written['x-answers-unknown'] !== true,
    isConditional: replaces || /^(restore|approve|reject|cancel)[A-Z]/.test(String(written.operationId)),
    isIdempotent: written['x-idempotent'] !== undefined,
    hasSecret: written['x-secret-answer'] === true,
    hasEtag: method === 'put' || method === 'patch' || declaresEtag(written),
    hasOwnOrigin: written['x-own-origin'] === true,
    isDeprecated: deprecationOf(written) !== null,
    dryRun: written['x-dry-run'] === undefined ? null : asList(written['x-dry-run']).map(String),
  };
}

const declaresEtag = (written: JsonMap): boolean =>
  Object.values(asMap(written.responses)).some((response: Json) => asMap(asMap(response).headers).ETag !== undefined);

/** A failure: its status, its name in responses.yaml, and the condition for operations that always have it. */
type Failure = readonly [status: string, response: string, applies: (traits: Traits) => boolean];

/** The table of spec/README.md. A status with two rows has a different response for each kind of operation. */
const FAILURES: readonly Failure[] = [
  ['304', 'NotModified', ({ isRead, hasEtag }) => isRead && hasEtag],
  ['400', 'BadRequest', () => true],
  ['401', 'Unauthorized', ({ isPublic }) => !isPublic],
  ['402', 'PaymentRequired', () => false],
  ['403', 'Forbidden', ({ isProtected }) => isProtected],
  ['403', 'ForeignOrigin', ({ isProtected, isRead, hasOwnOrigin }) => !isProtected && (!isRead || hasOwnOrigin)],
  ['404', 'NotFound', ({ namesObject, method }) => namesObject && method !== 'put'],
  ['409', 'Conflict', ({ isConditional, isIdempotent }) => isConditional || isIdempotent],
  ['413', 'PayloadTooLarge', ({ readsBody }) => readsBody],
  ['415', 'UnsupportedMediaType', ({ hasBody }) => hasBody],
  ['416', 'RangeNotSatisfiable', () => false],
  ['422', 'UnprocessableContent', () => false],
  ['429', 'TooManyRequests', ({ isUnlimited }) => !isUnlimited],
  ['500', 'InternalError', () => true],
  ['502', 'BadGateway', () => false],
  ['503', 'ServiceUnavailable', ({ isProtected, isRead }) => isProtected || !isRead],
];

/** The failures that an operation may declare in addition to those of its traits. */
export const FURTHER_FAILURES = ['401', '402', '404', '409', '416', '422', '502', '503'];

/** The component name in responses.yaml by status, for failures of the traits and for declared ones. */
export function failuresOf(traits: Traits, further: readonly string[]): Readonly<Record<string, string>> {
  const named = FAILURES.filter(([status]) => further.includes(status));
  const following = FAILURES.filter(([, , applies]) => applies(traits));
  return Object.fromEntries([...named, ...following].map(([status, response]) => [status, response]));
}
