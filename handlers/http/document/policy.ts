/**
 * Who may call an operation: `public` everyone, `refresh` the holder of the refresh cookie, `any` every authenticated
 * caller, `read` `write` `lead` `approve` `ceo` by human role, `org` and `dept` by org role.
 */
export const GUARDS = ['public', 'refresh', 'any', 'read', 'write', 'lead', 'approve', 'ceo', 'org', 'dept'] as const;
export type Guard = (typeof GUARDS)[number];

/** The largest body in bytes, unless an operation declares a smaller one (`x-body-limit`). */
export const MAX_BODY_BYTES = 1_048_576;

/** The methods of operations, in the order in which they are listed. */
export const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** The sliding window of an operation (error 5001). Operations with the same bucket share it. */
export interface Window {
  readonly bucket: string;
  readonly points: number;
  readonly seconds: number;
  readonly by: 'user' | 'address';
}

/** The limit for parallel requests (error 5002), counted per user, per deployment or per value of a path parameter. */
export interface Concurrency {
  readonly bucket: string;
  readonly cap: number;
  readonly by: 'user' | 'deployment' | `path:${string}` | `user,path:${string}`;
  /**
   * Requests in which the query parameter or body field has this value are not counted. For a body field it is the default, so requests
   * without the field are not counted either. Null: all requests are counted.
   */
  readonly unless:
    | { readonly in: 'query'; readonly name: string; readonly value: string }
    | { readonly in: 'body'; readonly name: string; readonly value: number }
    | null;
}

/**
 * How a replay with the same `Idempotency-Key` is recognised. Operations with the same bucket share their keys. An
 * operation runs and stores its response in one transaction; an `isSettled` operation runs without one and stores its
 * response itself.
 */
export interface Idempotency {
  readonly bucket: string;
  readonly isSettled: boolean;
  /** On an event stream, the event that carries a replayed response; otherwise null. */
  readonly replayEvent: string | null;
}

/** The type that the text of a query parameter is converted to before validation. */
export type QueryType = 'integer' | 'string' | 'boolean';

/** The policy that the document declares for an operation and the server enforces. */
export interface OperationPolicy {
  readonly method: (typeof METHODS)[number];
  /** The path template, with `{name}` for parameters. */
  readonly path: string;
  readonly area: string;
  /** All guards must pass. */
  readonly access: readonly Guard[];
  /** Whether it requires a credential. */
  readonly isProtected: boolean;
  /** Null: only the general limit applies. */
  readonly window: Window | null;
  /** True for the probes, which the general limit does not count either. */
  readonly isUnlimited: boolean;
  /** Whether requests of signed-in callers also count in the general limit. */
  readonly countsInGeneral: boolean;
  /** Whether a message is counted only after it was read: a call of a tool with a separate window counts in that window. */
  readonly countsTools: boolean;
  readonly concurrency: Concurrency | null;
  /** Null: the operation does not accept `Idempotency-Key`. */
  readonly idempotency: Idempotency | null;
  /** Whether requests of pages from other origins are refused, regardless of their credential. */
  readonly hasOwnOrigin: boolean;
  /** Whether the operation accepts `If-Match`. */
  readonly isConditional: boolean;
  /** Whether the response contains a secret, which is never stored for a replay. */
  readonly hasSecret: boolean;
  /** `none` also for a body that the handler reads as a stream. */
  readonly body: 'required' | 'optional' | 'none';
  /** The largest body in bytes. Null: the operation takes no body and reads none. */
  readonly maxBodyBytes: number | null;
  /** Whether the handler needs the raw body; it is not parsed before. */
  readonly keepsBytes: boolean;
  /** Whether the handler reads the body as a stream of any media type; no step reads or parses it. */
  readonly streamsBody: boolean;
  /** Path parameters that are integers; the others are text. */
  readonly integersInPath: readonly string[];
  /** The known query parameters. */
  readonly query: Readonly<Record<string, QueryType>>;
  /** Whether other query parameters are ignored, because third parties write the URL; elsewhere they are 400. */
  readonly ignoresUnknownQuery: boolean;
  /** Every declared status, ascending. */
  readonly statuses: readonly number[];
  /** Whether a 2xx response carries an ETag. */
  readonly hasEtag: boolean;
  /** The deprecation headers of successful responses; null for an operation that is not deprecated. */
  readonly deprecation: Readonly<Record<string, string>> | null;
  /** The media type of a success: `json` is the envelope (or no body), any other value is the media type itself. */
  readonly media: string;
}
