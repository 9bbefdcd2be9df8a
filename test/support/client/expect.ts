import { expect } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import type { Client, OperationResponse, Request } from './client.ts';

/** Status and error code of an error, for comparison in one line: `[409, 4001]`. */
export const errorOf = ({ status, body }: Pick<OperationResponse, 'status' | 'body'>): [number, number | undefined] => [
  status,
  body?.error_detail?.error_code ?? body?.error_code,
];

/** The result of a request in one word: `201`, or `409/4001` for an error. */
export const outcome = (response: Pick<OperationResponse, 'status' | 'body'>): string =>
  response.status < 400 ? String(response.status) : errorOf(response).join('/');

/** Counts the responses by result. */
export const countResults = (
  responses: readonly Pick<OperationResponse, 'status' | 'body'>[],
): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const word of responses.map(outcome)) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

/** The media types in which a client can request an error. */
export const FAILURE_FORMS = ['application/json', 'application/problem+json'] as const;

/** Requires that a request is refused with this status and code, in both forms of an error. */
export const expectError = async (
  client: Client,
  operation: OperationId,
  request: Request,
  expected: readonly [status: number, code: number],
): Promise<void> => {
  for (const accept of FAILURE_FORMS) {
    const response = await client.callRaw(operation, { ...request, headers: { ...request.headers, accept } });
    expect([request, ...errorOf(response)]).toEqual([request, ...expected]);
    expect(response.headers['content-type']).toBe(accept);
  }
};

/** Runs `work` this many times in parallel. */
export const inParallel = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
