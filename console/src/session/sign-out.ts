import { unwrap } from 'organisation-platform-client';
import { api, isSignedOut, LOGOUT, pauseRequests } from '../client.ts';
import { continueAs, fetchCurrentUser, refresh } from './renewal.ts';
import { forgetMe } from './session.ts';

/**
 * No requests are sent in the meantime. Rejects if the session continues or its state is unknown; requests then
 * continue.
 */
const endSession = async (): Promise<void> => {
  const resume = pauseRequests();
  await unwrap(api.POST(LOGOUT)).catch((error: unknown) => {
    // The session has ended already.
    if (isSignedOut(error)) return;
    resume();
    throw error;
  });
};

/**
 * Ends the session and starts with an empty page, so that no data stays visible. An expired session is renewed first,
 * because otherwise its refresh token would stay valid. If another tab has signed in another user, that session stays.
 * Rejects if the server does not end the session.
 */
export const signOut = async (): Promise<void> => {
  const found = (await fetchCurrentUser()) ?? (await refresh());
  if (found !== null) {
    await continueAs(found);
    await endSession();
  }
  forgetMe();
  location.hash = '';
  location.reload();
};
