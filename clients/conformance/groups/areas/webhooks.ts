import { setTimeout as wait } from 'node:timers/promises';
import { asMap, parseJson } from '../../json.ts';
import type { ApiResponse } from '../../protocol/exchange.ts';
import { ensure, requireStatus, requireSuccess } from '../../protocol/expect.ts';
import { type Delivered, Receiver } from '../../protocol/receiver.ts';
import { signatureOf } from '../../protocol/signature.ts';
import { Violation } from '../../protocol/violation.ts';
import { check, type Group, statusesOf } from '../../scene/check.ts';
import { deletedBy, newDepartment } from '../../scene/makers.ts';
import type { Scene } from '../../scene/scene.ts';
import { RECEIPTS } from './receipts.ts';

/** The longest time between a delivery and its record. */
const NOTED_WITHIN_MS = 10_000;
const POLL_INTERVAL_MS = 100;

const isSignedBy = (secret: string, { headers, body }: Delivered): boolean => {
  const { 'webhook-id': id = '', 'webhook-timestamp': at = '', 'webhook-signature': signatures = '' } = headers;
  return signatures.split(' ').includes(signatureOf(secret, id, at, body));
};

/** Error codes of attempts that cannot reach this process, because the deployment is on another machine. */
const UNREACHABLE = ['connection_refused', 'connection_failed', 'timeout', 'address_refused'];

interface Endpoint {
  readonly path: { readonly endpoint_id: string };
  readonly secret: string;
  /** The first matching delivery. Skips if the deployment reports that it cannot reach this process. */
  next(isWanted: (delivered: Delivered) => boolean, what: string): Promise<Delivered>;
}

const endpointAt = async (scene: Scene, receiver: Receiver, event_types: readonly string[]): Promise<Endpoint> => {
  const body = { url: receiver.url, description: scene.name('endpoint'), event_types: [...event_types] };
  const created = await scene.ceo.session.call('createWebhookEndpoint', { body });
  if (created.status === 422) scene.skip('the deployment sends no requests to loopback addresses');
  const { endpoint, secret } = requireSuccess(created).data;
  scene.redaction.hide(secret);
  const path = { endpoint_id: endpoint.id };
  deletedBy(scene, 'deleteWebhookEndpoint', path);
  const next = async (isWanted: (delivered: Delivered) => boolean, what: string): Promise<Delivered> => {
    const delivered = await receiver.next(isWanted, scene.patienceMs);
    if (delivered !== null) return delivered;
    const { data } = requireSuccess(await scene.ceo.session.call('listWebhookDeliveries', { path }));
    const error = data.find((each) => each.error !== null)?.error ?? '';
    if (UNREACHABLE.includes(error)) scene.skip(`the deployment cannot reach this process (${error})`);
    throw new Violation(`${what} is not delivered`);
  };
  return { path, secret, next };
};

/** An endpoint for the events, deleted after the check; deliveries reach this process only on the same machine. */
const receiving = async (
  scene: Scene,
  event_types: readonly string[],
  work: (endpoint: Endpoint, receiver: Receiver) => Promise<void>,
): Promise<void> => {
  if (!scene.isNear) scene.skip('the deployment is on another machine, which cannot send to this one');
  const receiver = await Receiver.start();
  try {
    const endpoint = await endpointAt(scene, receiver, event_types);
    await work(endpoint, receiver).finally(() =>
      scene.ceo.session.call('deleteWebhookEndpoint', { path: endpoint.path }),
    );
  } finally {
    await receiver.close();
  }
};

/** Sends a test event and receives it. */
const tested = async (scene: Scene, { path, next }: Endpoint): Promise<Delivered> => {
  const { event_id } = requireSuccess(await scene.ceo.session.call('testWebhookEndpoint', { path })).data;
  return next(({ headers }) => headers['webhook-id'] === event_id, 'a test event with the returned id');
};

const deliversTestEvent = (scene: Scene): Promise<void> =>
  receiving(scene, ['department.created'], async (endpoint) => {
    const delivered = await tested(scene, endpoint);
    ensure(asMap(parseJson(delivered.body)).type === 'webhook.test', 'its type is webhook.test');
    ensure(isSignedBy(endpoint.secret, delivered), 'it is signed with the secret');
  });

const sendsWhatWasAskedFor = (scene: Scene): Promise<void> =>
  receiving(scene, ['department.*'], async ({ secret, next }, receiver) => {
    const name = scene.name('told');
    await newDepartment(scene, name);
    const delivered = await next(({ body }) => body.includes(name), 'an event of a subscribed type');
    const { type, timestamp, data } = asMap(parseJson(delivered.body));
    ensure(type === 'department.created' && asMap(data).name === name, `its body is the event, got ${type}`);
    ensure(!Number.isNaN(Date.parse(String(timestamp))), 'it contains a timestamp');
    ensure(isSignedBy(secret, delivered), 'it is signed with the secret');
    const others = receiver.all.filter(({ body }) => !String(asMap(parseJson(body)).type).startsWith('department.'));
    ensure(others.length === 0, 'nothing else is delivered');
  });

