import { answered, type Broken, ofCheck, on, tokenLent, told, withStatus } from '../forms.ts';
import type { Break } from '../proxy/break.ts';

const PAGE = 'accounts/connecting begins at the provider';
const PAGE_RULE = 'spec/rules/connections.md#authorization-page';

/** The page of a provider is opened without this parameter. */
const withoutParameter = (name: string): Break =>
  answered(({ text }, path) => ({
    text: path.endsWith('/oauth/initiate') ? text.replace(new RegExp(`([?&])${name}=[^&"]*&?`), '$1') : text,
  }));

/** The refreshed session is the one of the administrator. */
const refreshingAnother: Break = {
  tell: (answer, { path }) =>
    path.endsWith('/auth/refresh')
      ? { ...answer, headers: { ...answer.headers, 'set-cookie': [`session=${tokenLent()}; Path=/`] } }
      : answer,
};

/** Session refresh and connected accounts. */
export const BREAKS_OF_ACCOUNTS: readonly Broken[] = [
  ...ofCheck('accounts/a session is refreshed', 'spec/rules/auth.md#refresh', [
    'a refresh returns the cookies of another user',
    refreshingAnother,
    'the new cookies belong to the same user',
  ]),
  ...ofCheck(
    PAGE,
    PAGE_RULE,
    ['an account is connected without a code challenge', withoutParameter('code_challenge'), 'it receives state and'],
    ['an account is connected without the state', withoutParameter('state'), 'it receives state and challenge'],
    [
      'an account is connected at another provider',
      told('accounts.example.com', 'other.example.com', on('POST', '/oauth/initiate')),
      'the page is that of the provider',
    ],
  ),
  ...ofCheck(
    'accounts/an account is connected',
    'spec/rules/connections.md#callback',
    [
      'a granted account is refused',
      withStatus(200, 422, on('GET', '/oauth/callback')),
      'expected 200, got 422: the provider accepted the code',
    ],
    [
      'a granted account is not connected',
      told('"status":"connected"', '"status":"disconnected"'),
      'the account is connected, got disconnected',
    ],
  ),
];
