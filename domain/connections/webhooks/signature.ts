import { createHmac, timingSafeEqual } from 'node:crypto';

/** A message as it was sent; `timestamp` is in seconds since 1970. */
export interface SentMessage {
  readonly webhookId: string;
  readonly timestamp: number;
  /** One or more signatures, separated by spaces; null when there is none. */
  readonly signatures: string | null;
  readonly body: Buffer;
}

/** A header has at most 16 KiB; at most this many of its signatures are compared. */
const MAX_SIGNATURES = 32;
const VERSION = 'v1,';

/**
 * Whether one of the signatures is that of the secret (spec/rules/connections.md#signatures). Anybody may send a large body, so it is
 * signed as bytes, and only when there is a signature to compare.
 */
export const isSigned = ({ webhookId, timestamp, signatures, body }: SentMessage, secret: string): boolean => {
  const given = (signatures ?? '')
    .split(' ')
    .slice(0, MAX_SIGNATURES)
    .filter((signature) => signature.startsWith(VERSION));
  if (given.length === 0) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${webhookId}.${timestamp}.`).update(body).digest('base64');
  return given.some((signature) => isSame(signature, `${VERSION}${expected}`));
};

const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};
