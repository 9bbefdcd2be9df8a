import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SealedSecrets } from '../../../domain/foundation/secrets/sealed-secrets.ts';
import { createPerson, withApiKey } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import {
  newConnectionName,
  newOauthConnection,
  newWebhookConnection,
  signedMessage,
} from '../../support/builders/webhooks/connections.ts';
import type { Client, Request } from '../../support/client/client.ts';
import { countResults, errorOf, expectError, inParallel, outcome } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import type { RequestOf, ResponseOf } from '../../support/client/operation-types.ts';
import { untilWaiting } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const DAY = 86_400;
const NOW = new Date('2030-06-15T12:00:00.000Z');

const clock = new ManualClock(NOW);
let server: TestServer;
let lead: Client;
let ceo: Client;
/** Senders have no credential here. */
let sender: Client;

beforeAll(async () => {
  server = await startServer({ clock });
  // A key outlives the days that pass here.
  lead = await withApiKey((await createPerson(server, 'lead', 'manager')).bearer, 'manager');
  ceo = await withApiKey((await createPerson(server, 'ceo', 'ceo')).bearer, 'ceo');
  sender = server.client;
});
afterAll(() => server.close());

const sql = (text: string, values: readonly unknown[] = []) => server.store.pool.query(text, [...values]);
const message = (hook: { name: string; secret: string }, sent: Parameters<typeof signedMessage>[1] = {}): Request =>
  signedMessage(hook, { at: clock.now(), ...sent });
const changed = (request: Request, headers: Record<string, string>): Request => ({
  ...request,
  headers: { ...request.headers, ...headers },
});
const without = (request: Request, name: string): Request => {
  const { [name]: _left, ...headers } = request.headers ?? {};
  return { ...request, headers };
};
const receiptsOf = async (name: string) =>
  (await lead.call('listReceipts', { path: { connection_name: name } })).body.data;
const eventsOf = async (name: string) =>
  (
    await sql(
      `select event_type, channel, audience, payload from outbox_events where payload ->> 'connection_name' = $1 order by seq`,
      [name],
    )
  ).rows;

