import { Webhook } from 'standardwebhooks';
import type { Events, EventType } from './document.ts';

interface Delivered<Type extends string, Data> {
  /** The id of the event, the same for every attempt: store it to detect repeated deliveries. */
  readonly id: string;
  readonly type: Type;
  /** When the event happened. */
  readonly timestamp: string;
  readonly data: Data;
}

/** An event of a webhook; `type` identifies it. */
export type WebhookEvent =
  | { [Type in EventType]: Delivered<Type, Events[Type]['payload']> }[EventType]
  | Delivered<'webhook.test', Readonly<Record<string, unknown>>>;

/** The headers of a request, from `fetch` or Node. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The delivery is not from the platform, was changed, or is too old: respond with 401 and ignore it. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

const NAMES = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

const headerOf = (headers: WebhookHeaders, name: string): string => {
  const value = typeof headers.get === 'function' ? headers.get(name) : (headers as Record<string, unknown>)[name];
  if (typeof value !== 'string' || value === '') throw new WebhookRefused(`the header ${name} is missing`);
  return value;
};

const textOf = (body: string | Uint8Array): string => {
  if (typeof body === 'string') return body;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch (cause) {
    throw new WebhookRefused('the body is not UTF-8', { cause });
  }
};

const isGood = (webhook: Webhook, text: string, headers: Record<string, string>): boolean => {
  try {
    webhook.verify(text, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
};

const isEvent = (value: unknown): value is Omit<WebhookEvent, 'id'> =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'data' in value;

/** Signed but not readable; the platform never sends this. */
const eventIn = (text: string): Omit<WebhookEvent, 'id'> => {
  try {
    const value: unknown = JSON.parse(text);
    if (isEvent(value)) return value;
  } catch (cause) {
    throw new WebhookRefused('the body is not JSON', { cause });
  }
  throw new WebhookRefused('the body is not an event');
};

/**
 * Verifies a delivery and returns its event: the signature must match one of the secrets, and the timestamp must be
 * within five minutes. Pass the raw body. Throws `WebhookRefused`, and another error for an invalid secret.
 */
export const verifyWebhook = (
  secrets: string | readonly string[],
  body: string | Uint8Array,
  headers: WebhookHeaders,
): WebhookEvent => {
  const webhooks = (typeof secrets === 'string' ? [secrets] : secrets).map((secret) => new Webhook(secret));
  const given = Object.fromEntries(NAMES.map((name) => [name, headerOf(headers, name)]));
  const text = textOf(body);
  if (!webhooks.some((webhook) => isGood(webhook, text, given)))
    throw new WebhookRefused('the signature matches none of the secrets, or the timestamp is not within five minutes');
  return { id: given['webhook-id'], ...eventIn(text) } as WebhookEvent;
};
