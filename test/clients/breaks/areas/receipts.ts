import { answered, type Broken, nextDigits, ofCheck, on, told, within, withList, withStatus } from '../forms.ts';

const ONCE = 'webhooks/a signed message is accepted once';
const MESSAGES = within('/api/v1/webhooks/');

/** Incoming webhooks. */
export const BREAKS_OF_RECEIPTS: readonly Broken[] = [
  ...ofCheck(
    ONCE,
    'spec/rules/connections.md#duplicate-messages',
    [
      'a repeated message is another one',
      answered(({ text }, path) => ({
        text: path.includes('/webhooks/') ? text.replace(/("receipt_id":")[^"]{8}/, `$1${nextDigits()}`) : text,
      })),
      'a repeated message returns its first receipt',
    ],
    [
      'a connection for webhooks has no secret',
      told(/"secret":"[^"]*"/g, '"secret":null', on('POST', '/connections')),
      'a connection for webhooks has a secret',
    ],
    [
      'a message is stored twice',
      withList(on('GET', '/receipts'), ['data'], (items) => items.push(items[0])),
      'it is stored once',
    ],
  ),
  ...ofCheck(
    'webhooks/a message with a wrong signature or an old timestamp is refused',
    'spec/rules/connections.md#order-of-ingest-checks',
    [
      'a message with any signature is accepted',
      withStatus(401, 202, MESSAGES),
      'expected 401/1000, got 202/1000: no signature',
    ],
    ['an old message is accepted', withStatus(409, 202, MESSAGES), 'expected 409/4000, got 202/4000: -6 minutes from'],
  ),
];
