import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteEventsUpTo, positionOf, publish } from '../../support/builders/feed.ts';
import { newDepartment } from '../../support/builders/organisation/organisation.ts';
import { createPerson, type Person, withApiKey } from '../../support/builders/people.ts';
import type { Body, Client, OperationResponse } from '../../support/client/client.ts';
import { errorOf, expectError } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Person;
let observer: Person;
beforeAll(async () => {
  server = await startServer();
  ceo = await createPerson(server, 'ceo', 'ceo');
  observer = await createPerson(server, 'observer', 'observer');
});
afterAll(() => server.close());

const ASSIGNED = `jsonb_build_object('task_id', gen_random_uuid(), 'agent_id', gen_random_uuid())`;
const RECEIVED = `jsonb_build_object('connection_name', 'git', 'event_type', 'push', 'receipt_id', gen_random_uuid())`;
type Query = Record<string, string | number>;
const list = (client: Client, query: Query = {}): Promise<OperationResponse> => client.call('listEvents', { query });
const now = (): string => positionOf(server, server.services.feed.position.number);
const types = ({ body }: OperationResponse): string[] => body.data.map(({ event_type: type }: Body) => type);
const numbers = ({ body }: OperationResponse): number[] =>
  body.data.map(({ position }: Body) => Number(position.split('.')[1]));

