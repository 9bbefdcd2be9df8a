import type { ErrorCode } from './taxonomy.ts';

/**
 * An error with a code of the product. `detail` is safe to show to the caller; `cause` is only for the log and may hold anything.
 * `retryAfterSeconds` is a whole number of at least 1, or null when waiting does not help.
 */
export abstract class DomainError extends Error {
  abstract readonly code: ErrorCode;
  readonly detail: string;
  readonly retryAfterSeconds: number | null;

  constructor(detail: string, options: { cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(detail, { cause: options.cause });
    this.name = new.target.name;
    this.detail = detail;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
