import { signal } from '@preact/signals';
import { unwrap } from 'organisation-platform-client';
import { api, isSignedOut } from '../client.ts';
import { type Me, me, setMe } from './session.ts';

/** Whether the session has ended and the sign-in dialog is shown. */
export const isSignInRequired = signal(false);

let renewing: Promise<void> | null = null;
let signedIn: (() => void) | null = null;

/** The user of the current cookies; null without a session. Rejects if the server does not respond. */
export const fetchCurrentUser = async (): Promise<Me | null> => {
  try {
    return await unwrap(api.GET('/api/v1/auth/me'));
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
};

/**
 * Renews the session with the refresh cookie and returns its user; null if the session has ended. If another tab has used the cookie, its
 * session is used. Rejects if the server does not respond, which does not end the session.
 */
export const refresh = async (): Promise<Me | null> => {
  try {
    await unwrap(api.POST('/api/v1/auth/refresh'));
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
  return fetchCurrentUser();
};

/**
 * Continues as this user. For another user the page reloads and the returned promise never settles, so that no pending request
 * runs as the other user.
 */
export const continueAs = (found: Me): Promise<void> => {
  if (me.value !== null && me.value.id !== found.id) {
    location.reload();
    return new Promise(() => {});
  }
  setMe(found);
  return Promise.resolve();
};

const renew = async (): Promise<void> => {
  const found = await refresh();
  if (found !== null) return continueAs(found);
  isSignInRequired.value = true;
  return new Promise<void>((resolve) => {
    signedIn = resolve;
  });
};

/** Renews the session, by signing in again if necessary; waits without a limit. Parallel calls share one renewal. */
export const signInAgain = (): Promise<void> => {
  renewing ??= renew().finally(() => {
    renewing = null;
  });
  return renewing;
};

/** Called when another tab has changed the cookies: continues if they belong to the same user. */
export const checkUser = async (): Promise<void> => {
  const found = await fetchCurrentUser();
  return found === null ? signInAgain() : continueAs(found);
};

/** Called after signing in: closes the dialog and resumes pending calls. */
export const finishSignIn = (): void => {
  isSignInRequired.value = false;
  signedIn?.();
  signedIn = null;
};
