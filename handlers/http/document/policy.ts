/**
 * Who may call an operation: `public` everybody, `refresh` the holder of the refresh cookie, `any` every signed-in caller,
 * `read` `write` `lead` `approve` `ceo` by human role, `org` and `dept` by the org rule.
 */
export const GUARDS = ['public', 'refresh', 'any', 'read', 'write', 'lead', 'approve', 'ceo', 'org', 'dept'] as const;
export type Guard = (typeof GUARDS)[number];

/** The largest body in bytes, unless an operation declares a smaller one (`x-body-limit`). */
export const MAX_BODY_BYTES = 1_048_576;

/** Methods an operation may have, in the order they are listed. */
export const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** The sliding window of an operation (error 5001); operations that name the same bucket share it. */
export interface Window {
  readonly bucket: string;
  readonly points: number;
  readonly seconds: number;
  readonly by: 'user' | 'address';
}

/** The cap on requests in flight (error 5002), counted per user, per deployment or per value of a path parameter. */
export interface Concurrency {
  readonly bucket: string;
  readonly cap: number;
  readonly by: 'user' | 'deployment' | `path:${string}`;
  /** Requests whose query parameter has this value do not count. Null: all count. */
  readonly unless: { readonly query: string; readonly value: string } | null;
}

/**
 * How a retry with the same `Idempotency-Key` is recognised. Operations that name the same bucket share their keys. An operation
 * runs and is stored in one transaction, unless it is `isSettled`: then it runs without one and stores its response itself.
 */
export interface Idempotency {
  readonly bucket: string;
  readonly isSettled: boolean;
  /** On an event stream the event that carries a replayed answer; else null. */
  readonly replayEvent: string | null;
}

/** What the text of a query parameter is converted to before validation. */
export type QueryType = 'integer' | 'string' | 'boolean';

/** What the document declares for one operation and the server enforces. */
export interface OperationPolicy {
  readonly method: (typeof METHODS)[number];
  /** The path template, with `{name}` for parameters. */
  readonly path: string;
  readonly area: string;
  /** All of these guards must pass. */
  readonly access: readonly Guard[];
  /** Whether it needs a credential. */
  readonly isProtected: boolean;
  /** Null: only the general limit. */
  readonly window: Window | null;
  /** True for the probes: not even the general limit counts them. */
  readonly isUnlimited: boolean;
  readonly concurrency: Concurrency | null;
  /** Null: the operation does not honour `Idempotency-Key`. */
  readonly idempotency: Idempotency | null;
  /** Whether a page of another origin is refused whatever its credential. */
  readonly hasOwnOrigin: boolean;
  /** Whether the operation honours `If-Match`. */
  readonly isConditional: boolean;
  /** Whether the response carries a secret, which is never stored for a replay. */
  readonly hasSecret: boolean;
  readonly body: 'required' | 'optional' | 'none';
  /** The largest body in bytes. Null: the operation takes no body and reads none. */
  readonly maxBodyBytes: number | null;
  /** Whether the handler needs the body as it was sent, byte for byte; nothing of it is parsed before. */
  readonly keepsBytes: boolean;
  /** Path parameters that are whole numbers; the others are text. */
  readonly integersInPath: readonly string[];
  /** The known query parameters. */
  readonly query: Readonly<Record<string, QueryType>>;
  /** Every declared status, ascending. */
  readonly statuses: readonly number[];
  /** Whether a 2xx answer carries an ETag. */
  readonly hasEtag: boolean;
  /** What successful responses say of an operation that will go; null for one that stays. */
  readonly deprecation: Readonly<Record<string, string>> | null;
  /** What it returns on success: `json` is the envelope (or no body), anything else the media type itself. */
  readonly media: string;
}
