import type { components } from '../document.ts';
import { type ErrorCode, type ErrorName, nameOf } from './error-codes.ts';

/** The fields that both error forms have: `error_detail` of the envelope, and bare problem details. */
export type FailureDetail = components['schemas']['ErrorDetail'];

/** An integer number of seconds above 0, otherwise null. */
const secondsIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;

/** An error response of the platform. Decide by `code`, which is one of a closed list that the compiler knows. */
export class PlatformError<Code extends ErrorCode = ErrorCode> extends Error {
  /** The name of the code, such as `RESOURCE_NOT_FOUND`. */
  override readonly name: ErrorName;
  readonly code: Code;
  /** The HTTP status; null for an error that ended a stream in the form of an envelope, which has no status. */
  readonly status: number | null;
  readonly category: FailureDetail['error_category'];
  /** The fixed summary of the category. */
  readonly title: FailureDetail['title'];
  /** What is wrong and what to do, for people. */
  readonly detail: string;
  /** The id of the request, which the server logs. Quote it when you ask for help. */
  readonly instance: string;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** Seconds to wait before a retry; null if unknown. */
  readonly retryAfter: number | null;
  /** The URL of the documentation of the category. */
  readonly type: string;

  constructor(code: Code, name: ErrorName, status: number | null, said: FailureDetail) {
    super(`${status === null ? code : `${status}/${code}`}: ${said.detail} (instance ${said.instance})`);
    this.name = name;
    this.code = code;
    this.status = status;
    this.category = said.error_category;
    this.title = said.title;
    this.detail = said.detail;
    this.instance = said.instance;
    this.retryable = said.retryable;
    this.retryAfter = secondsIn(said.retry_after);
    this.type = said.type;
  }
}

/**
 * A response that is not from the platform or not readable: of a proxy, a redirect, too large, too slow, truncated, or
 * 304.
 */
export class UnreadableResponse extends Error {
  override readonly name = 'UnreadableResponse';
  readonly status: number;

  constructor(status: number, reason?: string, options?: ErrorOptions) {
    super(
      `the response with status ${status} is not in the platform's format${reason === undefined ? '' : `: ${reason}`}`,
      options,
    );
    this.status = status;
  }
}

/** The response was lost: whether the request took effect is unknown. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  /** How many times the request was sent. */
  readonly attempts: number;

  constructor(request: string, attempts: number, cause: unknown) {
    super(`${request}: the connection was lost, after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`, {
      cause,
    });
    this.attempts = attempts;
  }
}

/** Whether an error is a PlatformError with one of these codes: `hasCode(error, ERROR_CODES.DUPLICATE_RECORD)`. */
export const hasCode = <Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is PlatformError<Code> => error instanceof PlatformError && (codes as readonly number[]).includes(error.code);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isDetail = (value: unknown): value is FailureDetail =>
  isRecord(value) &&
  typeof value.error_code === 'number' &&
  typeof value.detail === 'string' &&
  typeof value.instance === 'string' &&
  typeof value.retryable === 'boolean';

/** Bare problem details contain their status. */
const statusIn = (said: object): number | null =>
  'status' in said && typeof said.status === 'number' ? said.status : null;

/** The error in a body, in either form; null if there is none. */
export const failureIn = (body: unknown, status: number | null): PlatformError | null => {
  const said = isRecord(body) && isRecord(body.error_detail) ? body.error_detail : body;
  if (!isDetail(said)) return null;
  const name = nameOf(said.error_code);
  if (name === undefined) return null;
  return new PlatformError(said.error_code, name, status ?? statusIn(said), said);
};
