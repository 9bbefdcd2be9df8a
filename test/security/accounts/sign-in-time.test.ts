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
const secondsOf = async (username: string): Promise<number> => {
  const began = performance.now();
  const answer = await server.client.call('login', { body: { username, password: 'a wrong password' } });
  expect(errorOf(answer)).toEqual([401, 1000]);
  return (performance.now() - began) / 1000;
};

it('401/1000: takes as long for an unknown name and for the system user as for an existing one', async () => {
  const times: Record<string, number[]> = { chief: [], nobody: [], system: [] };
  for (let sample = 0; sample < SAMPLES; sample += 1)
    for (const name of Object.keys(times)) times[name]?.push(await secondsOf(name));
  // Other work of the machine only extends single attempts.
  const [known = 0, ...others] = Object.values(times).map((each) => Math.min(...each));
  for (const other of others) {
    expect(other / known).toBeGreaterThan(1 / 3);
    expect(other / known).toBeLessThan(3);
  }
});
