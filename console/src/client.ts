import { type components, createClient, ERROR_CODES, hasCode } from 'organisation-platform-client';

/** A schema of the interface document, by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The server that the page is from, as the signed-in person. Nothing else is ever asked. */
export const api = createClient({ baseUrl: location.origin, session: true, retry: { longestWaitSeconds: 5 } });

/** Whether a failure says that nobody is signed in, or not any more. */
export const isSignedOut = (error: unknown): boolean =>
  hasCode(error, ERROR_CODES.UNAUTHORIZED, ERROR_CODES.SESSION_REVOKED);
