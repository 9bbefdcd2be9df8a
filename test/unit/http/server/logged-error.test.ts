import { describe, expect, it } from 'vitest';
import { loggedError, loggedText } from '../../../../handlers/http/observe/logged-error.ts';

const refusal = (code: string, message: string): Error =>
  Object.assign(new Error(message), { code, detail: 'hidden', query: 'hidden' });

describe('an error in the log', () => {
  it('has type, message, code, frames and cause, and nothing else', () => {
    const logged = loggedError(new TypeError('no', { cause: refusal('ECONNRESET', 'gone') }));
    expect(logged).toEqual({
      type: 'TypeError',
      message: 'no',
      stack: expect.stringMatching(/^ +at /),
      cause: { type: 'Error', message: 'gone', code: 'ECONNRESET', stack: expect.any(String) },
    });
    expect(logged.stack).not.toContain('no\n');
  });
  it('does not expose the values of a refused statement', () => {
    const broken = 'null value in column "role"\n - detail: Failing row contains (bob, secret)';
    expect(loggedError(refusal('23502', broken)).message).toBe('null value in column "role"');
    expect(loggedError(refusal('22P02', 'invalid input syntax for type uuid: "bob"')).message).toBe(
      'invalid input syntax for type uuid',
    );
  });
  it('takes no part of the message for a frame', () => {
    const logged = loggedError(new Error('bad\n    at secret place'));
    expect(logged.stack).not.toContain('secret place');
    expect(logged.stack).toMatch(/^ +at /);
  });
  it('does not expose them where other code quotes the database', () => {
    const quoting = new AggregateError([], 'housekeeping: no\n - detail: Failing row contains (bob)');
    expect(loggedError(quoting).message).not.toContain('bob');
    expect(loggedText('job failed: no - detail: Failing row contains (bob)')).toBe('job failed: no');
  });
  it('can be any value', () => {
    expect(loggedError(Object.create(null))).toEqual({ type: 'object', message: '[object Object]' });
  });
  it('contains no credential and is limited in length', () => {
    expect(loggedError(new Error('got password=swordfish back')).message).not.toContain('swordfish');
    expect(loggedError(new Error('x'.repeat(5000))).message).toHaveLength(1000);
    expect(loggedError('Bearer abcdefghijklmnopqrstuvwxyz0123456789').message).not.toContain('abcdefghij');
  });
  it('is followed at most four causes deep, also around a cycle', () => {
    const error = new Error('again');
    error.cause = error;
    expect(JSON.stringify(loggedError(error)).match(/"again"/g)).toHaveLength(4);
  });
});
