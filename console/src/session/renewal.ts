import { signal } from '@preact/signals';
import { unwrap } from 'organisation-platform-client';
import { api, isSignedOut } from '../client.ts';
import { type Me, me, setMe } from './session.ts';

/** Whether the session has ended and the person is asked to sign in, over the page as it is. */
export const isSignInAsked = signal(false);

let renewing: Promise<void> | null = null;
let signedIn: (() => void) | null = null;

/** Who is signed in by the cookies of the browser; null for nobody. Rejects when the server does not say. */
export const whoIsThere = async (): Promise<Me | null> => {
  try {
    return await unwrap(api.GET('/api/v1/auth/me'));
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
};

/**
 * Renews the session by the refresh cookie, which only this operation gets to see, and tells whose it is; null where it has ended. Another tab
 * may have used the cookie: then its session serves this one, too. Rejects when the server does not say, which is not an end.
 */
export const refresh = async (): Promise<Me | null> => {
  try {
    await unwrap(api.POST('/api/v1/auth/refresh'));
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
  return whoIsThere();
};

/**
 * Continues as this user. For another user the page reloads and the returned promise never settles, so that no pending request
 * runs as the other user.
 */
export const goOnAs = (found: Me): Promise<void> => {
  if (me.value !== null && me.value.id !== found.id) {
    location.reload();
    return new Promise(() => {});
  }
  setMe(found);
  return Promise.resolve();
};

const renew = async (): Promise<void> => {
  const found = await refresh();
  if (found !== null) return goOnAs(found);
  isSignInAsked.value = true;
  return new Promise<void>((resolve) => {
    signedIn = resolve;
  });
};

/** Renews the session; resolves when that is done, however long the person takes. All who ask in the meantime wait together. */
export const signInAgain = (): Promise<void> => {
  renewing ??= renew().finally(() => {
    renewing = null;
  });
  return renewing;
};

/** Another tab has changed the cookies: it continues where they are still those of the same person. */
export const lookAgain = async (): Promise<void> => {
  const found = await whoIsThere();
  return found === null ? signInAgain() : goOnAs(found);
};

/** The person has signed in: anyone who waited continues. */
export const hasSignedIn = (): void => {
  isSignInAsked.value = false;
  signedIn?.();
  signedIn = null;
};
