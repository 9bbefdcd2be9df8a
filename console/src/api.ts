import {
  type Answer,
  type components,
  createClient,
  ERROR_CODES,
  hasCode,
  type Payload,
  type Tagged,
  unwrap,
  unwrapTagged,
} from 'organisation-platform-client';
import { signInAgain } from './session/renewal.ts';

/** A schema of the interface document, by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The server that the page is from, as the signed-in person. Nothing else is ever asked. */
export const api = createClient({ baseUrl: location.origin, session: true, retry: { longestWaitSeconds: 5 } });

/**
 * Does `work` as a signed-in person: where the session has ended it is renewed, if need be by signing in again, while the page stays as it
 * is; then the work is done again.
 */
export const asSignedIn = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!hasCode(error, ERROR_CODES.UNAUTHORIZED, ERROR_CODES.SESSION_REVOKED)) throw error;
      await signInAgain();
    }
  }
};

/** What a call answers, as `ask(() => api.GET('/company'))`. Rejects with PlatformError, ConnectionLost or UnreadableAnswer. */
export const ask = <Body>(call: () => Promise<Answer<Body>>): Promise<Payload<Body>> =>
  asSignedIn(() => unwrap(call()));

/** The same with the tag of the record, for `If-Match`. */
export const askTagged = <Body>(call: () => Promise<Answer<Body>>): Promise<Tagged<Payload<Body>>> =>
  asSignedIn(() => unwrapTagged(call()));
