import { BREAKS_OF_ACCESS } from './access.ts';
import {
  answered,
  asCeo,
  asked,
  type Broken,
  nextDigits,
  redeliveringNothing,
  repeatingTicket,
  told,
  unheard,
  without,
} from './break-forms.ts';
import { BREAKS_OF_KEYS } from './keys.ts';

/** The group of what every operation refuses. */
const OF_EVERY_OPERATION = 'refusals';

/** One error of a deployment after the other. */
export const BREAKS: readonly Broken[] = [
  ['no response has an id', without('x-request-id'), 'operations/getLiveness', 'spec/rules/errors.md#instance'],
  ['no object has a tag', without('etag'), 'operations/getProject', 'spec/rules/requests.md#etags'],
  [
    'a creation is 200',
    answered(({ status }) => ({ status: status === 201 ? 200 : status })),
    'operations/createProject',
    'spec/rules/requests.md#declared-responses',
  ],
  [
    'a response has one field more',
    told('"success":true', '"success":true,"more":1'),
    'operations/getCompany',
    'spec/rules/requests.md#declared-responses',
  ],
  [
    'a response has another type',
    told('"budget":0', '"budget":"0"'),
    'operations/getProject',
    'spec/rules/requests.md#declared-responses',
  ],
  [
    'an operation is not served',
    answered((_told, path) => (path.includes('/forecasts') ? { status: 404 } : {})),
    'operations/listForecasts',
    'spec/rules/requests.md#declared-responses',
  ],
  ...BREAKS_OF_ACCESS,
  [
    'the time after which a full memory accepts bodies is another one',
    answered(({ status, headers }) => (status === 503 ? { headers: { ...headers, 'retry-after': '2' } } : {})),
    `${OF_EVERY_OPERATION}/too many parallel bodies are refused`,
    'spec/rules/limits.md#request-body-memory',
  ],
  [
    'errors have only one form',
    unheard('accept'),
    'errors/the form of an error follows Accept',
    'spec/rules/errors.md#negotiation',
  ],
  [
    'a wrong method is unknown',
    answered(({ status }) => ({ status: status === 405 ? 404 : status })),
    'errors/a wrong method is 405 with Allow',
    'spec/rules/errors.md#wrong-methods',
  ],
  [
    'a security header is missing',
    without('x-frame-options'),
    'errors/every response has the common headers',
    'spec/rules/requests.md#headers-of-every-response',
  ],
  [
    'conditions are not checked',
    unheard('if-match'),
    'etags/a change with a stale tag is refused',
    'spec/rules/requests.md#conditional-changes',
  ],
  [
    'conditions are not checked in a race',
    unheard('if-match'),
    'etags/one of several parallel changes with the same tag succeeds',
    'spec/rules/requests.md#comparing-under-the-lock',
  ],
  [
    'everything is sent again',
    unheard('if-none-match'),
    'etags/an unchanged object is not sent again',
    'spec/rules/requests.md#conditional-reading',
  ],
  [
    'any cursor is accepted',
    { ask: (asked) => ({ ...asked, path: asked.path.replace(/cursor=[^&]+&?/, '') }) },
    'cursors/a forged cursor is refused',
    'spec/rules/requests.md#cursors',
  ],
  [
    'every page is the first',
    { ask: (asked) => ({ ...asked, path: asked.path.replace(/&?cursor=[^&]+/, '') }) },
    'cursors/every item is returned once, with any page size',
    'spec/rules/requests.md#pages',
  ],
  ...BREAKS_OF_KEYS,
  [
    'a dry run is real',
    { ask: (asked) => ({ ...asked, path: asked.path.replace('dry_run=true', '') }) },
    'idempotency/a dry run stores nothing',
    'spec/rules/requests.md#dry-run',
  ],
  [
    'a word of a response is lost',
    answered(({ text }) => ({ text: text.replace(/event: delta\n.*\n\n/, '') })),
    'streams/the frames of a turn are its complete response',
    'spec/rules/chat.md#streamed-turns',
  ],
  [
    'a stream begins with now, whatever the request',
    { ask: (asked) => ({ ...asked, path: asked.path.replace('after=nonsense', '') }) },
    'streams/a malformed position is refused',
    'spec/rules/events.md#streams',
  ],
  [
    'a ticket in the address is not checked',
    { ask: (asked) => ({ ...asked, path: asked.path.replace(/ticket=[^&]+/, '') }) },
    'sockets/a socket receives events',
    'spec/rules/events.md#sockets',
  ],
  [
    'a key is revoked only in the response',
    {
      ask: (asked) => (asked.method === 'DELETE' ? { ...asked, method: 'GET', path: '/api/v1/auth/api-keys' } : asked),
      tell: (answer, { method }) => (method === 'DELETE' ? { ...answer, status: 204, text: '' } : answer),
    },
    'sockets/revoking a key closes its sockets',
    'spec/rules/events.md#revocation',
  ],
  [
    'missed events are not sent on a socket',
    { say: (frame) => frame.replace(/"since":"[^"]*",?/, '') },
    'sockets/missed events are sent first',
    'spec/rules/events.md#sockets',
  ],
  [
    'a gap is not reported on a socket',
    { hear: (frame) => frame.replace('"gap":true', '"gap":false') },
    'sockets/a gap is reported',
    'spec/rules/events.md#sockets',
  ],
  [
    'filters are ignored',
    { say: (frame) => frame.replace(/"filters":\{[^}]*\}/, '"filters":{}') },
    'sockets/filters exclude other events',
    'spec/rules/events.md#sockets',
  ],
  [
    'a malformed frame is ignored',
    { hear: (frame) => (frame.includes('"error"') ? null : frame) },
    'sockets/an invalid frame gets an error and changes nothing',
    'spec/rules/events.md#sockets',
  ],
  [
    'a frame that is too large ends the socket like any other',
    { end: (code) => (code === 1009 ? 1008 : code) },
    'sockets/a frame that is too large closes the socket',
    'spec/rules/events.md#close-codes',
  ],
  [
    'received events are repeated on a stream',
    {
      ask: (asked) => ({
        ...asked,
        path: asked.path.replace(
          /(after=\w+(?:\.|%2E))(\d+)/,
          (_all, before, at) => `${before}${Math.max(0, Number(at) - 1)}`,
        ),
      }),
    },
    'streams/a stream continues after a position',
    'spec/rules/events.md#streams',
  ],
  [
    'a position of another epoch is refused',
    { ask: (asked) => ({ ...asked, path: asked.path.replace('after=00000000.1', 'after=nonsense') }) },
    'streams/a position from another epoch is a gap',
    'spec/rules/events.md#streams',
  ],
  [
    'a page begins anywhere',
    { ask: (asked) => ({ ...asked, path: asked.path.replace(/after=\w+\.\w+&?/, '') }) },
    'streams/a page of events begins after its position',
    'spec/rules/events.md#pages',
  ],
  [
    'a body that is too large is refused for its content',
    answered(({ status }) => (status === 413 ? { status: 400 } : {})),
    'errors/every body beyond 1 MiB is refused',
    'spec/rules/errors.md#body-size',
  ],
  [
    'any media type is accepted',
    {
      ask: (asked) =>
        asked.headers['content-type'] === 'text/plain'
          ? { ...asked, headers: { ...asked.headers, 'content-type': 'application/json' } }
          : asked,
    },
    'errors/every body of another media type is refused',
    'spec/rules/errors.md#media-types',
  ],
  [
    'a body is refused as something unknown',
    answered(({ status, text }) => (status === 400 ? { text: text.replaceAll('2001', '2000') } : {})),
    'errors/updateTask refuses unknown fields',
    'spec/rules/errors.md#json-values',
  ],
  [
    'a malformed limit is ignored',
    asked('limit=x', ''),
    'errors/every list refuses a limit that is not a number',
    'spec/rules/errors.md#query-parameters',
  ],
  [
    'a malformed condition is ignored',
    unheard('if-match'),
    'errors/every change refuses a malformed condition',
    'spec/rules/requests.md#conditional-changes',
  ],
  [
    'another version is changed',
    unheard('if-match'),
    'operations/updateDepartment',
    'spec/rules/requests.md#declared-responses',
  ],
  [
    'an unknown role is another one',
    asked('No%20such%20role%20here', 'Backend%20Developer'),
    'operations/getRole',
    'spec/rules/requests.md#declared-responses',
  ],
  [
    'an unknown setting is another one',
    asked('no_such_setting', 'session_minutes'),
    'operations/getSetting',
    'spec/rules/requests.md#declared-responses',
  ],
  [
    'an unknown version is the first',
    asked('999999999', '1'),
    'operations/getCompanyVersion',
    'spec/rules/requests.md#declared-responses',
  ],
  [
    'an unknown record is a conflict',
    answered(({ status }) => (status === 404 ? { status: 409 } : {})),
    'rules/createTask: an unknown project',
    'spec/rules/errors.md#references-in-a-body',
  ],
  [
    'an id of any length is searched',
    { ask: (asked) => ({ ...asked, path: asked.path.replace(/x{129}/, 'x') }) },
    'errors/every path refuses an id of 129 characters',
    'spec/rules/errors.md#path-parameters',
  ],
  [
    'the shown secret is not the signing secret',
    answered(({ text }) => ({ text: text.replace(/whsec_.{8}/, 'whsec_AAAAAAAA') })),
    'webhooks/a test event is delivered and signed',
    'spec/rules/webhooks.md#bodies',
  ],
  [
    'every lead rotates every secret',
    asCeo(({ path }) => path.endsWith('/rotate-secret')),
    'webhooks/an endpoint belongs to its creator',
    'spec/rules/webhooks.md#endpoints',
  ],
  [
    'a repeated message is another one',
    answered(({ text }, path) => ({
      text: path.includes('/webhooks/') ? text.replace(/("receipt_id":")[^"]{8}/, `$1${nextDigits()}`) : text,
    })),
    'webhooks/a signed message is accepted once',
    'spec/rules/connections.md#duplicate-messages',
  ],
  [
    'a message with any signature is accepted',
    answered(({ status }, path) => (path.includes('/webhooks/') && status === 401 ? { status: 202 } : {})),
    'webhooks/a message with a wrong signature or an old timestamp is refused',
    'spec/rules/connections.md#order-of-ingest-checks',
  ],
  [
    'If-Match is ignored when something is deleted',
    unheard('if-match'),
    `${OF_EVERY_OPERATION}/deleteConnection with a stale tag`,
    'spec/rules/requests.md#conditional-changes',
  ],
  [
    'a page of another origin is served like one of ours',
    unheard('origin'),
    `${OF_EVERY_OPERATION}/pages of other origins are refused`,
    'spec/rules/auth.md#origin',
  ],
  [
    'two records have one name',
    answered(({ status }, path) => (path === '/api/v1/users' && status === 409 ? { status: 201 } : {})),
    'states/createUser: a name that is taken',
    'spec/rules/auth.md#user-creation',
  ],
  [
    'every caller sees every tool',
    asCeo(({ path }) => path === '/mcp'),
    'mcp/the list contains the tools that the caller may use',
    'spec/rules/tools.md#permission',
  ],
  [
    'a repeated call is another one',
    answered(({ text }, path) => ({
      text: path === '/mcp' ? text.replace(/("structuredContent":\{"id":")[^"]{8}/, `$1${nextDigits()}`) : text,
    })),
    'mcp/a call with a key runs once',
    'spec/rules/tools.md#repeated-calls',
  ],
  [
    'a failed tool does not report it',
    told('"isError":true', '"isError":false'),
    'mcp/a tool returns the error of its operation',
    'spec/rules/tools.md#failed-calls',
  ],
  [
    'any number of tickets wait',
    repeatingTicket(),
    'states/createWsTicket: too many are pending',
    'spec/rules/auth.md#socket-tickets',
  ],
  [
    'a redelivery is reported but not sent',
    redeliveringNothing,
    'webhooks/a delivered event is redelivered',
    'spec/rules/webhooks.md#redelivery',
  ],
];
