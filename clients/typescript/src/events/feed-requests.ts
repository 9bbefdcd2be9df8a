import type { PlatformEvent } from '../document.ts';
import { failureIn, PlatformError, UnreadableResponse } from '../errors/platform-error.ts';
import { objectIn, readWhole } from '../http/receive.ts';

/** A page of the feed. */
export interface FeedPage {
  readonly data: readonly PlatformEvent[];
  readonly pagination: { readonly next_after: string; readonly has_more: boolean };
}

/** Where the feed is, and who reads it. */
export interface FeedSource {
  readonly baseUrl: string;
  readonly apiKey: string | (() => string | Promise<string>);
  readonly signal: AbortSignal;
}

/** The longest wait for a response. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** An error that a retry does not fix; its cause is what the caller gets. */
export class UnrecoverableError extends Error {
  constructor(cause: unknown) {
    super('following the feed cannot continue', { cause });
  }
}

const valueIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const requestOf = async ({ baseUrl, apiKey, signal }: FeedSource, method: string, path: string): Promise<Request> => {
  try {
    const token = typeof apiKey === 'string' ? apiKey : await apiKey();
    const headers = { authorization: `Bearer ${token}` };
    const wait = AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]);
    // Following a redirect would send the key to another server.
    return new Request(`${baseUrl.replace(/\/$/, '')}/api/v1${path}`, {
      method,
      headers,
      signal: wait,
      redirect: 'manual',
    });
  } catch (cause) {
    // Another attempt would get the same key.
    throw new UnrecoverableError(cause);
  }
};

const ask = async <T>(source: FeedSource, method: string, path: string): Promise<T> => {
  const request = await requestOf(source, method, path);
  const response = await readWhole(request, await fetch(request.clone()));
  const text = await response.text();
  if (response.status === 200) return objectIn(text, 200) as T;
  const refusal = failureIn(valueIn(text), response.status) ?? new UnreadableResponse(response.status);
  const isUnrecoverable = refusal instanceof PlatformError && response.status < 500 && !refusal.retryable;
  throw isUnrecoverable ? new UnrecoverableError(refusal) : refusal;
};

/** A ticket, which opens one socket. */
export const requestTicket = async (source: FeedSource): Promise<string> => {
  const { data } = await ask<{ data?: { ticket?: unknown } }>(source, 'POST', '/auth/ws-ticket');
  if (typeof data?.ticket !== 'string') throw new UnreadableResponse(200, 'the ticket is missing');
  return data.ticket;
};

const isEvent = (value: unknown): boolean => typeof (value as PlatformEvent | null)?.position === 'string';

/** The events after a position. */
export const readPage = async (source: FeedSource, channels: readonly string[], after: string): Promise<FeedPage> => {
  const query = `after=${encodeURIComponent(after)}&limit=200&channels=${encodeURIComponent(channels.join())}`;
  const { data, pagination } = await ask<Partial<FeedPage>>(source, 'GET', `/events?${query}`);
  if (!Array.isArray(data) || !data.every(isEvent) || typeof pagination?.next_after !== 'string')
    throw new UnreadableResponse(200, 'it is not a page of events');
  return { data, pagination };
};
