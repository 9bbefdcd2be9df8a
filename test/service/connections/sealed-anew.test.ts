import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConnectionSecrets } from '../../../domain/connections/connection-secrets.ts';
import { TokenEndpoint } from '../../../domain/connections/oauth/token-endpoint.ts';
import { TokenRefresh } from '../../../domain/connections/oauth/token-refresh.ts';
import { AddressGuard } from '../../../domain/foundation/outbound/address-guard.ts';
import { OutboundHttp } from '../../../domain/foundation/outbound/outbound-http.ts';
import { SealedSecrets } from '../../../domain/foundation/secrets/sealed-secrets.ts';
import { createPerson, withApiKey } from '../../support/builders/people.ts';
import { newOauthConnection } from '../../support/builders/webhooks/connections.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { ScriptedEndpoint } from '../../support/oauth/scripted-endpoint.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';

const GRANTED = { access_token: 'first', token_type: 'Bearer', expires_in: 3600, refresh_token: 'first refresh' };
const RENEWED = { ...GRANTED, access_token: 'second', refresh_token: 'second refresh' };

const clock = new ManualClock();
let server: TestServer;
let lead: Client;
let endpoint: ScriptedEndpoint;
let sealed: SealedSecrets;
beforeAll(async () => {
  endpoint = await ScriptedEndpoint.start();
  server = await startServer({ clock });
  sealed = new SealedSecrets([server.config.jwtSecret]);
  lead = await withApiKey((await createPerson(server, 'lead', 'manager')).bearer, 'manager');
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});

const renew = (): Promise<void> =>
  new TokenRefresh({
    uow: server.store.unitOfWork,
    clock,
    secrets: new ConnectionSecrets(sealed),
    tokens: new TokenEndpoint(new OutboundHttp(new AddressGuard(true))),
    warn: () => {},
  }).run();
const at = (name: string) => ({ path: { connection_name: name } });
const read = async (name: string): Promise<Body> => (await lead.call('getConnection', at(name))).body.data;
const later = (seconds: number): string => new Date(clock.now().getTime() + seconds * 1000).toISOString();
/** An account connected at the scripted endpoint; the one of the previous test is removed. */
const connected = async (): Promise<string> => {
  await server.store.pool.query('update connections set refresh_at = null');
  const { name } = await newOauthConnection(lead, endpoint.url);
  const { state } = (await lead.call('startOauth', at(name))).body.data;
  endpoint.script({ json: GRANTED });
  await lead.call('oauthCallback', { query: { state, code: 'c' } });
  return name;
};

describe('a renewal in progress', () => {
  /** The same tokens sealed again, as after a change of the server's secret. */
  const sealAnew = async (name: string): Promise<void> => {
    const { pool } = server.store;
    const { rows } = await pool.query('select id, sealed_tokens, sealed_secret from connections where name = $1', [
      name,
    ]);
    const [{ id, sealed_tokens, sealed_secret }] = rows;
    const renewed = (text: string, place: string) => sealed.seal(sealed.open(text, place) ?? '', place);
    await pool.query('update connections set sealed_tokens = $2, sealed_secret = $3 where id = $1', [
      id,
      renewed(sealed_tokens, `connections/${id}/tokens`),
      renewed(sealed_secret, `connections/${id}/secret`),
    ]);
  };

  it.each([
    ['keeps the new tokens', { json: RENEWED }, 'connected', 3600],
    ['keeps the error', { status: 400, json: { error: 'invalid_grant' } }, 'error', 300],
  ] as const)('while the old ones are sealed again %s', async (_what, reply, status, seconds) => {
    const name = await connected();
    const held = Promise.withResolvers<void>();
    endpoint.script({ after: held.promise, ...reply });
    clock.advance(3300);
    const running = renew();
    await eventually(() => endpoint.asked.length === 1);
    await sealAnew(name);
    held.resolve();
    await running;
    expect(await read(name)).toMatchObject({ status, token_expires_at: later(seconds) });
  });
});
