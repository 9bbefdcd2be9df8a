import { describe, expect, it } from 'vitest';
import { DomainError } from '../../domain/errors/domain-error.ts';
import * as errors from '../../domain/errors/errors.ts';
import { categoryOf, ERROR_CODES, isRetryable } from '../../domain/errors/taxonomy.ts';

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
  ] as const)('%i is of the category %s', (code, category) => {
    expect(categoryOf(code)).toBe(category);
  });

  it('may be repeated when a limit or a missing service is behind it, and only then', () => {
    expect(Object.values(ERROR_CODES).filter(isRetryable)).toEqual([5000, 5001, 5002, 8001]);
  });
});

describe('a domain error', () => {
  it.each([
    ['Unauthorized', 1000],
    ['Forbidden', 1001],
    ['SessionRevoked', 1002],
    ['ValidationFailed', 2000],
    ['RequestInvalid', 2001],
    ['NotFound', 3000],
    ['RecordMissing', 3001],
    ['RouteNotFound', 3002],
    ['Conflict', 4000],
    ['Duplicate', 4001],
    ['VersionConflict', 4002],
    ['RateLimited', 5000],
    ['OperationRateLimited', 5001],
    ['ConcurrencyLimited', 5002],
    ['BudgetExhausted', 6000],
    ['ProviderFailed', 7000],
    ['ServiceUnavailable', 8001],
    ['PersistenceFailed', 8002],
  ] as const)('%s carries the code %i, its name, its detail and nothing else', (name, code) => {
    const error = new errors[name]('why');
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ name, code, detail: 'why', message: 'why', retryAfterSeconds: null });
    expect(error.cause).toBeUndefined();
  });

  it('may say when to come again and keeps its cause', () => {
    const cause = new Error('driver');
    const error = new errors.ServiceUnavailable('away', { cause, retryAfterSeconds: 2 });
    expect(error.retryAfterSeconds).toBe(2);
    expect(error.cause).toBe(cause);
  });

  it('exists for every code but the internal one, which no rule may choose', () => {
    const codes = Object.values(errors).map((Class) => new Class('x').code);
    expect(codes).toEqual(Object.values(ERROR_CODES).filter((code) => code !== 8000));
  });
});
