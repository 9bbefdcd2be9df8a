import type { Credential } from '../samples.ts';
import { the } from './elements.ts';

/** Stored per tab: other tabs cannot read it, and closing the tab deletes it. */
const KEY = 'reference.key';

export const storedKey = (): string => sessionStorage.getItem(KEY) ?? '';

const TOKEN = /(?:^|; )(?:__Host-)?csrf_token=([^;]*)/;

/** The CSRF token of the current session, or null. */
export const csrfToken = (): string | null => TOKEN.exec(document.cookie)?.[1] ?? null;

const SIGNED_IN = 'Signed in with a session, which goes before a key; its CSRF token is sent along.';

/**
 * The form for credentials: an API key, and the state of the session. `changed` is called with the credential for the samples.
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
  document.addEventListener('response', look);
  look();
};
