import { stringifySetCookie } from 'cookie';
import type { CookieChange } from './result.ts';

/** The Set-Cookie line of a change. */
export const setCookie = (cookie: CookieChange, isSecure: boolean): string =>
  stringifySetCookie({
    name: cookie.name,
    value: cookie.value,
    path: cookie.path,
    maxAge: cookie.maxAgeSeconds,
    httpOnly: cookie.isHttpOnly,
    sameSite: 'strict',
    secure: isSecure,
  });
