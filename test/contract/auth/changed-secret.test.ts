import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SealedSecrets } from '../../../domain/foundation/secrets/sealed-secrets.ts';
import { createPerson, PASSWORD, type Person, withApiKey } from '../../support/builders/people.ts';
import {
  newOauthConnection,
  newWebhookConnection,
  signedMessage,
} from '../../support/builders/webhooks/connections.ts';
import { deliverAll, newEndpoint, newEvent } from '../../support/builders/webhooks/webhooks.ts';
import type { Client, OperationResponse } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { connectSocket, newTicket, openSocket } from '../../support/client/socket.ts';
import { systemToken } from '../../support/client/tokens.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { holdLock, KEYS_OF_USER } from '../../support/database/held-lock.ts';
import { captureLog } from '../../support/doubles/captured-log.ts';
import { Receiver } from '../../support/doubles/receiver.ts';
import { ScriptedEndpoint } from '../../support/oauth/scripted-endpoint.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';
import { expectWithin } from '../../support/time/within.ts';

const [OLD, NEW, THIRD] = ['o'.repeat(32), 'n'.repeat(32), 't'.repeat(32)] as const;
/** The secrets of the replicas in each step of the change, and of one that none of them should have. */
const SECRETS = {
  before: [OLD],
  'of step 1': [OLD, NEW],
  'of step 2': [NEW, OLD],
  'of step 3': [NEW],
  strange: [THIRD],
} as const;
type Step = keyof typeof SECRETS;

const clock = new ManualClock();
const log = captureLog('info');
let database: TestDatabase;
let replicas: Readonly<Record<Step, TestServer>>;
let provider: ScriptedEndpoint;
let receiver: Receiver;
let people = 0;

const startReplica = (step: Step): Promise<TestServer> => {
  const [present, previous = ''] = SECRETS[step];
  const env = { JWT_SECRET: present, JWT_SECRET_PREVIOUS: previous, WEBHOOK_ALLOW_PRIVATE: 'on' };
  return startServer({ database, clock, logger: log.logger, env });
};

beforeAll(async () => {
  database = await createDatabase();
  const started: [string, TestServer][] = [];
  for (const step of Object.keys(SECRETS) as Step[]) started.push([step, await startReplica(step)]);
  replicas = Object.fromEntries(started) as Record<Step, TestServer>;
  provider = await ScriptedEndpoint.start();
  receiver = await Receiver.start();
});
afterAll(async () => {
  for (const replica of Object.values(replicas)) await replica.close();
  await provider.close();
  await receiver.close();
  await database.drop();
});

/** The same caller at another replica. */
const at = (step: Step, { identity }: Client): Client => replicas[step].client.as(identity);
const newPerson = (step: Step): Promise<Person> => {
  people += 1;
  return createPerson(replicas[step], `person ${people}`, 'manager');
};
const whoAmI = (client: Client): Promise<OperationResponse> => client.call('getCurrentUser');
const keyAt = (step: Step, person: Person): Promise<Client> => withApiKey(at(step, person.bearer), 'manager');

const NEIGHBOURS: readonly (readonly [Step, Step])[] = [
  ['before', 'of step 1'],
  ['of step 1', 'before'],
  ['of step 1', 'of step 2'],
  ['of step 2', 'of step 1'],
  ['of step 2', 'of step 3'],
  ['of step 3', 'of step 2'],
];

