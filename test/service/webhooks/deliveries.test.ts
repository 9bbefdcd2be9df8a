import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../support/builders/people.ts';
import { openWebhookScene, type WebhookScene } from '../../support/builders/webhooks/webhook-scene.ts';
import { deliverAll, deliveriesOf, newEndpoint } from '../../support/builders/webhooks/webhooks.ts';
import { known } from '../../support/client/known.ts';
import { whileUncommitted } from '../../support/database/held-lock.ts';
import type { Received } from '../../support/doubles/receiver.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const ROLES = { event_types: ['department.created'] };

let scene: WebhookScene;
let { clock, server, receiver, ceo, event } = {} as WebhookScene;
let hook: string;

beforeAll(async () => {
  scene = await openWebhookScene();
  ({ clock, server, receiver, ceo, event } = scene);
});
afterAll(() => scene.close());
beforeEach(async () => {
  hook = await scene.reset();
});

const endpointOf = async (id: string) =>
  (await ceo.call('getWebhookEndpoint', { path: { endpoint_id: id } })).body.data;
const only = async (id: string) => (await deliveriesOf(ceo, id))[0];
/** The bodies for which the secret is right; the library compares the timestamp with the time of the machine. */
const isSignedWith = (secret: string, { headers, body }: Received): boolean => {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  const signature = new Webhook(secret).sign(String(headers['webhook-id']), at, body);
  return String(headers['webhook-signature']).split(' ').includes(signature);
};
const secondsUntil = (text: string): number => (Date.parse(text) - clock.now().getTime()) / 1000;

describe('a delivery', () => {
  it('is tried ten times over 75.6 hours with the same bytes and the same id, and is then dead', async () => {
    const { id, secret } = await newEndpoint(ceo, hook, ROLES);
    receiver.reply = () => ({ status: 500 });
    const eventId = await event();
    const begun = clock.now().getTime();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await deliverAll(server);
      const delivery = await only(id);
      expect([delivery.attempt, receiver.received.length]).toEqual([attempt, attempt]);
      if (attempt === 10) break;
      expect(delivery).toMatchObject({ status: 'failed', response_status: 500, error: 'unexpected_status' });
      const wait = secondsUntil(delivery.next_attempt_at);
      waits.push(wait);
      clock.advance(wait - 0.001);
      await deliverAll(server);
      expect(receiver.received.length).toBe(attempt);
      clock.advance(0.001);
    }
    const table = [5, 300, 1800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(table[index] ?? 0);
      expect(wait).toBeLessThanOrEqual((table[index] ?? 0) * 1.1);
    }
    expect((clock.now().getTime() - begun) / HOUR / 1000).toBeGreaterThan(75.5);
    expect(await only(id)).toMatchObject({
      status: 'dead',
      next_attempt_at: null,
      finished_at: clock.now().toISOString(),
    });
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([eventId]));
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
    expect(receiver.received.every((received) => isSignedWith(secret, received))).toBe(true);
    clock.advance(DAY);
    await deliverAll(server);
    expect(receiver.received.length).toBe(10);
  });

  it('has type, time and payload of the event, and ends at the first 2xx', async () => {
    const { id } = await newEndpoint(ceo, hook, ROLES);
    receiver.reply = (index) => ({ status: index === 0 ? 503 : 299 });
    const eventId = await event();
    const { rows } = await server.store.pool.query('select * from outbox_events where event_id = $1', [eventId]);
    await deliverAll(server);
    clock.advance(6);
    await deliverAll(server);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({
      type: 'department.created',
      timestamp: new Date(`${rows[0].at}`).toISOString(),
      data: rows[0].payload,
    });
    expect(await only(id)).toMatchObject({ attempt: 2, status: 'succeeded', response_status: 299, error: null });
    const endpoint = await endpointOf(id);
    expect(endpoint.last_success_at).toBe(clock.now().toISOString());
    expect(secondsUntil(known(endpoint.last_failure_at))).toBe(-6);
  });

  it.each([
    [503, 'seconds', '120', 120],
    [429, 'a day at most', '999999', DAY],
    [503, 'never shorter', '1', 5],
    [500, 'of 429 and 503 alone', '120', 5],
  ])('%i with Retry-After: %s', async (status, _what, asked, seconds) => {
    const { id } = await newEndpoint(ceo, hook, ROLES);
    receiver.reply = () => ({ status, headers: { 'retry-after': asked } });
    await event();
    await deliverAll(server);
    const wait = secondsUntil((await only(id)).next_attempt_at);
    expect([wait >= seconds, wait <= Math.max(seconds, 5.5)]).toEqual([true, true]);
  });

  it('does not follow a redirect, to a private address or anywhere', async () => {
    const { id } = await newEndpoint(ceo, hook, ROLES);
    const elsewhere = receiver.newUrl();
    for (const location of ['http://169.254.169.254/latest/meta-data', elsewhere]) {
      receiver.reply = () => ({ status: 307, headers: { location } });
      await event();
      await deliverAll(server);
      expect(await only(id)).toMatchObject({ status: 'failed', response_status: 307, error: 'redirect' });
    }
    expect(new Set(receiver.received.map(({ url }) => url))).toEqual(new Set([new URL(hook).pathname]));
  });

  it('is not sent to a forbidden address, nor to an unknown name', async () => {
    const { id } = await newEndpoint(ceo, hook, ROLES);
    for (const [url, error] of [
      ['http://8.8.8.8/', 'address_refused'],
      ['http://127.0.0.1:9/', 'connection_failed'],
      ['https://nobody.invalid/', 'name_not_found'],
    ]) {
      clock.advance(1);
      // As if it had been admitted before.
      await server.store.pool.query('update webhook_endpoints set url = $1', [url]);
      await event();
      await deliverAll(server);
      expect(await only(id)).toMatchObject({ status: 'failed', response_status: null, error });
    }
  });
});