const signsTwiceAfterRotation = (scene: Scene): Promise<void> =>
  receiving(scene, ['department.created'], async (endpoint) => {
    const { path, secret } = endpoint;
    const rotated = requireSuccess(await scene.ceo.session.call('rotateWebhookEndpointSecret', { path })).data.secret;
    scene.redaction.hide(rotated);
    ensure(rotated !== secret, 'a rotation makes another secret');
    const delivered = await tested(scene, endpoint);
    const isSigned = isSignedBy(secret, delivered) && isSignedBy(rotated, delivered);
    ensure(isSigned, 'the new secret and the one before it sign');
  });

/** Waits until the attempt is recorded; a pending delivery is not redelivered. */
const isDelivered = async (scene: Scene, { path }: Endpoint, id: string): Promise<boolean> => {
  const { data } = requireSuccess(await scene.ceo.session.call('listWebhookDeliveries', { path }));
  return data.some(({ event_id, status }) => event_id === id && status === 'succeeded');
};

/** Redelivers one event after a successful delivery: it arrives again with the same id. */
const redelivers = (scene: Scene): Promise<void> =>
  receiving(scene, ['department.created'], async (endpoint, receiver) => {
    const { path, next } = endpoint;
    const name = scene.name('again');
    await newDepartment(scene, name);
    const { headers } = await next(({ body }) => body.includes(name), 'an event');
    const event_id = headers['webhook-id'] ?? '';
    const until = Date.now() + NOTED_WITHIN_MS;
    while (!(await isDelivered(scene, endpoint, event_id)) && Date.now() < until) await wait(POLL_INTERVAL_MS);
    const response = await scene.ceo.session.call('redeliverWebhook', { path, body: { event_id } });
    requireStatus(response as ApiResponse, '202');
    const { queued } = response.body.data;
    ensure(queued === 1, `the delivered event is queued again, ${queued} were queued`);
    const arrived = () => receiver.all.filter((each) => each.headers['webhook-id'] === event_id).length;
    await next(() => arrived() >= 2, 'the redelivered event');
  });

const restsWhenSwitchedOff = async ({ ceo, subjects }: Scene): Promise<void> => {
  const path = { endpoint_id: await subjects.one('endpoint_id') };
  requireStatus(await ceo.session.call('testWebhookEndpoint', { path }), '409/4000', 'a test');
  const body = { since: new Date().toISOString() };
  requireStatus(await ceo.session.call('redeliverWebhook', { path, body }), '409/4000', 'a redelivery');
};

const belongsToCreator = async (scene: Scene): Promise<void> => {
  const { session } = await scene.person('manager');
  const path = { endpoint_id: await scene.subjects.one('endpoint_id') };
  requireStatus(await session.call('rotateWebhookEndpointSecret', { path }), '403/1001', 'another lead rotates');
  const body = { url: 'https://hooks.example.com/elsewhere' };
  requireStatus(await session.call('updateWebhookEndpoint', { path, body }), '403/1001', 'another lead moves it');
};

/** Creates a disabled endpoint, and deletes it if it was created. */
const asksFor = async (scene: Scene, url: string) => {
  const body = { url, description: scene.name('endpoint'), enabled: false };
  const response = await scene.ceo.session.call('createWebhookEndpoint', { body });
  if (response.status !== 201) return response;
  scene.redaction.hide(response.body.data.secret);
  deletedBy(scene, 'deleteWebhookEndpoint', { endpoint_id: response.body.data.endpoint.id });
  return response;
};

const refusesPrivateAddresses = async (scene: Scene): Promise<void> => {
  const plain = await asksFor(scene, 'http://hooks.example.com/x');
  ensure(plain.status === 400 || plain.status === 422, 'http to another machine is refused', plain as ApiResponse);
  for (const url of ['https://169.254.169.254/x', 'https://[fd00::1]/x']) {
    const response = await asksFor(scene, url);
    if (response.status === 201) scene.skip('private addresses are allowed (WEBHOOK_ALLOW_PRIVATE=on)');
    requireStatus(response as ApiResponse, '422/2000', url);
  }
};

export const WEBHOOKS: Group = {
  name: 'webhooks',
  title: 'Outgoing and incoming webhooks',
  checks: [
    check('a test event is delivered and signed', 'spec/rules/webhooks.md#bodies', deliversTestEvent),
    check('subscribed events are delivered', 'spec/rules/webhooks.md#event-types', sendsWhatWasAskedFor),
    check('after a rotation both secrets sign', 'spec/rules/webhooks.md#secrets', signsTwiceAfterRotation),
    check(
      'a delivered event is redelivered',
      'spec/rules/webhooks.md#redelivery',
      redelivers,
      statusesOf('redeliverWebhook', 202),
    ),
    check('nothing is sent to a disabled endpoint', 'spec/rules/webhooks.md#disabled-endpoints', restsWhenSwitchedOff),
    check('an endpoint belongs to its creator', 'spec/rules/webhooks.md#endpoints', belongsToCreator),
    check('nothing is sent to private addresses', 'spec/rules/webhooks.md#addresses', refusesPrivateAddresses),
    ...RECEIPTS,
  ],
};
