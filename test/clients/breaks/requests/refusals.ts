import { answered, type Broken, ofCheck, on, unheard, withError } from '../forms.ts';
import type { Break } from '../proxy/break.ts';

/** The group of what every operation refuses. */
const OF_EVERY_OPERATION = 'refusals';

/** A request without `Host` gets one, except for the probe that finds out whether a proxy responds. */
const addingHost: Break = {
  ask: (request) =>
    request.headers.host === undefined && !request.path.endsWith('/healthz')
      ? { ...request, headers: { ...request.headers, host: 'localhost' } }
      : request,
};

/** What every operation refuses. */
export const BREAKS_OF_REFUSALS: readonly Broken[] = [
  ...ofCheck(`${OF_EVERY_OPERATION}/a request without Host is refused`, 'spec/rules/errors.md#malformed-http', [
    'a request without Host is served',
    addingHost,
    'expected 400/2001, got',
  ]),
  ...ofCheck(
    `${OF_EVERY_OPERATION}/too many parallel bodies are refused`,
    'spec/rules/limits.md#request-body-memory',
    [
      'the time after which a full memory accepts bodies is another one',
      answered(({ status, headers }) => (status === 503 ? { headers: { ...headers, 'retry-after': '2' } } : {})),
      'expected the header retry-after: 1, got 2',
    ],
    [
      'one operation fails while the memory is full',
      withError(503, 500, 8000, on('POST', '/projects')),
      'expected 503/8001, got 500/8000: createProject',
    ],
  ),
  ...ofCheck(`${OF_EVERY_OPERATION}/deleteConnection with a stale tag`, 'spec/rules/requests.md#conditional-changes', [
    'If-Match is ignored when something is deleted',
    unheard('if-match'),
    'expected 409/4002, got',
  ]),
  ...ofCheck(`${OF_EVERY_OPERATION}/pages of other origins are refused`, 'spec/rules/auth.md#origin', [
    'a page of another origin is served like one of ours',
    unheard('origin'),
    'expected 403/1001, got',
  ]),
];
