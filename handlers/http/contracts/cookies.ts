import type { CookieSession } from '../../../domain/auth/sessions/issuer.ts';
import type { CookieChange, CookieName } from './result.ts';

const PATHS: Readonly<Record<CookieName, string>> = {
  session: '/',
  csrf_token: '/',
  refresh_token: '/api/v1/auth/refresh',
  device: '/api/v1/auth',
};

/** A browser that has signed in is known for so long. */
const DEVICE_SECONDS = 365 * 24 * 3600;

/**
 * What a cookie is called on the wire (spec/rules/auth.md#cookies). Behind https the name carries a promise that browsers keep: nobody but
 * this host has set it, or at least nobody without TLS.
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

/** The three cookies of a session, and the one by which its browser is known again where the session has one. */
export const sessionCookies = (session: CookieSession): CookieChange[] => [
  cookie('session', session.token, session.sessionSeconds),
  cookie('csrf_token', session.csrfToken, session.sessionSeconds),
  cookie('refresh_token', session.refreshToken, session.refreshSeconds),
  ...(session.device === null ? [] : [cookie('device', session.device, DEVICE_SECONDS)]),
];

/** The three cookies of a session emptied and expired. The browser stays known (spec/rules/auth.md#known-browsers). */
export const clearedCookies = (): CookieChange[] =>
  (['session', 'csrf_token', 'refresh_token'] as const).map((name) => cookie(name, '', 0));
