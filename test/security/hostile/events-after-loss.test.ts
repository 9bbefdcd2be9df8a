import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../support/builders/feed.ts';
import { createPerson, forcePasswordChange, type Person } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { openStream } from '../../support/client/event-stream.ts';
import { inParallel } from '../../support/client/expect.ts';
import { openSocket } from '../../support/client/socket.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

// After a user lost a role or a credential, no later event is delivered to them, on any replica.
let database: TestDatabase;
let server: TestServer;
let replica: TestServer;
let ceo: Person;
beforeAll(async () => {
  database = await createDatabase();
  [server, replica] = [await startServer({ database }), await startServer({ database })];
  ceo = await createPerson(server, 'ceo', 'ceo');
});
afterAll(async () => {
  await server.close();
  await replica.close();
  await database.drop();
});

/** An event for leads, committed when it resolves. */
const publishForLeads = (name: string): Promise<unknown> =>
  publish(server, 1, {
    channel: 'webhooks',
    type: 'webhook.received',
    payload: `jsonb_build_object('connection_name', '${name}', 'event_type', 'push', 'receipt_id', gen_random_uuid())`,
  });

let people = 0;
const newManager = (): Promise<Person> => {
  people += 1;
  return createPerson(server, `manager ${people}`, 'manager');
};
const there = (client: Client): Client => replica.client.as(client.identity);
const path = ({ id }: Person) => ({ path: { user_id: id } });
const demote = (person: Person) => ceo.bearer.call('updateUserRole', { ...path(person), body: { role: 'observer' } });

/** Each way to lose the credential or permission of a subscriber; the client that subscribes, and the loss. */
const LOSSES: readonly [
  name: string,
  lose: (person: Person) => Promise<{ client: Client; lose(): Promise<unknown> }>,
][] = [
  ['the role is lowered', async (person) => ({ client: person.bearer, lose: () => demote(person) })],
  [
    'the role is lowered and given back',
    async (person) => ({
      client: person.bearer,
      lose: async () => {
        await demote(person);
        await ceo.bearer.call('updateUserRole', { ...path(person), body: { role: 'manager' } });
      },
    }),
  ],
  [
    'the session is logged out',
    async (person) => ({ client: person.bearer, lose: () => person.client.call('logout') }),
  ],
  [
    'the user is deleted',
    async (person) => ({ client: person.bearer, lose: () => ceo.bearer.call('deleteUser', path(person)) }),
  ],
  [
    'the password has to be changed',
    async (person) => ({ client: person.bearer, lose: () => forcePasswordChange(server, person.id) }),
  ],
  [
    'the key is revoked',
    async (person) => {
      const { key, api_key } = (await person.client.call('createApiKey', { body: { name: 'k', role: 'manager' } })).body
        .data;
      const lose = () => person.client.call('revokeApiKey', { path: { key_id: key.id } });
      return { client: server.client.as({ bearer: api_key }), lose };
    },
  ],
];

describe.each(LOSSES)('once %s', (_name, prepare) => {
  it('no stream and no socket delivers later events', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { client, lose } = await prepare(await newManager());
      const stream = await openStream(there(client), 'streamEvents', undefined);
      const socket = await openSocket(there(client));
      await socket.ask({ action: 'subscribe', channels: ['webhooks'] });
      await publishForLeads('committed-before');
      await stream.until('webhook.received');
      expect(JSON.stringify(await socket.next())).toContain('committed-before');
      await lose();
      await publishForLeads('committed-later');
      expect(await socket.closed).toBe(4003);
      const frames = await stream.rest();
      expect(frames.at(-1)).toEqual({ event: 'closed', data: { reason: 'revoked' } });
      expect(JSON.stringify(frames)).not.toContain('committed-later');
      expect(JSON.stringify(socket.frames)).not.toContain('committed-later');
    }
  });
});

it('a new subscriber with the lowered role gets no later events', async () => {
  for (let round = 0; round < 6; round += 1) {
    const person = await newManager();
    const [stream] = (await inParallel(2, async (index) => {
      if (index === 1) return demote(person);
      return openStream(there(person.bearer), 'streamEvents', undefined);
    })) as [Awaited<ReturnType<typeof openStream>>, unknown];
    await publishForLeads(`late-${round}`);
    await publish(server, 1);
    // It was opened with the lower role and continues, or it ends.
    const isOpen = await stream.until('department.updated').then(
      () => true,
      () => false,
    );
    stream.leave();
    expect(stream.status).toBe(200);
    if (!isOpen) expect(stream.frames.at(-1)).toEqual({ event: 'closed', data: { reason: 'revoked' } });
    expect(JSON.stringify(stream.frames)).not.toContain(`late-${round}`);
  }
});

it('public events continue for the others while credentials are lost', async () => {
  const stays = await newManager();
  const stream = await openStream(there(stays.bearer), 'streamEvents', undefined);
  for (let round = 0; round < 5; round += 1) {
    await demote(await newManager());
    await publishForLeads(`round-${round}`);
    expect((await stream.until('webhook.received')).data.payload.connection_name).toBe(`round-${round}`);
  }
  stream.leave();
});
