import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { publish } from '../../support/builders/feed.ts';
import { createPerson, type Person } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import { newTicket } from '../../support/client/socket.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';
import { expectWithin } from '../../support/time/within.ts';

const SOCKETS = 300;
const EVENTS = 1_000;

let server: TestServer;
let ceo: Person;
beforeAll(async () => {
  server = await startServer();
  ceo = await createPerson(server, 'ceo', 'ceo');
  await changeSetting(server.store, 'auth', 'ws_ticket_max_pending', 100);
});
afterAll(() => server.close());

interface Crowd {
  readonly isReady: boolean;
  readonly events: number;
  readonly codes: readonly number[];
}

/** Sockets of one crowd thread, and their state. */
const gather = async (count: number): Promise<{ readonly worker: Worker; readonly now: () => Crowd }> => {
  const tickets: string[] = [];
  while (tickets.length < count) tickets.push(await newTicket(ceo.bearer));
  const address = new URL(operations.openWebSocket.path, server.baseUrl.replace('http', 'ws')).href;
  const worker = new Worker(new URL('../../support/children/listening-crowd.ts', import.meta.url), {
    workerData: { address, tickets, channel: 'departments' },
  });
  let state: Crowd = { isReady: false, events: 0, codes: [] };
  worker.on('message', (told: Crowd) => {
    state = told;
  });
  await eventually(() => state.isReady, 30);
  return { worker, now: () => state };
};

describe('a burst of events for many sockets', () => {
  it('reaches all of them complete, while the server continues with everything else', async () => {
    const crowds: Awaited<ReturnType<typeof gather>>[] = [];
    for (let begun = 0; begun < SOCKETS; begun += 100) crowds.push(await gather(100));
    let published = 0;
    const heard = (): number => crowds.reduce((sum, { now }) => sum + now().events, 0);
    // Served completely in one go, they would hold everything else up for more than half of it; in thousandths of it.
    await expectWithin(55, async () => {
      const delay = monitorEventLoopDelay({ resolution: 10 });
      delay.enable();
      const begun = performance.now();
      await publish(server, EVENTS);
      published += EVENTS;
      await eventually(() => heard() >= SOCKETS * published || crowds.some(({ now }) => now().codes.length > 0), 60);
      const took = performance.now() - begun;
      delay.disable();
      expect(crowds.map(({ now }) => now())).toEqual(
        crowds.map(() => ({ isReady: true, events: 100 * published, codes: [] })),
      );
      return delay.max / 1e3 / took;
    });
    await Promise.all(crowds.map(({ worker }) => worker.terminate()));
  });
});
