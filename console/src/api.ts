import {
  type ApiResponse,
  ERROR_CODES,
  hasCode,
  type Payload,
  type Tagged,
  unwrap,
  unwrapTagged,
} from 'organisation-platform-client';
import { haveCookiesChanged, isSignedOut } from './client.ts';
import { checkUser, signInAgain } from './session/renewal.ts';

export { pages } from 'organisation-platform-client';
export { type ApiSchema as Schema, api } from './client.ts';

/**
 * Runs `work` as the signed-in user. If the session has ended, it is renewed, by signing in over the page if necessary,
 * and the work runs once more. Work must send its requests again each time.
 */
export const asSignedIn = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isSignedOut(error)) await signInAgain();
    else if (hasCode(error, ERROR_CODES.FORBIDDEN) && haveCookiesChanged()) await checkUser();
    else throw error;
  }
  return work();
};

/**
 * The result of a call, as `ask(() => api.GET('/company'))`. Rejects with PlatformError, ConnectionLost or
 * UnreadableResponse.
 */
export const ask = <Body>(call: () => Promise<ApiResponse<Body>>): Promise<Payload<Body>> =>
  asSignedIn(() => unwrap(call()));

/** The same with the ETag of the record, for `If-Match`. */
export const askTagged = <Body>(call: () => Promise<ApiResponse<Body>>): Promise<Tagged<Payload<Body>>> =>
  asSignedIn(() => unwrapTagged(call()));

/** All items of a list, from all pages, as `askAll(() => pages(api, '/api/v1/users'))`. */
export const askAll = <T>(list: () => AsyncIterable<T>): Promise<readonly T[]> =>
  asSignedIn(async () => {
    const all: T[] = [];
    for await (const item of list()) all.push(item);
    return all;
  });
