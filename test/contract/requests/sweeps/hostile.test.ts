import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, openSession, type Person } from '../../../support/builders/people.ts';
import { errorOf } from '../../../support/client/expect.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { bodyOf, everyOperation } from '../../../support/sweep/document.ts';
import { hostileRequest } from '../../../support/sweep/hostile.ts';

/** Requests for each operation; the environment sets more of them for a longer search. */
const RUNS = Number(process.env.HOSTILE_RUNS ?? 25);

let server: TestServer;
let ceo: Person;
beforeAll(async () => {
  server = await startServer();
  ceo = await createPerson(server, 'ceo', 'ceo');
});
afterAll(async () => {
  await server.close();
});

describe('hostile requests', () => {
  it.each(everyOperation)('%s responds as declared, without a server error', async (operation, policy) => {
    const { example } = bodyOf(operation);
    await fc.assert(
      fc.asyncProperty(hostileRequest(policy, example), async (request) => {
        // A request may end its session, so each has a separate one.
        const { bearer } = await openSession(server, ceo.id);
        const answer = await bearer.callRaw(operation, request);
        if (answer.status >= 500) expect(errorOf(answer)).toEqual([503, 8001]);
      }),
      { numRuns: RUNS, endOnFailure: false },
    );
  });

  it('and afterwards the server is ready and has one ceo', async () => {
    expect((await server.client.call('getReadiness')).status).toBe(200);
    const { rows } = await server.store.pool.query(`select id from users where role = 'ceo'`);
    expect(rows).toEqual([{ id: ceo.id }]);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });
});
