import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outdatedApprovals, URGENCY_ORDER } from '../../../../domain/approvals/approval-settings.ts';
import { authSettings } from '../../../../domain/auth/auth-settings.ts';
import { deleteExpired } from '../../../../domain/foundation/jobs/housekeeping.ts';
import type { SettingDefinition } from '../../../../domain/foundation/settings/setting-definition.ts';
import { actorNamed } from '../../../support/builders/actor.ts';
import { addUser, openSession } from '../../../support/builders/people.ts';
import { changeSetting } from '../../../support/builders/settings.ts';
import type { Client, OperationResponse } from '../../../support/client/client.ts';
import { errorOf } from '../../../support/client/expect.ts';
import { systemToken } from '../../../support/client/tokens.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { DAY, lookAround, MINUTE, outcomeOf, type Row, SECOND, SetClock } from '../../../support/time/edges.ts';

const clock = new SetClock();
let server: TestServer;
let ceoId: string;
beforeAll(async () => {
  server = await startServer({ clock });
  ceoId = (await addUser(server, 'chief', 'ceo')).id;
});
afterAll(() => server.close());

let names = 0;
const newName = (): string => {
  names += 1;
  return `name ${names}`;
};
/** A user with a session, as the pipeline passes the caller. */
const signedIn = async (userId: string) => {
  const { client } = await openSession(server, userId);
  return server.services.credentials.byToken(client.identity.cookies?.session ?? '', 'session_cookie');
};
const newUser = () => addUser(server, newName(), 'manager');
const ceo = async (): Promise<Client> => (await openSession(server, ceoId)).bearer;
/** The status of a success, status and code of an error. */
const told = (answer: OperationResponse) => (answer.status < 300 ? answer.status : errorOf(answer));
const setting = (definition: SettingDefinition<number>): number => server.services.settings.get(definition);
const refreshOf = (client: Client) =>
  server.client.as({ cookies: { refresh_token: client.identity.cookies?.refresh_token ?? '' } }).call('refreshSession');

/** The only one at that time: those due earlier expire first, so that no other expiry triggers it. */
const newApproval = async (ttl_seconds: number) => {
  await (await ceo()).call('listApprovals');
  const body = { action_type: 'a:b', title: 'T', description: 'D', risk_level: 'low', ttl_seconds } as const;
  const { id } = (await (await ceo()).call('createApproval', { body })).body.data;
  return { path: { approval_id: id } };
};
const urgencyOf = async (at: { path: { approval_id: string } }) =>
  (await (await ceo()).call('getApproval', at)).body.data.urgency_level;
const attempt = async (username: string) =>
  told(await server.client.call('login', { body: { username, password: 'a wrong password' } }));

