import {
  answered,
  asked,
  type Broken,
  ofCheck,
  on,
  told,
  withError,
  withFrame,
  withHeader,
  without,
  withStatus,
} from '../forms.ts';

const TURN = on('POST', '/turn/stream');
const STREAM = on('GET', '/events/stream');
const HEADERS = 'streams/a streamed turn has the headers of a stream';
const REPLY = 'streams/the frames of a turn are its complete response';
const TURNS = 'spec/rules/chat.md#streamed-turns';
const EVENTS = 'spec/rules/events.md#streams';
const TYPE = 'text/event-stream; charset=utf-8';

/** Streamed turns. */
export const BREAKS_OF_TURNS: readonly Broken[] = [
  ...ofCheck(
    HEADERS,
    TURNS,
    ['a streamed turn is a creation', withStatus(200, 201, TURN), 'expected 200, got 201'],
    ['a streamed turn has another type', withHeader('content-type', TYPE, TURN), 'expected the header content-type'],
    [
      'a streamed turn may be stored',
      withHeader('cache-control', 'max-age=60', TURN),
      'expected the header cache-control: no-cache, got max-age=60',
    ],
    [
      'a streamed turn is buffered',
      without('x-accel-buffering'),
      'expected the header x-accel-buffering: no, got none',
    ],
  ),
  ...ofCheck(
    REPLY,
    TURNS,
    [
      'a word of a response is lost',
      answered(({ text }) => ({ text: text.replace(/event: delta\n.*\n\n/, '') })),
      'the complete text is the deltas joined',
    ],
    ['a turn is complete twice', told(/event: complete\n.*\n\n/g, '$&$&', TURN), 'a turn is complete once'],
    ['a delta is empty', told(/^/g, 'event: delta\ndata: {"delta":""}\n\n', TURN), 'no delta is empty'],
  ),
  ...ofCheck(
    'streams/a turn that cannot start returns an ordinary error',
    TURNS,
    ['a turn without a message is refused as unclear', withError(400, 422, 2000, TURN), 'expected 400/2001, got 422'],
    [
      'an error of a turn has a type that nobody asked for',
      withHeader('content-type', 'application/problem+json', TURN),
      'expected the header content-type: application/json',
    ],
  ),
];

/** Streams and pages of events. */
export const BREAKS_OF_STREAMS: readonly Broken[] = [
  ...ofCheck(
    'streams/an event stream sends events',
    EVENTS,
    ['an event stream has another type', withHeader('content-type', TYPE, STREAM), 'expected the header content-type'],
    [
      'an event has another name on a stream',
      withFrame('event: department.created', 'event: department.changed'),
      'an event after the stream is open is sent',
    ],
    [
      'a frame has another id than the position of its event',
      withFrame(/^id: .*$/m, 'id: 00000000.1'),
      'the id of a frame is the position of its event',
    ],
  ),
  ...ofCheck('streams/a malformed position is refused', EVENTS, [
    'a stream begins with now, whatever the request',
    asked('after=nonsense', ''),
    'expected 400/2001, got 200',
  ]),
  ...ofCheck('streams/a stream continues after a position', EVENTS, [
    'received events are repeated on a stream',
    {
      ask: (request) => ({
        ...request,
        path: request.path.replace(
          /(after=\w+(?:\.|%2E))(\d+)/,
          (_all, before, at) => `${before}${Math.max(0, Number(at) - 1)}`,
        ),
      }),
    },
    'missed events are sent, each once, and none before the position',
  ]),
  ...ofCheck(
    'streams/a position from another epoch is a gap',
    EVENTS,
    ['a position of another epoch is refused', asked('after=00000000.1', 'after=nonsense'), 'the first frame is a gap'],
    [
      'a gap names a position to resume after',
      withFrame('"resume_after":null', '"resume_after":"00000000.1"'),
      'with nothing to resume after',
    ],
  ),
  ...ofCheck(
    'streams/a page of events begins after its position',
    'spec/rules/events.md#pages',
    ['a page begins anywhere', asked(/after=\w+\.\w+&?/, ''), 'a page begins after its position'],
    ['a malformed position of a page is ignored', asked('after=nonsense', ''), 'expected 400/2001, got 200'],
    ['a page begins at a position of another epoch', asked('after=00000000.1', ''), 'expected 409/4000, got 200'],
  ),
];
