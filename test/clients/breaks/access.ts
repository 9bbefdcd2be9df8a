import { answered, asCeo, type Broken, repeatingCsrf, tokenLent, without, withoutParameter } from './break-forms.ts';

/** The same for permissions, sessions and accounts. */
export const BREAKS_OF_ACCESS: readonly Broken[] = [
  ...([401, 403] as const).map(
    (refusal): Broken => [
      `a user who may list users gets ${refusal}`,
      answered(({ status }, path, method) =>
        path === '/api/v1/users' && method === 'GET' && status === 200 ? { status: refusal } : {},
      ),
      'access/listUsers',
      'spec/rules/auth.md#human-roles',
    ],
  ),
  [
    'an account is connected without a code challenge',
    withoutParameter('code_challenge'),
    'accounts/connecting begins at the provider',
    'spec/rules/connections.md#authorization-page',
  ],
  [
    'an account is connected without the state',
    withoutParameter('state'),
    'accounts/connecting begins at the provider',
    'spec/rules/connections.md#authorization-page',
  ],
  [
    'a granted account is refused',
    answered((_told, path) => (path.startsWith('/api/v1/oauth/callback') ? { status: 422 } : {})),
    'accounts/an account is connected',
    'spec/rules/connections.md#callback',
  ],
  [
    'every user may list users',
    {
      ask: (asked) =>
        asked.path === '/api/v1/users' && asked.method === 'GET' && asked.headers.authorization !== undefined
          ? { ...asked, headers: { ...asked.headers, authorization: `Bearer ${tokenLent()}` } }
          : asked,
    },
    'access/listUsers',
    'spec/rules/auth.md#human-roles',
  ],
  [
    'a user who must change the password may continue',
    asCeo(() => true),
    'access/a first password must be changed',
    'spec/rules/auth.md#forced-password-change',
  ],
  [
    'the CSRF token is not checked',
    repeatingCsrf(() => true),
    'access/a browser repeats the CSRF token',
    'spec/rules/auth.md#csrf',
  ],
  [
    'the CSRF token is not checked for tools',
    repeatingCsrf(({ path }) => path === '/mcp'),
    'access/a browser repeats the CSRF token',
    'spec/rules/auth.md#csrf',
  ],
  [
    'a 401 has no WWW-Authenticate',
    without('www-authenticate'),
    'access/listUsers without a credential',
    'spec/rules/auth.md#credential-precedence',
  ],
];
