import { unwrap } from 'organisation-platform-client';
import { api, holdRequests, isSignedOut, LOGOUT } from '../client.ts';
import { goOnAs, refresh, whoIsThere } from './renewal.ts';
import { forgetMe } from './session.ts';

/** Nothing is asked without a session in the meantime. Rejects when the session continues, or nobody knows, and everything goes on with it. */
const endSession = async (): Promise<void> => {
  const goOn = holdRequests();
  await unwrap(api.POST(LOGOUT)).catch((error: unknown) => {
    // It has ended before.
    if (isSignedOut(error)) return;
    goOn();
    throw error;
  });
};

/**
 * Ends the session and begins again with an empty page, so that nothing of what was seen stays. One whose access has run out is renewed
 * before, or what renews it would stay behind; another tab may have renewed it, too, or signed somebody else in, who stays. Rejects when
 * the server does not do it.
 */
export const signOut = async (): Promise<void> => {
  const found = (await whoIsThere()) ?? (await refresh());
  if (found !== null) {
    await goOnAs(found);
    await endSession();
  }
  forgetMe();
  location.hash = '';
  location.reload();
};
