import { UnreadableResponse } from '../platform-error.ts';

/** The tokens of a session, from the cookies of a response. */
export interface SessionTokens {
  /** The JWT, which programs send as `Authorization: Bearer`. */
  readonly accessToken: string;
  /** Name and value of the refresh cookie, as they are sent back. */
  readonly refreshCookie: string;
}

/** With an https URL the names have a prefix. */
const ACCESS = /^(?:__Host-)?session$/;
const REFRESH = /^(?:__Secure-)?refresh_token$/;

/** Reads the tokens. Throws `UnreadableResponse` if they are missing, for example in a browser, which hides cookies. */
export const tokensIn = ({ headers, status }: Response): SessionTokens => {
  const pairs = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const find = (name: RegExp) => pairs.find((pair) => name.test(pair.slice(0, pair.indexOf('='))));
  const [access, refreshCookie] = [find(ACCESS), find(REFRESH)];
  if (access === undefined || refreshCookie === undefined)
    throw new UnreadableResponse(status, 'the cookies of the session are missing; a browser uses `session: true`');
  return { accessToken: access.slice(access.indexOf('=') + 1), refreshCookie };
};