describe('receiveWebhook', () => {
  it('202: the message becomes a receipt and an event', async () => {
    const hook = await newWebhookConnection(lead);
    const answer = await sender.callRaw('receiveWebhook', message(hook, { id: 'msg_1', text: '{ "total" : 99.50 }' }));
    const { receipt_id } = answer.body.data;
    expect([answer.status, answer.body.data]).toEqual([
      202,
      { status: 'accepted', event_type: 'order.created', receipt_id },
    ]);
    expect(await receiptsOf(hook.name)).toEqual([
      {
        id: receipt_id,
        connection_name: hook.name,
        event_type: 'order.created',
        webhook_id: 'msg_1',
        received_at: clock.now().toISOString(),
        size: 19,
        payload: { total: 99.5 },
      },
    ]);
    expect(await eventsOf(hook.name)).toEqual([
      {
        event_type: 'webhook.received',
        channel: 'webhooks',
        audience: null,
        payload: { connection_name: hook.name, event_type: 'order.created', receipt_id },
      },
    ]);
  });

  it('202: the signature covers the bytes, not their meaning', async () => {
    const hook = await newWebhookConnection(lead);
    for (const text of ['{"a":1,"a":2}', '{"a":\t"ü 🙂"}\n', '\ufeff{"a":1}', '{"__proto__":{"a":1}}']) {
      expect(outcome(await sender.callRaw('receiveWebhook', message(hook, { text })))).toBe('202');
      const other = { ...message(hook, { text }), raw: { text: `${text} `, type: 'application/json' } };
      expect(outcome(await sender.callRaw('receiveWebhook', other))).toBe('401/1000');
    }
  });

  it('202: one of several signatures is enough, and those of other versions are ignored', async () => {
    const hook = await newWebhookConnection(lead);
    const request = message(hook);
    const right = request.headers?.['webhook-signature'] ?? '';
    const wrong = message({ ...hook, secret: `whsec_${Buffer.alloc(32).toString('base64')}` });
    const signatures = `v1a,AAAA ${wrong.headers?.['webhook-signature']} ${right} v2,BBBB`;
    expect((await sender.callRaw('receiveWebhook', changed(request, { 'webhook-signature': signatures }))).status).toBe(
      202,
    );
  });

  it('202: the right signature is the 32nd; 401/1000: it is the 33rd', async () => {
    const hook = await newWebhookConnection(lead);
    const request = message(hook);
    const right = request.headers?.['webhook-signature'] ?? '';
    const behind = (wrong: number) => changed(request, { 'webhook-signature': 'v1,AAAA '.repeat(wrong) + right });
    await expectError(sender, 'receiveWebhook', behind(32), [401, 1000]);
    expect(outcome(await sender.callRaw('receiveWebhook', behind(31)))).toBe('202');
  });

  it('401/1000: without a right signature, and nothing is stored', async () => {
    const hook = await newWebhookConnection(lead);
    const request = message(hook);
    const right = request.headers?.['webhook-signature'] ?? '';
    const other = message(await newWebhookConnection(lead), { id: request.headers?.['webhook-id'] ?? '' });
    const signatures = [
      ' ',
      'v1,',
      right.slice(0, -4),
      right.replace('v1,', 'v2,'),
      right.slice(3),
      right.replace('v1', 'V1'),
    ];
    const broken = [
      without(request, 'webhook-signature'),
      changed(request, { 'webhook-signature': '' }),
      ...signatures.map((text) => changed(request, { 'webhook-signature': text })),
      changed(request, { 'webhook-signature': other.headers?.['webhook-signature'] ?? '' }),
      changed(request, { 'webhook-id': 'another' }),
      changed(request, { 'webhook-timestamp': String(Number(request.headers?.['webhook-timestamp']) + 1) }),
      { ...request, raw: { text: '{"order":4712}', type: 'application/json' } },
      {
        ...request,
        headers: { authorization: lead.identity.bearer ?? '', ...without(request, 'webhook-signature').headers },
      },
    ];
    for (const wrong of broken) await expectError(sender, 'receiveWebhook', wrong, [401, 1000]);
    // The event type is not signed; a sender with the secret may set it.
    expect(await receiptsOf(hook.name)).toEqual([]);
    expect(
      (await sql('select 1 from webhook_ids where webhook_id = $1', [request.headers?.['webhook-id']])).rows,
    ).toEqual([]);
  });

  it('400/2001: malformed headers and event types, even for an unknown connection', async () => {
    const hook = await newWebhookConnection(lead);
    const request = message(hook);
    const ids = ['', 'x'.repeat(129), 'ü'];
    const times = ['', '1e9', '-1', '01', '1.5', '1893456000000', 'now', '+1'];
    const broken = [
      without(request, 'webhook-id'),
      without(request, 'webhook-timestamp'),
      ...ids.map((id) => changed(request, { 'webhook-id': id })),
      ...times.map((time) => changed(request, { 'webhook-timestamp': time })),
      ...['A', '.x', 'a b', 'x'.repeat(65)].map((eventType) => message(hook, { eventType })),
      ...['[]', '"text"', 'null', '{"a":1e999}', '{"a":"\\u0000"}', '{'].map((text) => message(hook, { text })),
    ];
    for (const wrong of broken) await expectError(sender, 'receiveWebhook', wrong, [400, 2001]);
    const nowhere = changed(message({ ...hook, name: 'nowhere' }), { 'webhook-id': '' });
    expect(errorOf(await sender.callRaw('receiveWebhook', nowhere))).toEqual([400, 2001]);
  });

  it('400/2001: values hidden by a duplicate key are checked too, once the signature is right', async () => {
    const hook = await newWebhookConnection(lead);
    const hidden = (deep: number): Request =>
      message(hook, { text: `{"a":${'['.repeat(deep)}"[[\\"[["${']'.repeat(deep)},"b":[],"a":1}` });
    expect(outcome(await sender.callRaw('receiveWebhook', hidden(64)))).toBe('202');
    for (const deep of [65, 400_000]) await expectError(sender, 'receiveWebhook', hidden(deep), [400, 2001]);
  });

  it('413/2001 and 415/2001: before anything else is checked', async () => {
    const hook = { name: 'nowhere', secret: (await newWebhookConnection(lead)).secret };
    const large = message(hook, { text: `{"a":"${'x'.repeat(1_048_576)}"}` });
    expect(errorOf(await sender.callRaw('receiveWebhook', large))).toEqual([413, 2001]);
    const form = { ...message(hook), raw: { text: 'a=1', type: 'application/x-www-form-urlencoded' } };
    expect(errorOf(await sender.callRaw('receiveWebhook', form))).toEqual([415, 2001]);
  });

  it('404/3000: unknown, of another kind, or disabled, whatever the signature; enabled again it receives', async () => {
    const hook = await newWebhookConnection(lead);
    const { name } = await newOauthConnection(lead, 'http://127.0.0.1:9');
    const path = { connection_name: hook.name };
    await expectError(sender, 'receiveWebhook', message({ ...hook, name: 'nowhere' }), [404, 3000]);
    await expectError(sender, 'receiveWebhook', without(message({ ...hook, name }), 'webhook-signature'), [404, 3000]);
    await lead.call('updateConnection', { path, body: { enabled: false } });
    await expectError(sender, 'receiveWebhook', message(hook), [404, 3000]);
    await lead.call('updateConnection', { path, body: { enabled: true } });
    expect((await sender.callRaw('receiveWebhook', message(hook))).status).toBe(202);
    await lead.call('deleteConnection', { path });
    await expectError(sender, 'receiveWebhook', message(hook), [404, 3000]);
  });

  it('409/4000: a timestamp more than 300 seconds off, once the signature is right', async () => {
    const hook = await newWebhookConnection(lead);
    const at = (seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000);
    for (const seconds of [-301, 301]) {
      await expectError(sender, 'receiveWebhook', message(hook, { at: at(seconds) }), [409, 4000]);
      const unsigned = without(message(hook, { at: at(seconds) }), 'webhook-signature');
      expect(errorOf(await sender.callRaw('receiveWebhook', unsigned))).toEqual([401, 1000]);
    }
    for (const seconds of [-300, 300])
      expect((await sender.callRaw('receiveWebhook', message(hook, { at: at(seconds) }))).status).toBe(202);
  });

  it('202: a known webhook-id gets the first receipt and is not published again', async () => {
    const hook = await newWebhookConnection(lead);
    const first = (await sender.callRaw('receiveWebhook', message(hook, { id: 'seen' }))).body.data;
    const again = message(hook, { id: 'seen', text: '{"other":true}', eventType: 'order.changed' });
    expect((await sender.callRaw('receiveWebhook', again)).body.data).toEqual(first);
    const elsewhere = await newWebhookConnection(lead);
    const other = (await sender.callRaw('receiveWebhook', message(elsewhere, { id: 'seen' }))).body.data;
    expect(other.receipt_id).not.toBe(first.receipt_id);
    expect([(await receiptsOf(hook.name)).length, (await eventsOf(hook.name)).length]).toEqual([1, 1]);
    clock.advance(DAY);
    expect((await sender.callRaw('receiveWebhook', message(hook, { id: 'seen' }))).body.data).toEqual(first);
    clock.advance(1);
    const late = (await sender.callRaw('receiveWebhook', message(hook, { id: 'seen' }))).body.data;
    expect(late.receipt_id).not.toBe(first.receipt_id);
    expect((await receiptsOf(hook.name)).map(({ id }: { id: string }) => id)).toEqual([
      late.receipt_id,
      first.receipt_id,
    ]);
  });

  it('202: of twenty in parallel one is published, and all get its receipt', async () => {
    const hook = await newWebhookConnection(lead);
    for (const id of ['new', 'a day old']) {
      if (id === 'a day old') {
        await sender.callRaw('receiveWebhook', message(hook, { id }));
        clock.advance(DAY + 1);
      }
      const before = (await eventsOf(hook.name)).length;
      const answers = await inParallel(20, () => sender.callRaw('receiveWebhook', message(hook, { id })));
      expect(countResults(answers)).toEqual({ 202: 20 });
      expect(new Set(answers.map(({ body }) => body.data.receipt_id)).size).toBe(1);
      expect((await eventsOf(hook.name)).length).toBe(before + 1);
    }
  });

  it('401/1000: after a rotation the old secret is invalid immediately', async () => {
    const hook = await newWebhookConnection(lead);
    const rotated = await lead.call('rotateConnectionSecret', { path: { connection_name: hook.name } });
    await expectError(sender, 'receiveWebhook', message(hook), [401, 1000]);
    const { secret } = rotated.body.data;
    expect((await sender.callRaw('receiveWebhook', message({ ...hook, secret: known(secret) }))).status).toBe(202);
  });

  it.each([
    ['disabled', 'is_enabled = false', '404/3000'],
    ['rotated', `sealed_secret = 'another'`, '401/1000'],
  ])('a connection that is %s after the signature was checked receives nothing', async (_what, change, expected) => {
    const hook = await newWebhookConnection(lead);
    const holder = await server.store.pool.connect();
    try {
      await holder.query('begin');
      await holder.query(`update connections set ${change} where name = $1`, [hook.name]);
      const coming = sender.callRaw('receiveWebhook', message(hook));
      await untilWaiting(server.store.pool);
      await holder.query('commit');
      expect(outcome(await coming)).toBe(expected);
    } finally {
      holder.release();
    }
    expect(await receiptsOf(hook.name)).toEqual([]);
  });

  it('202: the secret was sealed again after the signature was checked', async () => {
    const hook = await newWebhookConnection(lead);
    const { rows } = await sql('select id from connections where name = $1', [hook.name]);
    const anew = new SealedSecrets([server.config.jwtSecret]).seal(hook.secret, `connections/${rows[0].id}/secret`);
    const holder = await server.store.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('update connections set sealed_secret = $2 where name = $1', [hook.name, anew]);
      const coming = sender.callRaw('receiveWebhook', message(hook));
      await untilWaiting(server.store.pool);
      await holder.query('commit');
      expect((await coming).status).toBe(202);
    } finally {
      holder.release();
    }
  });

  it('401/1000: with a secret that cannot be read, whose connection has the status error', async () => {
    const hook = await newWebhookConnection(lead);
    const other = await newWebhookConnection(lead);
    // Sealed for another connection.
    await sql(
      'update connections set sealed_secret = (select sealed_secret from connections where name = $2) where name = $1',
      [hook.name, other.name],
    );
    await expectError(sender, 'receiveWebhook', message({ ...hook, secret: other.secret }), [401, 1000]);
    const path = { connection_name: hook.name };
    expect((await lead.call('getConnection', { path })).body.data.status).toBe('error');
    const { secret } = (await lead.call('rotateConnectionSecret', { path })).body.data;
    expect((await lead.call('getConnection', { path })).body.data.status).toBe('connected');
    expect((await sender.callRaw('receiveWebhook', message({ ...hook, secret: known(secret) }))).status).toBe(202);
  });

  it('503/8001: while webhooks are switched off, as getCapabilities reports', async () => {
    const hook = await newWebhookConnection(lead);
    await changeSetting(server.store, 'api', 'webhooks_enabled', false);
    try {
      await expectError(sender, 'receiveWebhook', message(hook), [503, 8001]);
      await expectError(sender, 'receiveWebhook', message({ ...hook, name: 'nowhere' }), [503, 8001]);
      expect((await lead.call('getCapabilities')).body.data).toMatchObject({ webhooks: false, oauth: true });
    } finally {
      await changeSetting(server.store, 'api', 'webhooks_enabled', true);
    }
    expect((await sender.callRaw('receiveWebhook', message(hook))).status).toBe(202);
    expect((await lead.call('getCapabilities')).body.data).toMatchObject({ webhooks: true, oauth: true });
  });

  it('403/1001: a page of another origin', async () => {
    const hook = await newWebhookConnection(lead);
    const answer = await sender.callRaw('receiveWebhook', changed(message(hook), { origin: 'https://evil.example' }));
    expect(errorOf(answer)).toEqual([403, 1001]);
  });
});

