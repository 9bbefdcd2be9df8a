import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import * as operations from '../../../../clients/typescript/src/operation-tables.ts';
import { firstKey } from '../../../../clients/typescript/src/sessions/first-key.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ env: { SETUP_TOKEN: setupToken } });
});
afterEach(() => server.close());

const account = () => ({ baseUrl: server.baseUrl, username: 'admin', password: 'correct horse battery' });
const setupToken = 'EXAMPLE-setup-token';

it('a fresh server gets its administrator and a key; the session ends', async () => {
  const { apiKey, key, isNewServer } = await firstKey({ ...account(), setupToken });
  expect([isNewServer, key]).toMatchObject([true, { name: 'first key', role: 'ceo', expires_at: null }]);
  const client = createClient({ baseUrl: server.baseUrl, apiKey, operations });
  expect(await client.auth.getCurrentUser()).toMatchObject({ username: 'admin', role: 'ceo' });
  expect(await client.auth.listSessions()).toEqual([]);
});

it('on another server the account signs in, and gets a further key', async () => {
  await firstKey({ ...account(), setupToken });
  const { key, isNewServer } = await firstKey({ ...account(), name: 'nightly report', role: 'observer' });
  expect([isNewServer, key]).toMatchObject([false, { name: 'nightly report', role: 'observer' }]);
});

it('401/1000: the account of another server does not sign in', async () => {
  await firstKey({ ...account(), setupToken });
  const asking = firstKey({ ...account(), password: 'another password' });
  await expect(asking).rejects.toMatchObject({ status: 401, code: 1000 });
});

it('403/1001: the setup token is missing', async () => {
  await expect(firstKey(account())).rejects.toMatchObject({ status: 403, code: 1001 });
});

it('of programs that start together, one creates the administrator, and all get a key', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => firstKey({ ...account(), setupToken })));
  expect(keys.filter(({ isNewServer }) => isNewServer)).toHaveLength(1);
  expect(new Set(keys.map(({ apiKey }) => apiKey)).size).toBe(3);
});
