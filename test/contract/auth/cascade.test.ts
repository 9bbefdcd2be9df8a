import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HumanRole } from '../../../domain/foundation/kernel/actor.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { createPerson, setUpCeo } from '../../support/builders/people.ts';
import type { Client, OperationResponse } from '../../support/client/client.ts';
import { errorOf, inParallel } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { whileUncommitted } from '../../support/database/held-lock.ts';
import { Receiver } from '../../support/doubles/receiver.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
let receiver: Receiver;
beforeAll(async () => {
  [server, receiver] = await Promise.all([startServer(), Receiver.start()]);
  ceo = await setUpCeo(server.client);
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

interface Key {
  readonly id: string;
  readonly madeBy: string | null;
  readonly client: Client;
}
const newKey = async (maker: Client, role: HumanRole = 'manager'): Promise<Key> => {
  const answer = await maker.call('createApiKey', { body: { name: role, role } });
  const { key, api_key } = answer.body.data;
  return { id: key.id, madeBy: key.created_by_key_id, client: maker.as({ bearer: api_key }) };
};
const newEndpoint = async (maker: Client) =>
  (await maker.call('createWebhookEndpoint', { body: { url: receiver.newUrl() } })).body.data.endpoint;
const endpoint = async ({ id }: { id: string }) =>
  (await ceo.call('getWebhookEndpoint', { path: { endpoint_id: id } })).body.data;
const revoke = (client: Client, { id }: Key, cascade?: boolean) =>
  client.call('revokeApiKey', { path: { key_id: id }, ...(cascade === undefined ? {} : { query: { cascade } }) });
const works = async ({ client }: Key): Promise<boolean> => (await client.call('getCurrentUser')).status === 200;

/** A key that created a key, which created a key; each created an endpoint. */
const family = async (owner: Client) => {
  const first = await newKey(owner);
  const second = await newKey(first.client);
  const third = await newKey(second.client);
  const endpoints = [];
  for (const { client } of [first, second, third]) endpoints.push(await newEndpoint(client));
  return { keys: [first, second, third] as const, endpoints };
};

describe('revokeApiKey', () => {
  it('shows which key created a key or an endpoint, and null for a session', async () => {
    const { client: owner } = await createPerson(server, 'owner-1', 'manager');
    const { keys, endpoints } = await family(owner);
    expect(keys.map(({ madeBy }) => madeBy)).toEqual([null, keys[0].id, keys[1].id]);
    expect(endpoints.map(({ created_by_key_id }) => created_by_key_id)).toEqual(keys.map(({ id }) => id));
    expect((await newEndpoint(owner)).created_by_key_id).toBeNull();
  });

  it.each([[undefined], [false]])('204: ends only the key without cascade (%s)', async (cascade) => {
    const { client: owner } = await createPerson(server, `owner-2-${cascade}`, 'manager');
    const { keys, endpoints } = await family(owner);
    expect((await revoke(owner, keys[0], cascade)).status).toBe(204);
    expect([await works(keys[0]), await works(keys[1]), await works(keys[2])]).toEqual([false, true, true]);
    expect((await endpoint(known(endpoints[0]))).enabled).toBe(true);
  });

  it.each(['the owner', 'the ceo', 'the key itself'])(
    '204: with cascade ends everything it created, at any depth, by %s',
    async (who) => {
      const { client: owner } = await createPerson(server, `owner-3-${who.replaceAll(' ', '-')}`, 'manager');
      const other = await newKey(owner);
      const { keys, endpoints } = await family(owner);
      const kept = await newEndpoint(other.client);
      const by = { 'the owner': owner, 'the ceo': ceo, 'the key itself': keys[0].client }[who] as Client;
      expect((await revoke(by, keys[0], true)).status).toBe(204);
      expect([await works(keys[0]), await works(keys[1]), await works(keys[2]), await works(other)]).toEqual([
        ...[false, false, false],
        true,
      ]);
      for (const each of endpoints)
        expect(await endpoint(each)).toMatchObject({ enabled: false, disabled_reason: 'key_revoked' });
      expect(await endpoint(kept)).toMatchObject({ enabled: true, disabled_reason: null });
      expect((await ceo.call('revokeApiKey', { path: { key_id: keys[0].id }, query: { cascade: true } })).status).toBe(
        204,
      );
    },
  );

  it('204: with cascade finds what a previously revoked key created', async () => {
    const { client: owner } = await createPerson(server, 'owner-4', 'manager');
    const { keys, endpoints } = await family(owner);
    await revoke(owner, keys[0]);
    await revoke(owner, keys[0], true);
    expect([await works(keys[1]), await works(keys[2])]).toEqual([false, false]);
    expect((await endpoint(known(endpoints[2]))).enabled).toBe(false);
  });

  it('204: with cascade finds what a key created that was revoked before, between the two', async () => {
    const { client: owner } = await createPerson(server, 'owner-7', 'manager');
    const { keys, endpoints } = await family(owner);
    await revoke(owner, keys[1]);
    await revoke(owner, keys[0], true);
    expect(await works(keys[2])).toBe(false);
    for (const each of endpoints) expect((await endpoint(each)).enabled).toBe(false);
  });

  it('204: with cascade changes no endpoint that is already disabled, and records no change of it', async () => {
    const { client: owner, id: actorId } = await createPerson(server, 'owner-6', 'manager');
    const key = await newKey(owner);
    const [disabled, enabled] = [await newEndpoint(key.client), await newEndpoint(key.client)];
    await ceo.call('updateWebhookEndpoint', { path: { endpoint_id: disabled.id }, body: { enabled: false } });
    const before = await endpoint(disabled);
    expect((await revoke(owner, key, true)).status).toBe(204);
    expect(await endpoint(disabled)).toEqual(before);
    expect(await endpoint(enabled)).toMatchObject({ enabled: false, disabled_reason: 'key_revoked' });
    const { data } = (await ceo.call('listAuditLog', { query: { action: 'webhook_endpoint.updated' } })).body;
    const changed = data.filter(({ actor_id }: { actor_id: string | null }) => actor_id === actorId);
    expect(changed.map(({ target_id }: { target_id: string | null }) => target_id)).toEqual([enabled.id]);
  });

  it('204: with cascade records no change of an endpoint that another request disables', async () => {
    const { client: owner } = await createPerson(server, 'owner-8', 'manager');
    const key = await newKey(owner);
    const { id } = await newEndpoint(key.client);
    const { webhookEndpoints } = server.services;
    const other = actorNamed(crypto.randomUUID());
    const revoked = await whileUncommitted(
      server.store,
      () => webhookEndpoints.update(id, { isEnabled: false }, other, unconditional),
      () => revoke(owner, key, true),
    );
    expect(revoked.status).toBe(204);
    const query = { target_id: id, action: 'webhook_endpoint.updated' };
    expect((await ceo.call('listAuditLog', { query })).body.data).toHaveLength(1);
  });

  it('leaves nothing behind, whatever the key creates at the same time', async () => {
    const { client: owner } = await createPerson(server, 'owner-5', 'manager');
    for (let round = 0; round < 4; round += 1) {
      const key = await newKey(owner);
      const answers = await inParallel<OperationResponse>(9, (index) => {
        if (index === 4) return revoke(round % 2 === 0 ? owner : ceo, key, true);
        return index % 2 === 0
          ? key.client.call('createApiKey', { body: { name: 'late', role: 'observer' } })
          : key.client.call('createWebhookEndpoint', { body: { url: receiver.newUrl() } });
      });
      for (const [index, answer] of answers.entries())
        if (index !== 4 && answer.status !== 201) expect(errorOf(answer)).toEqual([401, 1000]);
      const keys = (await owner.call('listApiKeys')).body.data;
      expect(keys.filter((each) => each.created_by_key_id === key.id && !each.revoked)).toEqual([]);
      const { rows } = await server.store.pool.query(
        'select 1 from webhook_endpoints where created_by_key_id = $1 and is_enabled',
        [key.id],
      );
      expect(rows).toEqual([]);
    }
  });
});
