import {
  asCeo,
  type Broken,
  errorOf,
  ofCheck,
  on,
  repeatingCsrf,
  unheard,
  type When,
  withError,
  within,
  without,
  withStatus,
} from '../forms.ts';

const ROLES = 'spec/rules/auth.md#human-roles';
const CREDENTIAL = 'spec/rules/auth.md#credential-precedence';
const CSRF = 'spec/rules/auth.md#csrf';
const FIRST_PASSWORD = 'spec/rules/auth.md#forced-password-change';
const USERS = on('GET', '/api/v1/users');

const hasNoCredential: When = ({ headers }) => headers.authorization === undefined && headers.cookie === undefined;
const isBearer =
  (token: string): When =>
  ({ headers }) =>
    headers.authorization === `Bearer ${token}`;

/** Permissions, and credentials. */
export const BREAKS_OF_ACCESS: readonly Broken[] = [
  ...ofCheck(
    'access/listUsers',
    ROLES,
    ['a user who may list users gets 401', withStatus(200, 401, USERS), 'ceo by session may call it, got 401'],
    ['a user who may list users gets 403', withStatus(200, 403, USERS), 'ceo by session may call it, got 403'],
    [
      'every user may list users',
      asCeo((request) => USERS(request) && request.headers.authorization !== undefined),
      'expected 403/1001, got 200: manager by session',
    ],
  ),
  ...ofCheck(
    'access/listUsers without a credential',
    CREDENTIAL,
    ['a 401 has no WWW-Authenticate', without('www-authenticate'), 'the header www-authenticate is missing'],
    ['an operation needs no credential', asCeo(hasNoCredential), 'expected 401/1000, got 200'],
    ['an unknown key is not checked', asCeo(isBearer('ok_nobody')), 'expected 401/1000, got 200: an unknown key'],
  ),
  ...ofCheck(
    'access/getReadiness for everybody',
    CREDENTIAL,
    [
      'a public operation checks a credential',
      { tell: (answer, request) => (isBearer('bad')(request) ? errorOf(answer, 401, 1000) : answer) },
      'expected 200, got 401/1000: an invalid credential is ignored',
    ],
    ['a probe is forbidden', withStatus(200, 403, on('GET', '/readyz')), 'everybody may call it'],
  ),
  ...ofCheck(
    'access/a browser repeats the CSRF token',
    CSRF,
    ['the CSRF token is not checked', repeatingCsrf(() => true), 'expected 403/1001, got'],
    ['the CSRF token is not checked for tools', repeatingCsrf(within('/mcp')), 'expected 403/1001, got'],
    ['no CSRF token is accepted', unheard('x-csrf-token'), 'expected 400/2001, got 403/1001: with the token'],
  ),
  ...ofCheck(
    'access/a first password must be changed',
    FIRST_PASSWORD,
    ['a user who must change the password may continue', asCeo(() => true), 'expected 403/1001, got'],
    [
      'a user who must change the password may not see the own account',
      withError(
        200,
        403,
        1001,
        (request, answer) =>
          on('GET', '/auth/me')(request) && answer?.text.includes('"must_change_password":true') === true,
      ),
      'expected 200, got 403/1001: it is still allowed',
    ],
  ),
];
