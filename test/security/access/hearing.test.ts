import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { positionOf, publish } from '../../support/builders/feed.ts';
import { createPerson } from '../../support/builders/people.ts';
import type { Body } from '../../support/client/client.ts';
import { openStream } from '../../support/client/event-stream.ts';
import { outcome } from '../../support/client/expect.ts';
import { openSocket } from '../../support/client/socket.ts';
import { expectRegister } from '../../support/run/register.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { createCallers, type KnownCaller } from './callers.ts';
import { CHANNELS, mayHear } from './owners.ts';

// The events that each caller receives on every channel: as pages, as a stream, and through a socket with its own ticket.
let server: TestServer;
let callers: readonly KnownCaller[];
let after: string;
/** An event: its channel, and the only user who may see it. */
let happened: readonly { readonly number: number; readonly channel: string; readonly userId: string | null }[];
let last: number;

const ID = 'gen_random_uuid()';
const CONVERSATION = `'conversation_id', ${ID}`;
/** An event of each channel, with its payload. */
const EVENTS: Readonly<Record<string, readonly [type: string, fields: string]>> = {
  tasks: ['task.assigned', `'task_id', ${ID}, 'agent_id', ${ID}`],
  projects: ['plan.drafted', `'plan_id', ${ID}, 'project_id', ${ID}, 'status', 'pending_review', 'version', 1`],
  agents: ['agent.updated', `'agent_id', ${ID}, 'name', 'Ada'`],
  departments: ['department.updated', `'department_id', ${ID}, 'name', 'Design'`],
  company: ['role.updated', `'role_name', 'CTO'`],
  approvals: [
    'approval.submitted',
    `'approval_id', ${ID}, 'status', 'pending', 'action_type', 'a:b', 'risk_level', 'low'`,
  ],
  work: ['worker.online', `'worker_name', 'builder', 'kind', 'external'`],
  system: ['settings.changed', `'namespace', 'chat', 'key', 'answer_max_tokens'`],
  budget: ['budget.updated', `'budget_monthly', 1, 'currency', 'EUR'`],
  webhooks: ['webhook.received', `'connection_name', 'git', 'event_type', 'push', 'receipt_id', ${ID}`],
  charters: ['charter.edited', `'charter_id', ${ID}, ${CONVERSATION}, 'status', 'drafted', 'version', 1`],
  conversations: ['conversation.turn_added', `${CONVERSATION}, 'sequence', 0, 'role', 'user'`],
  user: ['approval.resumed', `'approval_id', ${ID}, 'state', 'done', 'termination_reason', null`],
};

beforeAll(async () => {
  server = await startServer();
  callers = await createCallers(server);
  const { id: strangerId } = await createPerson(server, 'stranger', 'manager');
  const users = [...new Set(callers.map(({ userId }) => userId)), strangerId];
  after = positionOf(server, server.services.feed.position.number);
  const told: { number: number; channel: string; userId: string | null }[] = [];
  for (const [channel, [type, fields]] of Object.entries(EVENTS)) {
    for (const userId of CHANNELS[channel] === 'audience' ? users : [null]) {
      const name = channel === 'user' ? `user:${userId}` : channel;
      const audience = channel === 'user' || userId === null ? {} : { audience: userId };
      const [number = 0] = await publish(server, 1, {
        channel: name,
        type,
        payload: `jsonb_build_object(${fields})`,
        ...audience,
      });
      told.push({ number, channel, userId });
    }
  }
  happened = told;
  // Every reader receives this one: an event that did not arrive before it does not arrive.
  [last = 0] = await publish(server, 1, {
    channel: 'system',
    type: 'settings.changed',
    payload: `jsonb_build_object('namespace', 'a', 'key', 'end')`,
  });
});
afterAll(() => server.close());

const expectedFor = (caller: KnownCaller): number[] =>
  happened
    .filter(({ channel, userId }) => mayHear(channel, caller, userId === caller.userId))
    .map(({ number }) => number);
const numbersOf = (events: readonly Body[]): number[] =>
  events.map(({ position }) => Number(position.split('.')[1])).filter((number) => number !== last);
const readers = () => callers.filter(({ role }) => role !== 'system');
/** All channels by name, with those of the caller, of the ceo and of another user. */
const channelsFor = ({ userId }: KnownCaller): string[] => {
  const users = [userId, callers[0]?.userId, happened.at(-1)?.userId];
  const open = Object.keys(CHANNELS).filter((name) => name !== 'user');
  return [...open, ...new Set(users.map((id) => `user:${id}`))];
};

describe('the channels of events', () => {
  it('are those of the document, each with a row that names its subscribers, and with an event here', () => {
    const { channels } = JSON.parse(readFileSync(new URL('../../../generated/asyncapi.json', import.meta.url), 'utf8'));
    const names = Object.keys(channels).filter((name) => name !== 'socket');
    expectRegister(Object.keys(CHANNELS), names, 'CHANNELS in test/security/access/owners.ts');
    expectRegister(Object.keys(EVENTS), names, 'EVENTS in test/security/access/hearing.test.ts');
  });

  it('200: as pages, with all of them named and with none', async () => {
    for (const caller of readers()) {
      for (const query of [{}, { channels: channelsFor(caller).join(',') }]) {
        const { body } = await caller.client.call('listEvents', { query: { after, limit: 200, ...query } });
        expect([caller.name, numbersOf(body.data)]).toEqual([caller.name, expectedFor(caller)]);
      }
    }
  });

  it('200: as a stream from a position', async () => {
    for (const caller of readers()) {
      const { cookies } = caller.client.identity;
      const headers: Record<string, string> = cookies === undefined ? {} : { cookie: `session=${cookies.session}` };
      const stream = await openStream(caller.client, 'streamEvents', undefined, headers, { after });
      const isLast = () => stream.frames.some(({ data }) => Number(data?.position?.split('.')[1]) === last);
      while (!isLast()) if ((await stream.next()) === null) throw new Error(`${caller.name}: the stream ended`);
      const events = stream.frames.map(({ data }) => data).filter(({ event_id: id }) => id !== undefined);
      stream.leave();
      expect([caller.name, numbersOf(events)]).toEqual([caller.name, expectedFor(caller)]);
    }
  });

  it('101: through a socket, with every channel asked for', async () => {
    for (const caller of readers()) {
      const socket = await openSocket(caller.client);
      socket.send({ action: 'subscribe', channels: channelsFor(caller), since: after });
      const events: Body[] = [];
      await socket.nextOf('subscribed');
      for (;;) {
        const frame = await socket.next();
        if (Number(frame.position.split('.')[1]) === last) break;
        events.push(frame);
      }
      expect([caller.name, numbersOf(events)]).toEqual([caller.name, expectedFor(caller)]);
      await socket.leave();
    }
  });

  it('403/1001: the system token receives nothing and gets no ticket', async () => {
    const system = callers.find(({ role }) => role === 'system');
    for (const operation of ['listEvents', 'streamEvents', 'createWsTicket'] as const)
      expect([operation, outcome((await system?.client.call(operation)) ?? { status: 0, body: null })]).toEqual([
        operation,
        '403/1001',
      ]);
  });
});
