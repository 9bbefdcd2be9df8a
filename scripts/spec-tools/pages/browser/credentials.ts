import type { Credential } from '../samples.ts';
import { the } from './elements.ts';

/** Of this tab alone: it goes when the tab is closed, and other tabs do not see it. */
const KEY = 'reference.key';

export const storedKey = (): string => sessionStorage.getItem(KEY) ?? '';

const TOKEN = /(?:^|; )(?:__Host-)?csrf_token=([^;]*)/;

/** The CSRF token of the session that this browser is signed in with, or null. */
export const csrfToken = (): string | null => TOKEN.exec(document.cookie)?.[1] ?? null;

const SIGNED_IN = 'Signed in with a session, which goes before a key; its CSRF token is sent along.';

/**
 * The box in which the caller is known: an API key, and whether there is a session. `changed` is called with the credential that
 * samples should show.
 */
export const startCredentials = (changed: (credential: Credential) => void): void => {
  const key = the('#key', HTMLInputElement);
  const session = the('#session', HTMLElement);
  const shown = the('#shown', HTMLSelectElement);
  const signedOut = [...session.childNodes];

  const keep = (): void => {
    if (key.value.trim() === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, key.value.trim());
  };
  const look = (): void => {
    session.replaceChildren(...(csrfToken() === null ? signedOut : [SIGNED_IN]));
  };
  key.value = storedKey();
  key.addEventListener('input', keep);
  the('#forget', HTMLButtonElement).addEventListener('click', () => {
    key.value = '';
    keep();
  });
  shown.addEventListener('change', () => changed(shown.value === 'session' ? 'session' : 'key'));
  addEventListener('focus', look);
  document.addEventListener('answered', look);
  look();
};
