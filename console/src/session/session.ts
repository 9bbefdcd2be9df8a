import { computed, signal } from '@preact/signals';
import { type ApiSchema, rememberCookies } from '../client.ts';
import { readStored, store } from '../stored.ts';
import { type AccessGuard, holds, holdsDepartment } from './guards.ts';

export type Me = ApiSchema<'UserInfoResponse'>;

/**
 * Where the person stands: it is not known yet, the deployment has no administrator, nobody is signed in, the first password must be
 * changed, or the person works here.
 */
export type SessionState = 'unknown' | 'new' | 'out' | 'forced' | 'in';

/** Who is signed in; null while nobody is. */
export const me = signal<Me | null>(null);
export const standing = signal<SessionState>('unknown');

const SIGNED_IN = 'signed-in';

/** The session itself is in cookies that no script sees; its renewal outlives the readable one. */
export const mayBeSignedIn = (): boolean => readStored(SIGNED_IN) !== null || /csrf_token=/.test(document.cookie);

export const forgetMe = (): void => store(SIGNED_IN, null);

// Another tab has signed somebody else in: this page is that person's now, and begins again.
addEventListener('storage', ({ key, newValue }) => {
  if (key === SIGNED_IN && newValue !== null && me.value !== null && newValue !== me.value.id) location.reload();
});

export const setMe = (found: Me): void => {
  rememberCookies();
  store(SIGNED_IN, found.id);
  me.value = found;
  standing.value = found.must_change_password ? 'forced' : 'in';
};

/** What is shown as possible. The server decides (spec/rules/auth.md#human-roles, spec/rules/auth.md#organisation-rule). */
export const may = (...guards: readonly AccessGuard[]): boolean => {
  const who = me.value;
  return who !== null && guards.every((guard) => holds(who, guard));
};

/** Whether the person may change this department. */
export const canChangeDepartment = (name: string): boolean => me.value !== null && holdsDepartment(me.value, name);

/** Changes whenever another person works here. */
export const personId = computed(() => me.value?.id ?? null);