describe('two secrets', () => {
  it('sign for 24 hours after a rotation, one that was replaced before does not', async () => {
    const first = await newEndpoint(ceo, hook, ROLES);
    const rotate = async () => (await ceo.call('rotateWebhookEndpointSecret', first.at)).body.data.secret;
    const signedBy = async (...secrets: string[]) => {
      await event();
      await deliverAll(server);
      const received = receiver.received.at(-1);
      expect(received).toBeDefined();
      return secrets.map((secret) => isSignedWith(secret, received as Received));
    };
    expect(await signedBy(first.secret)).toEqual([true]);
    const second = await rotate();
    expect(await signedBy(first.secret, second)).toEqual([true, true]);
    expect(String(receiver.received.at(-1)?.headers['webhook-signature'])).toMatch(/^v1,\S+ v1,\S+$/);
    clock.advance(DAY - 1);
    expect(await signedBy(first.secret, second)).toEqual([true, true]);
    clock.advance(1);
    expect(await signedBy(first.secret, second)).toEqual([false, true]);
    const third = await rotate();
    const fourth = await rotate();
    expect(await signedBy(second, third, fourth)).toEqual([false, true, true]);
  });

  it('that cannot be read fail the attempt, and a rotation repairs it', async () => {
    const { id, at } = await newEndpoint(ceo, hook, ROLES);
    await server.store.pool.query(`update webhook_endpoints set secret = 'AAAA'`);
    await event();
    await deliverAll(server);
    expect(await only(id)).toMatchObject({ status: 'failed', error: 'secret_unreadable' });
    const { secret } = (await ceo.call('rotateWebhookEndpointSecret', at)).body.data;
    clock.advance(6);
    await deliverAll(server);
    expect((await only(id)).status).toBe('succeeded');
    expect(isSignedWith(secret, receiver.received[0] as Received)).toBe(true);
  });
});

describe('an endpoint', () => {
  it('is disabled by 410, and gets nothing until it is enabled; then what waited and all new events', async () => {
    const { id, at } = await newEndpoint(ceo, hook, ROLES);
    receiver.reply = (index) => ({ status: index === 0 ? 500 : 410 });
    const waiting = await event();
    await deliverAll(server);
    clock.advance(1);
    const gone = await event();
    await deliverAll(server);
    expect(await endpointOf(id)).toMatchObject({ enabled: false, disabled_reason: 'gone' });
    expect(await only(id)).toMatchObject({ event_id: gone, status: 'dead', response_status: 410 });
    receiver.reply = () => ({ status: 204 });
    const missed = await event();
    clock.advance(HOUR);
    await deliverAll(server);
    expect(receiver.received.length).toBe(2);
    expect(await server.services.webhooks.figures()).toEqual({ waiting: 0, dead: 1, oldestWaitingSeconds: 0 });
    await ceo.call('updateWebhookEndpoint', { ...at, body: { enabled: true } });
    expect(await server.services.webhooks.figures()).toMatchObject({
      waiting: 1,
      dead: 1,
      oldestWaitingSeconds: HOUR + 1,
    });
    const after = await event();
    await deliverAll(server);
    const got = receiver.received.slice(2).map(({ headers }) => headers['webhook-id']);
    expect(got.toSorted()).toEqual([waiting, after].toSorted());
    expect(got).not.toContain(missed);
  });

  it('is disabled by a failure five days after the first without a success between, and not earlier', async () => {
    const { id, at } = await newEndpoint(ceo, hook, ROLES);
    receiver.reply = () => ({ status: 500 });
    const fail = async () => {
      await event();
      await deliverAll(server);
      return (await endpointOf(id)).disabled_reason;
    };
    expect(await fail()).toBeNull();
    clock.advance(5 * DAY - 1);
    expect(await fail()).toBeNull();
    receiver.reply = () => ({ status: 200 });
    await event();
    await deliverAll(server);
    receiver.reply = () => ({ status: 500 });
    clock.advance(DAY);
    await server.store.pool.query(`delete from webhook_deliveries`);
    expect(await fail()).toBeNull();
    clock.advance(5 * DAY);
    expect(await fail()).toBe('failing');
    await ceo.call('updateWebhookEndpoint', { ...at, body: { enabled: true } });
    expect(await fail()).toBeNull();
  });

  it('gets no event from before its creation, and none that it does not want', async () => {
    await event();
    await deliverAll(server);
    const { id } = await newEndpoint(ceo, hook, { event_types: ['role.*'] });
    await event();
    await ceo.call('setRole', {
      path: { role_name: 'Wanted' },
      body: {
        department: 'engineering',
        description: 'd',
        required_skills: [],
        tool_access: [],
        system_prompt_template: null,
      },
    });
    await deliverAll(server);
    expect((await deliveriesOf(ceo, id)).map(({ event_type }) => event_type)).toEqual(['role.updated']);
  });
});

