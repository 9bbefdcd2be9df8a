import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { verifyWebhook, WebhookRefused } from '../../../clients/typescript/src/webhooks.ts';

const OLD = 'whsec_b2xkLXNlY3JldC1vZi10aGUtZW5kcG9pbnQ=';
const NEW = 'whsec_bmV3LXNlY3JldC1vZi10aGUtZW5kcG9pbnQ=';
const EVENT = {
  type: 'task.assigned',
  timestamp: '2030-02-02T09:00:00.000Z',
  data: { task_id: 'one', agent_id: 'two' },
};
const ID = '4ea4f815-93fc-4484-b50b-f8eec6d46385';

const signed = (body: string, { secret = OLD, secondsAgo = 0 } = {}) => {
  const at = new Date(Date.now() - secondsAgo * 1_000);
  return {
    'webhook-id': ID,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(ID, at, body),
  };
};
const BODY = JSON.stringify(EVENT);

describe('verifyWebhook', () => {
  it.each([
    ['text, headers of Node', BODY, signed(BODY)],
    ['bytes, headers of fetch', Buffer.from(BODY), new Headers(signed(BODY))],
  ])('returns the event with its id: %s', (_what, body, headers) => {
    const event = verifyWebhook(OLD, body, headers);
    expect(event).toEqual({ id: ID, ...EVENT });
    if (event.type !== 'task.assigned') throw new Error(event.type);
    expect(event.data.task_id).toBe('one');
    // @ts-expect-error: another type has this field.
    expect(event.data.name).toBe(undefined);
  });

  it('accepts a signature with any of several secrets', () => {
    for (const secret of [OLD, NEW]) expect(verifyWebhook([NEW, OLD], BODY, signed(BODY, { secret })).id).toBe(ID);
  });

  it.each([
    ['another secret', NEW, BODY, signed(BODY)],
    ['another body', OLD, BODY.replace('one', 'two'), signed(BODY)],
    ['another id', OLD, BODY, { ...signed(BODY), 'webhook-id': 'another' }],
    ['a time long ago', OLD, BODY, signed(BODY, { secondsAgo: 400 })],
    ['a time to come', OLD, BODY, signed(BODY, { secondsAgo: -400 })],
    ['no signature', OLD, BODY, { ...signed(BODY), 'webhook-signature': undefined }],
    ['a signature of nothing', OLD, BODY, { ...signed(BODY), 'webhook-signature': 'v1' }],
    ['two headers', OLD, BODY, { ...signed(BODY), 'webhook-id': [ID, ID] }],
    [
      'bytes that are not text',
      OLD,
      Buffer.from(BODY.replace('one', '\u00ff'), 'latin1'),
      signed(BODY.replace('one', '\ufffd')),
    ],
    ['what is signed and no JSON', OLD, 'no', signed('no')],
    ['what is signed and no event', OLD, '{"data":{}}', signed('{"data":{}}')],
  ])('refuses %s', (_what, secret, body, headers) => {
    expect(() => verifyWebhook(secret, body, headers)).toThrow(WebhookRefused);
  });

  it.each(['', 'whsec_', '***'])('reports that %j is not a secret, for any message', (secret) => {
    const ask = () => verifyWebhook([OLD, secret], BODY, signed(BODY));
    expect(ask).toThrow();
    expect(ask).not.toThrow(WebhookRefused);
  });

  it('refuses everything without a secret', () => {
    expect(() => verifyWebhook([], BODY, signed(BODY))).toThrow(WebhookRefused);
  });
});
