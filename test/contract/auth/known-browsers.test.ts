import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, createPerson, PASSWORD, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { countResults, errorOf, inParallel } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const OTHER = 'some other long words';
const clock = new ManualClock();
let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer({ clock });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

const attempt = (username: string, password: string, device?: string) =>
  server.client.as(device === undefined ? {} : { cookies: { device } }).call('login', { body: { username, password } });
/** A user, and the cookies of a browser that has signed in as them. */
const known = async (username: string): Promise<{ id: string; device: string }> => {
  const { id } = await addUser(server, username, 'manager');
  const { device = '' } = (await attempt(username, PASSWORD)).cookies;
  return { id, device };
};
/** Others lock the name. */
const lock = async (username: string): Promise<void> => {
  for (let count = 1; count <= 10; count += 1) await attempt(username, 'wrong');
  expect(errorOf(await attempt(username, PASSWORD))).toEqual([429, 5000]);
};
const counters = async (userId: string): Promise<number> => {
  const text = 'select count(*)::int as count from device_sign_in_failures where user_id = $1';
  return (await server.store.pool.query(text, [userId])).rows[0].count;
};

describe('a browser that has signed in before', () => {
  it('200: signs in although others have locked the name, and keeps its id', async () => {
    const { device } = await known('besieged');
    await lock('besieged');
    const answer = await attempt('besieged', PASSWORD, device);
    expect(answer.status).toBe(200);
    expect(answer.cookies.device).toBe(device);
    expect(errorOf(await attempt('besieged', PASSWORD))).toEqual([429, 5000]);
  });
  it('200: stays known to a user when another has signed in there', async () => {
    const { device } = await known('shared daily');
    await addUser(server, 'shared chief', 'manager');
    const { device: shared = '' } = (await attempt('shared chief', PASSWORD, device)).cookies;
    await lock('shared daily');
    await lock('shared chief');
    for (const name of ['shared daily', 'shared chief'])
      expect((await attempt(name, PASSWORD, shared)).status).toBe(200);
  });
  it('200: keeps one proof of a user, whose password was changed elsewhere, and takes only the id from a forged cookie', async () => {
    const { id, device } = await known('renewed');
    await ceo.call('resetUserPassword', { path: { user_id: id }, body: { password: OTHER } });
    const { device: renewed = '' } = (await attempt('renewed', OTHER, device)).cookies;
    const [deviceId = ''] = device.split('.');
    expect(renewed.split('.')).toEqual([deviceId, expect.not.stringMatching(device.split('.')[1] ?? '')]);
    const forged = `${deviceId}.${'A'.repeat(51)}`;
    const { device: issued = '' } = (await attempt('renewed', OTHER, forged)).cookies;
    expect(issued).toBe(`${renewed}.${'A'.repeat(51)}`);
    await lock('renewed');
    expect(errorOf(await attempt('renewed', OTHER, forged))).toEqual([429, 5000]);
    expect((await attempt('renewed', OTHER, issued)).status).toBe(200);
  });
  it('429/5000: is locked by its own failures only, exactly, and locks nobody else', async () => {
    const { id, device } = await known('careless');
    const { device: second = '' } = (await attempt('careless', PASSWORD)).cookies;
    const answers = await inParallel(16, () => attempt('careless', 'wrong', device));
    expect(countResults(answers)).toEqual({ '401/1000': 9, '429/5000': 7 });
    const locked = await attempt('careless', PASSWORD, device);
    expect([...errorOf(locked), locked.headers['retry-after']]).toEqual([429, 5000, '900']);
    expect((await attempt('careless', PASSWORD, second)).status).toBe(200);
    expect((await attempt('careless', PASSWORD)).status).toBe(200);
    clock.advance(900);
    expect((await attempt('careless', PASSWORD, device)).status).toBe(200);
    expect(await counters(id)).toBe(0);
  });
  it('is known only for its own user, and a forged cookie is ignored', async () => {
    const { device } = await known('owner');
    const { id } = await addUser(server, 'target', 'manager');
    const [deviceId = '', proof = ''] = device.split('.');
    const forged = [
      device,
      deviceId,
      `${deviceId}.`,
      `.${proof}`,
      `${deviceId}.${'A'.repeat(51)}`,
      `${'A'.repeat(43)}.${proof}`,
      `${device}x`,
      'x'.repeat(8000),
    ];
    for (const cookie of forged) expect(errorOf(await attempt('target', 'wrong', cookie))).toEqual([401, 1000]);
    expect(errorOf(await attempt('target', 'wrong'))).toEqual([401, 1000]);
    expect(errorOf(await attempt('target', 'wrong', device))).toEqual([429, 5000]);
    expect(await counters(id)).toBe(0);
    expect(errorOf(await attempt('nobody at all', 'wrong', device))).toEqual([401, 1000]);
  });
  it('stays known after logout', async () => {
    const { device } = await known('leaver');
    const session = await attempt('leaver', PASSWORD, device);
    expect((await server.client.withSession(session).call('logout')).cookies.device).toBeUndefined();
    await lock('leaver');
    expect((await attempt('leaver', PASSWORD, device)).status).toBe(200);
  });
  it('is no longer known once the password was changed or reset; the one that changed it is', async () => {
    const { device } = await known('changer');
    const { device: second = '', ...session } = (await attempt('changer', PASSWORD)).cookies;
    const body = { current_password: PASSWORD, new_password: OTHER };
    const changed = await server.client
      .as({ cookies: { ...session, device: second } })
      .call('changePassword', { body });
    const { device: renewed = '' } = changed.cookies;
    expect(renewed.split('.')[0]).toBe(second.split('.')[0]);
    await lock('changer');
    for (const old of [device, second]) expect(errorOf(await attempt('changer', OTHER, old))).toEqual([429, 5000]);
    expect((await attempt('changer', OTHER, renewed)).status).toBe(200);
    const people = (await ceo.call('listPeople')).body.data;
    const id = people.find(({ username }) => username === 'changer')?.id ?? '';
    await ceo.call('resetUserPassword', { path: { user_id: id }, body: { password: PASSWORD } });
    expect(errorOf(await attempt('changer', PASSWORD, renewed))).toEqual([429, 5000]);
  });
  it('changes the password although others have locked the name', async () => {
    const { client } = await createPerson(server, 'calm', 'manager');
    const { device = '' } = (await attempt('calm', PASSWORD)).cookies;
    await lock('calm');
    const body = { current_password: PASSWORD, new_password: OTHER };
    expect(errorOf(await client.call('changePassword', { body }))).toEqual([429, 5000]);
    const there = client.as({ cookies: { ...client.identity.cookies, device } });
    expect((await there.call('changePassword', { body })).status).toBe(200);
  });
  it('at most twenty of one user are counted separately', async () => {
    const { id } = await addUser(server, 'collector', 'manager');
    const devices: string[] = [];
    for (let count = 0; count < 24; count += 1)
      devices.push((await attempt('collector', PASSWORD)).cookies.device ?? '');
    for (const device of devices) {
      clock.advance(1);
      expect(errorOf(await attempt('collector', 'wrong', device))).toEqual([401, 1000]);
    }
    expect(await counters(id)).toBe(20);
    const text = 'select device_id from device_sign_in_failures where user_id = $1';
    const counted = (await server.store.pool.query(text, [id])).rows.map(({ device_id }) => device_id);
    expect(counted.sort()).toEqual(
      devices
        .slice(4)
        .map((device) => device.split('.')[0])
        .sort(),
    );
    await ceo.call('deleteUser', { path: { user_id: id } });
    expect(await counters(id)).toBe(0);
  });
});
