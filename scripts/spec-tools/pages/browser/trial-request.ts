import type { Filled } from '../request-model.ts';
import { csrfToken, storedKey } from './credentials.ts';

/** A response, and how long its head took. */
export interface Answer {
  readonly response: Response;
  readonly milliseconds: number;
}

/** What a header can carry; the browser's own words for anything else name neither the field nor the error. */
const HEADER_VALUE = /^[\x20-\x7e]*$/;

const headersOf = ({ method, headers }: Filled): Headers => {
  const [key, token] = [storedKey(), csrfToken()];
  for (const [name, value] of [...Object.entries(headers), ['The API key', key] as const])
    if (!HEADER_VALUE.test(value)) throw new Error(`${name} holds a character that no header can carry.`);
  const all = new Headers(headers);
  if (key !== '' && !all.has('authorization')) all.set('authorization', `Bearer ${key}`);
  // A session goes before a key, so anyone who has both needs the token all the same.
  if (token !== null && method !== 'GET') all.set('x-csrf-token', token);
  return all;
};

/**
 * Sends the request to the server the page is from, and to no other: not by its path, and not by following where it leads. Rejects, and sends
 * nothing, when the browser would make another path of it, or when a value is none for a header.
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
