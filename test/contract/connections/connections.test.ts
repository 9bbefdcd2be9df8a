import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { createPerson, withApiKey } from '../../support/builders/people.ts';
import {
  CLIENT_SECRET,
  newConnectionName,
  newOauthConnection,
  newWebhookConnection,
  signedMessage,
} from '../../support/builders/webhooks/connections.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { countResults, errorOf, expectError, inParallel, outcome } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { holdLock, untilWaiting, whileUncommitted } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const clock = new ManualClock();
let server: TestServer;
let lead: Client;
let leadId: string;
let observer: Client;

beforeAll(async () => {
  server = await startServer({ clock });
  const person = await createPerson(server, 'lead', 'manager');
  leadId = person.id;
  lead = person.bearer;
  observer = await withApiKey(lead, 'observer');
});
afterAll(() => server.close());

const at = (name: string) => ({ path: { connection_name: name } });
const read = async (name: string): Promise<Body> => (await lead.call('getConnection', at(name))).body.data;
const update = (name: string, body: object, headers: Record<string, string> = {}) =>
  lead.call('updateConnection', { ...at(name), body, headers });
const rowsOf = async (table: string): Promise<number> =>
  (await server.store.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;
const auditOf = async (name: string): Promise<[string, object | null][]> =>
  (await lead.call('listAuditLog')).body.data
    .filter((entry) => entry.target_name === name)
    .map(({ action, details }): [string, object | null] => [action, details])
    .reverse();
const OAUTH = {
  kind: 'oauth',
  authorization_url: 'https://accounts.example.com/authorize',
  token_url: 'https://accounts.example.com/token',
  client_id: 'organisation-platform',
} as const;

describe('createConnection', () => {
  it('201: a webhook connection is connected, and its signing secret is shown once', async () => {
    const name = newConnectionName('shop');
    const answer = await lead.call('createConnection', { body: { name, kind: 'webhook', description: 'Orders' } });
    const { connection, secret } = answer.body.data;
    expect([answer.status, answer.headers.location]).toEqual([201, `/api/v1/connections/${name}`]);
    expect(Buffer.from(known(secret).replace('whsec_', ''), 'base64').length).toBe(32);
    const now = clock.now().toISOString();
    expect(connection).toEqual({
      ...{ name, kind: 'webhook', description: 'Orders', status: 'connected' },
      ...{ authorization_url: null, token_url: null, client_id: null, scopes: null },
      ...{ has_secret: true, secret_last4: known(secret).slice(-4), connected_at: now, token_expires_at: null },
      ...{ created_by: leadId, created_at: now, updated_at: now },
    });
    expect(await read(name)).toEqual(connection);
    const { rows } = await server.store.pool.query('select * from connections where name = $1', [name]);
    expect(JSON.stringify(rows)).not.toContain(known(secret).slice(6, 20));
    expect(await auditOf(name)).toEqual([['connection.created', { kind: 'webhook' }]]);
  });

  it('201: an oauth connection is pending and has no signing secret', async () => {
    const name = newConnectionName('calendar');
    const body = { ...OAUTH, name, client_secret: CLIENT_SECRET, scopes: ['a', 'b'] } as const;
    const { connection, secret } = (await lead.call('createConnection', { body })).body.data;
    expect(secret).toBeNull();
    expect(connection).toMatchObject({
      ...OAUTH,
      ...{ description: '', status: 'pending', scopes: ['a', 'b'], has_secret: true, secret_last4: 'ider' },
      ...{ connected_at: null, token_expires_at: null },
    });
    expect(JSON.stringify(await read(name))).not.toContain(CLIENT_SECRET);
  });

  it('201: without a client secret and scopes; nothing of a short secret is shown', async () => {
    const open = { ...OAUTH, name: newConnectionName() } as const;
    const bare = (await lead.call('createConnection', { body: open })).body.data.connection;
    expect(bare).toMatchObject({ has_secret: false, secret_last4: null, scopes: [] });
    const short = { ...OAUTH, name: newConnectionName(), client_secret: '1234567' } as const;
    const shown = (await lead.call('createConnection', { body: short })).body.data.connection;
    expect(shown).toMatchObject({ has_secret: true, secret_last4: null });
  });

  it('400/2001: names, kinds, and missing or unknown fields of a kind', async () => {
    const name = newConnectionName();
    const { token_url: _left, ...incomplete } = OAUTH;
    for (const body of [
      ...['', 'A', '-a', 'a b', 'ü', 'x'.repeat(65), 'a.b', 'a\n'].map((wrong) => ({ name: wrong, kind: 'webhook' })),
      { name, kind: 'ftp' },
      { ...incomplete, name },
      { ...OAUTH, name, client_id: null },
      { ...OAUTH, name, client_id: ' ' },
      { ...OAUTH, name, scopes: ['a b'] },
      { ...OAUTH, name, scopes: [''] },
      { ...OAUTH, name, scopes: Array.from({ length: 51 }, () => 'a') },
      { name, kind: 'webhook', token_url: OAUTH.token_url },
      { name, kind: 'webhook', scopes: [] },
    ])
      await expectError(lead, 'createConnection', { body }, [400, 2001]);
    const { body } = await lead.call('createConnection', { body: { ...incomplete, name } });
    expect(body.error).toBe('body /token_url: is required for an oauth connection');
  });

  it('422/2000: URLs that are neither https nor http to a loopback address', async () => {
    for (const url of [
      'http://accounts.example.com/x',
      'ftp://accounts.example.com/x',
      'accounts.example.com',
      'https://user:word@accounts.example.com/x',
      'https://accounts.example.com/x#here',
      'https://0x7f000001.example.com:99999/',
      'http://127.0.0.1.example.com/x',
      ' https://accounts.example.com/x',
      'https://accounts.example.com/x\n',
      'https://accounts.exa\tmple.com/x',
      'https://accounts.example.com/a b',
      'https://accounts.example.com/\u0085',
      `https://accounts.example.com/${'ü'.repeat(400)}`,
      '',
    ])
      for (const field of ['authorization_url', 'token_url']) {
        const body = { ...OAUTH, name: newConnectionName(), [field]: url };
        await expectError(lead, 'createConnection', { body }, [422, 2000]);
      }
    for (const token_url of [
      'http://127.0.0.1:9/x',
      'http://localhost/x',
      'http://[::1]:9/x',
      'https://x.example/?a=b',
    ])
      expect(
        (await lead.call('createConnection', { body: { ...OAUTH, name: newConnectionName(), token_url } })).status,
      ).toBe(201);
  });

  it('409/4001: a taken name, also of twenty in parallel', async () => {
    const { name } = await newWebhookConnection(lead);
    await expectError(lead, 'createConnection', { body: { ...OAUTH, name } }, [409, 4001]);
    const body = { name: newConnectionName(), kind: 'webhook' } as const;
    const answers = await inParallel(20, () => lead.call('createConnection', { body }));
    expect(countResults(answers)).toEqual({ 201: 1, '409/4001': 19 });
  });

  it('409/4000: retried with its key, because the response contained a secret', async () => {
    const request = {
      body: { name: newConnectionName(), kind: 'webhook' },
      headers: { 'idempotency-key': 'once' },
    } as const;
    expect((await lead.call('createConnection', request)).status).toBe(201);
    expect(errorOf(await lead.callRaw('createConnection', request))).toEqual([409, 4000]);
  });

  it('201: an oauth connection retried with its key is the stored response, because it contains no secret', async () => {
    const body = { ...OAUTH, name: newConnectionName(), client_secret: CLIENT_SECRET };
    const request = { body, headers: { 'idempotency-key': 'once-for-an-account' } } as const;
    const first = await lead.call('createConnection', request);
    const again = await lead.call('createConnection', request);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(again.headers.location).toBe(`/api/v1/connections/${body.name}`);
  });

  it('201: URLs are stored in one form, and another spelling of the same one changes nothing', async () => {
    const name = newConnectionName();
    const written = 'HTTPS://Accounts.EXAMPLE.com:443/a/../ü';
    await lead.call('createConnection', { body: { ...OAUTH, name, authorization_url: written, token_url: written } });
    const stored = await lead.call('getConnection', at(name));
    const normal = 'https://accounts.example.com/%C3%BC';
    expect(stored.body.data).toMatchObject({ authorization_url: normal, token_url: normal });
    const same = await update(name, { authorization_url: written, token_url: normal });
    expect(same.headers.etag).toBe(stored.headers.etag);
    expect((await update(name, { token_url: 'https://EXAMPLE.com' })).body.data.token_url).toBe('https://example.com/');
  });

  it('409/4000: beyond 200, of ten more at 198 two pass', async () => {
    const own = await startServer({ clock });
    try {
      const manager = (await createPerson(own, 'lead', 'manager')).bearer;
      const body = { name: 'first', kind: 'webhook' } as const;
      await manager.call('createConnection', { body });
      await own.store.pool.query(`
        insert into connections (id, name, kind, description, is_enabled, has_failed, revision, created_by, created_at, updated_at)
        select gen_random_uuid(), 'more-' || n, 'oauth', '', true, false, 1, 'x', now(), now() from generate_series(1, 197) n`);
      const create = (index: number) => manager.call('createConnection', { body: { ...body, name: `last-${index}` } });
      expect(countResults(await inParallel(10, create))).toEqual({ 201: 2, '409/4000': 8 });
      await manager.call('deleteConnection', at('first'));
      expect((await create(99)).status).toBe(201);
    } finally {
      await own.close();
    }
  });
});

describe('listConnections and getConnection', () => {
  it('200: newest first, page by page, for every reader', async () => {
    const names: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      clock.advance(1);
      names.unshift((await newWebhookConnection(lead)).name);
    }
    const first = (await observer.call('listConnections', { query: { limit: 2 } })).body;
    const query = { limit: 1, cursor: known(first.pagination.next_cursor) } as const;
    const second = (await observer.call('listConnections', { query })).body;
    expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(names);
    const read = await observer.call('getConnection', at(names[0] ?? ''));
    const again = { ...at(names[0] ?? ''), headers: { 'if-none-match': read.headers.etag ?? '' } };
    expect([read.status, (await observer.call('getConnection', again)).status]).toEqual([200, 304]);
    await expectError(observer, 'getConnection', at('nowhere'), [404, 3000]);
  });
});