describe('listReceipts', () => {
  it('200: newest first, page by page', async () => {
    const hook = await newWebhookConnection(lead);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      if (index % 2 === 0) clock.advance(1);
      ids.push((await sender.callRaw('receiveWebhook', message(hook))).body.data.receipt_id);
    }
    const path = { connection_name: hook.name };
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: RequestOf<'listReceipts'>['query'] = cursor === '' ? { limit: 2 } : { limit: 2, cursor };
      const { body }: ResponseOf<'listReceipts'> = await lead.call('listReceipts', { path, query });
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = body.pagination.next_cursor;
    }
    const { rows } = await sql('select id, received_at from webhook_receipts where id = any($1)', [ids]);
    const newest = (row: { received_at: string; id: string }): string =>
      `${new Date(row.received_at).toISOString()} ${row.id}`;
    const expected = rows.sort((one, other) => (newest(one) < newest(other) ? 1 : -1)).map(({ id }) => id);
    expect([seen.length, seen]).toEqual([5, expected]);
  });

  it('200: a page ends before the messages after its first exceed 1 MiB', async () => {
    const hook = await newWebhookConnection(lead);
    const text = (bytes: number): string => `{"a":"${'x'.repeat(bytes - 8)}"}`;
    for (const bytes of [100, 524_289, 524_288, 524_288, 1_048_576]) {
      clock.advance(1);
      expect((await sender.callRaw('receiveWebhook', message(hook, { text: text(bytes) }))).status).toBe(202);
    }
    const path = { connection_name: hook.name } as const;
    const first = (await lead.call('listReceipts', { path })).body;
    expect([first.data.map(({ size }: { size: number }) => size), first.pagination.has_more]).toEqual([
      [1_048_576, 524_288, 524_288],
      true,
    ]);
    const query = { cursor: known(first.pagination.next_cursor) } as const;
    const rest = (await lead.call('listReceipts', { path, query })).body;
    expect([rest.data.map(({ size }: { size: number }) => size), rest.pagination.has_more]).toEqual([
      [524_289, 100],
      false,
    ]);
  });

  it('200: the message is returned unchanged', async () => {
    const hook = await newWebhookConnection(lead);
    const text = '{ "id":9007199254740993, "rate":1.10, "id":12345678901234567890 }';
    expect((await sender.callRaw('receiveWebhook', message(hook, { text: `\ufeff${text}` }))).status).toBe(202);
    const answer = await lead.call('listReceipts', { path: { connection_name: hook.name } });
    expect(answer.text).toContain(`"payload":${text}}`);
  });

  it('403/1001 for users who do not lead; 404/3000 for an unknown connection; an oauth connection has none', async () => {
    const { name } = await newOauthConnection(lead, 'http://127.0.0.1:9');
    const observer = (await createPerson(server, 'observer', 'observer')).bearer;
    await expectError(observer, 'listReceipts', { path: { connection_name: name } }, [403, 1001]);
    await expectError(lead, 'listReceipts', { path: { connection_name: newConnectionName() } }, [404, 3000]);
    expect((await ceo.call('listReceipts', { path: { connection_name: name } })).body.data).toEqual([]);
  });
});
