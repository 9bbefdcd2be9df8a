import { createHmac } from 'node:crypto';
import { check, type Group } from '../check.ts';
import type { Answer } from '../exchange.ts';
import { ensure, requireOutcome, requireSuccess } from '../expect.ts';
import { asMap, parseJson } from '../json.ts';
import { deletedBy, newDepartment } from '../makers.ts';
import { type Delivered, Receiver } from '../receiver.ts';
import type { Scene } from '../scene.ts';

const SECRET_PREFIX = 'whsec_';

/** The signature of Standard Webhooks 1.0.0. */
const signatureOf = (secret: string, id: string, timestamp: string, body: string): string => {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};

const isSignedBy = (secret: string, { headers, body }: Delivered): boolean => {
  const { 'webhook-id': id = '', 'webhook-timestamp': at = '', 'webhook-signature': signatures = '' } = headers;
  return signatures.split(' ').includes(signatureOf(secret, id, at, body));
};

/** An endpoint that sends to this process; its id and secret. */
const endpointAt = async (scene: Scene, receiver: Receiver, event_types: readonly string[]) => {
  const body = { url: receiver.url, description: scene.name('endpoint'), event_types: [...event_types] };
  const { endpoint, secret } = requireSuccess(await scene.ceo.session.call('createWebhookEndpoint', { body })).data;
  scene.redaction.hide(secret);
  deletedBy(scene, 'deleteWebhookEndpoint', { endpoint_id: endpoint.id });
  return { path: { endpoint_id: endpoint.id }, secret };
};

/** Deliveries reach this process only from the same machine. */
const receiving = async (scene: Scene, work: (receiver: Receiver) => Promise<void>): Promise<void> => {
  if (!scene.isNear) scene.skip('the deployment is on another machine, which cannot send to this one');
  const receiver = await Receiver.start();
  try {
    await work(receiver);
  } finally {
    await receiver.close();
  }
};

const signsATest = (scene: Scene): Promise<void> =>
  receiving(scene, async (receiver) => {
    const { path, secret } = await endpointAt(scene, receiver, ['department.created']);
    const answer = await scene.ceo.session.call('testWebhookEndpoint', { path });
    const { event_id } = requireSuccess(answer).data;
    const delivered = await receiver.next(({ headers }) => headers['webhook-id'] === event_id);
    ensure(delivered !== null, 'a test is delivered, under the id that was answered', answer as Answer);
    ensure(
      asMap(parseJson(delivered?.body ?? '')).type === 'webhook.test',
      'its type is webhook.test',
      answer as Answer,
    );
    ensure(delivered !== null && isSignedBy(secret, delivered), 'it is signed with the secret', answer as Answer);
  });

const sendsWhatWasAskedFor = (scene: Scene): Promise<void> =>
  receiving(scene, async (receiver) => {
    const { secret } = await endpointAt(scene, receiver, ['department.*']);
    const name = scene.name('told');
    await newDepartment(scene, name);
    const delivered = await receiver.next(({ body }) => body.includes(name));
    ensure(delivered !== null, 'an event of a type that was asked for is delivered');
    const { type, timestamp, data } = asMap(parseJson(delivered?.body ?? ''));
    ensure(type === 'department.created' && asMap(data).name === name, `its body is the event, got ${type}`);
    ensure(!Number.isNaN(Date.parse(String(timestamp))), 'it says when it happened');
    ensure(delivered !== null && isSignedBy(secret, delivered), 'it is signed with the secret');
    const others = receiver.all.filter(({ body }) => !String(asMap(parseJson(body)).type).startsWith('department.'));
    ensure(others.length === 0, 'nothing else is delivered');
  });

const signsTwiceAfterRotation = (scene: Scene): Promise<void> =>
  receiving(scene, async (receiver) => {
    const { path, secret } = await endpointAt(scene, receiver, ['department.created']);
    const rotated = requireSuccess(await scene.ceo.session.call('rotateWebhookEndpointSecret', { path })).data.secret;
    scene.redaction.hide(rotated);
    ensure(rotated !== secret, 'a rotation makes another secret');
    await scene.ceo.session.call('testWebhookEndpoint', { path });
    const delivered = await receiver.next(() => true);
    const isSigned = delivered !== null && isSignedBy(secret, delivered) && isSignedBy(rotated, delivered);
    ensure(isSigned, 'the new secret and the one before it sign');
  });

