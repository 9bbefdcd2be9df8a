import type { Middleware } from 'openapi-fetch';

/** The credential. A browser session is in its cookies; without a credential only public operations succeed. */
export type Credentials =
  | { readonly apiKey: string; readonly accessToken?: never; readonly session?: never }
  | {
      readonly accessToken: string | (() => string | Promise<string>);
      readonly apiKey?: never;
      readonly session?: never;
    }
  | { readonly session: true; readonly apiKey?: never; readonly accessToken?: never }
  | { readonly apiKey?: never; readonly accessToken?: never; readonly session?: never };

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** With an https URL the readable cookie has the first name, and the plain name is ignored. */
const CSRF_COOKIES = ['__Host-csrf_token', 'csrf_token'];

const cookiesOfPage = (): string => (globalThis as { document?: { cookie?: string } }).document?.cookie ?? '';

const csrfTokenIn = (cookies: string): string | undefined => {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  return CSRF_COOKIES.map((name) => pairs.find(([found]) => found === name)?.[1]).find(
    (value) => value !== undefined && value !== '',
  );
};

const bearing = (token: () => string | Promise<string>): Middleware => ({
  onRequest: async ({ request }) => request.headers.set('authorization', `Bearer ${await token()}`),
});

const provingPage = (cookies: () => string): Middleware => ({
  onRequest: ({ request }) => {
    const token = csrfTokenIn(cookies());
    if (token !== undefined && !READING.has(request.method)) request.headers.set('x-csrf-token', token);
  },
});

/** What adds the credential to each request. */
export const sendingCredential = (
  { apiKey, accessToken, session }: Credentials,
  cookies: () => string = cookiesOfPage,
): readonly Middleware[] => {
  if (session) return [provingPage(cookies)];
  const token = apiKey ?? accessToken;
  return token === undefined ? [] : [bearing(typeof token === 'string' ? () => token : token)];
};
