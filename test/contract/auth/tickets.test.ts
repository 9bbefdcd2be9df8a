import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, setUpCeo, withApiKey } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { countResults, errorOf, inParallel } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const clock = new ManualClock();
let server: TestServer;
let _ceo: Client;
beforeAll(async () => {
  server = await startServer({ clock });
  _ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

const newUser = (username: string) => createPerson(server, username, 'manager');

describe('createWsTicket', () => {
  it('200: a ticket of 32 random bytes for 30 seconds, which represents the caller', async () => {
    const user = await newUser('ticketed');
    const key = await withApiKey(user.bearer, 'observer');
    const answer = await key.call('createWsTicket');
    expect(answer.body.data).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/), expires_in: 30 });
    expect(await server.services.tickets.redeem(answer.body.data.ticket)).toMatchObject({
      userId: user.id,
      role: 'observer',
      credential: { kind: 'api_key' },
    });
  });
  it('409/4000: a sixth pending one, exact for parallel requests; used and expired ones do not count', async () => {
    const user = await newUser('hoarder');
    const answers = await inParallel(9, () => user.bearer.call('createWsTicket'));
    expect(countResults(answers)).toEqual({ 200: 5, '409/4000': 4 });
    expect(errorOf(await user.bearer.call('createWsTicket'))).toEqual([409, 4000]);
    const ticket = answers.find(({ status }) => status === 200)?.body.data.ticket;
    expect((await server.services.tickets.redeem(known(ticket)))?.userId).toBe(user.id);
    expect((await user.bearer.call('createWsTicket')).status).toBe(200);
    clock.advance(30.001);
    const later = await inParallel(6, () => user.bearer.call('createWsTicket'));
    expect(countResults(later)).toEqual({ 200: 5, '409/4000': 1 });
  });
  it('works at exactly its end and not later, and once', async () => {
    const user = await newUser('punctual');
    const [first, second] = [await user.bearer.call('createWsTicket'), await user.bearer.call('createWsTicket')];
    clock.advance(30);
    // Another ticket deletes only those that are not valid any more.
    expect((await user.bearer.call('createWsTicket')).status).toBe(200);
    const redeemed = await inParallel(6, () => server.services.tickets.redeem(first.body.data.ticket));
    expect(redeemed.filter((holder) => holder !== null)).toHaveLength(1);
    clock.advance(0.001);
    expect(await server.services.tickets.redeem(second.body.data.ticket)).toBeNull();
    expect(await server.services.tickets.redeem('unknown')).toBeNull();
  });
  it('its lifetime and number are live settings', async () => {
    await changeSetting(server.store, 'auth', 'ws_ticket_seconds', 5);
    await changeSetting(server.store, 'auth', 'ws_ticket_max_pending', 1);
    const user = await newUser('configured');
    expect((await user.bearer.call('createWsTicket')).body.data.expires_in).toBe(5);
    expect(errorOf(await user.bearer.call('createWsTicket'))).toEqual([409, 4000]);
  });
});
