import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, PASSWORD } from '../../support/builders/people.ts';
import type { Client, OperationResponse } from '../../support/client/client.ts';
import { countResults, inParallel, outcome } from '../../support/client/expect.ts';
import { untilWaiting } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

describe('the second of two ceos that are added at the same time', () => {
  it('4000: is refused under the lock of all users; the constraint of the database would return 4001', async () => {
    const { services, store } = server;
    const asCeo = { role: 'ceo', passwordHash: 'none', mustChangePassword: false } as const;
    const [isWritten, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = store.unitOfWork.write(async (em) => {
      await services.users.add(em, { ...asCeo, username: 'first' });
      isWritten.resolve();
      await mayEnd.promise;
    });
    await isWritten.promise;
    const second = store.unitOfWork
      .write((em) => services.users.add(em, { ...asCeo, username: 'second' }))
      .catch((error: unknown) => error);
    await untilWaiting(store.pool);
    mayEnd.resolve();
    await first;
    expect(await second).toMatchObject({ code: 4000 });
    // Without other users, so that the database allows the removal of the only ceo.
    await store.pool.query('alter table users disable trigger all');
    await store.pool.query(`delete from users where username = 'first'`);
    await store.pool.query('alter table users enable trigger all');
  });
});

describe('first set-ups (spec/rules/auth.md#setup-races)', () => {
  it('409/4000: of 200 at the same time all but one; none is refused because of the password queue', async () => {
    const answers = await inParallel(200, (index) =>
      server.client.call('setupAdmin', { body: { username: `chief ${index}`, password: PASSWORD } }),
    );
    expect(countResults(answers)).toEqual({ 201: 1, '409/4000': 199 });
    const won = answers.find(({ status }) => status === 201);
    ceo = server.client.withSession(won as OperationResponse);
  });
});

describe('the If-Match of a user', () => {
  it.each([
    ['updateUserRole', { role: 'board_member' }],
    ['deleteUser', undefined],
  ] as const)(
    '409/4002: %s after a change of the password that commits while the request waits',
    async (name, body) => {
      const { store } = server;
      const { id } = await createPerson(server, `raced by ${name}`, 'observer');
      const path = { user_id: id };
      const { etag = '' } = (await ceo.call('getUser', { path })).headers;
      const changing = await store.pool.connect();
      await changing.query('begin');
      await changing.query('select 1 from users where id = $1 for no key update', [id]);
      await changing.query(
        `update users set password_hash = 'another', updated_at = now() + interval '1 s' where id = $1`,
        [id],
      );
      const late = ceo.callRaw(name, { path, body, headers: { 'if-match': etag } });
      await untilWaiting(store.pool);
      await changing.query('commit');
      changing.release();
      expect(outcome(await late)).toBe('409/4002');
    },
  );
});
