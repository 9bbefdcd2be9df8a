import { exampleOf } from '../../document.ts';
import { asMap } from '../../json.ts';
import type { ApiResponse } from '../../protocol/exchange.ts';
import { ensure, requireHeader, requireStatus, requireSuccess } from '../../protocol/expect.ts';
import { check, type Group, statusesOf } from '../../scene/check.ts';
import { newDepartment } from '../../scene/makers.ts';
import type { Scene } from '../../scene/scene.ts';

const TURNS = 'spec/rules/chat.md#streamed-turns';
const EVENTS = 'spec/rules/events.md#streams';
/** A position with an epoch that no deployment has. */
const FOREIGN_POSITION = '00000000.1';

/** Streams an explanation and returns its frames. */
const explained = async (scene: Scene): Promise<ApiResponse> => {
  await scene.needsModel();
  const body = { ...exampleOf('streamTurn'), intent_override: 'explain' };
  const response = await scene.ceo.session.call('streamTurn', { body });
  requireStatus(response, '200');
  const complete = response.frames.find(({ event }) => event === 'complete');
  const conversation_id = asMap(complete?.data).conversation_id;
  if (typeof conversation_id === 'string')
    scene.cleanup.later(`conversation ${conversation_id}`, async () => {
      const gone = await scene.ceo.session.call('deleteConversation', { path: { conversation_id } });
      return gone.status === 204;
    });
  return response;
};

const sendsWholeReply = async (scene: Scene): Promise<void> => {
  const response = await explained(scene);
  const dataOf = (event: string) =>
    response.frames.filter((frame) => frame.event === event).map(({ data }) => asMap(data));
  const [complete, ...more] = dataOf('complete');
  ensure(complete !== undefined && more.length === 0, 'a turn is complete once', response);
  const said = dataOf('delta').map(({ delta }) => String(delta));
  ensure(!said.includes(''), 'no delta is empty', response);
  ensure(asMap(complete?.answer).answer === said.join(''), 'the complete text is the deltas joined', response);
};

/** Opens a stream of events, makes something happen, and returns the frames up to the one with the word. */
const receive = async (scene: Scene, query: Record<string, string>, word: string, happen: () => Promise<unknown>) => {
  const opened = Promise.withResolvers<void>();
  const stream = scene.ceo.key.call('streamEvents', {
    query,
    isEnough: (status, text) => {
      if (status === 200) opened.resolve();
      return status === 200 && text.endsWith('\n\n') && text.includes(word);
    },
  });
  await Promise.race([opened.promise, stream]);
  await happen();
  return stream;
};

/** Creates a department, which all readers may see, and receives its event. */
const receiveDepartmentEvents = async (scene: Scene, query: Record<string, string> = {}): Promise<ApiResponse> => {
  const name = scene.name('heard');
  return receive(scene, { channels: 'departments', ...query }, name, () => newDepartment(scene, name));
};

const createdIn = ({ frames }: ApiResponse) => frames.filter(({ event }) => event === 'department.created');

const hears = async (scene: Scene): Promise<void> => {
  const response = await receiveDepartmentEvents(scene);
  requireHeader(response, 'content-type', 'text/event-stream');
  const [created] = createdIn(response);
  ensure(created !== undefined, 'an event after the stream is open is sent', response);
  ensure(created?.id === asMap(created?.data).position, 'the id of a frame is the position of its event', response);
};

const resumes = async (scene: Scene): Promise<void> => {
  const [first] = createdIn(await receiveDepartmentEvents(scene));
  const missed = scene.name('missed');
  await newDepartment(scene, missed);
  const response = await receive(scene, { channels: 'departments', after: first?.id ?? '' }, missed, async () => {});
  const names = createdIn(response).map(({ data }) => asMap(asMap(data).payload).name);
  ensure(names.join() === missed, 'missed events are sent, each once, and none before the position', response);
};

const pages = async (scene: Scene): Promise<void> => {
  const [created] = createdIn(await receiveDepartmentEvents(scene));
  const { event_id, position } = asMap(created?.data);
  const last = await scene.ceo.key.call('listEvents', { query: { after: String(position), channels: 'departments' } });
  const shown = requireSuccess(last).data.some((event) => event.event_id === event_id);
  ensure(!shown, 'a page begins after its position', last);
  requireStatus(await scene.ceo.key.call('listEvents', { query: { after: 'nonsense' } }), '400/2001');
  requireStatus(await scene.ceo.key.call('listEvents', { query: { after: FOREIGN_POSITION } }), '409/4000');
};

export const STREAMS: Group = {
  name: 'streams',
  title: 'Event streams',
  checks: [
    check('a streamed turn has the headers of a stream', TURNS, async (scene) => {
      const response = await explained(scene);
      requireHeader(response, 'content-type', 'text/event-stream');
      requireHeader(response, 'cache-control', 'no-cache');
      requireHeader(response, 'x-accel-buffering', 'no');
    }),
    check('the frames of a turn are its complete response', TURNS, sendsWholeReply, statusesOf('streamTurn', 200)),
    check('a turn that cannot start returns an ordinary error', TURNS, async ({ ceo }) => {
      const response = await ceo.session.call('streamTurn', { body: {} });
      requireStatus(response, '400/2001');
      requireHeader(response, 'content-type', 'application/json');
    }),
    check('an event stream sends events', EVENTS, hears),
    check('a stream continues after a position', EVENTS, resumes),
    check('a position from another epoch is a gap', EVENTS, async (scene) => {
      const response = await receive(scene, { after: FOREIGN_POSITION }, 'event: gap', async () => {});
      ensure(response.frames[0]?.event === 'gap', 'the first frame is a gap', response);
      ensure(asMap(response.frames[0]?.data).resume_after === null, 'with nothing to resume after', response);
    }),
    check('a malformed position is refused', EVENTS, async ({ ceo }) =>
      requireStatus(await ceo.key.call('streamEvents', { query: { after: 'nonsense' } }), '400/2001'),
    ),
    check('a page of events begins after its position', 'spec/rules/events.md#pages', pages),
  ],
};
