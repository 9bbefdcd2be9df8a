import { check, type Group } from '../check.ts';
import { ensure, requireOutcome, requireSuccess } from '../expect.ts';
import { asList, asMap, type JsonMap } from '../json.ts';
import { newDepartment } from '../makers.ts';
import type { Scene } from '../scene.ts';
import { OpenSocket, ticketOf } from '../socket.ts';

const SOCKETS = 'spec/rules/events.md#sockets';
const CLOSES = 'spec/rules/events.md#close-codes';
/** A position of another history than that of any deployment. */
const FOREIGN_POSITION = '00000000.1';
const TOO_LARGE = 64 * 1024 + 1;

const isSubscribed = ({ action }: JsonMap): boolean => action === 'subscribed';
const subscribe = (socket: OpenSocket, more: JsonMap = {}) =>
  socket.ask({ action: 'subscribe', channels: ['departments'], ...more }, isSubscribed, 'subscribed');

const closesWith = async (socket: OpenSocket, code: number, what: string): Promise<void> => {
  const got = await socket.ending(what);
  ensure(got === code, `${what}: it is closed with ${code}, got ${got}`);
};

/** An event of the department with this name. */
const of =
  (name: string) =>
  ({ event_type, payload }: JsonMap): boolean =>
    event_type === 'department.created' && asMap(payload).name === name;

const needsUpgrade = async ({ nobody }: Scene): Promise<void> =>
  requireOutcome(await nobody.call('openWebSocket'), '426/2001', 'no headers of a WebSocket');

const hears = async (scene: Scene): Promise<void> => {
  const socket = await OpenSocket.by(scene.ceo.key, scene);
  const { channels, replayed, gap } = await subscribe(socket);
  const own = `user:${scene.ceo.id}`;
  ensure(
    asList(channels).join() === `departments,${own}`,
    `it hears its channel and that of its user, got ${asList(channels)}`,
  );
  ensure(replayed === 0 && gap === false, 'nothing was missed, since nothing was asked for');
  const name = scene.name('heard');
  await newDepartment(scene, name);
  const event = await socket.next(of(name), 'department.created');
  const { data } = requireSuccess(
    await scene.ceo.key.call('listEvents', { query: { channels: 'departments', limit: 200 } }),
  );
  const last = data.find(({ event_id }) => event_id === event.event_id);
  if (last !== undefined) ensure(last.position === event.position, 'a page shows the same event at the same position');
};

const goesOn = async (scene: Scene): Promise<void> => {
  const socket = await OpenSocket.by(scene.ceo.key, scene);
  await subscribe(socket);
  const [first, missed] = [scene.name('first'), scene.name('missed')];
  await newDepartment(scene, first);
  const { position } = await socket.next(of(first), 'the first event');
  await newDepartment(scene, missed);
  const later = await OpenSocket.by(scene.ceo.key, scene);
  const { replayed, gap } = await subscribe(later, { since: String(position) });
  ensure(replayed === 1 && gap === false, `one event was missed, got ${replayed}`);
  await later.next(of(missed), 'the missed event');
};

const tellsOfGaps = async (scene: Scene): Promise<void> => {
  const socket = await OpenSocket.by(scene.ceo.key, scene);
  const { gap, resume_after } = await subscribe(socket, { since: FOREIGN_POSITION });
  ensure(gap === true && resume_after === null, 'a position of another history is a gap that nothing fills');
};

const filters = async (scene: Scene): Promise<void> => {
  const socket = await OpenSocket.by(scene.ceo.key, scene);
  const [unwanted, wanted] = [scene.name('unwanted'), scene.name('wanted')];
  await subscribe(socket, { filters: { name: wanted } });
  await newDepartment(scene, unwanted);
  await newDepartment(scene, wanted);
  await socket.next(of(wanted), 'the event that passes the filter');
  ensure(!socket.has(of(unwanted)), 'an event that does not pass a filter is left out');
};

const answersWrongFrames = async (scene: Scene): Promise<void> => {
  const socket = await OpenSocket.by(scene.ceo.key, scene);
  for (const wrong of [
    'nonsense',
    '[]',
    '{"action":"nonsense"}',
    JSON.stringify({ action: 'ping', more: 'x'.repeat(4096) }),
  ])
    socket.send(wrong);
  await socket.next(({ error }) => typeof error === 'string', 'error');
  await socket.ask({ action: 'ping' }, ({ action }) => action === 'pong', 'pong, after frames that were wrong');
};

const wantsATicket = async (scene: Scene): Promise<void> => {
  await closesWith(new OpenSocket(scene, 'ticket=nonsense'), 4001, 'an unknown ticket');
  const ticket = await ticketOf(scene.ceo.key);
  const first = new OpenSocket(scene, `ticket=${ticket}`);
  await first.next(({ action }) => action === 'auth_ok', 'auth_ok');
  await closesWith(new OpenSocket(scene, `ticket=${ticket}`), 4001, 'a ticket that was used');
  const silent = new OpenSocket(scene);
  await silent.opened();
  silent.send({ action: 'ping' });
  await closesWith(silent, 4001, 'a first frame that is no ticket');
  const late = new OpenSocket(scene);
  await late.opened();
  await late.ask(
    { action: 'auth', ticket: await ticketOf(scene.ceo.key) },
    ({ action }) => action === 'auth_ok',
    'auth_ok',
  );
};

const endsAtTooMuch = async (scene: Scene): Promise<void> => {
  const socket = await OpenSocket.by(scene.ceo.key, scene);
  socket.send('x'.repeat(TOO_LARGE));
  await closesWith(socket, 1009, 'a frame of more than 64 KiB');
};

const endsWithItsKey = async (scene: Scene): Promise<void> => {
  const made = await scene.ceo.session.call('createApiKey', { body: { name: scene.name('key'), role: 'observer' } });
  const { key, api_key } = requireSuccess(made).data;
  scene.redaction.hide(api_key);
  const socket = await OpenSocket.by(scene.nobody.as({ bearer: api_key }), scene);
  requireSuccess(await scene.ceo.session.call('revokeApiKey', { path: { key_id: key.id } }));
  await closesWith(socket, 4003, 'the key is revoked');
};

export const SOCKETS_GROUP: Group = {
  name: 'sockets',
  title: 'Events over WebSockets',
  checks: [
    check('a request that is no upgrade is told so', SOCKETS, needsUpgrade),
    check('what happens is heard', SOCKETS, hears),
    check('what was missed comes first', SOCKETS, goesOn),
    check('lost history is told', SOCKETS, tellsOfGaps),
    check('filters leave out what was not asked for', SOCKETS, filters),
    check('a wrong frame is answered and changes nothing', SOCKETS, answersWrongFrames),
    check('a socket wants a ticket, once', CLOSES, wantsATicket),
    check('too large a frame ends the socket', CLOSES, endsAtTooMuch),
    check('a revoked key ends its sockets', 'spec/rules/events.md#revocation', endsWithItsKey),
  ],
};
