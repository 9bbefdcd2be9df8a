import type { Pair } from '../../document.ts';
import { asList, asMap, type JsonMap } from '../../json.ts';
import { ensure, requireStatus, requireSuccess } from '../../protocol/expect.ts';
import { UPGRADE } from '../../protocol/wire.ts';
import { check, type Group, statusesOf } from '../../scene/check.ts';
import { deletedBy, newDepartment } from '../../scene/makers.ts';
import type { Scene } from '../../scene/scene.ts';
import { OpenSocket, ticketOf } from '../../scene/socket.ts';
import { needsLimits } from '../requests/limits.ts';

const SOCKETS = 'spec/rules/events.md#sockets';
const CLOSES = 'spec/rules/events.md#close-codes';
/** A position with an epoch that no deployment has. */
const FOREIGN_POSITION = '00000000.1';
const TOO_LARGE = 64 * 1024 + 1;

const isSubscribed = ({ action }: JsonMap): boolean => action === 'subscribed';
const subscribe = (socket: OpenSocket, more: JsonMap = {}) =>
  socket.ask({ action: 'subscribe', channels: ['departments'], ...more }, isSubscribed, 'subscribed');

const closesWith = async (socket: OpenSocket, code: number, what: string, within?: number): Promise<void> => {
  const got = await socket.ending(what, within);
  ensure(got === code, `${what}: it is closed with ${code}, got ${got}`);
};

/** Matches an event of the department with this name. */
const of =
  (name: string) =>
  ({ event_type, payload }: JsonMap): boolean =>
    event_type === 'department.created' && asMap(payload).name === name;

const needsUpgrade = async ({ anonymous }: Scene): Promise<void> =>
  requireStatus(await anonymous.call('openWebSocket'), '426/2001', 'without the headers of a WebSocket upgrade');

/** With the headers of an upgrade the response is a socket, or an ordinary error. */
const upgrades = async (scene: Scene): Promise<void> => {
  const ask = (query: string) => scene.anonymous.call('openWebSocket', { query, headers: UPGRADE, wantsLimit: true });
  const newTicket = async () => encodeURIComponent(await ticketOf(scene.ceo.key, scene));
  requireStatus(await ask(`ticket=${await newTicket()}`), '101', 'a valid ticket');
  const ticket = await newTicket();
  requireStatus(await ask(`ticket=${ticket}&ticket=${ticket}`), '400/2001', 'a ticket that is given twice');
  // An invalid ticket also opens a socket, which is closed then.
  const socket = new OpenSocket(scene, `ticket=${ticket}`);
  await socket.next(({ action }) => action === 'auth_ok', 'auth_ok for a ticket that a malformed request contained');
};

/** The maximum number of sockets of a check. */
const MAX_LISTENERS = 50;

const enforcesConnectionCap = async (scene: Scene): Promise<void> => {
  const path = { namespace: 'concurrency', key: 'listeners' };
  const cap = Number(requireSuccess(await scene.ceo.session.call('getSetting', { path })).data.value);
  if (!(cap > 0 && cap <= MAX_LISTENERS)) scene.skip('the limit is disabled, or too large to be exhausted');
  await needsLimits(scene);
  const { key } = await scene.people.newPerson(scene.ceo, scene.name('listener'), 'observer');
  for (let opened = 0; opened < cap; opened += 1) await OpenSocket.by(key, scene);
  const query = { ticket: await ticketOf(key, scene) };
  const response = await scene.anonymous.call('openWebSocket', { query, headers: UPGRADE, wantsLimit: true });
  requireStatus(response, '429/5002', `${cap} are open`);
};

const hears = async (scene: Scene): Promise<void> => {
  const socket = await OpenSocket.by(scene.ceo.key, scene);
  const { channels, replayed, gap } = await subscribe(socket);
  const own = `user:${scene.ceo.id}`;
  ensure(
    asList(channels).join() === `departments,${own}`,
    `it receives its channel and the channel of its user, got ${asList(channels)}`,
  );
  ensure(replayed === 0 && gap === false, 'nothing was missed, because no position was sent');
  const name = scene.name('heard');
  await newDepartment(scene, name);
  await socket.next(of(name), 'department.created');
};

const resumes = async (scene: Scene): Promise<void> => {
  const socket = await OpenSocket.by(scene.ceo.key, scene);
  await subscribe(socket);
  const [first, missed] = [scene.name('first'), scene.name('missed')];
  await newDepartment(scene, first);
  const { position } = await socket.next(of(first), 'the first event');
  await newDepartment(scene, missed);
  await socket.next(of(missed), 'the second event');
  const later = await OpenSocket.by(scene.ceo.key, scene);
  const { replayed, gap } = await subscribe(later, { since: String(position), filters: { name: missed } });
  ensure(gap === false && (replayed === 0 || replayed === 1), `one event was missed at most, got ${replayed}`);
  await later.next(of(missed), 'the missed event');
  await later.ask({ action: 'ping' }, ({ action }) => action === 'pong', 'pong');
  ensure(later.count(of(missed)) === 1, 'it is sent once');
};