const restsWhenSwitchedOff = async ({ ceo, subjects }: Scene): Promise<void> => {
  const path = { endpoint_id: await subjects.one('endpoint_id') };
  requireOutcome(await ceo.session.call('testWebhookEndpoint', { path }), '409/4000', 'a test');
  const body = { since: new Date().toISOString() };
  requireOutcome(await ceo.session.call('redeliverWebhook', { path, body }), '409/4000', 'a redelivery');
};

const staysWithItsCreator = async (scene: Scene): Promise<void> => {
  const { session } = await scene.person('manager');
  const path = { endpoint_id: await scene.subjects.one('endpoint_id') };
  requireOutcome(await session.call('rotateWebhookEndpointSecret', { path }), '403/1001', 'another lead rotates');
  const body = { url: 'https://hooks.example.com/elsewhere' };
  requireOutcome(await session.call('updateWebhookEndpoint', { path, body }), '403/1001', 'another lead moves it');
};

const goesNowherePrivate = async ({ ceo }: Scene): Promise<void> => {
  for (const url of ['http://hooks.example.com/x', 'https://169.254.169.254/x', 'https://[fd00::1]/x']) {
    const answer = await ceo.session.call('createWebhookEndpoint', { body: { url } });
    ensure(answer.status === 400 || answer.status === 422, `${url} is refused`, answer as Answer);
  }
};

/** A connection that takes messages in: what is sent to it, signed with its secret or another one. */
const connectionOf = async (scene: Scene) => {
  const body = { name: scene.name('inbound'), kind: 'webhook' as const };
  const { secret } = requireSuccess(await scene.ceo.session.call('createConnection', { body })).data;
  ensure(typeof secret === 'string', 'a connection for webhooks has a secret');
  scene.redaction.hide(String(secret));
  deletedBy(scene, 'deleteConnection', { connection_name: body.name });
  const path = { connection_name: body.name, event_type: 'order.created' };
  return {
    name: body.name,
    send: (id: string, { at = Date.now(), by = String(secret), text = '{"order":1}' } = {}) => {
      const timestamp = String(Math.floor(at / 1000));
      const signed = { 'webhook-id': id, 'webhook-timestamp': timestamp };
      const headers = { ...signed, 'webhook-signature': signatureOf(by, id, timestamp, text) };
      return scene.nobody.call('receiveWebhook', { path, headers, raw: { text, type: 'application/json' } });
    },
  };
};

const takesSigned = async (scene: Scene): Promise<void> => {
  const { name, send } = await connectionOf(scene);
  const { data } = requireSuccess(await send('msg_1'));
  const again = requireSuccess(await send('msg_1', { text: '{"order":2}' })).data;
  ensure(again.receipt_id === data.receipt_id, 'a message that comes again gets its first receipt');
  const path = { connection_name: name };
  const listed = requireSuccess(await scene.ceo.session.call('listReceipts', { path })).data;
  ensure(listed.length === 1 && listed[0]?.id === data.receipt_id, 'it is kept once');
};

const refusesUnsigned = async (scene: Scene): Promise<void> => {
  const { send } = await connectionOf(scene);
  const other = `${SECRET_PREFIX}${Buffer.alloc(32, 7).toString('base64')}`;
  requireOutcome(await send('msg_1', { by: other }), '401/1000', 'another secret');
  for (const minutes of [-6, 6])
    requireOutcome(
      await send('msg_2', { at: Date.now() + minutes * 60_000 }),
      '409/4000',
      `${minutes} minutes from now`,
    );
};

export const WEBHOOKS: Group = {
  name: 'webhooks',
  title: 'Events that are sent, messages that are taken in',
  checks: [
    check('a test is delivered and signed', 'spec/rules/webhooks.md#bodies', signsATest),
    check('what was asked for is delivered', 'spec/rules/webhooks.md#event-types', sendsWhatWasAskedFor),
    check('after a rotation two secrets sign', 'spec/rules/webhooks.md#secrets', signsTwiceAfterRotation),
    check('a disabled endpoint rests', 'spec/rules/webhooks.md#disabled-endpoints', restsWhenSwitchedOff),
    check('an endpoint speaks for its creator', 'spec/rules/webhooks.md#endpoints', staysWithItsCreator),
    check('nothing is sent to private addresses', 'spec/rules/webhooks.md#addresses', goesNowherePrivate),
    check('a signed message is taken in once', 'spec/rules/connections.md#repeated-messages', takesSigned),
    check('an unsigned or old message is refused', 'spec/rules/connections.md#order-of-ingest-checks', refusesUnsigned),
  ],
};
