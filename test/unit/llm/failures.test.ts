import { describe, expect, it } from 'vitest';
import { ProviderFailed } from '../../../domain/foundation/errors/errors.ts';
import { ProviderTimedOut, providerFailure, ReplyInvalid } from '../../../domain/llm/gateway/failures.ts';

const USAGE = { inputTokens: 1, outputTokens: 2 };
const KEY = `sk-${'a1B2'.repeat(12)}`;
const causeOf = (error: unknown): string => (providerFailure(error).cause as Error).message;

describe('a failed model call', () => {
  it('is ProviderFailed with one sentence, whatever was thrown', () => {
    for (const thrown of [new Error('tell-tale'), new TypeError('x'), 'text', 7, null, undefined, { secret: 'x' }]) {
      const failure = providerFailure(thrown);
      expect([failure.constructor, failure.code, failure.detail]).toEqual([
        ProviderFailed,
        7000,
        'The model provider failed',
      ]);
    }
  });
  it('that is a domain error already is passed on as the same object', () => {
    for (const own of [new ProviderFailed('a'), new ProviderTimedOut(3), new ReplyInvalid('text', USAGE, 'why')])
      expect(providerFailure(own)).toBe(own);
  });
  it('keeps name, status and message as a recreated cause', () => {
    const thrown = Object.assign(new TypeError('fetch failed'), { statusCode: 503, prompt: 'private', body: KEY });
    expect(causeOf(thrown)).toBe('TypeError (status 503): fetch failed');
    expect(providerFailure(thrown).cause).not.toBe(thrown);
    expect(Object.keys(providerFailure(thrown).cause as object)).toEqual([]);
    expect(causeOf(new Error('plain'))).toBe('Error: plain');
    expect(causeOf({ error: 'plain' })).toBe('{"error":"plain"}');
    expect(causeOf('plain')).toBe('"plain"');
    expect(causeOf(undefined)).toBe('undefined');
  });
  it('has a cause without keys and with at most 500 characters', () => {
    expect(causeOf(new Error(`wrong key ${KEY} given`))).not.toContain(KEY);
    expect(causeOf({ key: KEY })).not.toContain(KEY);
    expect(causeOf(new Error('x'.repeat(10_000)))).toHaveLength(500);
    expect(causeOf(new Error('x'.repeat(493)))).toHaveLength(500);
    expect(causeOf(new Error('x'.repeat(492)))).toBe(`Error: ${'x'.repeat(492)}`);
    // A key that the cut would have halved is masked before it.
    expect(causeOf(new Error(`${'x'.repeat(485)} ${KEY}`))).not.toContain(KEY.slice(0, 7));
  });
});

describe('the failures with a name', () => {
  it('a time-out states how long it waited only in its cause', () => {
    const failure = new ProviderTimedOut(42);
    expect([failure.code, failure.detail, (failure.cause as Error).message]).toEqual([
      7000,
      'The model provider did not reply in time',
      'no reply within 42 s',
    ]);
  });
  it('a reply that violates its schema keeps text and cost, and shows neither', () => {
    const failure = new ReplyInvalid('what it wrote', USAGE, new Error('why'));
    expect([failure.code, failure.detail, failure.text, failure.usage]).toEqual([
      7000,
      'The model reply does not match the required schema',
      'what it wrote',
      USAGE,
    ]);
    expect((failure.cause as Error).message).toBe('why');
  });
});
