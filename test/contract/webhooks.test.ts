import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unconditional } from '../../domain/foundation/kernel/precondition.ts';
import { actorNamed } from '../support/builders/actor.ts';
import { createPerson, type Person, setUpCeo } from '../support/builders/people.ts';
import { NOBODY } from '../support/builders/unknown-ids.ts';
import { deliverAll, deliveriesOf, newEndpoint, newEvent, numbered } from '../support/builders/webhooks/webhooks.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf, expectError } from '../support/client/expect.ts';
import { known } from '../support/client/known.ts';
import { whileUncommitted } from '../support/database/held-lock.ts';
import { Receiver } from '../support/doubles/receiver.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

let server: TestServer;
let receiver: Receiver;
let ceo: Client;
let manager: Person;
let other: Person;

beforeAll(async () => {
  server = await startServer();
  receiver = await Receiver.start();
  ceo = await setUpCeo(server.client);
  await ceo.call('createSetupCompany', { body: { company_name: 'Acme', template_name: 'startup' } });
  manager = await createPerson(server, 'manager', 'manager');
  other = await createPerson(server, 'other manager', 'manager');
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const url = 'https://hooks.example.com/platform';
const unknown = { path: { endpoint_id: NOBODY } };

describe('createWebhookEndpoint', () => {
  it('201: only the address is needed; the secret is only in this response', async () => {
    const answer = await manager.client.call('createWebhookEndpoint', { body: { url } });
    const { endpoint, secret } = answer.body.data;
    expect(answer.headers.location).toBe(`/api/v1/webhook-endpoints/${endpoint.id}`);
    expect(endpoint).toMatchObject({
      ...{ url, description: '', event_types: ['*'], enabled: true, disabled_reason: null },
      ...{ last_success_at: null, last_failure_at: null, created_by: manager.id },
    });
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    expect(endpoint.secret_last4).toBe(secret.slice(-4));
    const read = await manager.client.call('getWebhookEndpoint', { path: { endpoint_id: endpoint.id } });
    expect(read.body.data).toEqual(endpoint);
    const { rows } = await server.store.pool.query('select secret from webhook_endpoints where id = $1', [endpoint.id]);
    expect(rows[0].secret).not.toContain(secret.slice('whsec_'.length, -1));
  });
  it('201: a type given twice is listed once', async () => {
    const body = { url, event_types: ['task.*', 'task.*', 'role.updated'] };
    const answer = await ceo.call('createWebhookEndpoint', { body });
    expect(answer.body.data.endpoint.event_types).toEqual(['task.*', 'role.updated']);
  });
  it('422: event types whose first part no event has, also in an update; an unknown second part is accepted', async () => {
    for (const type of ['taks.created', 'tasks.*', 'user.*', 'constructor.name', 'pulse'])
      expect([
        type,
        errorOf(await ceo.call('createWebhookEndpoint', { body: { url, event_types: ['*', type] } })),
      ]).toEqual([type, [422, 2000]]);
    const { id } = await newEndpoint(ceo, url, { event_types: ['task.archived', 'departments.*'] });
    const path = { endpoint_id: id };
    expect(errorOf(await ceo.call('updateWebhookEndpoint', { path, body: { event_types: ['taks.*'] } }))).toEqual([
      422, 2000,
    ]);
    expect((await ceo.call('getWebhookEndpoint', { path })).body.data.event_types).toEqual([
      'task.archived',
      'departments.*',
    ]);
  });
  it('400: addresses with white space, unknown types, no types at all', async () => {
    for (const body of [
      { url: 'https://hooks.example.com/a b' },
      { url: `https://hooks.example.com/${'a'.repeat(2048)}` },
      ...['task.', '*.created', 'Task.created', 'task.**', ''].map((type) => ({ url, event_types: [type] })),
      { url, event_types: [] },
      { url, event_types: Array(101).fill('*') },
    ])
      expect(errorOf(await ceo.call('createWebhookEndpoint', { body }))).toEqual([400, 2001]);
  });
  it('409: with the same key, because the secret is not stored', async () => {
    const request = { body: { url }, headers: { 'idempotency-key': 'endpoint-1' } };
    expect((await ceo.call('createWebhookEndpoint', request)).status).toBe(201);
    await expectError(ceo, 'createWebhookEndpoint', request, [409, 4000]);
  });
  it.each([
    ['plain http elsewhere', 'http://hooks.example.com/'],
    ['another protocol', 'ftp://hooks.example.com/'],
    ['no address at all', 'hooks.example.com'],
    ['credentials', 'https://me:secret@hooks.example.com/'],
  ])('422: %s', async (_what, address) => {
    await expectError(ceo, 'createWebhookEndpoint', { body: { url: address } }, [422, 2000]);
  });
});

describe('listWebhookEndpoints', () => {
  it('200: newest first, page by page, for every lead; 409 for the fifty-first, of any number in parallel', async () => {
    const made = await Promise.all(
      Array.from({ length: 60 }, () => ceo.call('createWebhookEndpoint', { body: { url, enabled: false } })),
    );
    const refused = made.filter(({ status }) => status !== 201);
    expect(new Set(refused.map((answer) => errorOf(answer).join('/')))).toEqual(new Set(['409/4000']));
    const first = (await manager.client.call('listWebhookEndpoints', { query: { limit: 30 } })).body;
    const rest = (
      await manager.client.call('listWebhookEndpoints', { query: { cursor: known(first.pagination.next_cursor) } })
    ).body;
    const all = [...first.data, ...rest.data];
    expect([all.length, rest.pagination.has_more]).toEqual([50, false]);
    const times = all.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().reverse());
    for (const { id } of all) await ceo.call('deleteWebhookEndpoint', { path: { endpoint_id: id } });
    expect((await ceo.call('listWebhookEndpoints')).body.data).toEqual([]);
  });
});

describe('getWebhookEndpoint', () => {
  it('304: deliveries do not change the tag', async () => {
    const { id, at } = await newEndpoint(ceo, receiver.newUrl());
    const { headers } = await ceo.call('getWebhookEndpoint', at);
    await ceo.call('testWebhookEndpoint', at);
    await deliverAll(server);
    const again = await ceo.call('getWebhookEndpoint', at);
    expect(again.body.data.last_success_at).not.toBeNull();
    expect(again.headers.etag).toBe(headers.etag);
    const since = { ...at, headers: { 'if-none-match': headers.etag ?? '' } };
    expect((await ceo.call('getWebhookEndpoint', since)).status).toBe(304);
    await ceo.call('updateWebhookEndpoint', { path: { endpoint_id: id }, body: { description: 'other' } });
    expect((await ceo.call('getWebhookEndpoint', since)).status).toBe(200);
  });
  it('404: an unknown id', async () => {
    for (const endpoint_id of [NOBODY, 'nothing'])
      await expectError(ceo, 'getWebhookEndpoint', { path: { endpoint_id } }, [404, 3000]);
  });
});

describe('updateWebhookEndpoint', () => {
  it('200: changes given fields; an empty change changes nothing', async () => {
    const { at } = await newEndpoint(manager.client, url);
    const before = await manager.client.call('getWebhookEndpoint', at);
    const same = await manager.client.call('updateWebhookEndpoint', { ...at, body: { url, enabled: true } });
    expect([same.body.data, same.headers.etag]).toEqual([before.body.data, before.headers.etag]);
    const body = { url: 'https://hooks.example.com/2', description: 'd', event_types: ['role.*'], enabled: false };
    const headers = { 'if-match': before.headers.etag ?? '' };
    const { data } = (await manager.client.call('updateWebhookEndpoint', { ...at, body, headers })).body;
    expect(data).toMatchObject({ ...body, disabled_reason: null });
    await expectError(
      manager.client,
      'updateWebhookEndpoint',
      { ...at, body: { enabled: true }, headers },
      [409, 4002],
    );
  });
  it('403: address and types are for the creator and the ceo, the rest for every lead', async () => {
    const { at } = await newEndpoint(manager.client, url);
    for (const body of [{ url: 'https://hooks.example.com/2' }, { event_types: ['role.*'] }, { url: 'http://private' }])
      await expectError(other.client, 'updateWebhookEndpoint', { ...at, body }, [403, 1001]);
    const rest = { url, description: 'by another', enabled: false };
    expect((await other.client.call('updateWebhookEndpoint', { ...at, body: rest })).status).toBe(200);
    const body = { event_types: ['role.*'] };
    expect((await ceo.call('updateWebhookEndpoint', { ...at, body })).status).toBe(200);
  });
  it('200: an endpoint that is enabled again gets no event of the time in which it was disabled', async () => {
    const hook = receiver.newUrl();
    const { at } = await newEndpoint(ceo, hook, { event_types: ['department.created'] });
    await ceo.call('updateWebhookEndpoint', { ...at, body: { enabled: false } });
    const missed = await newEvent(server, ceo, 'while it is disabled');
    await numbered(server);
    await ceo.call('updateWebhookEndpoint', { ...at, body: { enabled: true } });
    const next = await newEvent(server, ceo, 'when it is enabled again');
    await deliverAll(server);
    expect([receiver.of(missed, hook).length, receiver.of(next, hook).length]).toEqual([0, 1]);
  });
  it('404: an unknown id', () =>
    expectError(ceo, 'updateWebhookEndpoint', { ...unknown, body: { enabled: true } }, [404, 3000]));
  it('409: it cannot be enabled without its creator', async () => {
    const leaving = await createPerson(server, 'leaving', 'manager');
    const { at } = await newEndpoint(leaving.client, url, { enabled: false });
    await ceo.call('deleteUser', { path: { user_id: leaving.id } });
    await expectError(ceo, 'updateWebhookEndpoint', { ...at, body: { enabled: true } }, [409, 4000]);
  });
  it('422: a forbidden address', async () => {
    const { at } = await newEndpoint(ceo, url);
    await expectError(ceo, 'updateWebhookEndpoint', { ...at, body: { url: 'http://8.8.8.8/' } }, [422, 2000]);
  });
});

describe('deleteWebhookEndpoint', () => {
  it('204: by any lead, with its deliveries', async () => {
    const { id, at } = await newEndpoint(manager.client, receiver.newUrl());
    await manager.client.call('testWebhookEndpoint', at);
    expect((await other.client.call('deleteWebhookEndpoint', at)).status).toBe(204);
    const { rows } = await server.store.pool.query('select 1 from webhook_deliveries where endpoint_id = $1', [id]);
    expect(rows).toEqual([]);
    await expectError(ceo, 'deleteWebhookEndpoint', at, [404, 3000]);
  });
  it('409: an old tag', async () => {
    const { at } = await newEndpoint(ceo, url);
    await expectError(ceo, 'deleteWebhookEndpoint', { ...at, headers: { 'if-match': '"old"' } }, [409, 4002]);
  });
});

describe('rotateWebhookEndpointSecret', () => {
  it('200: another secret; 403 for other leads; 404', async () => {
    const { secret, at } = await newEndpoint(manager.client, url);
    const { data } = (await ceo.call('rotateWebhookEndpointSecret', at)).body;
    expect(data.secret).not.toBe(secret);
    expect(data.endpoint.secret_last4).toBe(data.secret.slice(-4));
    await expectError(other.client, 'rotateWebhookEndpointSecret', at, [403, 1001]);
    await expectError(ceo, 'rotateWebhookEndpointSecret', unknown, [404, 3000]);
  });
  it('200: of two at the same time the second keeps the secret of the first as the previous one', async () => {
    const hook = receiver.newUrl();
    const { id, at } = await newEndpoint(ceo, hook);
    const secrets: string[] = [];
    await whileUncommitted(
      server.store,
      async () => secrets.push((await server.services.webhookEndpoints.rotate(id, actorNamed('other'))).secret),
      () => ceo.call('rotateWebhookEndpointSecret', at),
    );
    const { event_id } = (await ceo.call('testWebhookEndpoint', at)).body.data;
    await deliverAll(server);
    const [received] = receiver.of(event_id, hook);
    const verify = () =>
      new Webhook(known(secrets[0])).verify(received?.body ?? '', received?.headers as Record<string, string>);
    expect(verify).not.toThrow();
  });
  it('409: with the same key', async () => {
    const { at } = await newEndpoint(ceo, url);
    const request = { ...at, headers: { 'idempotency-key': 'rotate-1' } };
    expect((await ceo.call('rotateWebhookEndpointSecret', request)).status).toBe(200);
    await expectError(ceo, 'rotateWebhookEndpointSecret', request, [409, 4000]);
  });
});

describe('testWebhookEndpoint', () => {
  it('202: only to this endpoint, for any event types, and not in the feed', async () => {
    const hook = receiver.newUrl();
    const { id, secret, at } = await newEndpoint(manager.client, hook, { event_types: ['role.deleted'] });
    const { id: beside } = await newEndpoint(ceo, receiver.newUrl());
    const { event_id } = (await manager.client.call('testWebhookEndpoint', at)).body.data;
    await deliverAll(server);
    const [received, ...more] = receiver.of(event_id, hook);
    expect(more).toEqual([]);
    const body = new Webhook(secret).verify(received?.body ?? '', received?.headers as Record<string, string>);
    expect(body).toEqual({ type: 'webhook.test', timestamp: expect.any(String), data: { endpoint_id: id } });
    expect(await deliveriesOf(manager.client, id)).toMatchObject([
      { event_id, event_type: 'webhook.test', attempt: 1, status: 'succeeded', response_status: 204, error: null },
    ]);
    expect(await deliveriesOf(ceo, beside)).toEqual([]);
    const { rows } = await server.store.pool.query('select 1 from outbox_events where event_id = $1', [event_id]);
    expect(rows).toEqual([]);
  });
  it('403 for other leads, 404, and 409 while it is disabled', async () => {
    const { at } = await newEndpoint(manager.client, receiver.newUrl());
    await expectError(other.client, 'testWebhookEndpoint', at, [403, 1001]);
    await expectError(ceo, 'testWebhookEndpoint', unknown, [404, 3000]);
    await ceo.call('updateWebhookEndpoint', { ...at, body: { enabled: false } });
    await expectError(ceo, 'testWebhookEndpoint', at, [409, 4000]);
  });
  it('409: while another request disables it', async () => {
    const { id, at } = await newEndpoint(ceo, url);
    const { webhookEndpoints } = server.services;
    const late = await whileUncommitted(
      server.store,
      () => webhookEndpoints.update(id, { isEnabled: false }, actorNamed('other'), unconditional),
      () => ceo.call('testWebhookEndpoint', at),
    );
    expect(errorOf(late)).toEqual([409, 4000]);
  });
});

describe('listWebhookDeliveries', () => {
  it('200: newest first, page by page, by status; 404', async () => {
    const { id, at } = await newEndpoint(ceo, receiver.newUrl(), { event_types: ['department.created'] });
    receiver.reply = () => ({ status: 500 });
    const bad = await newEvent(server, ceo, 'bad');
    await deliverAll(server);
    receiver.reply = () => ({ status: 200 });
    const good = await newEvent(server, ceo, 'good');
    await deliverAll(server);
    const idsOf = async (query: object) => (await deliveriesOf(ceo, id, query)).map(({ event_id }) => event_id);
    expect(await idsOf({})).toEqual([good, bad]);
    expect(await idsOf({ status: 'succeeded' })).toEqual([good]);
    expect(await deliveriesOf(ceo, id, { status: 'failed' })).toMatchObject([
      { event_id: bad, attempt: 1, response_status: 500, error: 'unexpected_status', finished_at: null },
    ]);
    const first = (await ceo.call('listWebhookDeliveries', { ...at, query: { limit: 1 } })).body;
    expect(await idsOf({ cursor: first.pagination.next_cursor })).toEqual([bad]);
    await expectError(ceo, 'listWebhookDeliveries', unknown, [404, 3000]);
  });
});

describe('redeliverWebhook', () => {
  const again = async (client: Client, id: string, body: object) =>
    client.call('redeliverWebhook', { path: { endpoint_id: id }, body });

  it('202: one event that was sent, with the same bytes', async () => {
    const hook = receiver.newUrl();
    const { id } = await newEndpoint(ceo, hook, { event_types: ['department.created'] });
    const event_id = await newEvent(server, ceo, 'once more');
    await deliverAll(server);
    expect((await again(ceo, id, { event_id })).body.data).toEqual({ queued: 1, next_since: null });
    await deliverAll(server);
    const [first, second, ...more] = receiver.of(event_id, hook);
    expect(more).toEqual([]);
    expect(second?.body).toBe(first?.body);
    expect(await deliveriesOf(ceo, id)).toHaveLength(1);
  });
  it('202: one event that it never got, if it is stored and its creator may see it', async () => {
    const hook = receiver.newUrl();
    const event_id = await newEvent(server, ceo, 'before');
    const { id } = await newEndpoint(manager.client, hook, { event_types: ['role.deleted'] });
    await deliverAll(server);
    expect(receiver.of(event_id, hook)).toEqual([]);
    expect((await again(manager.client, id, { event_id })).body.data).toEqual({ queued: 1, next_since: null });
    await deliverAll(server);
    expect(receiver.of(event_id, hook)).toHaveLength(1);
  });
  it('202: a period by status, and completely with what was missed while it was disabled', async () => {
    const hook = receiver.newUrl();
    const { id, at } = await newEndpoint(ceo, hook, { event_types: ['department.created'] });
    const since = new Date().toISOString();
    receiver.reply = () => ({ status: 410 });
    const refused = await newEvent(server, ceo, 'refused');
    await deliverAll(server);
    const missed = await newEvent(server, ceo, 'missed');
    await deliverAll(server);
    expect((await ceo.call('getWebhookEndpoint', at)).body.data).toMatchObject({
      enabled: false,
      disabled_reason: 'gone',
    });
    await expectError(ceo, 'redeliverWebhook', { ...at, body: { since } }, [409, 4000]);
    const enabled = await ceo.call('updateWebhookEndpoint', { ...at, body: { enabled: true } });
    expect(enabled.body.data).toMatchObject({ enabled: true, disabled_reason: null });
    receiver.reply = () => ({ status: 200 });
    expect((await again(ceo, id, { since, status: 'succeeded' })).body.data).toEqual({ queued: 0, next_since: null });
    expect((await again(ceo, id, { since, status: 'dead' })).body.data).toEqual({ queued: 1, next_since: null });
    await deliverAll(server);
    expect(receiver.of(refused, hook).length).toBe(2);
    expect(receiver.of(missed, hook)).toEqual([]);
    expect((await again(ceo, id, { since, until: since })).body.data).toEqual({ queued: 0, next_since: null });
    expect((await again(ceo, id, { since })).body.data).toEqual({ queued: 2, next_since: null });
    await deliverAll(server);
    expect([receiver.of(refused, hook).length, receiver.of(missed, hook).length]).toEqual([3, 1]);
  });
  it('400: both, neither, or values beyond their limits', async () => {
    const { at } = await newEndpoint(ceo, receiver.newUrl());
    const since = '2030-01-01T00:00:00Z';
    const saidOf = async (body: object) =>
      (await ceo.call('redeliverWebhook', { ...at, body })).body.error_detail.detail;
    expect([await saidOf({}), await saidOf({ event_id: NOBODY, since }), await saidOf({ until: since })]).toEqual([
      'body: needs event_id or since',
      'body: takes either event_id or since, not both',
      'body: needs event_id or since',
    ]);
    for (const body of [
      {},
      { event_id: NOBODY, since },
      { until: since },
      { status: 'dead' },
      { since: '2030-01-01T00:00:00' },
      { since: null },
      { since, status: 'over' },
      { event_id: NOBODY, status: 'dead' },
    ])
      expect(errorOf(await ceo.callRaw('redeliverWebhook', { ...at, body }))).toEqual([400, 2001]);
  });
  it('403 for other leads; 404 for an unknown endpoint or event', async () => {
    const { at } = await newEndpoint(manager.client, receiver.newUrl());
    const body = { event_id: NOBODY };
    await expectError(other.client, 'redeliverWebhook', { ...at, body }, [403, 1001]);
    await expectError(ceo, 'redeliverWebhook', { ...unknown, body }, [404, 3000]);
    for (const event_id of [NOBODY, 'nothing'])
      await expectError(manager.client, 'redeliverWebhook', { ...at, body: { event_id } }, [404, 3000]);
  });
  it('404: an event that the creator may not see, for any caller', async () => {
    const { rows } = await server.store.pool.query(
      `insert into outbox_events (event_id, event_type, channel, audience, payload, at)
       values (gen_random_uuid(), 'charter.drafted', 'charters', 'somebody else', '{"made_up":true}', now()) returning event_id`,
    );
    const { at } = await newEndpoint(manager.client, receiver.newUrl());
    await deliverAll(server);
    await expectError(ceo, 'redeliverWebhook', { ...at, body: { event_id: rows[0].event_id } }, [404, 3000]);
  });
});
