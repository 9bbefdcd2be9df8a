import { asked, type Broken, ofCheck, on, unheard, withError, withHeader, without, withStatus } from '../forms.ts';
import type { Break } from '../proxy/break.ts';

const INSTANCE = 'spec/rules/errors.md#instance';
const COMMON = 'spec/rules/requests.md#headers-of-every-response';
const METHODS = 'spec/rules/errors.md#head-and-options';
const OTHER_ID = '00000000-5d4a-4b6f-9c7d-8e9f0a1b2c3d';

const isHead = ({ method }: { readonly method: string }): boolean => method === 'HEAD';
const isOptions = ({ method }: { readonly method: string }): boolean => method === 'OPTIONS';

/** The id of a request is the one that the client sent. */
const keepingIds: Break = {
  tell: (answer, { headers }) => {
    const id = headers['x-request-id'];
    if (typeof id !== 'string') return answer;
    const text = answer.text.replace(/("instance":")[^"]*/, `$1${id}`);
    return { ...answer, headers: { ...answer.headers, 'x-request-id': id }, text };
  },
};

/** What all responses have in common. */
export const BREAKS_OF_RESPONSES: readonly Broken[] = [
  ...ofCheck(
    'errors/the form of an error follows Accept',
    'spec/rules/errors.md#negotiation',
    ['errors have only one form', unheard('accept'), 'expected the header content-type: application/problem+json'],
    ['a missing credential is forbidden', withError(401, 403, 1001), 'expected 401/1000, got 403/1001: no Accept'],
  ),
  ...ofCheck(
    'errors/every request has a separate id',
    INSTANCE,
    [
      'the instance of an error is another id',
      withHeader('x-request-id', OTHER_ID, on('GET', '/projects')),
      'instance and x-request-id are the same',
    ],
    ['an id of the client is kept', keepingIds, 'every request has a separate id, assigned by the server'],
  ),
  ...ofCheck(
    'errors/a wrong method is 405 with Allow',
    'spec/rules/errors.md#wrong-methods',
    ['a wrong method is unknown', withStatus(405, 404), 'expected 405/2001, got 404/2001'],
    ['Allow omits HEAD and OPTIONS', withHeader('allow', 'GET, POST'), 'expected the header allow: GET, HEAD, OPTIONS'],
  ),
  ...ofCheck(
    'errors/HEAD and OPTIONS work where GET does',
    METHODS,
    ['HEAD is not served', withStatus(200, 405, isHead), 'expected 200, got 405: HEAD has the status of GET'],
    ['HEAD has no tag', without('etag', isHead), 'expected the header etag'],
    ['OPTIONS is 200', withStatus(204, 200, isOptions), 'expected 204, got 200: OPTIONS of a known path'],
    ['OPTIONS names only one method', withHeader('allow', 'GET', isOptions), 'expected the header allow: GET, HEAD'],
  ),
  ...ofCheck(
    'errors/one trailing slash is ignored',
    'spec/rules/errors.md#paths',
    [
      'a trailing slash is another path',
      withStatus(204, 404, on('OPTIONS', '/healthz/')),
      'one trailing slash is ignored',
    ],
    ['any number of slashes is ignored', asked('/healthz//', '/healthz/'), 'expected 404/3002, got 200: and no more'],
  ),
  ...ofCheck(
    'errors/every response has the common headers',
    COMMON,
    ['a security header is missing', without('x-frame-options'), 'expected the header x-frame-options: DENY, got none'],
    ['HTTPS is not required', without('strict-transport-security'), 'every response has Strict-Transport-Security'],
    ['the server software is named', withHeader('x-powered-by', 'Express'), 'no response names the server software'],
  ),
];
