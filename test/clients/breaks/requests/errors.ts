import { asked, type Broken, ofCheck, on, said, told, unheard, withError, within, withStatus } from '../forms.ts';

const VALUES = 'spec/rules/errors.md#json-values';
const QUERIES = 'spec/rules/errors.md#query-parameters';
const PATHS = 'spec/rules/errors.md#path-parameters';
const TYPES = 'spec/rules/errors.md#media-types';
const CREATION = on('POST', '/projects');

/** Malformed requests. */
export const BREAKS_OF_ERRORS: readonly Broken[] = [
  ...ofCheck(
    'errors/broken paths are refused',
    PATHS,
    ['U+0000 in a path is dropped', asked('a%00b', 'ab'), 'expected 400/2001, got 404/3000'],
    [
      'an id that is not a UUID is malformed',
      withError(404, 400, 2001, on('GET', '/nobody')),
      'expected 404/3000, got 400/2001: it names nobody',
    ],
    ['a broken encoding in a path is a name', asked('%ff', 'nobody'), 'expected 400/2001, got 404/3000'],
  ),
  ...ofCheck('errors/every path refuses an id of 129 characters', PATHS, [
    'an id of any length is searched',
    asked(/x{129}/, 'x'),
    'expected 400/2001, got 404/3000',
  ]),
  ...ofCheck('errors/broken queries are refused', QUERIES, [
    'a number may have leading zeros',
    asked('limit=01', 'limit=1'),
    'expected 400/2001, got 200: limit=01',
  ]),
  ...ofCheck('errors/every parameter is given once', QUERIES, [
    'a repeated parameter is read once',
    asked(/([?&]\w+=1)&\w+=1$/, '$1'),
    'expected 400/2001, got',
  ]),
  ...ofCheck('errors/every list refuses a limit that is not a number', QUERIES, [
    'a malformed limit is ignored',
    asked('limit=x', ''),
    'expected 400/2001, got',
  ]),
  ...ofCheck('errors/every body beyond 1 MiB is refused', 'spec/rules/errors.md#body-size', [
    'a body that is too large is refused for its content',
    withStatus(413, 400),
    'expected 413/2001, got 400/2001',
  ]),
  ...ofCheck('errors/every body of another media type is refused', TYPES, [
    'any media type is accepted',
    {
      ask: (asked) =>
        asked.headers['content-type'] === 'text/plain'
          ? { ...asked, headers: { ...asked.headers, 'content-type': 'application/json' } }
          : asked,
    },
    'expected 415/2001, got 400/2001',
  ]),
  ...ofCheck('errors/an empty body is refused where one is needed', 'spec/rules/errors.md#presence-of-a-body', [
    'a missing body is another media type',
    withError(400, 415, 2001, CREATION),
    'expected 400/2001, got 415/2001',
  ]),
  ...ofCheck('errors/a content coding is refused', TYPES, [
    'a content coding is ignored',
    unheard('content-encoding'),
    'expected 415/2001, got 201',
  ]),
  ...ofCheck('errors/a body with U+0000 is refused', VALUES, [
    'U+0000 in a body is dropped',
    said('\\u0000', ''),
    'expected 400/2001, got 201',
  ]),
  ...ofCheck('errors/updateTask refuses unknown fields', VALUES, [
    'a body is refused as something unknown',
    told('2001', '2000', (_asked, answer) => answer?.status === 400),
    'expected 400/2001, got 400/2000',
  ]),
  ...ofCheck('errors/every change refuses a malformed condition', 'spec/rules/requests.md#conditional-changes', [
    'a malformed condition is ignored',
    unheard('if-match'),
    'expected 400/2001, got',
  ]),
  ...ofCheck(
    'errors/an unknown path is 404 with code 3002',
    'spec/rules/errors.md#codes',
    [
      'an unknown path is an unknown object',
      withError(404, 404, 3000, within('/api/v1/no-such-path')),
      'expected 404/3002, got 404/3000',
    ],
    [
      'a page is served under any path',
      withStatus(404, 200, on('POST', '/no-such-path')),
      'expected 404/3002, got 200',
    ],
  ),
];
