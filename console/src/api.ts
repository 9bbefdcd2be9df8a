import {
  type Answer,
  ERROR_CODES,
  hasCode,
  type Payload,
  type Tagged,
  unwrap,
  unwrapTagged,
} from 'organisation-platform-client';
import { haveCookiesChanged, isSignedOut } from './client.ts';
import { lookAgain, signInAgain } from './session/renewal.ts';

export { pages } from 'organisation-platform-client';
export { type ApiSchema as Schema, api } from './client.ts';

/**
 * Does `work` as a signed-in person: where the session has ended it is renewed, if need be by signing in again, while the page stays as it
 * is; then the work is done once more. Work must ask again each time.
 */
export const asSignedIn = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isSignedOut(error)) await signInAgain();
    else if (hasCode(error, ERROR_CODES.FORBIDDEN) && haveCookiesChanged()) await lookAgain();
    else throw error;
  }
  return work();
};

/** What a call returns, as `ask(() => api.GET('/company'))`. Rejects with PlatformError, ConnectionLost or UnreadableAnswer. */
export const ask = <Body>(call: () => Promise<Answer<Body>>): Promise<Payload<Body>> =>
  asSignedIn(() => unwrap(call()));

/** The same with the tag of the record, for `If-Match`. */
export const askTagged = <Body>(call: () => Promise<Answer<Body>>): Promise<Tagged<Payload<Body>>> =>
  asSignedIn(() => unwrapTagged(call()));

/** All of a list, however many pages it has, as `askAll(() => pages(api, '/api/v1/users'))`. */
export const askAll = <T>(list: () => AsyncIterable<T>): Promise<readonly T[]> =>
  asSignedIn(async () => {
    const all: T[] = [];
    for await (const item of list()) all.push(item);
    return all;
  });
