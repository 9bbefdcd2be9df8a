// Written by scripts/generate.ts from spec/. Do not edit.

/**
 * Who may call an operation: `public` everybody, `refresh` the holder of the refresh cookie, `any` every signed-in caller,
 * `read` `write` `lead` `approve` `ceo` by human role, `org` and `dept` by the org rule.
 */
export type Guard = 'public' | 'refresh' | 'any' | 'read' | 'write' | 'lead' | 'approve' | 'ceo' | 'org' | 'dept';

export type Area = 'health' | 'users';

/** What an operation answers on success: `json` is the envelope (or no body), anything else the media type itself. */
export type Media = 'json';

/** What the document declares for one operation and the server enforces. */
export interface OperationPolicy {
  readonly method: 'get' | 'put' | 'post' | 'patch' | 'delete';
  /** The path template, with `{name}` for parameters. */
  readonly path: string;
  readonly area: Area;
  /** All of these guards must pass. */
  readonly access: readonly Guard[];
  /** The sliding window (error 5001); operations that name the same bucket share it. Null: only the general limit. */
  readonly window: {
    readonly bucket: string;
    readonly points: number;
    readonly seconds: number;
    readonly by: 'user' | 'address';
  } | null;
  /** True for the probes: not even the general limit counts them. */
  readonly isUnlimited: boolean;
  /** The cap on requests in flight (error 5002), counted per user, per deployment or per value of a path parameter. */
  readonly concurrency: {
    readonly bucket: string;
    readonly cap: number;
    readonly by: 'user' | 'deployment' | `path:${string}`;
  } | null;
  /** Whether the operation honours `Idempotency-Key`. */
  readonly isIdempotent: boolean;
  /** Whether the answer carries a secret, which is never stored for a replay. */
  readonly hasSecret: boolean;
  readonly body: 'required' | 'optional' | 'none';
  /** The known query parameters and the type their text is converted to before validation. */
  readonly query: Readonly<Record<string, 'integer' | 'string' | 'boolean'>>;
  /** Every declared status, ascending. */
  readonly statuses: readonly number[];
  /** Whether a 2xx answer carries an ETag. */
  readonly hasEtag: boolean;
  readonly media: Media;
}

/** The policy of every operation, by operationId. */
export const operations = {
  getLiveness: {
    method: 'get',
    path: '/api/v1/healthz',
    area: 'health',
    access: ['public'],
    window: null,
    isUnlimited: true,
    concurrency: null,
    isIdempotent: false,
    hasSecret: false,
    body: 'none',
    query: {},
    statuses: [200, 400, 500],
    hasEtag: false,
    media: 'json',
  },
  updateUserRole: {
    method: 'patch',
    path: '/api/v1/users/{user_id}',
    area: 'users',
    access: ['ceo'],
    window: { bucket: 'updateUserRole', points: 120, seconds: 60, by: 'user' },
    isUnlimited: false,
    concurrency: null,
    isIdempotent: false,
    hasSecret: false,
    body: 'required',
    query: {},
    statuses: [200, 400],
    hasEtag: true,
    media: 'json',
  },
} as const satisfies Record<string, OperationPolicy>;

export type OperationId = keyof typeof operations;
