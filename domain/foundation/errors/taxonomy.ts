/** The closed list of error codes (spec/rules/errors.md#codes). The first digit of a code is its category. */
export const ERROR_CODES = {
  UNAUTHORIZED: 1000,
  FORBIDDEN: 1001,
  SESSION_REVOKED: 1002,
  VALIDATION_ERROR: 2000,
  REQUEST_VALIDATION_ERROR: 2001,
  RESOURCE_NOT_FOUND: 3000,
  RECORD_NOT_FOUND: 3001,
  ROUTE_NOT_FOUND: 3002,
  RESOURCE_CONFLICT: 4000,
  DUPLICATE_RECORD: 4001,
  VERSION_CONFLICT: 4002,
  RATE_LIMITED: 5000,
  PER_OPERATION_RATE_LIMITED: 5001,
  CONCURRENCY_LIMIT_EXCEEDED: 5002,
  BUDGET_EXHAUSTED: 6000,
  PROVIDER_ERROR: 7000,
  INTERNAL_ERROR: 8000,
  SERVICE_UNAVAILABLE: 8001,
  PERSISTENCE_ERROR: 8002,
} as const;

export type ErrorCodeName = keyof typeof ERROR_CODES;
export type ErrorCode = (typeof ERROR_CODES)[ErrorCodeName];

export const ERROR_CATEGORIES = [
  'auth',
  'validation',
  'not_found',
  'conflict',
  'rate_limit',
  'budget_exhausted',
  'provider_error',
  'internal',
] as const;
export type ErrorCategory = (typeof ERROR_CATEGORIES)[number];

/** The category a code belongs to. */
export const categoryOf = (code: ErrorCode): ErrorCategory =>
  ERROR_CATEGORIES[Math.floor(code / 1000) - 1] ?? 'internal';

const RETRYABLE: ReadonlySet<ErrorCode> = new Set([5000, 5001, 5002, 8001] as const);

/** Whether a client may retry the unchanged request (spec/rules/errors.md#retry). */
export const isRetryable = (code: ErrorCode): boolean => RETRYABLE.has(code);
