import { unwrap } from 'organisation-platform-client';
import { api, isSignedOut } from '../client.ts';
import { forgetMe } from './session.ts';

/** Ends the session and begins anew with an empty page, so that nothing of what was seen stays. Rejects when the session goes on. */
export const signOut = async (): Promise<void> => {
  await unwrap(api.POST('/api/v1/auth/logout')).catch((error: unknown) => {
    // It has ended before.
    if (!isSignedOut(error)) throw error;
  });
  forgetMe();
  location.hash = '';
  location.reload();
};