describe.each(NEIGHBOURS)('what a replica %s created is valid at one %s', (here, there) => {
  let person: Person;
  beforeAll(async () => {
    person = await newPerson(here);
  });

  it('sessions in cookies and headers, the system token, and API keys, repeatedly', async () => {
    const key = await keyAt(here, person);
    for (const client of [person.client, person.bearer, key, key]) {
      expect((await whoAmI(at(there, client))).status).toBe(200);
      expect((await whoAmI(client)).status).toBe(200);
    }
    const system = replicas[there].client.as({ bearer: systemToken(replicas[here]) });
    expect((await whoAmI(system)).status).toBe(200);
  });
  it('API keys whose row is locked, without waiting for the lock', async () => {
    const key = await keyAt(here, person);
    const { pool } = replicas[there].store;
    const release = await holdLock(pool, KEYS_OF_USER, [person.id]);
    await expectWithin(1_000, async () => {
      const begun = performance.now();
      expect((await whoAmI(at(there, key))).status).toBe(200);
      return performance.now() - begun;
    });
    await release();
    expect((await whoAmI(at(there, key))).status).toBe(200);
  });
  it('refresh tokens, and the sessions they renew', async () => {
    const refreshed = await at(there, (await newPerson(here)).client).call('refreshSession');
    expect(refreshed.status).toBe(200);
    const again = await replicas[here].client.withSession(refreshed).call('refreshSession');
    expect(again.status).toBe(200);
    expect((await whoAmI(replicas[there].client.withSession(again))).status).toBe(200);
  });
  it('socket tickets', async () => {
    await (await openSocket(person.bearer, replicas[there].baseUrl)).leave();
  });
  it('known browsers', async () => {
    const { username } = (await whoAmI(person.bearer)).body.data;
    const login = (client: Client, password: string) => client.call('login', { body: { username, password } });
    const [first, second] = [replicas[here].client, replicas[there].client];
    const { device = '' } = (await login(first, PASSWORD)).cookies;
    for (let count = 1; count <= 10; count += 1) await login(second, 'wrong');
    expect(errorOf(await login(second, PASSWORD))).toEqual([429, 5000]);
    expect((await login(second.as({ cookies: { device } }), PASSWORD)).status).toBe(200);
  });
  it('idempotency keys', async () => {
    const create = (client: Client, name: string) =>
      client.call('createDepartment', { body: { name }, headers: { 'idempotency-key': 'one' } });
    const name = `department ${people}`;
    const [first, repeated] = [await create(person.bearer, name), await create(at(there, person.bearer), name)];
    expect([first.status, repeated.status, repeated.text]).toEqual([201, 201, first.text]);
    expect(repeated.headers['idempotency-replayed']).toBe('true');
    expect(errorOf(await create(at(there, person.bearer), 'another'))).toEqual([409, 4000]);
  });
  it('the secrets of connections, and attempts to connect an account', async () => {
    const hook = await newWebhookConnection(person.bearer);
    const sender = replicas[there].client;
    expect((await sender.callRaw('receiveWebhook', signedMessage(hook, { at: clock.now() }))).status).toBe(202);
    const { name } = await newOauthConnection(person.bearer, provider.url);
    const path = { connection_name: name };
    const { state } = (await person.bearer.call('startOauth', { path })).body.data;
    provider.script({ json: { access_token: 'a', token_type: 'Bearer', expires_in: 3600, refresh_token: 'r' } });
    await replicas[there].client.call('oauthCallback', { query: { state, code: 'c' } });
    for (const client of [person.bearer, at(there, person.bearer)])
      expect((await client.call('getConnection', { path })).body.data.status).toBe('connected');
  });
});

describe('a secret that is not accepted', () => {
  const STRANGERS: readonly (readonly [Step, Step])[] = [
    ['strange', 'before'],
    ['strange', 'of step 1'],
    ['strange', 'of step 2'],
    ['of step 2', 'strange'],
  ];
  it.each(STRANGERS)('401/1000: what one %s created is unknown to one %s', async (here, there) => {
    const person = await newPerson(here);
    const key = await keyAt(here, person);
    for (const client of [person.client, person.bearer, key])
      expect(errorOf(await whoAmI(at(there, client)))).toEqual([401, 1000]);
    expect(errorOf(await at(there, person.client).call('refreshSession'))).toEqual([401, 1000]);
    const ticket = await newTicket(person.bearer);
    expect(await (await connectSocket(replicas[there].baseUrl, { ticket })).closed).toBe(4001);
    const system = replicas[there].client.as({ bearer: systemToken(replicas[here]) });
    expect(errorOf(await whoAmI(system))).toEqual([401, 1000]);
    expect((await whoAmI(person.client)).status).toBe(200);
  });
  it('401/1000: without step 1, an old replica does not accept what one of step 2 created', async () => {
    const person = await newPerson('of step 2');
    expect(errorOf(await whoAmI(at('before', person.bearer)))).toEqual([401, 1000]);
  });
});

describe('after step 3', () => {
  it('what was used in step 2 still works', async () => {
    const person = await newPerson('before');
    const key = await keyAt('before', person);
    expect((await whoAmI(at('of step 2', key))).status).toBe(200);
    const refreshed = await at('of step 2', person.client).call('refreshSession');
    const client = replicas['of step 3'].client.withSession(refreshed);
    expect((await whoAmI(at('of step 3', key))).status).toBe(200);
    expect((await whoAmI(client)).status).toBe(200);
    expect((await client.call('refreshSession')).status).toBe(200);
  });
  it('401/1000: what was not used is unknown', async () => {
    const person = await newPerson('of step 1');
    const key = await keyAt('of step 1', person);
    for (const client of [person.client, person.bearer, key])
      expect(errorOf(await whoAmI(at('of step 3', client)))).toEqual([401, 1000]);
    expect(errorOf(await at('of step 3', person.client).call('refreshSession'))).toEqual([401, 1000]);
  });
  it('401/1002: a refresh token that was used in step 2 and is used again ends its session', async () => {
    const person = await newPerson('before');
    const refreshed = await at('of step 2', person.client).call('refreshSession');
    clock.advance(10.001);
    expect(errorOf(await at('of step 3', person.client).call('refreshSession'))).toEqual([401, 1000]);
    const client = replicas['of step 3'].client.withSession(refreshed);
    expect(errorOf(await whoAmI(client))).toEqual([401, 1002]);
  });
});

