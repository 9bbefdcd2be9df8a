import { answered, type Broken, errorOf, nextDigits, ofCheck, unheard, withHeader } from '../forms.ts';
import type { Break } from '../proxy/break.ts';

const TAGS = 'etags/a tag changes when the data does, and only then';
const CHANGES = 'spec/rules/requests.md#conditional-changes';
const READING = 'spec/rules/requests.md#conditional-reading';

/** Every change happens, and none is reported. */
const changingSecretly: Break = {
  ...unheard('if-match'),
  tell: (answer, { method }) => (method === 'PATCH' ? errorOf(answer, 409, 4002) : answer),
};
/** Replaces this header of the requests that have it. */
const hearing = (name: string, from: RegExp, to: string): Break => ({
  ask: (request) => {
    const value = request.headers[name];
    if (value === undefined) return request;
    return { ...request, headers: { ...request.headers, [name]: String(value).replace(from, to) } };
  },
});

/** Tags and conditional requests. */
export const BREAKS_OF_ETAGS: readonly Broken[] = [
  ...ofCheck(
    TAGS,
    'spec/rules/requests.md#etags',
    [
      'every response has another tag',
      answered(({ headers }) => ({ headers: { ...headers, etag: `"${nextDigits()}"` } })),
      'expected the header etag',
    ],
    ['a tag does not change with the data', withHeader('etag', '"1"'), 'the tag changes with the data'],
    [
      'a change returns another tag than the next read',
      withHeader('etag', '"1"', ({ method }) => method === 'PATCH'),
      'expected the header etag: "1"',
    ],
  ),
  ...ofCheck(
    'etags/an unchanged object is not sent again',
    READING,
    ['everything is sent again', unheard('if-none-match'), 'expected 304, got 200: If-None-Match'],
    ['any tag is the current one', hearing('if-none-match', /.+/, '*'), 'expected 200, got 304: "other"'],
  ),
  ...ofCheck(
    'etags/a change with a stale tag is refused',
    CHANGES,
    ['conditions are not checked', unheard('if-match'), 'expected 409/4002, got 200: If-Match'],
    ['a refused change is stored', changingSecretly, 'expected the header etag'],
  ),
  ...ofCheck(
    'etags/one of several parallel changes with the same tag succeeds',
    'spec/rules/requests.md#comparing-under-the-lock',
    ['conditions are not checked in a race', unheard('if-match'), 'of five changes with one tag exactly one succeeds'],
  ),
  ...ofCheck('etags/a change with the current tag succeeds', CHANGES, [
    'only the first tag of a list is compared',
    hearing('if-match', /,.*/, ''),
    'expected a success, got 409/4002',
  ]),
  ...ofCheck('etags/a malformed condition is refused', CHANGES, [
    'a malformed tag is one that does not match',
    hearing('if-match', /^(?:nonsense|"a".*)$/, '"a"'),
    'expected 400/2001, got 409/4002: nonsense',
  ]),
  ...ofCheck('etags/an unknown object is unknown under any condition', CHANGES, [
    'a condition is checked before the object is known',
    answered(({ status, ...answer }, _path, method) =>
      method === 'PATCH' && status === 404 ? errorOf({ status, ...answer }, 409, 4002) : {},
    ),
    'expected 404/3000, got 409/4002',
  ]),
  ...ofCheck(
    'etags/an object without a tag accepts only *',
    'spec/rules/requests.md#untagged-objects',
    [
      'an object without a tag accepts any tag',
      unheard('if-match', ({ path }) => path.includes('/api-keys/')),
      'expected 409/4002, got 204',
    ],
    [
      'an object without a tag accepts no condition',
      hearing('if-match', /^\*$/, '"any"'),
      'expected 204, got 409/4002',
    ],
  ),
];
