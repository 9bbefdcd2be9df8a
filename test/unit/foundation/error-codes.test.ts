import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../domain/foundation/errors/domain-error.ts';
import * as errors from '../../../domain/foundation/errors/errors.ts';
import { categoryOf, ERROR_CODES, isRetryable } from '../../../domain/foundation/errors/taxonomy.ts';

describe('an error code', () => {
  it.each([
    [1000, 'auth'],
    [1002, 'auth'],
    [2001, 'validation'],
    [3002, 'not_found'],
    [4002, 'conflict'],
    [5000, 'rate_limit'],
    [6000, 'budget_exhausted'],
    [7000, 'provider_error'],
    [8000, 'internal'],
    [8002, 'internal'],
  ] as const)('%i belongs to the category %s', (code, category) => {
    expect(categoryOf(code)).toBe(category);
  });

  it('may be retried if a limit or an unavailable service caused it, and only then', () => {
    expect(Object.values(ERROR_CODES).filter(isRetryable)).toEqual([5000, 5001, 5002, 8001]);
  });
});

describe('a domain error', () => {
  it.each([
    [errors.Unauthorized, 'Unauthorized', 1000],
    [errors.Forbidden, 'Forbidden', 1001],
    [errors.SessionRevoked, 'SessionRevoked', 1002],
    [errors.ValidationFailed, 'ValidationFailed', 2000],
    [errors.RequestInvalid, 'RequestInvalid', 2001],
    [errors.NotFound, 'NotFound', 3000],
    [errors.RecordMissing, 'RecordMissing', 3001],
    [errors.RouteNotFound, 'RouteNotFound', 3002],
    [errors.Conflict, 'Conflict', 4000],
    [errors.Duplicate, 'Duplicate', 4001],
    [errors.VersionConflict, 'VersionConflict', 4002],
    [errors.RateLimited, 'RateLimited', 5000],
    [errors.OperationRateLimited, 'OperationRateLimited', 5001],
    [errors.ConcurrencyLimited, 'ConcurrencyLimited', 5002],
    [errors.BudgetExhausted, 'BudgetExhausted', 6000],
    [errors.ProviderFailed, 'ProviderFailed', 7000],
    [errors.ServiceUnavailable, 'ServiceUnavailable', 8001],
    [errors.PersistenceFailed, 'PersistenceFailed', 8002],
  ] as const)('$1 has the code $2, its name, its detail and nothing else', (Class, name, code) => {
    const error = new Class('why');
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ name, code, detail: 'why', message: 'why', retryAfterSeconds: null });
    expect(error.cause).toBeUndefined();
  });

  it('may have a time to retry and keeps its cause', () => {
    const cause = new Error('driver');
    const error = new errors.ServiceUnavailable('away', { cause, retryAfterSeconds: 2 });
    expect(error.retryAfterSeconds).toBe(2);
    expect(error.cause).toBe(cause);
  });

  it('exists for every code except the internal one, which no rule may use', () => {
    const codes = Object.values(errors).map((Class) => new Class('x').code);
    expect(codes).toEqual(Object.values(ERROR_CODES).filter((code) => code !== 8000));
  });
});
