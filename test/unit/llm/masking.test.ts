import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskCredentials } from '../../../domain/llm/safety/masking.ts';

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
    [`postgres://app:1//0token${JWT}@db`, 'postgres://app:***@db'],
    ['redis://:p@ss@cache:6379', 'redis://:***@cache:6379'],
    ['password="opened and never closed', 'password="*** and never closed'],
    ["secret='opened", "secret='***"],
    ['password="my token=abc" and more', 'password="***" and more'],
    ['password=token=abc and more', 'password=*** and more'],
    ['token="" and more', 'token="***" and more'],
    [`clone with ghp_${'a1'.repeat(18)} please`, 'clone with *** please'],
    [`github_pat_${'A1'.repeat(41)}`, '***'],
    [`glpat-${'a1B2'.repeat(5)}`, '***'],
    [`(xoxb-123456789012-123456789012-${'abcd'.repeat(6)})`, '(***)'],
    [`https://hooks.slack.com/services/T00000000/B00000000/${'Xy'.repeat(12)}`, 'https://hooks.slack.com/***'],
    ['hooks.slack.com/workflows/T0/A0/1/abc', 'hooks.slack.com/***'],
    ['-----BEGIN PGP PRIVATE KEY BLOCK-----\nlQdGBF\n-----END PGP PRIVATE KEY BLOCK-----\nafter', '***\nafter'],
    ['---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nP2/56\n---- END SSH2 ENCRYPTED PRIVATE KEY ----', '***'],
    ['Private-Lines: 2\nAAAAgQ\nBBBB\nPrivate-MAC: 1', 'Private-Lines: ***\nPrivate-MAC: 1'],
    [`xapp-1-A0123ABCD-1234567890123-${'a1'.repeat(32)}`, '***'],
    [`glrt-${'a1B2'.repeat(5)} and gldt-${'a1B2'.repeat(5)}`, '*** and ***'],
    [`1//0${'aB3_'.repeat(8)}`, '***'],
    [`sk_org_live_${'a1B2'.repeat(6)}`, '***'],
    ['//registry.example/:_auth=dXNlcjpwYXNz', '//registry.example/:_auth=***'],
    ['https://x.example/f?code=abc==&a=1', 'https://x.example/f?code=***'],
    ['secret_key: x, ENCRYPTION_KEY=y', 'secret_key: *** ENCRYPTION_KEY=***'],
    ['password => hunter2', 'password => ***'],
    [`device=${'a'.repeat(43)}.${'b'.repeat(51)}.${'c'.repeat(51)}; a=1`, 'device=***; a=1'],
    ['{"password":"a\\"TAIL"}', '{"password":"***"}'],
    ['Authorization: Digest username="a",\n  response="b"\nHost: x', 'Authorization: Digest ***\nHost: x'],
    ['Basic dXNlcjrDv8O_w78-Pw', 'Basic ***'],
    [`AIzaSy${'a1B2c'.repeat(6)}Xyz`, '***'],
    [`ya29.a0Af${'H6SMB'.repeat(8)} is Google's`, "*** is Google's"],
    [`ASIA${'Z7Q2'.repeat(4)}`, '***'],
    [`aws_secret_access_key = ${'aB3/'.repeat(10)}`, 'aws_secret_access_key = ***'],
    [`AccountKey=${'aB3/'.repeat(21)}==;EndpointSuffix`, 'AccountKey=***'],
    [`the app's secret is abc8Q~${'dE5.'.repeat(8)}`, "the app's secret is ***"],
    [`sk_live_${'a1B2'.repeat(6)}`, '***'],
    [`rk_test_${'a1B2'.repeat(6)}`, '***'],
    [`sk-ant-api03-${'aB3_'.repeat(24)}AA`, '***'],
    [`hf_${'aBcD'.repeat(8)}xY`, '***'],
    [`npm_${'a1'.repeat(18)}`, '***'],
    [`pypi-AgEIcHlwaS5vcmc${'aB3_'.repeat(20)}`, '***'],
    [`SG.${'aB3d'.repeat(5)}ef.${'gH5i'.repeat(10)}jkl`, '***'],
    [`dckr_pat_${'aB3'.repeat(9)}`, '***'],
    ['Authorization: Basic dXNlcjpwYXNzd29yZA==', 'Authorization: Basic ***'],
    ['curl -H "Authorization: basic x"', 'curl -H "Authorization: basic ***'],
    ['it says Basic dXNlcjpwYXNz there', 'it says Basic *** there'],
    [
      'Authorization: Digest username="Mufasa", realm="a", response="6629fae4"\nHost: x',
      'Authorization: Digest ***\nHost: x',
    ],
    ['Digest realm="a", nonce="b"', 'Digest ***'],
    ['x-api-key: abc-123', 'x-api-key: ***'],
    ['X-Api-Key=abc', 'X-Api-Key=***'],
    ['pwd=hunter2;', 'pwd=***'],
    ['"passphrase" : "open sesame"', '"passphrase" : "***"'],
  ])('%j becomes %j', (text, expected) => {
    expect(maskCredentials(text)).toBe(expected);
  });

  it.each([
    'a task-force and a risk-based plan',
    'Basic understanding of the Digest of news',
    'a basic plan: first, second',
    'secretlint-disable',
    'the key to success: patience',
    'api keys and access keys',
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
      ...[
        'token=\\"',
        'Private-Lines:',
        '---- BEGIN ',
        'password="\\"',
        'Basic ',
        'Basic dXNlcjpw ',
        'Digest ',
        'Digest uri=',
        'authorization: basic ',
        'ghs_1_a.',
        'https://a:b@',
        'a1b2Q~',
      ],
      ...[
        'xoxb-a-',
        'sk-proj-',
        'SG.a.',
        '-----BEGIN PRIVATE KEY-----',
        'hooks.slack.com/services/T',
        'ops_ey',
        'AWS_SECRET=',
      ],
    ]) {
      const from = performance.now();
      expect(maskCredentials(part.repeat(20_000)).length).toBeGreaterThan(0);
      // Some twenty times what is needed; a pattern with backtracking would take minutes.
      expect(performance.now() - from, part).toBeLessThan(3000);
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
      'Basic dXNlcjpw',
      'Digest uri=',
      'pwd=',
      `npm_${'a1'.repeat(18)}`,
      `hf_${'aBcD'.repeat(8)}xY`,
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

  it('never contains the key that was in it', () => {
    const key = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 16, maxLength: 43 });
    const surroundings = fc.constantFrom('', ' ', '"', "'", '(', ')', ',', '\n', '=', ': ', 'key is ');
    fc.assert(
      fc.property(
        fc.constantFrom('ok_', 'sk-', 'whsec_', 'AKIA', 'Bearer ', 'ghp_', 'pypi-', 'pwd='),
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
