import type { components } from '../document.ts';

/** An error code of the document. */
export type ErrorCode = components['schemas']['ErrorCode'];

/** Every code by its name. */
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
} as const satisfies Readonly<Record<string, ErrorCode>>;

/** The name of a code, such as `RESOURCE_NOT_FOUND`. */
export type ErrorName = keyof typeof ERROR_CODES;

const NAMES: ReadonlyMap<number, ErrorName> = new Map(
  (Object.keys(ERROR_CODES) as ErrorName[]).map((name) => [ERROR_CODES[name], name]),
);

/** The name of a code; undefined for an unknown number. */
export const nameOf = (code: number): ErrorName | undefined => NAMES.get(code);
