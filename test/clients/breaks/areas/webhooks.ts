import { asCeo, type Broken, ofCheck, on, said, told, withStatus } from '../forms.ts';
import type { Break, Delivery } from '../proxy/break.ts';

const SUBSCRIBED = 'webhooks/subscribed events are delivered';
const ROTATION = 'webhooks/after a rotation both secrets sign';
const REDELIVERY = 'webhooks/a delivered event is redelivered';
const REDELIVERIES = 'spec/rules/webhooks.md#redelivery';
const DISABLED = 'webhooks/nothing is sent to a disabled endpoint';
const OWNER = 'webhooks/an endpoint belongs to its creator';
const ENDPOINTS = 'spec/rules/webhooks.md#endpoints';

/** Replaces a text in the deliveries. */
const delivering = (from: string, to: string): Break => ({
  deliver: ({ headers, body }) => [{ headers, body: body.replace(from, to) }],
});
const signing = (change: (signatures: string) => string): Break => ({
  deliver: ({ headers, body }) => [
    { headers: { ...headers, 'webhook-signature': change(String(headers['webhook-signature'])) }, body },
  ],
});
const UNASKED: Pick<Delivery, 'body'> = { body: '{"type":"agent.created"}' };

/** A redelivery becomes a test, with the response of a redelivery. */
const redeliveringNothing: Break = {
  ask: (request) => ({ ...request, path: request.path.replace(/\/redeliver$/, '/test') }),
  tell: (answer, { path }) =>
    path.endsWith('/redeliver')
      ? { ...answer, text: answer.text.replace(/"data":\{[^}]*\}/, '"data":{"queued":1,"next_since":null}') }
      : answer,
};

/** A rotation returns the secret of the creation. */
const rotatingNothing = (): Break => {
  let first = '';
  return {
    tell: (answer, { path }) => {
      if (!path.includes('/webhook-endpoints')) return answer;
      const [secret] = /whsec_[^"]+/.exec(answer.text) ?? [];
      if (secret !== undefined && !path.endsWith('/rotate-secret')) first = secret;
      return path.endsWith('/rotate-secret') ? { ...answer, text: answer.text.replace(/whsec_[^"]+/, first) } : answer;
    },
  };
};

/** Outgoing webhooks. */
export const BREAKS_OF_WEBHOOKS: readonly Broken[] = [
  ...ofCheck(
    'webhooks/a test event is delivered and signed',
    'spec/rules/webhooks.md#bodies',
    [
      'the shown secret is not the signing secret',
      told(/whsec_.{8}/g, 'whsec_AAAAAAAA'),
      'it is signed with the secret',
    ],
    ['a test event has another type', delivering('webhook.test', 'test'), 'its type is webhook.test'],
  ),
  ...ofCheck(
    SUBSCRIBED,
    'spec/rules/webhooks.md#event-types',
    ['an event is delivered as another one', delivering('department.created', 'department.changed'), 'its body is the'],
    ['a delivery has no timestamp', delivering('"timestamp":"', '"timestamp":"about '), 'it contains a timestamp'],
    ['a delivery has an old signature', signing(() => 'v1,AAAA'), 'it is signed with the secret'],
    [
      'an event nobody asked for is delivered',
      { deliver: (delivery) => [{ ...delivery, ...UNASKED }, delivery] },
      'nothing else is delivered',
    ],
  ),
  ...ofCheck(
    ROTATION,
    'spec/rules/webhooks.md#secrets',
    ['a rotation returns the secret before it', rotatingNothing(), 'a rotation makes another secret'],
    [
      'the rotated secret does not sign',
      signing((signatures) => signatures.split(' ')[1] ?? ''),
      'the new secret and the one before it sign',
    ],
  ),
  ...ofCheck(
    REDELIVERY,
    REDELIVERIES,
    ['a redelivery is reported but not sent', redeliveringNothing, 'the redelivered event is not delivered'],
    ['a redelivery is 200', withStatus(202, 200, on('POST', '/redeliver')), 'expected 202, got 200'],
    ['a redelivery is not reported', told('"queued":1', '"queued":0'), 'queued again, 0 were queued'],
  ),
  ...ofCheck(
    DISABLED,
    'spec/rules/webhooks.md#disabled-endpoints',
    [
      'a test of a disabled endpoint is accepted',
      withStatus(409, 202, on('POST', '/test')),
      'expected 409/4000, got 202/4000: a test',
    ],
    [
      'a redelivery to a disabled endpoint is accepted',
      withStatus(409, 202, on('POST', '/redeliver')),
      'expected 409/4000, got 202/4000: a redelivery',
    ],
  ),
  ...ofCheck(
    OWNER,
    ENDPOINTS,
    [
      'every lead rotates every secret',
      asCeo(({ path }) => path.endsWith('/rotate-secret')),
      'expected 403/1001, got 200: another lead rotates',
    ],
    [
      'every lead moves every endpoint',
      asCeo(({ method, path }) => method === 'PATCH' && path.includes('/webhook-endpoints/')),
      'expected 403/1001, got 200: another lead moves it',
    ],
  ),
  ...ofCheck('webhooks/nothing is sent to private addresses', 'spec/rules/webhooks.md#addresses', [
    'a delivery to another machine needs no TLS',
    said('http://hooks.example.com', 'https://hooks.example.com'),
    'http to another machine is refused',
  ]),
];
