import { UnreadableResponse } from '../errors/platform-error.ts';

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

const cookieIn = ({ headers }: Response, name: RegExp): string | undefined =>
  headers.getSetCookie().find((line) => name.test(line.split('=', 1)[0] ?? ''));

const pairIn = (cookie: string | undefined): string | undefined => cookie?.split(';', 1)[0];

/** Reads the tokens. Throws `UnreadableResponse` if they are missing, for example in a browser, which hides cookies. */
export const tokensIn = (response: Response): SessionTokens => {
  const [access, refreshCookie] = [ACCESS, REFRESH].map((name) => pairIn(cookieIn(response, name)));
  if (access === undefined || refreshCookie === undefined)
    throw new UnreadableResponse(
      response.status,
      'the cookies of the session are missing; a browser uses `session: true`',
    );
  return { accessToken: access.slice(access.indexOf('=') + 1), refreshCookie };
};

/** Seconds until the JWT expires: `Max-Age` of its cookie; null without one. */
export const lifetimeIn = (response: Response): number | null => {
  const [, seconds] = /;\s*max-age=(\d+)/i.exec(cookieIn(response, ACCESS) ?? '') ?? [];
  return seconds === undefined ? null : Number(seconds);
};
