import fc from 'fast-check';
import type { OperationPolicy } from '../../../handlers/http/document/policy.ts';
import type { Request } from '../client/client.ts';
import { parameterNames, pathValues } from './requests.ts';

/** Texts that have broken other servers. */
const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00\ud800',
  '\u202e',
  '\uffff',
  'e\u0301'.repeat(50),
  '🙂'.repeat(200),
  "'; drop table users; --",
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '%s%n',
  'null',
  'undefined',
  'true',
  '-0',
  '1e999',
  'NaN',
  '٣',
  '__proto__',
  'constructor',
  'x'.repeat(100_000),
  '2030-02-30T00:00:00Z',
  '0000-00-00T00:00:00+99:99',
  '00000000-0000-0000-0000-000000000000',
];

const text = fc.oneof(fc.constantFrom(...NASTY_TEXTS), fc.string({ unit: 'binary', maxLength: 60 }));
const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(-0, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE),
);
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4, noNullPrototype: false }),
  ),
}));

/** Bodies that no serializer writes: numbers out of range, forbidden names, duplicate keys, and unlimited depth. */
const RAW_BODIES = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"username":1e999}',
  '{"username":-1e999,"password":1E400}',
  '{"username":"\\ud800"}',
  '{"username":"\\u0000"}',
  '{"a":1,"a":2}',
  '{"":""}',
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  `{"a":[${'0,'.repeat(200_000)}0]}`,
  `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":0`).join(',')}}`,
  `{"username":"${'x'.repeat(1_000_000)}"}`,
  '\ufeff{}',
  '{}{}',
  '{"a":01}',
  "{'a':1}",
  '/* */{}',
];

/** The example with one field replaced by any value, added or removed. */
const mutated = (example: object): fc.Arbitrary<unknown> => {
  const names = Object.keys(example);
  const replaced = fc
    .tuple(fc.constantFrom(...(names.length > 0 ? names : ['x'])), value)
    .map(([name, changed]) => ({ ...example, [name]: changed }));
  const added = fc.tuple(text, value).map(([name, extra]) => ({ ...example, [name]: extra }));
  return fc.oneof(replaced, added);
};

const body = (example: unknown): fc.Arbitrary<Pick<Request, 'body' | 'raw'>> =>
  fc.oneof(
    mutated((example ?? {}) as object).map((json) => ({ body: json })),
    value.map((json) => ({ body: json })),
    fc.constantFrom(...RAW_BODIES).map((raw) => ({ raw: { text: raw, type: 'application/json' } })),
    fc.tuple(text, fc.constantFrom('text/plain', 'application/json', 'application/xml', '*/*')).map(([raw, type]) => ({
      raw: { text: raw, type },
    })),
  );

/** Text that HTTP allows in a header: no control characters, one byte for each character. */
const headerValue = fc.oneof(
  fc.constantFrom('', '*', '"', '"a', 'W/"a"', '"a","b"', ';;;', 'q=1;q=', 'application/problem+json;q=x', '1e9', '-1'),
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 80,
  }),
);
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'if-match',
    'if-none-match',
    'idempotency-key',
    'x-csrf-token',
    'origin',
    'cookie',
    'x-forwarded-for',
    'content-encoding',
    'user-agent',
    'x-request-id',
  ),
  headerValue,
  { maxKeys: 3, noNullPrototype: true },
);

const path = (policy: OperationPolicy): fc.Arbitrary<Record<string, string>> => {
  const names = parameterNames(policy.path);
  if (names.length === 0) return fc.constant({});
  const wild = text
    .filter((name) => name !== '' && name !== '.' && name !== '..')
    .map((name) => name.toWellFormed().slice(0, 2000));
  return fc.oneof(
    fc.constant(pathValues(policy.path)),
    fc
      .tuple(...names.map(() => wild))
      .map((values) => Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))),
  );
};

const query = (policy: OperationPolicy): fc.Arbitrary<string> => {
  const known = Object.keys(policy.query);
  const pair = fc
    .tuple(fc.constantFrom(...known, 'unknown', '__proto__'), text)
    .map(([name, given]) => `${name}=${encodeURIComponent(given.toWellFormed().slice(0, 1000))}`);
  return fc.oneof(
    fc.constant(''),
    fc.array(pair, { maxLength: 3 }).map((pairs) => pairs.join('&')),
    fc.constantFrom('%zz', '=&=', '&&&', 'limit=%ff'),
  );
};

/** Any request for the operation that HTTP can transport. */
export const hostileRequest = (policy: OperationPolicy, example: unknown): fc.Arbitrary<Request> =>
  fc
    .record({
      path: path(policy),
      query: query(policy),
      headers,
      content: policy.body === 'none' ? fc.constant({}) : body(example),
    })
    .map(({ content, ...rest }) => ({ ...rest, ...content }));
