import type { CookieSession } from '../../domain/auth/session-service.ts';
import type { CookieChange } from '../http/responses/result.ts';

export const SESSION_COOKIE = 'session';
export const CSRF_COOKIE = 'csrf_token';
export const REFRESH_COOKIE = 'refresh_token';
const REFRESH_PATH = '/api/v1/auth/refresh';

const cookie = (name: string, value: string, maxAgeSeconds: number): CookieChange => ({
  name,
  value,
  path: name === REFRESH_COOKIE ? REFRESH_PATH : '/',
  isHttpOnly: name !== CSRF_COOKIE,
  maxAgeSeconds,
});

/** The three cookies of a session (spec/rules/auth.md#cookies). */
export const sessionCookies = (session: CookieSession): CookieChange[] => [
  cookie(SESSION_COOKIE, session.token, session.sessionSeconds),
  cookie(CSRF_COOKIE, session.csrfToken, session.sessionSeconds),
  cookie(REFRESH_COOKIE, session.refreshToken, session.refreshSeconds),
];

/** The three cookies emptied and expired. */
export const clearedCookies = (): CookieChange[] =>
  [SESSION_COOKIE, CSRF_COOKIE, REFRESH_COOKIE].map((name) => cookie(name, '', 0));