const ROWS: readonly Row[] = [
  [
    'an approval is of high urgency from its threshold on',
    async () => {
      const at = await newApproval(7 * 86_400);
      const seconds = setting(URGENCY_ORDER.higher);
      return { edge: clock.ms + 7 * DAY - seconds * SECOND, look: () => urgencyOf(at) };
    },
    'normal',
    'high',
    'high',
  ],
  [
    'an approval is of critical urgency from its threshold on',
    async () => {
      const at = await newApproval(7 * 86_400);
      const seconds = setting(URGENCY_ORDER.lower);
      return { edge: clock.ms + 7 * DAY - seconds * SECOND, look: () => urgencyOf(at) };
    },
    'high',
    'critical',
    'critical',
  ],
  [
    'an approval expires at its end for a reader',
    async () => {
      const at = await newApproval(90);
      const look = async () => (await (await ceo()).call('getApproval', at)).body.data.status;
      return { edge: clock.ms + 90 * SECOND, look };
    },
    'pending',
    'expired',
    'expired',
  ],
  [
    'an approval expires at its end for an approver',
    async () => {
      const at = await newApproval(90);
      return { edge: clock.ms + 90 * SECOND, look: async () => told(await (await ceo()).call('approveApproval', at)) };
    },
    200,
    [409, 4000],
    [409, 4000],
  ],
  [
    'an approval is in the inbox until its end',
    async () => {
      const { path } = await newApproval(90);
      const isListed = async () => {
        const { data } = (await (await ceo()).call('getInbox')).body;
        return data.some(({ id }) => id === path.approval_id);
      };
      return { edge: clock.ms + 90 * SECOND, look: isListed };
    },
    true,
    false,
    false,
  ],
  [
    'an expired approval is kept for the days of its retention, counted from its end',
    async () => {
      await changeSetting(server.store, 'retention', 'approvals_days', 3);
      await server.services.settings.refresh();
      const at = await newApproval(7 * 86_400);
      const look = async () => {
        // A list expires what is due.
        await (await ceo()).call('listApprovals');
        await server.services.resumeDelivery.deliver(at.path.approval_id);
        await deleteExpired(server.store.pool, clock, server.services.settings, outdatedApprovals);
        return told(await (await ceo()).call('getApproval', at));
      };
      return { edge: clock.ms + 10 * DAY, look };
    },
    200,
    200,
    [404, 3000],
  ],
  [
    'a used refresh token is accepted up to the end of its grace period, and is theft after it',
    async () => {
      const { client } = await openSession(server, (await newUser()).id);
      const renewed = server.client.withSession(await refreshOf(client));
      const look = async () => {
        expect(errorOf(await refreshOf(client))).toEqual([401, 1000]);
        return told(await refreshOf(renewed));
      };
      return { edge: clock.ms + 10 * SECOND, look };
    },
    200,
    200,
    [401, 1002],
  ],
  [
    'a refresh token expires at its end',
    async () => {
      const { client } = await openSession(server, (await newUser()).id);
      const edge = clock.ms + setting(authSettings.refreshMinutes) * MINUTE;
      return { edge, look: async () => told(await refreshOf(client)) };
    },
    200,
    [401, 1000],
    [401, 1000],
  ],
  [
    'a session expires at its end, which is on a whole second',
    async () => {
      clock.set(clock.ms + 750);
      const { bearer } = await openSession(server, (await newUser()).id);
      const edge = clock.ms - 750 + setting(authSettings.sessionMinutes) * MINUTE;
      return { edge, look: async () => told(await bearer.call('getCurrentUser')) };
    },
    200,
    [401, 1000],
    [401, 1000],
  ],
  [
    'a session is listed until its end',
    async () => {
      const { id } = await newUser();
      await openSession(server, id);
      const edge = clock.ms + setting(authSettings.sessionMinutes) * MINUTE;
      return { edge, look: async () => (await server.services.sessions.list('own', actorNamed(id))).length };
    },
    1,
    0,
    0,
  ],
  [
    'a token may have been issued a minute ahead',
    async () => {
      const iat = clock.ms / SECOND + 300;
      const token = systemToken(server, { iat, exp: iat + 600 });
      const look = () => outcomeOf(server.services.credentials.byToken(token, 'session_bearer'));
      return { edge: (iat - 60) * SECOND, look };
    },
    1000,
    'done',
    'done',
  ],
  [
    'the token of the command line expires at its end',
    async () => {
      const iat = clock.ms / SECOND;
      const token = systemToken(server, { iat, exp: iat + 600 });
      const look = () => outcomeOf(server.services.credentials.byToken(token, 'session_bearer'));
      return { edge: (iat + 600) * SECOND, look };
    },
    'done',
    1000,
    1000,
  ],
  [
    'a ticket opens a socket up to and at its end',
    async () => {
      const { id } = await newUser();
      const { ticket } = await server.services.tickets.issue(await signedIn(id));
      const look = async () => (await server.services.tickets.redeem(ticket))?.userId === id;
      return { edge: clock.ms + setting(authSettings.wsTicketSeconds) * SECOND, look };
    },
    true,
    true,
    false,
  ],
  [
    'a ticket counts as pending as long as it can be used',
    async () => {
      const actor = await signedIn((await newUser()).id);
      for (let count = 0; count < 5; count += 1) await server.services.tickets.issue(actor);
      const look = () => outcomeOf(server.services.tickets.issue(actor));
      return { edge: clock.ms + setting(authSettings.wsTicketSeconds) * SECOND, look };
    },
    4000,
    4000,
    'done',
  ],
  [
    'an API key works up to and at its end',
    async () => {
      const edge = clock.ms + DAY;
      const body = { name: 'k', role: 'ceo', expires_at: new Date(edge).toISOString() } as const;
      const { api_key } = (await (await ceo()).call('createApiKey', { body })).body.data;
      const client = server.client.as({ bearer: api_key });
      return { edge, look: async () => told(await client.call('getCurrentUser')) };
    },
    200,
    200,
    [401, 1000],
  ],
  [
    'a locked name is free at the end of the lockout',
    async () => {
      const name = newName();
      await changeSetting(server.store, 'auth', 'lockout_attempts', 2);
      await attempt(name);
      expect(await attempt(name)).toEqual([429, 5000]);
      await changeSetting(server.store, 'auth', 'lockout_attempts', 10);
      return { edge: clock.ms + setting(authSettings.lockoutMinutes) * MINUTE, look: () => attempt(name) };
    },
    [429, 5000],
    [401, 1000],
    [401, 1000],
  ],
  [
    'a failed sign-in counts until the window has passed it',
    async () => {
      const name = newName();
      await changeSetting(server.store, 'auth', 'lockout_attempts', 2);
      await attempt(name);
      return { edge: clock.ms + setting(authSettings.lockoutWindowMinutes) * MINUTE, look: () => attempt(name) };
    },
    [429, 5000],
    [401, 1000],
    [401, 1000],
  ],
];

describe('at the timestamp itself, a millisecond before it and one after', () => {
  it.each(ROWS)('%s', async (_what, arrange, before, at, after) => {
    const seen = await lookAround(clock, async () => {
      await changeSetting(server.store, 'auth', 'lockout_attempts', 10);
      return arrange();
    });
    expect(seen).toEqual([before, at, after]);
  });

  it('REFRESH_GRACE_SECONDS=0: a used refresh token is accepted in the same millisecond only', async () => {
    const strict = await startServer({ clock, env: { REFRESH_GRACE_SECONDS: '0' } });
    const replay = async (delay: number) => {
      const { id } = await addUser(strict, newName(), 'manager');
      const { client } = await openSession(strict, id);
      const old = strict.client.as({ cookies: { refresh_token: client.identity.cookies?.refresh_token ?? '' } });
      const renewed = strict.client.withSession(await old.call('refreshSession'));
      clock.set(clock.ms + delay);
      expect(errorOf(await old.call('refreshSession'))).toEqual([401, 1000]);
      return told(await renewed.call('getCurrentUser'));
    };
    expect([await replay(0), await replay(1)]).toEqual([200, [401, 1002]]);
    await strict.close();
  });
});