const reportsGaps = async (scene: Scene): Promise<void> => {
  const socket = await OpenSocket.by(scene.ceo.key, scene);
  const { gap, resume_after } = await subscribe(socket, { since: FOREIGN_POSITION });
  ensure(
    gap === true && resume_after === null,
    'a position from another epoch is a gap without a position to resume after',
  );
};

const filters = async (scene: Scene): Promise<void> => {
  const socket = await OpenSocket.by(scene.ceo.key, scene);
  const [unwanted, wanted] = [scene.name('unwanted'), scene.name('wanted')];
  await subscribe(socket, { filters: { name: wanted } });
  await newDepartment(scene, unwanted);
  await newDepartment(scene, wanted);
  await socket.next(of(wanted), 'the event that matches the filter');
  ensure(socket.count(of(unwanted)) === 0, 'an event that does not match a filter is not sent');
};

const rejectsMalformedFrames = async (scene: Scene): Promise<void> => {
  const socket = await OpenSocket.by(scene.ceo.key, scene);
  const wrong = ['nonsense', '[]', '{"action":"nonsense"}', JSON.stringify({ action: 'ping', more: 'x'.repeat(4096) })];
  for (const frame of wrong) socket.send(frame);
  // Frames are processed in order, so earlier responses have arrived.
  await socket.ask({ action: 'ping' }, ({ action }) => action === 'pong', 'pong, after the invalid frames');
  const errors = socket.count(({ error }) => typeof error === 'string');
  ensure(errors === wrong.length, `each of ${wrong.length} invalid frames gets an error, got ${errors}`);
};

const requiresTicket = async (scene: Scene): Promise<void> => {
  await closesWith(new OpenSocket(scene, 'ticket=nonsense'), 4001, 'an unknown ticket');
  const ticket = await ticketOf(scene.ceo.key, scene);
  const first = new OpenSocket(scene, `ticket=${ticket}`);
  await first.next(({ action }) => action === 'auth_ok', 'auth_ok');
  await closesWith(new OpenSocket(scene, `ticket=${ticket}`), 4001, 'a ticket that was used');
  const fresh = await ticketOf(scene.ceo.key, scene);
  const silent = new OpenSocket(scene);
  await silent.opened();
  silent.send({ action: 'ping' });
  // Earlier than for a silent client, which has ten seconds.
  await closesWith(silent, 4001, 'a first frame without a ticket', 5_000);
  const late = new OpenSocket(scene);
  await late.opened();
  await late.ask({ action: 'auth', ticket: fresh }, ({ action }) => action === 'auth_ok', 'auth_ok');
};

const enforcesBodyLimit = async (scene: Scene): Promise<void> => {
  const socket = await OpenSocket.by(scene.ceo.key, scene);
  socket.send('x'.repeat(TOO_LARGE));
  await closesWith(socket, 1009, 'a frame of more than 64 KiB');
};

const endsWithItsKey = async (scene: Scene): Promise<void> => {
  const made = await scene.ceo.session.call('createApiKey', { body: { name: scene.name('key'), role: 'observer' } });
  const { key, api_key } = requireSuccess(made).data;
  scene.redaction.hide(api_key);
  deletedBy(scene, 'revokeApiKey', { key_id: key.id });
  const socket = await OpenSocket.by(scene.anonymous.as({ bearer: api_key }), scene);
  requireSuccess(await scene.ceo.session.call('revokeApiKey', { path: { key_id: key.id } }));
  await closesWith(socket, 4003, 'the key is revoked');
};

/** A check of sockets, which are closed at its end; skipped without sockets. */
const socketCheck = (name: string, rule: string, run: (scene: Scene) => Promise<void>, shows: readonly Pair[] = []) =>
  check(
    name,
    rule,
    async (scene) => {
      await scene.needs('websocket');
      await run(scene).finally(() => OpenSocket.closeAll());
    },
    shows,
  );

export const SOCKETS_GROUP: Group = {
  name: 'sockets',
  title: 'Events over WebSockets',
  checks: [
    socketCheck('a request without an upgrade gets 426', SOCKETS, needsUpgrade),
    socketCheck('an upgrade request opens a socket', SOCKETS, upgrades, statusesOf('openWebSocket', 101, 400)),
    socketCheck('a socket receives events', SOCKETS, hears),
    socketCheck('missed events are sent first', SOCKETS, resumes),
    socketCheck('a gap is reported', SOCKETS, reportsGaps),
    socketCheck('filters exclude other events', SOCKETS, filters),
    socketCheck('an invalid frame gets an error and changes nothing', SOCKETS, rejectsMalformedFrames),
    socketCheck('a socket requires an unused ticket', CLOSES, requiresTicket),
    socketCheck('a frame that is too large closes the socket', CLOSES, enforcesBodyLimit),
    socketCheck(
      'a socket beyond the limit is refused',
      'spec/rules/limits.md#concurrency-limits',
      enforcesConnectionCap,
      statusesOf('openWebSocket', 429),
    ),
    socketCheck('revoking a key closes its sockets', 'spec/rules/events.md#revocation', endsWithItsKey),
  ],
};