describe('updateConnection', () => {
  it('200: changes given fields; an empty change keeps tag, time and log', async () => {
    const { name } = await newOauthConnection(lead, 'https://accounts.example.com');
    const before = await lead.call('getConnection', at(name));
    clock.advance(1);
    const same = { description: '', enabled: true, client_secret: CLIENT_SECRET, scopes: ['calendar.read'] };
    const unchanged = await update(name, same);
    expect([unchanged.status, unchanged.headers.etag, unchanged.body.data]).toEqual([
      200,
      before.headers.etag,
      before.body.data,
    ]);
    const changed = await update(name, { description: 'Mine', client_secret: null });
    expect(changed.body.data).toEqual({
      ...before.body.data,
      ...{ description: 'Mine', has_secret: false, secret_last4: null, updated_at: clock.now().toISOString() },
    });
    expect((await lead.call('getConnection', at(name))).headers.etag).toBe(changed.headers.etag);
    expect(await auditOf(name)).toEqual([
      ['connection.created', { kind: 'oauth' }],
      ['connection.updated', { fields: ['description', 'client_secret'] }],
    ]);
  });

  it('200: disabled and enabled again it is unchanged', async () => {
    const [hook, account] = [await newWebhookConnection(lead), await newOauthConnection(lead, 'https://x.example')];
    for (const [name, status] of [
      [hook.name, 'connected'],
      [account.name, 'pending'],
    ] as const) {
      const before = await read(name);
      expect((await update(name, { enabled: false })).body.data).toEqual({ ...before, status: 'disabled' });
      expect((await update(name, { enabled: true })).body.data.status).toBe(status);
      expect((await auditOf(name)).slice(1)).toEqual([
        ['connection.updated', { fields: ['enabled'] }],
        ['connection.updated', { fields: ['enabled'] }],
      ]);
    }
  });

  it('409/4002: of two changes with one tag one passes', async () => {
    const { name } = await newWebhookConnection(lead);
    const { etag = '' } = (await lead.call('getConnection', at(name))).headers;
    const answers = await inParallel(2, (index) => update(name, { description: `${index}` }, { 'if-match': etag }));
    expect(countResults(answers)).toEqual({ 200: 1, '409/4002': 1 });
  });

  it('422/2000: OAuth fields of a webhook connection, and URLs that are not allowed', async () => {
    const { name } = await newWebhookConnection(lead);
    for (const body of [
      { client_id: 'x' },
      { client_secret: null },
      { scopes: [] },
      { token_url: 'https://x.example' },
    ])
      expect(outcome(await update(name, body))).toBe('422/2000');
    const account = await newOauthConnection(lead, 'https://x.example');
    for (const body of [{ token_url: 'http://x.example' }, { authorization_url: 'http://192.168.0.1/' }])
      expect(outcome(await update(account.name, body))).toBe('422/2000');
    expect((await read(account.name)).token_url).toBe('https://x.example/token');
  });
});

