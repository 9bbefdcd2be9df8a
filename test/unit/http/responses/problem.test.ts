import { describe, expect, it } from 'vitest';
import * as errors from '../../../../domain/foundation/errors/errors.ts';
import { methodNotAllowed } from '../../../../handlers/http/responses/http-errors.ts';
import { type Failure, failureOf, Problems } from '../../../../handlers/http/responses/problem.ts';

describe('a thrown error', () => {
  it.each([
    [errors.Unauthorized, 1000, 401],
    [errors.Forbidden, 1001, 403],
    [errors.SessionRevoked, 1002, 401],
    [errors.ValidationFailed, 2000, 422],
    [errors.RequestInvalid, 2001, 400],
    [errors.NotFound, 3000, 404],
    [errors.RecordMissing, 3001, 404],
    [errors.RouteNotFound, 3002, 404],
    [errors.Conflict, 4000, 409],
    [errors.Duplicate, 4001, 409],
    [errors.VersionConflict, 4002, 409],
    [errors.RateLimited, 5000, 429],
    [errors.OperationRateLimited, 5001, 429],
    [errors.ConcurrencyLimited, 5002, 429],
    [errors.BudgetExhausted, 6000, 402],
  ] as const)('of %o has code %i, status %i and its own detail', (Refusal, code, status) => {
    const thrown = new Refusal('what was wrong');
    expect(failureOf(thrown)).toEqual({
      status,
      code,
      detail: 'what was wrong',
      retryAfterSeconds: null,
      headers: {},
      cause: thrown,
      isFailure: true,
    });
  });

  it.each([
    [errors.ProviderFailed, 7000, 502, 'The model provider failed or returned an unusable reply'],
    [errors.ServiceUnavailable, 8001, 503, 'A required service is unavailable'],
    [errors.PersistenceFailed, 8002, 500, 'The storage layer failed'],
  ] as const)('of %o does not expose its cause', (Failed, code, status, detail) => {
    const cause = new Error('secret');
    expect(failureOf(new Failed('host db-7 is away', { cause }))).toEqual({
      status,
      code,
      detail,
      retryAfterSeconds: null,
      headers: {},
      cause,
      isFailure: true,
    });
  });

  it('is not a failure if the server refuses on purpose, without a cause', () => {
    expect(failureOf(new errors.ServiceUnavailable('busy')).isFailure).toBe(false);
    expect(failureOf(new errors.PersistenceFailed('odd')).isFailure).toBe(true);
  });

  it.each([new Error('secret'), new TypeError('x'), 'a text', null, undefined])(
    'of an unknown kind is an unexpected error: %o',
    (thrown) => {
      expect(failureOf(thrown)).toEqual({
        status: 500,
        code: 8000,
        detail: 'An unexpected error occurred',
        retryAfterSeconds: null,
        headers: {},
        cause: thrown,
        isFailure: true,
      });
    },
  );

  it('of the driver is translated', () => {
    expect(failureOf(Object.assign(new Error('x'), { code: '23505' })).code).toBe(4001);
    expect(failureOf(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })).code).toBe(8001);
  });

  it('has a time to retry only where that helps', () => {
    const options = { retryAfterSeconds: 7 };
    expect(failureOf(new errors.RateLimited('x', options)).retryAfterSeconds).toBe(7);
    expect(failureOf(new errors.ServiceUnavailable('x', options)).retryAfterSeconds).toBe(7);
    expect(failureOf(new errors.Conflict('x', options)).retryAfterSeconds).toBe(null);
  });

  it('of HTTP itself keeps its status and headers', () => {
    expect(failureOf(methodNotAllowed('GET'))).toMatchObject({ status: 405, code: 2001, headers: { allow: 'GET' } });
  });
});

describe('the detail of an error', () => {
  const detail = (text: string): string => failureOf(new errors.Conflict(text)).detail;

  it.each([
    ['the key ok_abcdefghijklmnop is gone', 'the key *** is gone'],
    ['ok_ABCDEF-hijklm_nopqrstuv', '***'],
    ['ok_abcdefghijklmno', 'ok_abcdefghijklmno'],
    ['xok_abcdefghijklmnop', 'xok_abcdefghijklmnop'],
    ['ok_abcdefghijklmnop, ok_abcdefghijklmnop', '***, ***'],
    ['Bearer abc.def', 'Bearer ***'],
    ['bearer  abc and BEARER x', 'bearer  *** and BEARER ***'],
    ['Forbearer abc', 'Forbearer abc'],
    ['Bearer', 'Bearer'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl!', 'token ***!'],
    ['nothing secret', 'nothing secret'],
  ])('%j is shown as %j', (text, told) => {
    expect(detail(text)).toBe(told);
  });

  it('has 4096 characters at most', () => {
    expect(detail('x'.repeat(4096))).toHaveLength(4096);
    expect(detail('x'.repeat(4097))).toBe('x'.repeat(4096));
  });
});

describe('the response to an error', () => {
  const problems = new Problems('https://docs.example/errors');
  const failure: Failure = {
    status: 409,
    code: 4001,
    detail: 'It "exists"',
    retryAfterSeconds: null,
    headers: {},
    cause: null,
    isFailure: false,
  };
  const problem = {
    detail: 'It "exists"',
    error_code: 4001,
    error_category: 'conflict',
    retryable: false,
    retry_after: null,
    instance: 'id-1',
    title: 'Resource Conflict',
    type: 'https://docs.example/errors#conflict',
  };

  it('is the envelope', () => {
    const { status, headers, body } = problems.render(failure, 'id-1', null);
    expect([status, headers]).toEqual([409, { 'content-type': 'application/json', vary: 'Accept' }]);
    expect(JSON.parse(body ?? '')).toEqual({
      data: null,
      error: 'It "exists"',
      error_detail: problem,
      success: false,
    });
  });

  it('is the bare problem if that is preferred', () => {
    const { status, headers, body } = problems.render(failure, 'id-1', 'application/problem+json');
    expect([status, headers]).toEqual([409, { 'content-type': 'application/problem+json', vary: 'Accept' }]);
    expect(JSON.parse(body ?? '')).toEqual({ ...problem, status: 409 });
  });

  it('has a time to retry', () => {
    const { headers, body } = problems.render(
      { ...failure, status: 429, code: 5000, retryAfterSeconds: 7 },
      'id-1',
      null,
    );
    expect(headers['retry-after']).toBe('7');
    expect(JSON.parse(body ?? '').error_detail).toMatchObject({
      retryable: true,
      retry_after: 7,
      error_category: 'rate_limit',
      title: 'Rate Limit Exceeded',
    });
  });

  it('requests a credential if one is missing, and has the headers of the error', () => {
    expect(problems.render({ ...failure, status: 401, code: 1000 }, 'id-1', null).headers['www-authenticate']).toBe(
      'Bearer',
    );
    expect(problems.render({ ...failure, headers: { allow: 'GET', vary: 'X' } }, 'id-1', null).headers).toEqual({
      'content-type': 'application/json',
      vary: 'X',
      allow: 'GET',
    });
  });
});
