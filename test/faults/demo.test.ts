import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/bench/processes.ts';
import { Client } from '../support/client/client.ts';
import { type Demo, spawnDemo, startDemo, textOf } from '../support/server/demo-process.ts';
import { eventually } from '../support/time/eventually.ts';

/** All files of the demo are in this folder. */
let temporary: string;
beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), 'd-'));
});
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

describe('the demo', () => {
  let demo: Demo;
  let ceo: Client;
  beforeAll(async () => {
    demo = await startDemo(temporary);
    ceo = new Client(demo.baseUrl, { bearer: demo.key });
  });
  // Also when an earlier test failed.
  afterAll(() => demo.stop());

  const all = async (operation: Parameters<Client['call']>[0], field: string): Promise<string[]> => {
    const found = new Set<string>();
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await ceo.callRaw(operation, { query: { limit: 100, ...(cursor === '' ? {} : { cursor }) } });
      for (const record of body.data) found.add(record[field]);
      cursor = body.pagination.next_cursor ?? null;
    }
    return [...found].toSorted();
  };

  it('is a company with users, and work in every state of a board', async () => {
    expect((await all('listAgents', 'name')).length).toBeGreaterThan(10);
    expect(await all('listUsers', 'role')).toEqual(['board_member', 'ceo', 'manager', 'observer', 'pair_programmer']);
    expect(await all('listProjects', 'status')).toEqual(['active', 'completed', 'planning']);
    expect(await all('listTasks', 'status')).toEqual([
      'assigned',
      'blocked',
      'cancelled',
      'completed',
      'created',
      'in_progress',
      'in_review',
    ]);
  });
  it('has charters in every state, and decisions made and pending', async () => {
    expect(await all('listCharters', 'status')).toEqual(['approved', 'cancelled', 'drafted']);
    expect(await all('listApprovals', 'status')).toEqual(['approved', 'pending', 'rejected']);
    expect(await all('listApprovals', 'action_type')).toEqual(
      expect.arrayContaining(['deploy:release', 'data:delete']),
    );
    expect((await ceo.call('getInbox')).body.data.length).toBeGreaterThan(2);
  });
  it('has conversations, with a model that costs money, and publishes events', async () => {
    expect((await ceo.call('getBudget')).body.data.company.spent).toBeGreaterThan(0);
    // Events are numbered after the changes that caused them.
    await expect
      .poll(() => all('listEvents', 'event_type'))
      .toEqual(expect.arrayContaining(['task.created', 'task.status_changed', 'charter.approved']));
    const { body } = await ceo.call('sendTurn', {
      body: { message: 'What is in progress?', intent_override: 'explain' },
    });
    expect(body.data.answer?.answer).not.toBe('');
  });
  it('is deleted with all its files', async () => {
    expect([await demo.stop(), readdirSync(temporary)]).toEqual([0, []]);
  });
});

it('exit 2 for a port that the system would choose: its address is announced before it runs', async () => {
  const demo = spawnDemo(0, temporary);
  const said = textOf(demo);
  const [code] = await once(demo, 'close');
  expect([code, readdirSync(temporary)]).toEqual([2, []]);
  expect(said()).toContain('the port must be a number from 1 to 65535');
});

it('ends without an error when it is stopped before it is ready', async () => {
  const demo = spawnDemo(await freePort(), temporary);
  const said = textOf(demo);
  await eventually(() => readdirSync(temporary).some((name) => name.startsWith('demo-')));
  await eventually(() => readdirSync(temporary).some((name) => existsSync(join(temporary, name, 'data'))));
  demo.kill('SIGINT');
  const [code] = await once(demo, 'close');
  expect([code, said(), readdirSync(temporary)]).toEqual([0, '', []]);
});

it('reports a port in use, leaves nothing, and does not affect its owner', async () => {
  const asked: string[] = [];
  // Responds as another server would that is new and ready.
  const other = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"status":"ok"}}');
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const demo = spawnDemo((other.address() as { port: number }).port, temporary);
  const said = textOf(demo);
  const [code] = await once(demo, 'exit');
  other.close();
  expect([code, readdirSync(temporary), asked]).toEqual([1, [], []]);
  expect(said()).toMatch(/is in use, choose another one by --port or PORT/);
});
