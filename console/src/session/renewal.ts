import { signal } from '@preact/signals';

/** Whether the session has ended and the person is asked to sign in, over the page as it is. */
export const isSignInAsked = signal(false);

let renewing: Promise<void> | null = null;
let signedIn: (() => void) | null = null;

/** By the refresh cookie, which only this operation gets to see. Another tab may have used it: then its cookies serve this one, too. */
const refresh = async (): Promise<boolean> => {
  const renewed = await fetch('/api/v1/auth/refresh', { method: 'POST', credentials: 'include' }).catch(() => null);
  if (renewed?.ok) return true;
  const known = await fetch('/api/v1/auth/me', { credentials: 'include' }).catch(() => null);
  return known?.ok === true;
};

const renew = async (): Promise<void> => {
  if (await refresh()) return;
  isSignInAsked.value = true;
  await new Promise<void>((resolve) => {
    signedIn = resolve;
  });
};

/** Renews the session; resolves when that is done, however long the person takes. All who ask meanwhile wait together. */
export const signInAgain = (): Promise<void> => {
  renewing ??= renew().finally(() => {
    renewing = null;
  });
  return renewing;
};

/** The person has signed in: whoever waited goes on. */
export const hasSignedIn = (): void => {
  isSignInAsked.value = false;
  signedIn?.();
  signedIn = null;
};
