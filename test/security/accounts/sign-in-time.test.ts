import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../support/builders/people.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

// The duration of a sign-in does not reveal whether a user exists (spec/rules/auth.md#password-hashes). A skipped hash would cut it to a fiftieth.
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  // Over HTTP, so that the stored hash has the usual cost.
  const { status } = await server.client.call('setupAdmin', { body: { username: 'chief', password: PASSWORD } });
  if (status !== 201) throw new Error('nobody was set up');
});
afterAll(() => server.close());

const SAMPLES = 5;
/** The processor time of a failed sign-in, in milliseconds: the server is in this process. Other processes delay it, but do not add to it. */
const costOf = async (username: string): Promise<number> => {
  const before = process.cpuUsage();
  const answer = await server.client.call('login', { body: { username, password: 'a wrong password' } });
  const { user, system } = process.cpuUsage(before);
  expect(errorOf(answer)).toEqual([401, 1000]);
  return (user + system) / 1000;
};

it('401/1000: takes as long for an unknown name and for the system user as for an existing one', async () => {
  const costs: Record<string, number[]> = { chief: [], nobody: [], system: [] };
  for (let sample = 0; sample < SAMPLES; sample += 1)
    for (const name of Object.keys(costs)) costs[name]?.push(await costOf(name));
  // Other work of this process only adds to single attempts.
  const [known = 0, ...others] = Object.values(costs).map((each) => Math.min(...each));
  for (const other of others) {
    expect(other / known).toBeGreaterThan(1 / 3);
    expect(other / known).toBeLessThan(3);
  }
});
