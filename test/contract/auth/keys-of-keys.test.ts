import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HumanRole } from '../../../domain/foundation/kernel/actor.ts';
import { createPerson, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
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

interface Key {
  readonly id: string;
  readonly client: Client;
  readonly expiresAt: string | null;
}
const inSeconds = (seconds: number): string => new Date(clock.now().getTime() + seconds * 1000).toISOString();
const create = (client: Client, role: HumanRole, expires_at?: string | null) =>
  client.call('createApiKey', { body: { name: role, role, ...(expires_at === undefined ? {} : { expires_at }) } });
const newKey = async (client: Client, role: HumanRole, expiresAt?: string | null): Promise<Key> => {
  const { key, api_key } = (await create(client, role, expiresAt)).body.data;
  return { id: key.id, client: client.as({ bearer: api_key }), expiresAt: key.expires_at };
};
const idsSeen = async (client: Client): Promise<string[]> =>
  (await client.call('listApiKeys')).body.data.map(({ id }: { id: string }) => id).sort();
const revoke = (client: Client, { id }: Key) => client.call('revokeApiKey', { path: { key_id: id } });

describe('a key that is created by a key', () => {
  it('201: expires with the creating key without expires_at or with null; may expire earlier; 422/2000: later', async () => {
    const end = inSeconds(3600);
    const maker = await newKey(ceo, 'manager', end);
    for (const asked of [undefined, null, end])
      expect((await newKey(maker.client, 'observer', asked)).expiresAt).toBe(end);
    expect((await newKey(maker.client, 'observer', inSeconds(60))).expiresAt).toBe(inSeconds(60));
    expect(errorOf(await create(maker.client, 'observer', inSeconds(3600.001)))).toEqual([422, 2000]);
    const made = await newKey(maker.client, 'manager');
    clock.advance(3601);
    expect(errorOf(await made.client.call('getCurrentUser'))).toEqual([401, 1000]);
  });
  it('201: a key without an expiry sets none, nor does a session', async () => {
    const maker = await newKey(ceo, 'manager');
    expect((await newKey(maker.client, 'observer')).expiresAt).toBeNull();
    expect((await newKey(maker.client, 'observer', '2099-01-01T00:00:00Z')).expiresAt).toBe('2099-01-01T00:00:00.000Z');
    expect((await newKey(ceo, 'ceo')).expiresAt).toBeNull();
  });
});

describe('a key that manages keys', () => {
  it('200: a key sees itself and keys with a role it may grant; the owner sees all', async () => {
    const { client: owner } = await createPerson(server, 'owner', 'manager');
    const manager = await newKey(owner, 'manager');
    const board = await newKey(owner, 'board_member');
    const pair = await newKey(owner, 'pair_programmer');
    const observer = await newKey(owner, 'observer');
    const other = await newKey(owner, 'observer');
    const all = [manager, board, pair, observer, other];
    const ids = (keys: readonly Key[]): string[] => keys.map(({ id }) => id).sort();
    expect(await idsSeen(owner)).toEqual(ids(all));
    expect(await idsSeen(manager.client)).toEqual(ids(all));
    expect(await idsSeen(board.client)).toEqual(ids([board, observer, other]));
    expect(await idsSeen(pair.client)).toEqual(ids([pair, observer, other]));
    expect(await idsSeen(observer.client)).toEqual(ids([observer, other]));
  });
  it('404/3000: ends nothing beyond that; 204: itself, although its effective role could not have created it', async () => {
    const { client: owner, id } = await createPerson(server, 'demoted', 'manager');
    const [first, second] = [await newKey(owner, 'manager'), await newKey(owner, 'manager')];
    const observer = await newKey(owner, 'observer');
    expect(errorOf(await revoke(observer.client, first))).toEqual([404, 3000]);
    await ceo.call('updateUserRole', { path: { user_id: id }, body: { role: 'observer' } });
    expect(await idsSeen(first.client)).toEqual([first.id, observer.id].sort());
    expect(errorOf(await revoke(first.client, second))).toEqual([404, 3000]);
    expect((await revoke(first.client, observer)).status).toBe(204);
    expect((await revoke(first.client, first)).status).toBe(204);
    expect((await second.client.call('getCurrentUser')).status).toBe(200);
    expect((await revoke(owner, second)).status).toBe(204);
  });
  it('404/3000: a weaker key of the ceo ends only keys of its owner; 204: one of role ceo ends all', async () => {
    const { client: owner } = await createPerson(server, 'foreign', 'manager');
    const theirs = await newKey(owner, 'observer');
    expect(errorOf(await revoke((await newKey(ceo, 'manager')).client, theirs))).toEqual([404, 3000]);
    expect((await revoke((await newKey(ceo, 'ceo')).client, theirs)).status).toBe(204);
  });
});