describe('rotateConnectionSecret', () => {
  it('200: another secret, shown once', async () => {
    const { name, secret: first } = await newWebhookConnection(lead);
    clock.advance(1);
    const { secret, connection } = (await lead.call('rotateConnectionSecret', at(name))).body.data;
    expect(secret).not.toBe(first);
    expect(connection.updated_at).toBe(clock.now().toISOString());
    expect(connection.secret_last4).toBe(known(secret).slice(-4));
    expect(await read(name)).toEqual(connection);
    expect((await auditOf(name)).map(([action]) => action)).toEqual([
      'connection.created',
      'connection.secret_rotated',
    ]);
  });

  it('409/4000: of an oauth connection; 404/3000: of an unknown one', async () => {
    const { name } = await newOauthConnection(lead, 'https://x.example');
    await expectError(lead, 'rotateConnectionSecret', at(name), [409, 4000]);
    await expectError(lead, 'rotateConnectionSecret', at('nowhere'), [404, 3000]);
  });

  it('404/3000: while another request deletes the connection', async () => {
    const { name } = await newWebhookConnection(lead);
    const late = await whileUncommitted(
      server.store,
      () => server.services.connections.remove(name, actorNamed(leadId), unconditional),
      () => lead.call('rotateConnectionSecret', at(name)),
    );
    expect(outcome(late)).toBe('404/3000');
  });
});

