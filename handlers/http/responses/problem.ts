import { translate } from '../../../domain/foundation/database/translate.ts';
import { DomainError } from '../../../domain/foundation/errors/domain-error.ts';
import {
  categoryOf,
  type ErrorCategory,
  type ErrorCode,
  isRetryable,
} from '../../../domain/foundation/errors/taxonomy.ts';
import { maskJwts } from '../../../domain/foundation/kernel/text/jwt-text.ts';
import type { HttpResponse } from '../contracts/http-response.ts';
import { HttpError } from './http-errors.ts';
import { prefersProblem } from './negotiate.ts';

/** An error in its wire terms; `cause` is for the log. */
export interface Failure {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
  readonly retryAfterSeconds: number | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly cause: unknown;
  /**
   * Whether something failed. False if the server refuses deliberately: it is busy, stopping, or a capability is
   * disabled.
   */
  readonly isFailure: boolean;
}

const STATUS: Readonly<Record<ErrorCode, number>> = {
  1000: 401,
  1001: 403,
  1002: 401,
  2000: 422,
  2001: 400,
  3000: 404,
  3001: 404,
  3002: 404,
  4000: 409,
  4001: 409,
  4002: 409,
  5000: 429,
  5001: 429,
  5002: 429,
  6000: 402,
  7000: 502,
  8000: 500,
  8001: 503,
  8002: 500,
};

const TITLE: Readonly<Record<ErrorCategory, string>> = {
  auth: 'Authentication Error',
  validation: 'Validation Error',
  not_found: 'Resource Not Found',
  conflict: 'Resource Conflict',
  rate_limit: 'Rate Limit Exceeded',
  budget_exhausted: 'Budget Exhausted',
  provider_error: 'Provider Error',
  internal: 'Internal Server Error',
};

/** The detail of every 5xx; the cause is only in the log, under the instance (spec/rules/errors.md#hidden-causes). */
const GENERIC: Partial<Readonly<Record<ErrorCode, string>>> = {
  7000: 'The model provider failed or returned an unusable reply',
  8000: 'An unexpected error occurred',
  8001: 'A required service is unavailable',
  8002: 'The storage layer failed',
};

/** A detail has one to three sentences; a longer one is truncated before it is processed. */
const MAX_DETAIL = 4096;
const MASK = '***';
const API_KEY = /\bok_[\w-]{16,}/g;
const BEARER = /\b(Bearer\s+)\S+/gi;

const scrub = (detail: string): string =>
  maskJwts(detail.slice(0, MAX_DETAIL), MASK).replace(API_KEY, MASK).replace(BEARER, `$1${MASK}`);

/** Turns any thrown value into an error of the interface. This is the only place that does. */
export const failureOf = (thrown: unknown): Failure => {
  const error = translate(thrown);
  if (!(error instanceof DomainError)) {
    return {
      status: 500,
      code: 8000,
      detail: GENERIC[8000] ?? '',
      retryAfterSeconds: null,
      headers: {},
      cause: error,
      isFailure: true,
    };
  }
  const { code } = error;
  const isOnPurpose = code === 8001 && error.cause === undefined;
  const status = error instanceof HttpError ? error.status : STATUS[code];
  return {
    status,
    code,
    detail: GENERIC[code] ?? scrub(error.detail),
    retryAfterSeconds: isRetryable(code) ? error.retryAfterSeconds : null,
    headers: error instanceof HttpError ? error.headers : {},
    cause: error.cause ?? error,
    isFailure: !isOnPurpose,
  };
};

/** Renders errors in the requested form. */
export class Problems {
  readonly #docsUrl: string;

  constructor(docsUrl: string) {
    this.#docsUrl = docsUrl;
  }

  /** The response for an error: the envelope, or bare problem details if `Accept` prefers them. */
  render(failure: Failure, instance: string, accept: string | null): HttpResponse {
    const detail = this.#detail(failure, instance);
    const isBare = prefersProblem(accept);
    const body = isBare
      ? JSON.stringify({ ...detail, status: failure.status })
      : `{"data":null,"error":${JSON.stringify(failure.detail)},"error_detail":${JSON.stringify(detail)},"success":false}`;
    const headers: Record<string, string> = {
      'content-type': isBare ? 'application/problem+json' : 'application/json',
      vary: 'Accept',
      ...failure.headers,
    };
    if (failure.retryAfterSeconds !== null) headers['retry-after'] = String(failure.retryAfterSeconds);
    if (failure.status === 401) headers['www-authenticate'] = 'Bearer';
    return { status: failure.status, headers, body };
  }

  #detail(failure: Failure, instance: string) {
    const category = categoryOf(failure.code);
    return {
      detail: failure.detail,
      error_code: failure.code,
      error_category: category,
      retryable: isRetryable(failure.code),
      retry_after: failure.retryAfterSeconds,
      instance,
      title: TITLE[category],
      type: `${this.#docsUrl}#${category}`,
    };
  }
}
