import { timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** A message as it was sent; `timestamp` is in seconds since 1970, `body` is the text of its bytes. */
export interface SentMessage {
  readonly webhookId: string;
  readonly timestamp: number;
  /** One or more signatures, separated by spaces; null when there is none. */
  readonly signatures: string | null;
  readonly body: string;
}

/** A header holds no more than 16 KiB; of what is in it this many are looked at. */
const MAX_SIGNATURES = 32;

/**
 * Whether one of the signatures is that of the secret (spec/rules/connections.md#signatures). The library signs; comparing is done here,
 * because its own check knows no other clock than that of the machine, and looks at the time first.
 */
export const isSigned = ({ webhookId, timestamp, signatures, body }: SentMessage, secret: string): boolean => {
  if (signatures === null || signatures.trim() === '') return false;
  const expected = Buffer.from(new Webhook(secret).sign(webhookId, new Date(timestamp * 1000), body));
  return signatures
    .split(' ')
    .slice(0, MAX_SIGNATURES)
    .map((signature) => Buffer.from(signature))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
};
