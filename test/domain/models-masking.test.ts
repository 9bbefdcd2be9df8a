import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskCredentials } from '../../domain/llm/masking.ts';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dGhlLXNpZ25hdHVyZQ';
const PEM = '-----BEGIN RSA PRIVATE KEY-----\nMIIEow\nIBAAKC\n-----END RSA PRIVATE KEY-----';

describe('masked text', () => {
  it.each([
    ['Authorization: Bearer abc.def-123', 'Authorization: Bearer ***'],
    ['the key ok_abcdefghijklmnop works', 'the key *** works'],
    ['sk-live-0123456789', '***'],
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', '***'],
    ['AKIAIOSFODNN7EXAMPLE', '***'],
    [`my token is ${JWT}.`, 'my token is ***.'],
    [`before\n${PEM}\nafter`, 'before\n***\nafter'],
    ['-----BEGIN PRIVATE KEY-----\nnever ended', '***'],
    ['password=hunter2 and more', 'password=*** and more'],
    ['DB_PASSWORD: hunter2', 'DB_PASSWORD: ***'],
    ['{"client_secret": "a b c", "x": 1}', '{"client_secret": "***", "x": 1}'],
    ['{\\"token\\":\\"abc\\"}', '{\\"token\\":\\"***"}'],
    ["api_key = 'abc'", "api_key = '***'"],
    ['token: Bearer abc', 'token: ***'],
    ['postgres://app:s3cr3t@db.example/x', 'postgres://app:***@db.example/x'],
    ['redis://:p@ss@cache:6379', 'redis://:***@cache:6379'],
    ['password="opened and never closed', 'password="*** and never closed'],
    ["secret='opened", "secret='***"],
    ['password="my token=abc" and more', 'password="***" and more'],
    ['password=token=abc and more', 'password=*** and more'],
    ['token="" and more', 'token="***" and more'],
  ])('%j becomes %j', (text, expected) => {
    expect(maskCredentials(text)).toBe(expected);
  });

  it.each([
    'a task-force and a risk-based plan',
    'the password is long',
    'https://example.com:8080/path?x=1',
    'tokens: 500',
    'www.example.com and 1.2.3',
    'secret:\nthe next line is another sentence',
    '-----BEGIN CERTIFICATE-----\nMIIBszCCAVmg\n-----END CERTIFICATE-----',
    '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZI\n-----END PUBLIC KEY-----',
  ])('%j stays as it is', (text) => {
    expect(maskCredentials(text)).toBe(text);
  });

  it('of long hostile texts is made quickly', () => {
    for (const part of [
      'a://',
      'a.',
      'eyJ',
      'eyJ.',
      'password ',
      '-----BEGIN PRIVATE KEY',
      'Bearer ',
      'sk-',
      'token="',
      "secret='",
    ]) {
      expect(maskCredentials(part.repeat(20_000)).length).toBeGreaterThan(0);
    }
  });

  const fragment = fc.constantFrom(
    ...[
      'password',
      'secret=',
      'token:',
      '"api_key": ',
      'Bearer ',
      'bearer',
      'sk-',
      'ok_',
      'whsec_',
      'AKIA',
      'eyJ',
      JWT,
      PEM,
    ],
    ...[
      '-----BEGIN PRIVATE KEY-----',
      'https://',
      'u:',
      '@',
      '***',
      '*',
      '"',
      "'",
      '\\',
      ' ',
      '\n',
      '=',
      ':',
      '.',
      'abcdef123456',
      '/',
      '-',
    ],
  );
  const texts = fc
    .array(fc.oneof(fragment, fc.string({ maxLength: 4 })), { maxLength: 14 })
    .map((parts) => parts.join(''));

  it('stays as it is when masked again', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(maskCredentials(maskCredentials(text))).toBe(maskCredentials(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('never holds the key that was in it', () => {
    const key = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 16, maxLength: 43 });
    const surroundings = fc.constantFrom('', ' ', '"', "'", '(', ')', ',', '\n', '=', ': ', 'key is ');
    fc.assert(
      fc.property(
        fc.constantFrom('ok_', 'sk-', 'whsec_', 'AKIA', 'Bearer '),
        key,
        surroundings,
        surroundings,
        (lead, body, before, after) => {
          expect(maskCredentials(`${before}${lead}${body}${after}`)).not.toContain(body);
        },
      ),
    );
  });
});
