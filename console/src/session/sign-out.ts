import { unwrap } from 'organisation-platform-client';
import { api, holdRequests, isSignedOut, LOGOUT } from '../client.ts';
import { forgetMe } from './session.ts';

/**
 * Ends the session and begins anew with an empty page, so that nothing of what was seen stays, and nothing is asked without a session
 * meanwhile. Rejects when the session goes on, and everything with it.
 */
export const signOut = async (): Promise<void> => {
  const goOn = holdRequests();
  await unwrap(api.POST(LOGOUT)).catch((error: unknown) => {
    // It has ended before.
    if (isSignedOut(error)) return;
    goOn();
    throw error;
  });
  forgetMe();
  location.hash = '';
  location.reload();
};
