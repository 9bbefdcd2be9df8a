import type { CookieSession } from '../../../domain/auth/sessions/issuer.ts';
import type { CookieChange, CookieName } from './result.ts';

const PATHS: Readonly<Record<CookieName, string>> = {
  session: '/',
  csrf_token: '/',
  refresh_token: '/api/v1/auth/refresh',
  device: '/api/v1/auth',
};

/** How long a browser stays recognised after a sign-in. */
const DEVICE_SECONDS = 365 * 24 * 3600;

/**
 * The wire name of a cookie (spec/rules/auth.md#cookies). With https the name has a prefix that browsers enforce: only
 * this host can set the cookie, or at least only over TLS.
 */
export const wireNameOf = (name: CookieName, isSecure: boolean): string => {
  if (!isSecure) return name;
  return PATHS[name] === '/' ? `__Host-${name}` : `__Secure-${name}`;
};

const cookie = (name: CookieName, value: string, maxAgeSeconds: number): CookieChange => ({
  name,
  value,
  path: PATHS[name],
  isHttpOnly: name !== 'csrf_token',
  maxAgeSeconds,
});

/** The three cookies of a session, and the device cookie if the session has one. */
export const sessionCookies = (session: CookieSession): CookieChange[] => [
  cookie('session', session.token, session.sessionSeconds),
  cookie('csrf_token', session.csrfToken, session.sessionSeconds),
  cookie('refresh_token', session.refreshToken, session.refreshSeconds),
  ...(session.device === null ? [] : [cookie('device', session.device, DEVICE_SECONDS)]),
];

/** Clears the three cookies of a session. The device cookie stays (spec/rules/auth.md#known-browsers). */
export const clearedCookies = (): CookieChange[] =>
  (['session', 'csrf_token', 'refresh_token'] as const).map((name) => cookie(name, '', 0));
