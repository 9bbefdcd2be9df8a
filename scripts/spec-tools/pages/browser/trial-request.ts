import type { Filled } from '../request-model.ts';
import { csrfToken, storedKey } from './credentials.ts';

/** A response, with the time until its headers. */
export interface Answer {
  readonly response: Response;
  readonly milliseconds: number;
}

/** Valid header values. They are checked here because the error of the browser names neither the field nor the problem. */
const HEADER_VALUE = /^[\x20-\x7e]*$/;

const headersOf = ({ method, headers }: Filled): Headers => {
  const [key, token] = [storedKey(), csrfToken()];
  for (const [name, value] of [...Object.entries(headers), ['The API key', key] as const])
    if (!HEADER_VALUE.test(value)) throw new Error(`${name} holds a character that no header can carry.`);
  const all = new Headers(headers);
  if (key !== '' && !all.has('authorization')) all.set('authorization', `Bearer ${key}`);
  // A session takes precedence over a key, so a caller with both needs the token.
  if (token !== null && method !== 'GET') all.set('x-csrf-token', token);
  return all;
};

/**
 * Sends the request only to the server of the page, and follows no redirects. Rejects without sending if the browser would change the path,
 * or if a header value is invalid.
 */
export const send = async (request: Filled, signal: AbortSignal): Promise<Answer> => {
  const address = new URL(request.target, location.origin);
  if (address.origin !== location.origin) throw new Error('The path leads to another server.');
  if (address.pathname !== request.target.split('?')[0]) throw new Error('The path leads to another operation.');
  const startedAt = performance.now();
  const response = await fetch(address, {
    method: request.method,
    headers: headersOf(request),
    body: request.body,
    signal,
    mode: 'same-origin',
    credentials: 'same-origin',
    redirect: 'manual',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  return { response, milliseconds: Math.round(performance.now() - startedAt) };
};
