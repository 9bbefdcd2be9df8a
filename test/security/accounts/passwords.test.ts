import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpCeo, signIn } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

/** Fourteen characters of every kind, without the beginning of a common password. */
const PIECE = 'Zq ✓ pa55\t"<é>';
const ofLength = (length: number): string => [...PIECE.repeat(20)].slice(0, length).join('');
const create = (username: string, password: string) =>
  ceo.call('createUser', { body: { username, password, role: 'observer' } });

let made = 0;

describe('the characters of a password', () => {
  it.each([
    'zqxwvkjhgfpbmn',
    'ZQXWVKJHGFPBMN',
    '730184620957351',
    '&%$!)=(?*+#~-_',
    'съешь ещё этих',
    '🙂🙃🙂🙃🙂🙃🙂🙃🙂🙃🙂🙃',
  ])('201: no kind of character is required: %s', async (password) => {
    made += 1;
    expect((await create(`person ${made}`, password)).status).toBe(201);
  });
});

describe('a long password', () => {
  it('201: of 64 and of 128 characters, of any kind, are accepted unchanged; 400/2001: of 129', async () => {
    for (const length of [64, 128]) {
      const password = ofLength(length);
      expect((await create(`of ${length}`, password)).status).toBe(201);
      await signIn(server.client, `of ${length}`, password);
      // It is neither truncated nor changed in case.
      for (const other of [password.slice(0, -1), password.toLowerCase()]) {
        const body = { username: `of ${length}`, password: other };
        expect(errorOf(await server.client.call('login', { body }))).toEqual([401, 1000]);
      }
    }
    expect(errorOf(await create('of 129', ofLength(129)))).toEqual([400, 2001]);
  });
});
