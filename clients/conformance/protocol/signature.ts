import { createHmac } from 'node:crypto';

/** The prefix of webhook secrets. */
export const SECRET_PREFIX = 'whsec_';

/** The signature of Standard Webhooks 1.0.0. */
export const signatureOf = (secret: string, id: string, timestamp: string, body: string): string => {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};