describe('deleteConnection', () => {
  it('204: with secret, receipts and states; a new one with the name has none of them', async () => {
    const hook = await newWebhookConnection(lead);
    const account = await newOauthConnection(lead, 'https://x.example');
    await server.client.callRaw('receiveWebhook', signedMessage(hook, { at: clock.now() }));
    await lead.call('startOauth', at(account.name));
    expect([await rowsOf('webhook_receipts'), await rowsOf('webhook_ids'), await rowsOf('oauth_states')]).toEqual([
      1, 1, 1,
    ]);
    for (const { name } of [hook, account]) {
      expect((await lead.call('deleteConnection', at(name))).status).toBe(204);
      await expectError(lead, 'getConnection', at(name), [404, 3000]);
    }
    expect([await rowsOf('webhook_receipts'), await rowsOf('webhook_ids'), await rowsOf('oauth_states')]).toEqual([
      0, 0, 0,
    ]);
    await newWebhookConnection(lead, hook.name);
    expect((await lead.call('listReceipts', at(hook.name))).body.data).toEqual([]);
  });

  it('a concurrent message is received or finds nothing, and leaves nothing behind', async () => {
    const hook = await newWebhookConnection(lead);
    const release = await holdLock(server.store.pool, 'select 1 from connections where name = $1 for update', [
      hook.name,
    ]);
    const send = () => server.client.callRaw('receiveWebhook', signedMessage(hook, { at: clock.now() }));
    const before = inParallel(3, send);
    await untilWaiting(server.store.pool, 3);
    const gone = lead.call('deleteConnection', at(hook.name));
    await untilWaiting(server.store.pool, 4);
    const behind = inParallel(3, send);
    await untilWaiting(server.store.pool, 7);
    await release();
    expect((await gone).status).toBe(204);
    for (const answer of [...(await before), ...(await behind)]) expect(['202', '404/3000']).toContain(outcome(answer));
    expect(await rowsOf('webhook_receipts')).toBe(0);
  });
});

describe('the number of connections', () => {
  it('409/4000: is at most 200, exactly for two that are created at the same time', async () => {
    const webhook = { kind: 'webhook', description: '', scopes: null, clientSecret: null } as const;
    const fields = { ...webhook, authorizationUrl: null, tokenUrl: null, clientId: null };
    const create = () =>
      server.services.connections.create({ ...fields, name: newConnectionName('many') }, actorNamed(leadId));
    const missing = 199 - (await rowsOf('connections'));
    await server.store.unitOfWork.write(async () => {
      for (let count = 0; count < missing; count += 1) await create();
    });
    await expect(whileUncommitted(server.store, create, create)).rejects.toMatchObject({ code: 4000 });
    expect(await rowsOf('connections')).toBe(200);
  });
});