describe('listEvents', () => {
  it('200: past events, oldest first, each with its envelope', async () => {
    const after = now();
    const made = await newDepartment(ceo.client, 'Design');
    await publish(server, 1);
    const answer = await list(ceo.bearer, { after });
    expect(types(answer)).toEqual(['department.created', 'department.updated']);
    expect(answer.body.data[0]).toMatchObject({
      version: 1,
      channel: 'departments',
      payload: { department_id: made.id, name: 'Design' },
    });
    expect(answer.headers.etag).toBeUndefined();
  });

  it('200: page by page without a gap or a repeat, up to the end', async () => {
    const after = now();
    const expected = await publish(server, 7);
    const seen: number[] = [];
    let next = after;
    for (const more of [true, true, true]) {
      const answer = await list(ceo.bearer, { after: next, limit: 2 });
      seen.push(...numbers(answer));
      expect(answer.body.pagination).toEqual({
        limit: 2,
        next_after: positionOf(server, seen.at(-1) ?? 0),
        has_more: more,
      });
      next = answer.body.pagination.next_after;
    }
    const last = await list(ceo.bearer, { after: next, limit: 2 });
    seen.push(...numbers(last));
    expect([seen, last.body.pagination.has_more]).toEqual([expected, false]);
    const empty = await list(ceo.bearer, { after: last.body.pagination.next_after, limit: 2 });
    expect(empty.body.data).toEqual([]);
    expect(empty.body.pagination.next_after).toMatch(/^[0-9a-f]{8}\.\d+$/);
  });

  it('200: a full page that ends with the last event has no more', async () => {
    const after = now();
    await publish(server, 3);
    expect((await list(ceo.bearer, { after, limit: 3 })).body.pagination.has_more).toBe(false);
  });

  it('200: only named channels; those that the reader may not see are omitted', async () => {
    const after = now();
    await publish(server, 1);
    await publish(server, 1, {
      channel: 'budget',
      type: 'budget.updated',
      payload: `'{"budget_monthly": 1, "currency": "EUR"}'`,
    });
    const found = async (client: Client, channels: string) => types(await list(client, { after, channels }));
    expect(await found(ceo.bearer, 'budget')).toEqual(['budget.updated']);
    expect(await found(ceo.bearer, 'departments,budget')).toEqual(['department.updated', 'budget.updated']);
    expect(await found(observer.bearer, 'departments,budget')).toEqual(['department.updated']);
    for (const channels of ['', 'user:nobody', 'user:x'])
      expect([channels, await found(ceo.bearer, channels)]).toEqual([channels, []]);
    expect(types(await list(observer.bearer, { after }))).toEqual(['department.updated']);
  });

  it.each([
    ',',
    'Departments',
    ' departments',
    'departments ',
    'departments,',
    '__proto__',
    'toString',
    '*',
    'users',
    'user:',
    'tasks,user:',
  ])('400/2001: the unknown channel %j', async (channels) => {
    const response = await list(ceo.bearer, { channels });
    expect(errorOf(response)).toEqual([400, 2001]);
    expect(response.body.error_detail.detail).toContain(
      'query /channels: must be names of channels: agents, approvals',
    );
  });

  it('200: events for one user are visible to that user only, the ceo included', async () => {
    const after = now();
    const turn = `jsonb_build_object('conversation_id', gen_random_uuid(), 'sequence', i, 'role', 'user')`;
    const type = 'conversation.turn_added';
    await publish(server, 1, { channel: 'conversations', type, audience: observer.id, payload: turn });
    await publish(server, 1, { channel: 'conversations', type, payload: turn });
    const resumed = `jsonb_build_object('approval_id', gen_random_uuid(), 'state', 'done', 'termination_reason', null)`;
    await publish(server, 1, { channel: `user:${observer.id}`, type: 'approval.resumed', payload: resumed });
    expect(types(await list(observer.bearer, { after }))).toEqual([type, 'approval.resumed']);
    expect(types(await list(await withApiKey(observer.client, 'observer'), { after }))).toHaveLength(2);
    expect(types(await list(ceo.bearer, { after }))).toEqual([]);
    expect(types(await list(ceo.bearer, { after, channels: `user:${observer.id}` }))).toEqual([]);
  });

  it('200: an API key sees what its effective role may', async () => {
    const after = now();
    await publish(server, 1, { channel: 'webhooks', type: 'webhook.received', payload: RECEIVED });
    expect(types(await list(await withApiKey(ceo.client, 'manager'), { after }))).toEqual(['webhook.received']);
    expect(types(await list(await withApiKey(ceo.client, 'observer'), { after }))).toEqual([]);
  });

  it('200: reads at most ten thousand numbers, and reports how far it read', async () => {
    const [first = 0] = await publish(server, 10_050, { channel: 'tasks', type: 'task.assigned', payload: ASSIGNED });
    const from = first - 1;
    const answer = await list(ceo.bearer, { after: positionOf(server, from), channels: 'company' });
    expect(answer.body).toMatchObject({
      data: [],
      pagination: { next_after: positionOf(server, from + 10_000), has_more: true },
    });
    const rest = await list(ceo.bearer, { after: answer.body.pagination.next_after, channels: 'company' });
    expect(rest.body.pagination.has_more).toBe(false);
  });

  it('400/2001: a malformed position or limit', async () => {
    const hopeless = [
      '',
      'x',
      '1',
      '00000000',
      '00000000.',
      '00000000.-1',
      '00000000.01',
      'ABCDEF01.1',
      '00000000.1.2',
      `00000000.${'9'.repeat(16)}`,
    ];
    for (const after of hopeless) await expectError(ceo.bearer, 'listEvents', { query: { after } }, [400, 2001]);
    for (const limit of ['0', '201', '-1', ''])
      await expectError(ceo.bearer, 'listEvents', { query: { limit } }, [400, 2001]);
    await expectError(ceo.bearer, 'listEvents', { query: { channels: 'x'.repeat(1025) } }, [400, 2001]);
  });

  it('409/4000: another epoch, a number that was not assigned yet, and one after which an event was deleted', async () => {
    const { number } = server.services.feed.position;
    for (const after of [`ffffffff.${number}`, positionOf(server, number + 1_000), `00000000.${'9'.repeat(15)}`])
      await expectError(ceo.bearer, 'listEvents', { query: { after } }, [409, 4000]);
    const given = await publish(server, 3);
    await deleteEventsUpTo(server, given[1] ?? 0);
    await expectError(ceo.bearer, 'listEvents', { query: { after: positionOf(server, given[0] ?? 0) } }, [409, 4000]);
    const kept = await list(ceo.bearer, { after: positionOf(server, given[1] ?? 0) });
    expect(numbers(kept)).toEqual([given[2]]);
    expect(numbers(await list(ceo.bearer, { channels: 'departments' }))[0]).toBe(given[2]);
  });
});
