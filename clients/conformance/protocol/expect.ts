import type { OperationId } from '../document.ts';
import type { ApiResponse, BodyOf } from './exchange.ts';
import { Violation } from './violation.ts';

/** The result of a request: `201`, or `409/4001` for an error. */
export const outcome = ({ status, code }: Pick<ApiResponse, 'status' | 'code'>): string =>
  code === null ? String(status) : `${status}/${code}`;

/** Requires a success and returns its body. */
export const requireSuccess = <Id extends OperationId>(response: ApiResponse<Id>): BodyOf<Id> => {
  if (response.status >= 300)
    throw new Violation(`expected a success, got ${outcome(response)}`, response as ApiResponse);
  return response.body;
};

/** Requires this result, such as `204` or `409/4002`. */
export const requireStatus = (response: ApiResponse, expected: string, why = ''): void => {
  if (outcome(response) === expected) return;
  throw new Violation(`expected ${expected}, got ${outcome(response)}${why === '' ? '' : `: ${why}`}`, response);
};

export const ensure = (isKept: boolean, message: string, response: ApiResponse | null = null): void => {
  if (!isKept) throw new Violation(message, response);
};

/** Requires a header with this value. */
export const requireHeader = (response: ApiResponse, name: string, expected: string): void => {
  const got = response.headers[name];
  ensure(got === expected, `expected the header ${name}: ${expected}, got ${got ?? 'none'}`, response);
};

/** The two media types of errors. */
export const FAILURE_FORMS = ['application/json', 'application/problem+json'] as const;
