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

/** Fourteen characters of every kind, and the beginning of none of the common ones. */
const PIECE = 'Zq ✓ pa55\t"<é>';
const ofLength = (length: number): string => [...PIECE.repeat(20)].slice(0, length).join('');
const create = (username: string, password: string) =>
  ceo.call('createUser', { body: { username, password, role: 'observer' } });

let made = 0;

describe('what a password is made of', () => {
  it.each([
    'zqxwvkjhgfpbmn',
    'ZQXWVKJHGFPBMN',
    '730184620957351',
    '&%$!)=(?*+#~-_',
    'съешь ещё этих',
    '🙂🙃🙂🙃🙂🙃🙂🙃🙂🙃🙂🙃',
  ])('201: no kind of character is asked for: %s', async (password) => {
    made += 1;
    expect((await create(`person ${made}`, password)).status).toBe(201);
  });
});

describe('a long password', () => {
  it('201: of 64 and of 128 characters, of any kind, are taken as they are; 400/2001: of 129', async () => {
    for (const length of [64, 128]) {
      const password = ofLength(length);
      expect((await create(`of ${length}`, password)).status).toBe(201);
      await signIn(server.client, `of ${length}`, password);
      // Nothing of it is cut, nor is its case changed.
      for (const other of [password.slice(0, -1), password.toLowerCase()]) {
        const body = { username: `of ${length}`, password: other };
        expect(errorOf(await server.client.call('login', { body }))).toEqual([401, 1000]);
      }
    }
    expect(errorOf(await create('of 129', ofLength(129)))).toEqual([400, 2001]);
  });
});
