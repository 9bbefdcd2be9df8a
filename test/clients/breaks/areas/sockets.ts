import { asked, type Broken, ofCheck, on, withFrame, withStatus } from '../forms.ts';
import type { Break } from '../proxy/break.ts';

const SOCKETS = 'spec/rules/events.md#sockets';
const CLOSES = 'spec/rules/events.md#close-codes';
const UPGRADE = 'sockets/an upgrade request opens a socket';
const EVENTS = 'sockets/a socket receives events';
const MISSED = 'sockets/missed events are sent first';
const TICKETS = 'sockets/a socket requires an unused ticket';

/** A ticket that was given twice is used up. */
const usingUpTickets = (): Break => {
  let used = 'none yet';
  return {
    ask: (request) => {
      used = /ticket=([^&]+)&ticket=/.exec(request.path)?.[1] ?? used;
      return request.path.endsWith(`?ticket=${used}`)
        ? { ...request, path: request.path.replace(used, 'nonsense') }
        : request;
    },
  };
};
/** The n-th socket that is closed for its ticket has another code. */
const closing = (nth: number): Break => {
  let closed = 0;
  return {
    end: (code) => {
      if (code === 4001) closed += 1;
      return code === 4001 && closed === nth ? 1008 : code;
    },
  };
};
const NOWHERE = '/api/v1/no-such-path';

/** Events over WebSockets. */
export const BREAKS_OF_SOCKETS: readonly Broken[] = [
  ...ofCheck('sockets/a request without an upgrade gets 426', SOCKETS, [
    'a request without an upgrade is malformed',
    withStatus(426, 400, on('GET', '/ws')),
    'expected 426/2001, got 400/2001',
  ]),
  ...ofCheck(
    UPGRADE,
    SOCKETS,
    ['an upgrade request opens no socket', asked(/.*\?ticket=[^&]+$/, NOWHERE), 'expected 101, got 404/3002'],
    ['a repeated ticket is read once', asked(/&ticket=.*/, ''), 'expected 400/2001, got 101: a ticket that is given'],
    ['a malformed request uses up its ticket', usingUpTickets(), 'auth_ok for a ticket that a malformed request'],
  ),
  ...ofCheck(
    EVENTS,
    SOCKETS,
    ['a ticket in the address is not checked', asked(/ticket=[^&]+/, ''), 'auth_ok did not come'],
    ['a frame has one field more', withFrame('{', '{"more":1,'), 'a frame must NOT have additional properties'],
    [
      'a subscriber lacks the own channel',
      withFrame(/,"user:[^"]*"/, ''),
      'it receives its channel and the channel of',
    ],
    ['a new subscriber missed something', withFrame('"replayed":0', '"replayed":1'), 'nothing was missed, because'],
  ),
  ...ofCheck(
    MISSED,
    SOCKETS,
    [
      'missed events are not sent on a socket',
      { say: (frame) => frame.replace(/"since":"[^"]*",?/, '') },
      'the missed event did not come',
    ],
    ['more events are said to be missed', withFrame(/"replayed":\d+/, '"replayed":2'), 'one event was missed at most'],
    [
      'a missed event is sent twice',
      { hear: (frame) => (frame.includes('-missed-') ? [frame, frame] : frame) },
      'it is sent once',
    ],
  ),
  ...ofCheck('sockets/a gap is reported', SOCKETS, [
    'a gap is not reported on a socket',
    withFrame('"gap":true', '"gap":false'),
    'a position from another epoch is a gap without a position to resume after',
  ]),
  ...ofCheck('sockets/filters exclude other events', SOCKETS, [
    'filters are ignored',
    { say: (frame) => frame.replace(/"filters":\{[^}]*\}/, '"filters":{}') },
    'an event that does not match a filter is not sent',
  ]),
  ...ofCheck('sockets/an invalid frame gets an error and changes nothing', SOCKETS, [
    'a malformed frame is ignored',
    { hear: (frame) => (frame.includes('"error"') ? null : frame) },
    'each of 4 invalid frames gets an error, got 0',
  ]),
  ...ofCheck(
    TICKETS,
    CLOSES,
    ['a socket without a ticket in its address is refused', asked(/\/ws$/, '/nowhere'), 'the socket does not open'],
    [
      'an unknown ticket closes a socket with another code',
      closing(1),
      'an unknown ticket: it is closed with 4001, got',
    ],
    [
      'a used ticket closes a socket with another code',
      closing(2),
      'a ticket that was used: it is closed with 4001, got',
    ],
    [
      'a first frame without a ticket has another code',
      closing(3),
      'a first frame without a ticket: it is closed with',
    ],
  ),
  ...ofCheck('sockets/a frame that is too large closes the socket', CLOSES, [
    'a frame that is too large ends the socket like any other',
    { end: (code) => (code === 1009 ? 1008 : code) },
    'it is closed with 1009, got 1008',
  ]),
  ...ofCheck('sockets/revoking a key closes its sockets', 'spec/rules/events.md#revocation', [
    'a key is revoked only in the response',
    {
      ask: (request) =>
        request.method === 'DELETE' ? { ...request, method: 'GET', path: '/api/v1/auth/api-keys' } : request,
      tell: (answer, { method }) => (method === 'DELETE' ? { ...answer, status: 204, text: '' } : answer),
    },
    'the key is revoked: the socket stays open',
  ]),
];
