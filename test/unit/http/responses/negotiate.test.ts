import { describe, expect, it } from 'vitest';
import { prefersProblem } from '../../../../handlers/http/responses/negotiate.ts';

describe('the form of an error', () => {
  it.each([
    'application/problem+json',
    'APPLICATION/Problem+JSON',
    ' application/problem+json ',
    'application/problem+json, application/json;q=0.9',
    'application/problem+json;q=0.9, application/json;q=0.8',
    'application/problem+json;q=0.5, */*;q=0.4',
    'application/problem+json, application/*',
    'application/problem+json, */*',
    'application/problem+json;charset=utf-8;q=1.000',
    'application/json;q=0, application/problem+json;q=0.001',
    'application/json;q=0.1, application/*;q=0.5',
    'application/problem+json;q=0.5, text/*',
    'application/problem+json;q=0.5, text/json',
    'application/problem+json;q=0.3, application/json;q=0.2',
    'application/*;q=0.5, application/json;q=0.1, */*',
  ])('is a bare problem for %j', (accept) => {
    expect(prefersProblem(accept)).toBe(true);
  });

  it.each([
    null,
    '',
    '*/*',
    'application/*',
    'application/json',
    'text/html',
    'application/problem+json;q=0',
    'application/problem+json;q=0.000, application/json;q=0',
    'application/problem+json, application/json',
    'application/problem+json;q=0.5, application/json',
    'application/problem+json;q=0.5, */*',
    'application/problem+json;q=0.2, application/json;q=0.3',
    'application/problem+jsons',
    'xapplication/problem+json',
    'application/problem+json/x',
    '*/problem+json',
    'text/*, application/json;q=0',
    'text/*',
    'nonsense',
  ])('is the envelope for %j', (accept) => {
    expect(prefersProblem(accept)).toBe(false);
  });

  it.each(['1.1', '2', '-1', '0.1234', 'x', ''])(
    'uses a range with the unreadable weight %j at its full weight',
    (q) => {
      expect(prefersProblem(`application/problem+json;q=${q}, application/json;q=0.9`)).toBe(true);
    },
  );

  it('ignores a later range of the same specificity', () => {
    expect(prefersProblem('application/problem+json;q=0.1, application/problem+json;q=1, application/json;q=0.5')).toBe(
      false,
    );
  });
});
