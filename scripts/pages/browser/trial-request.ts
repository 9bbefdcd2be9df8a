import type { Filled } from '../request-model.ts';
import { csrfToken, storedKey } from './credentials.ts';

/** An answer, and how long its head took. */
export interface Answer {
  readonly response: Response;
  readonly milliseconds: number;
}

const headersOf = ({ method, headers }: Filled): Headers => {
  const all = new Headers(headers);
  const [key, token] = [storedKey(), csrfToken()];
  if (key !== '' && !all.has('authorization')) all.set('authorization', `Bearer ${key}`);
  // A session goes before a key, so whoever has both needs the token all the same.
  if (token !== null && method !== 'GET') all.set('x-csrf-token', token);
  return all;
};

/** Sends the request to the server the page is from, and to no other: not by its path, and not by following where it leads. */
export const send = async (request: Filled, signal: AbortSignal): Promise<Answer> => {
  const address = new URL(request.target, location.origin);
  if (address.origin !== location.origin) throw new Error('The path leads to another server.');
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