describe('the permissions of the creator', () => {
  const creator = (name: string): Promise<Person> => createPerson(server, name, 'manager');
  const book = async (channel: string, audience: string | null): Promise<string> => {
    const { rows } = await server.store.pool.query(
      `insert into outbox_events (event_id, event_type, channel, audience, payload, at)
       values (gen_random_uuid(), 'department.created', $1, $2, '{"made_up":true}', $3) returning event_id as id`,
      [channel, audience, clock.now()],
    );
    return rows[0].id;
  };

  it('decide which events are queued: own ones of private channels, none of others', async () => {
    const { id: userId, client } = await creator('reader');
    const { id } = await newEndpoint(client, hook, ROLES);
    await book('charters', 'somebody else');
    await book('user:somebody-else', null);
    await book('unheard-of', null);
    const own = await book('charters', userId);
    const budget = await book('budget', null);
    await deliverAll(server);
    const queued = (await deliveriesOf(ceo, id)).map(({ event_id }) => event_id);
    expect(queued.toSorted()).toEqual([own, budget].toSorted());
  });

  it('are checked before each attempt: after a demotion what the creator may read is sent, the rest is dead', async () => {
    const { id: userId, client } = await creator('demoted');
    const { id } = await newEndpoint(client, hook, ROLES);
    receiver.reply = () => ({ status: 500 });
    const budget = await book('budget', null);
    const open = await book('tasks', null);
    await deliverAll(server);
    expect(receiver.received.length).toBe(2);
    await ceo.call('updateUserRole', { path: { user_id: userId }, body: { role: 'observer' } });
    receiver.reply = () => ({ status: 200 });
    const later = await book('budget', null);
    clock.advance(6);
    await deliverAll(server);
    const found = Object.fromEntries((await deliveriesOf(ceo, id)).map((one) => [one.event_id, one]));
    expect(found[budget]).toMatchObject({ status: 'dead', error: 'not_visible', next_attempt_at: null });
    expect(found[open]).toMatchObject({ status: 'succeeded', attempt: 2 });
    expect(found[later]).toBeUndefined();
    expect(await endpointOf(id)).toMatchObject({ enabled: true, disabled_reason: null });
  });

  it('that are lost are not a failure of the endpoint', async () => {
    const { id: userId, client } = await creator('lowered');
    const { id } = await newEndpoint(client, hook, ROLES);
    receiver.reply = () => ({ status: 500 });
    await book('budget', null);
    await deliverAll(server);
    const { last_failure_at: failedAt } = await endpointOf(id);
    await ceo.call('updateUserRole', { path: { user_id: userId }, body: { role: 'observer' } });
    clock.advance(6);
    await deliverAll(server);
    expect(await only(id)).toMatchObject({ status: 'dead', error: 'not_visible' });
    expect(await endpointOf(id)).toMatchObject({ enabled: true, last_failure_at: failedAt });
  });

  it('end with the account: nothing is sent, the endpoint is disabled, waiting deliveries are dead', async () => {
    const { id: userId, client } = await creator('deleted');
    const { id } = await newEndpoint(client, hook, ROLES);
    receiver.reply = () => ({ status: 500 });
    await event();
    await deliverAll(server);
    await ceo.call('deleteUser', { path: { user_id: userId } });
    clock.advance(6);
    await deliverAll(server);
    expect(receiver.received.length).toBe(1);
    expect(await endpointOf(id)).toMatchObject({ enabled: false, disabled_reason: 'owner' });
    expect(await only(id)).toMatchObject({ status: 'dead', error: 'not_visible' });
  });

  it('are checked also when there is nothing to send', async () => {
    const { id: userId, client } = await creator('leaving');
    const { id } = await newEndpoint(client, hook, ROLES);
    const staying = await newEndpoint(ceo, receiver.newUrl(), ROLES);
    expect(await server.services.webhookWork.ownerCheck.check()).toEqual([]);
    await ceo.call('deleteUser', { path: { user_id: userId } });
    expect(await server.services.webhookWork.ownerCheck.check()).toEqual([id]);
    expect(await endpointOf(id)).toMatchObject({ enabled: false, disabled_reason: 'owner' });
    expect(await endpointOf(staying.id)).toMatchObject({ enabled: true, disabled_reason: null });
  });

  it('end once when two servers find at the same time that the account was deleted', async () => {
    const { id: userId, client } = await creator('found twice');
    await newEndpoint(client, hook, ROLES);
    await ceo.call('deleteUser', { path: { user_id: userId } });
    const check = () => server.services.webhookWork.ownerCheck.check();
    expect(await whileUncommitted(server.store, check, check)).toEqual([]);
  });
});
