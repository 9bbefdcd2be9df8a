import { exampleOf } from '../../document.ts';
import { cookiesOf } from '../../protocol/caller.ts';
import type { ApiResponse } from '../../protocol/exchange.ts';
import { ensure, requireStatus, requireSuccess } from '../../protocol/expect.ts';
import { Receiver } from '../../protocol/receiver.ts';
import { check, type Group, statusesOf } from '../../scene/check.ts';
import { deletedBy } from '../../scene/makers.ts';
import type { Scene } from '../../scene/scene.ts';

/** The token response of an OAuth provider. */
const GRANTED = JSON.stringify({ access_token: 'conformance-token', token_type: 'Bearer', expires_in: 3600 });

/** Begins to connect an account of this provider; returns the state. */
const begin = async (scene: Scene, provider: string) => {
  await scene.needs('oauth');
  const shown = exampleOf('createConnection', 'oauth');
  const body = { ...shown, name: scene.name('account'), authorization_url: provider, token_url: provider };
  const created = await scene.ceo.session.call('createConnection', { body });
  if (created.status === 422) scene.skip('the deployment sends no requests to loopback addresses');
  requireSuccess(created);
  const path = { connection_name: body.name };
  deletedBy(scene, 'deleteConnection', path);
  const { data } = requireSuccess(await scene.ceo.session.call('startOauth', { path }));
  scene.redaction.hide(data.state);
  return { path, ...data };
};

const leadsToTheProvider = async (scene: Scene): Promise<void> => {
  const { authorization_url, state } = await begin(scene, 'https://accounts.example.com/authorize');
  const { origin, searchParams } = new URL(authorization_url);
  ensure(origin === 'https://accounts.example.com', 'the page is that of the provider');
  ensure(searchParams.get('state') === state && searchParams.has('code_challenge'), 'it receives state and challenge');
};

/** This process is the provider, which accepts every code. */
const connects = async (scene: Scene): Promise<void> => {
  if (!scene.isNear) scene.skip('the deployment is on another machine, which cannot send to this one');
  const provider = await Receiver.start(GRANTED);
  try {
    const { path, state } = await begin(scene, provider.url);
    const response = (await scene.anonymous.call('oauthCallback', { query: { state, code: 'a-code' } })) as ApiResponse;
    if (response.status === 422 && provider.all.length === 0) scene.skip('the deployment cannot reach this process');
    requireStatus(response, '200', 'the provider accepted the code');
    const { data } = requireSuccess(await scene.ceo.key.call('getConnection', { path }));
    ensure(data.status === 'connected', `the account is connected, got ${data.status}`);
  } finally {
    await provider.close();
  }
};

const refreshes = async (scene: Scene): Promise<void> => {
  const { browser } = await scene.people.newcomer(scene.ceo, scene.name('newcomer'), 'observer');
  const response = await browser.call('refreshSession');
  requireSuccess(response);
  const cookies = cookiesOf(response);
  for (const value of Object.values(cookies)) scene.redaction.hide(value);
  const { data } = requireSuccess(await scene.anonymous.as({ cookies }).call('getCurrentUser'));
  ensure(data.role === 'observer', 'the new cookies belong to the same user');
};

export const ACCOUNTS: Group = {
  name: 'accounts',
  title: 'Session refresh and connected accounts',
  checks: [
    check('a session is refreshed', 'spec/rules/auth.md#refresh', refreshes, statusesOf('refreshSession', 200)),
    check(
      'connecting begins at the provider',
      'spec/rules/connections.md#authorization-page',
      leadsToTheProvider,
      statusesOf('startOauth', 200),
    ),
    check('an account is connected', 'spec/rules/connections.md#callback', connects, statusesOf('oauthCallback', 200)),
  ],
};
