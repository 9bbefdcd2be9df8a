import { ensure, requireStatus, requireSuccess } from '../../protocol/expect.ts';
import { SECRET_PREFIX, signatureOf } from '../../protocol/signature.ts';
import { type Check, check } from '../../scene/check.ts';
import { deletedBy } from '../../scene/makers.ts';
import type { Scene } from '../../scene/scene.ts';

/** How many milliseconds the clock of the deployment is ahead of ours; 0 if unknown. */
const skewOf = async ({ anonymous }: Scene): Promise<number> => {
  const { headers } = await anonymous.call('getLiveness');
  return (Date.parse(headers.date ?? '') || Date.now()) - Date.now();
};

type Sign = (id: string, timestamp: string, body: string) => string;
interface Sent {
  readonly minutes?: number;
  readonly text?: string;
  readonly signature?: Sign | null;
}

const by =
  (secret: string): Sign =>
  (id, timestamp, body) =>
    signatureOf(secret, id, timestamp, body);

/** A connection that receives messages, with a function that sends signed messages to it. */
const connectionOf = async (scene: Scene) => {
  await scene.needs('webhooks');
  const skew = await skewOf(scene);
  const body = { name: scene.name('inbound'), kind: 'webhook' as const };
  const { secret } = requireSuccess(await scene.ceo.session.call('createConnection', { body })).data;
  ensure(typeof secret === 'string', 'a connection for webhooks has a secret');
  scene.redaction.hide(String(secret));
  deletedBy(scene, 'deleteConnection', { connection_name: body.name });
  const path = { connection_name: body.name, event_type: 'order.created' };
  return {
    name: body.name,
    secret: String(secret),
    /** Signed with the secret, unless `signature` is another function, or null for no signature. */
    send: (id: string, { minutes = 0, text = '{"order":1}', signature = by(String(secret)) }: Sent = {}) => {
      const timestamp = String(Math.floor((Date.now() + skew) / 1000) + minutes * 60);
      const signed = { 'webhook-id': id, 'webhook-timestamp': timestamp };
      const headers = { ...signed, ...(signature && { 'webhook-signature': signature(id, timestamp, text) }) };
      return scene.anonymous.call('receiveWebhook', { path, headers, raw: { text, type: 'application/json' } });
    },
  };
};

const acceptsSigned = async (scene: Scene): Promise<void> => {
  const { name, send } = await connectionOf(scene);
  const { data } = requireSuccess(await send('msg_1'));
  const again = requireSuccess(await send('msg_1', { text: '{"order":2}' })).data;
  ensure(again.receipt_id === data.receipt_id, 'a repeated message returns its first receipt');
  const path = { connection_name: name };
  const listed = requireSuccess(await scene.ceo.session.call('listReceipts', { path })).data;
  ensure(listed.length === 1 && listed[0]?.id === data.receipt_id, 'it is stored once');
};

const refusesUnsigned = async (scene: Scene): Promise<void> => {
  const { secret, send } = await connectionOf(scene);
  const other = `${SECRET_PREFIX}${Buffer.alloc(32, 7).toString('base64')}`;
  const wrong: readonly (readonly [string, Sign | null])[] = [
    ['no signature', null],
    ['another secret', by(other)],
    ['the signature of another body', (id, timestamp) => signatureOf(secret, id, timestamp, '{"order":2}')],
    ['the signature of another message', (_id, timestamp, body) => signatureOf(secret, 'msg_0', timestamp, body)],
    ['another version', (id, timestamp, body) => signatureOf(secret, id, timestamp, body).replace('v1,', 'v2,')],
  ];
  for (const [what, signature] of wrong)
    requireStatus(await send('msg_1', { signature }), '401/1000', `${what}: it is refused`);
  for (const minutes of [-6, 6])
    requireStatus(await send('msg_2', { minutes }), '409/4000', `${minutes} minutes from now`);
};

/** Messages that are accepted or refused. */
export const RECEIPTS: readonly Check[] = [
  check('a signed message is accepted once', 'spec/rules/connections.md#duplicate-messages', acceptsSigned),
  check(
    'a message with a wrong signature or an old timestamp is refused',
    'spec/rules/connections.md#order-of-ingest-checks',
    refusesUnsigned,
  ),
];
