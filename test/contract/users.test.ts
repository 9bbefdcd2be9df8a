import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { createPerson, PASSWORD, setUpCeo } from '../support/people.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let ceo: Client;
let made = 0;
const newUser = async (role = 'manager') => {
  made += 1;
  const { body } = await ceo.call('createUser', { body: { username: `user ${made}`, password: PASSWORD, role } });
  return body.data as { id: string; username: string };
};

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

describe('createUser', () => {
  it('201: creates a user who must change the password, and says where they are', async () => {
    const answer = await ceo.call('createUser', { body: { username: 'Zoë', password: PASSWORD, role: 'observer' } });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      username: 'Zoë',
      role: 'observer',
      must_change_password: true,
      org_roles: [],
    });
    expect(answer.headers.location).toBe(`/api/v1/users/${answer.body.data.id}`);
    const read = await ceo.call('getUser', { path: { user_id: answer.body.data.id } });
    expect(read.headers.etag).toBe(answer.headers.etag);
  });
  it('409: a name differing in case or Unicode form is the same name', async () => {
    for (const username of ['ZOË', 'Zoe\u0308', 'zoë']) {
      const answer = await ceo.call('createUser', { body: { username, password: PASSWORD, role: 'observer' } });
      expect([answer.status, answer.body.error_detail.error_code]).toEqual([409, 4001]);
    }
  });
  it('422: the role system cannot be given; 409: nor ceo while there is one', async () => {
    const system = await ceo.call('createUser', { body: { username: 'a', password: PASSWORD, role: 'system' } });
    expect([system.status, system.body.error_detail.error_code]).toEqual([422, 2000]);
    const second = await ceo.call('createUser', { body: { username: 'b', password: PASSWORD, role: 'ceo' } });
    expect([second.status, second.body.error_detail.error_code]).toEqual([409, 4000]);
  });
  it('one name, many callers: exactly one user is created', async () => {
    const body = { username: 'race', password: PASSWORD, role: 'observer' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => ceo.call('createUser', { body })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });
});

describe('updateUserRole', () => {
  it('200: gives a role; the session of the user goes on with it', async () => {
    const { client, id } = await createPerson(ceo, 'riser', 'observer');
    const answer = await ceo.call('updateUserRole', { path: { user_id: id }, body: { role: 'manager' } });
    expect(answer.body.data.role).toBe('manager');
    expect((await client.call('getCurrentUser')).body.data.role).toBe('manager');
  });
  it('409/4002: of many changes with the same tag exactly one passes', async () => {
    const { id } = await newUser();
    const { headers } = await ceo.call('getUser', { path: { user_id: id } });
    const answers = await Promise.all(
      ['observer', 'board_member', 'pair_programmer'].map((role) =>
        ceo.call('updateUserRole', {
          path: { user_id: id },
          body: { role },
          headers: { 'if-match': headers.etag ?? '' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
  it('200: the same role changes nothing, the tag stays', async () => {
    const { id } = await newUser();
    const before = await ceo.call('getUser', { path: { user_id: id } });
    const after = await ceo.call('updateUserRole', { path: { user_id: id }, body: { role: 'manager' } });
    expect(after.headers.etag).toBe(before.headers.etag);
  });
});
