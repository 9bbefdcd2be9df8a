import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, createPerson, openSession, PASSWORD, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { countResults, errorOf, inParallel } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const clock = new ManualClock();
let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer({ clock });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

const create = (username: string, key: string, client = ceo) =>
  client.call('createUser', {
    body: { username, password: PASSWORD, role: 'observer' },
    headers: { 'idempotency-key': key },
  });
const usersNamed = async (pattern: string): Promise<number> =>
  Number((await server.store.pool.query('select count(*) from users where username like $1', [pattern])).rows[0].count);

describe('Idempotency-Key', () => {
  it('a retry gets the first response byte for byte, with its headers, and changes nothing', async () => {
    const first = await create('repeated', 'key-1');
    clock.advance(5);
    const again = await create('repeated', 'key-1');
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect([again.headers.etag, again.headers.location]).toEqual([first.headers.etag, first.headers.location]);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(await usersNamed('repeated')).toBe(1);
  });
  it('the formatting of the body does not matter, only its value', async () => {
    const headers = { 'idempotency-key': 'key-form' };
    const texts = [
      `{"username":"formed","password":"${PASSWORD}","role":"observer"}`,
      `{ "role": "observer",\n "password": "${PASSWORD}", "username": "formed" }`,
    ];
    const answers = [];
    for (const text of texts)
      answers.push(await ceo.callRaw('createUser', { raw: { text, type: 'application/json' }, headers }));
    expect(answers[1]?.text).toBe(answers[0]?.text);
  });
  it('409/4000: another body under the key', async () => {
    await create('original', 'key-2');
    expect(errorOf(await create('different', 'key-2'))).toEqual([409, 4000]);
    expect(await usersNamed('different')).toBe(0);
  });
  it('409/4000: another object of the path under the key', async () => {
    const [one, two] = [await addUser(server, 'one', 'observer'), await addUser(server, 'two', 'observer')];
    const grant = (id: string) =>
      ceo.call('grantOrgRole', {
        path: { user_id: id },
        body: { role: 'viewer' },
        headers: { 'idempotency-key': 'key-path' },
      });
    expect((await grant(one.id)).status).toBe(201);
    expect((await grant(one.id)).status).toBe(201);
    expect(errorOf(await grant(two.id))).toEqual([409, 4000]);
  });
  it('many parallel requests with one key run once and all get the same response', async () => {
    const answers = await inParallel(6, () => create('crowded', 'key-3'));
    expect(countResults(answers)).toEqual({ 201: 6 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(5);
    expect(await usersNamed('crowded')).toBe(1);
  });
  it('an error is not stored: the key is free for a corrected request', async () => {
    await create('taken', 'key-4');
    expect(errorOf(await create('taken', 'key-5'))).toEqual([409, 4001]);
    expect((await create('not taken', 'key-5')).status).toBe(201);
  });
  it('belongs to one user and one operation', async () => {
    const { bearer } = await createPerson(server, 'second person', 'manager');
    const body = { name: 'k', role: 'observer' } as const;
    const headers = { 'idempotency-key': 'key-6' } as const;
    expect((await ceo.call('createApiKey', { body, headers })).status).toBe(201);
    expect((await bearer.call('createApiKey', { body, headers })).status).toBe(201);
    expect((await create('by the same key', 'key-6')).status).toBe(201);
  });
  it('409/4000: a response with a secret is never stored; the retry gets the name of what was created', async () => {
    const call = () =>
      ceo.call('createApiKey', { body: { name: 'secret', role: 'observer' }, headers: { 'idempotency-key': 'key-7' } });
    const first = await call();
    const again = await call();
    expect(errorOf(again)).toEqual([409, 4000]);
    expect(again.body.error).toContain(first.body.data.key.id);
    const { rows } = await server.store.pool.query('select * from idempotency_claims');
    expect(JSON.stringify(rows)).not.toContain(first.body.data.api_key);
    const listed = (await ceo.call('listApiKeys')).body.data.filter(({ name }: { name: string }) => name === 'secret');
    expect(listed).toHaveLength(1);
  });
  it('is kept for 24 hours', async () => {
    const first = await create('daily', 'key-8');
    clock.advance(86_399);
    expect((await create('daily', 'key-8', await openCeo())).text).toBe(first.text);
    clock.advance(1);
    expect(errorOf(await create('daily', 'key-8', await openCeo()))).toEqual([409, 4001]);
  });
  it('400/2001: empty, over 255 characters, or with a space', async () => {
    const client = await openCeo();
    for (const key of ['', 'x'.repeat(256), 'a b', 'é'])
      expect(errorOf(await create('never', key, client))).toEqual([400, 2001]);
  });
  const openCeo = async (): Promise<Client> => {
    const { rows } = await server.store.pool.query(`select id from users where role = 'ceo'`);
    return (await openSession(server, rows[0].id)).bearer;
  };
});
