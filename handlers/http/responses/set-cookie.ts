import { stringifySetCookie } from 'cookie';
import { wireNameOf } from '../contracts/cookies.ts';
import type { CookieChange } from '../contracts/result.ts';

/** The Set-Cookie header of a change. `Expires` repeats `Max-Age` for old clients. */
export const setCookie = (cookie: CookieChange, isSecure: boolean, now: Date): string =>
  stringifySetCookie({
    name: wireNameOf(cookie.name, isSecure),
    value: cookie.value,
    path: cookie.path,
    maxAge: cookie.maxAgeSeconds,
    expires: cookie.maxAgeSeconds === 0 ? new Date(0) : new Date(now.getTime() + cookie.maxAgeSeconds * 1000),
    httpOnly: cookie.isHttpOnly,
    sameSite: 'strict',
    secure: isSecure,
  });
