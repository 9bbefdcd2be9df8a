import { computed, signal } from '@preact/signals';
import { type ApiSchema, rememberCookies } from '../client.ts';
import { readStored, store } from '../stored.ts';
import { type AccessGuard, holds, holdsDepartment } from './guards.ts';

export type Me = ApiSchema<'UserInfoResponse'>;

/**
 * The state of the session: not loaded yet, no administrator exists, signed out, the initial password must be changed, or signed in.
 */
export type SessionState = 'unknown' | 'new' | 'out' | 'forced' | 'in';

/** The signed-in user; null if signed out. */
export const me = signal<Me | null>(null);
export const sessionState = signal<SessionState>('unknown');

const SIGNED_IN = 'signed-in';

/** Scripts cannot read the session cookies, so their existence is guessed. The refresh cookie outlives the CSRF cookie. */
export const mayBeSignedIn = (): boolean => readStored(SIGNED_IN) !== null || /csrf_token=/.test(document.cookie);

export const forgetMe = (): void => store(SIGNED_IN, null);

// Another tab has signed in another user: the page reloads for that user.
addEventListener('storage', ({ key, newValue }) => {
  if (key === SIGNED_IN && newValue !== null && me.value !== null && newValue !== me.value.id) location.reload();
});

export const setMe = (found: Me): void => {
  rememberCookies();
  store(SIGNED_IN, found.id);
  me.value = found;
  sessionState.value = found.must_change_password ? 'forced' : 'in';
};

/** Whether to offer an action. The server enforces it (spec/rules/auth.md#human-roles, spec/rules/auth.md#organisation-rule). */
export const may = (...guards: readonly AccessGuard[]): boolean => {
  const who = me.value;
  return who !== null && guards.every((guard) => holds(who, guard));
};

/** Whether the user may change this department. */
export const canChangeDepartment = (name: string): boolean => me.value !== null && holdsDepartment(me.value, name);

/** Changes when another user signs in. */
export const userId = computed(() => me.value?.id ?? null);
