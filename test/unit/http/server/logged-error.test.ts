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
  it('keeps the values of a refused statement to itself', () => {
    const broken = 'null value in column "role"\n - detail: Failing row contains (bob, secret)';
    expect(loggedError(refusal('23502', broken)).message).toBe('null value in column "role"');
    expect(loggedError(refusal('22P02', 'invalid input syntax for type uuid: "bob"')).message).toBe(
      'invalid input syntax for type uuid',
    );
  });
  it('takes nothing of the message for a frame', () => {
    const logged = loggedError(new Error('bad\n    at secret place'));
    expect(logged.stack).not.toContain('secret place');
    expect(logged.stack).toMatch(/^ +at /);
  });
  it('keeps them also where somebody else quotes the database', () => {
    const quoting = new AggregateError([], 'housekeeping: no\n - detail: Failing row contains (bob)');
    expect(loggedError(quoting).message).not.toContain('bob');
    expect(loggedText('job failed: no - detail: Failing row contains (bob)')).toBe('job failed: no');
  });
  it('can be anything', () => {
    expect(loggedError(Object.create(null))).toEqual({ type: 'object', message: '[object Object]' });
  });
  it('holds no credential and has an end', () => {
    expect(loggedError(new Error('got password=swordfish back')).message).not.toContain('swordfish');
    expect(loggedError(new Error('x'.repeat(5000))).message).toHaveLength(1000);
    expect(loggedError('Bearer abcdefghijklmnopqrstuvwxyz0123456789').message).not.toContain('abcdefghij');
  });
  it('goes four causes deep at most, also around a circle', () => {
    const error = new Error('again');
    error.cause = error;
    expect(JSON.stringify(loggedError(error)).match(/"again"/g)).toHaveLength(4);
  });
});