describe('stored external secrets', () => {
  const DONE = /^no stored external secret .* \([1-9]\d* sealed again, 1 can be read under neither secret\); API keys/;
  const GRANTED = { json: { access_token: 'a', token_type: 'Bearer', expires_in: 3600, refresh_token: 'r' } };
  const finish = (step: Step, state: string) =>
    replicas[step].client.call('oauthCallback', { query: { state, code: 'c' } });
  const sealedAs = async (name: string): Promise<string> =>
    (await replicas.before.store.pool.query('select sealed_secret from connections where name = $1', [name])).rows[0]
      .sealed_secret;
  /** Those that are sealed with a secret other than the new one. */
  const unreadable = async (): Promise<string[]> => {
    const { rows } = await replicas.before.store.pool.query(`
      select 'connections/' || id || '/secret' as place, sealed_secret as text from connections
      union all select 'connections/' || id || '/tokens', sealed_tokens from connections
      union all select 'webhook_endpoints/' || id || '/secret', unnest(array[secret, previous_secret]) from webhook_endpoints
      union all select 'oauth-states/' || state_hash, sealed_verifier from oauth_states`);
    const sealed = new SealedSecrets([NEW]);
    return rows.flatMap(({ place, text }) => (text === null || sealed.isPresent(text, place) ? [] : place));
  };
  /** Replicas of step 2, until each has reported that it is done. */
  const sealAnew = async (count: number): Promise<void> => {
    const renewing = await Promise.all(Array.from({ length: count }, () => startReplica('of step 2')));
    await Promise.all(renewing.map(({ services }) => services.startBackground()));
    const done = () => log.lines.map((line) => JSON.parse(line).msg).filter((line) => /JWT_SECRET_PREVIOUS/.test(line));
    await eventually(() => done().length === count);
    expect(done().some((line) => DONE.test(line))).toBe(true);
    for (const replica of renewing) await replica.close();
  };

  it('are sealed again in step 2, and work unchanged in step 3', async () => {
    const lead = (await newPerson('before')).bearer;
    const renewed = (await newPerson('of step 3')).bearer;
    const hook = await newWebhookConnection(lead);
    const path = { connection_name: (await newOauthConnection(lead, provider.url)).name };
    const begin = async (): Promise<string> => (await lead.call('startOauth', { path })).body.data.state;
    provider.script(GRANTED);
    await finish('before', await begin());
    const open = await begin();
    const url = receiver.newUrl();
    const endpoint = await newEndpoint(lead, url, { event_types: ['department.created'] });
    const { secret } = (await lead.call('rotateWebhookEndpointSecret', endpoint.at)).body.data;
    const lost = await newWebhookConnection((await newPerson('strange')).bearer);
    const [shown, strange] = [await lead.call('getConnection', { path }), await sealedAs(lost.name)];
    expect((await renewed.call('getConnection', { path })).body.data.status).toBe('error');

    await sealAnew(3);

    expect(await unreadable()).toHaveLength(1);
    expect(await sealedAs(lost.name)).toBe(strange);
    const answer = await renewed.call('getConnection', { path });
    expect([answer.body.data, answer.headers.etag]).toEqual([shown.body.data, shown.headers.etag]);
    const message = signedMessage(hook, { at: clock.now() });
    expect((await replicas['of step 3'].client.callRaw('receiveWebhook', message)).status).toBe(202);
    provider.script(GRANTED);
    await finish('of step 3', open);
    expect(provider.asked.map(({ form }) => form.client_id)).toEqual(['organisation-platform']);
    const eventId = await newEvent(replicas['of step 3'], renewed, 'told in step 3');
    await deliverAll(replicas['of step 3']);
    const [told] = receiver.of(eventId, url);
    for (const each of [secret, endpoint.secret])
      new Webhook(each).verify(told?.body ?? '', told?.headers as Record<string, string>);
  });
});
