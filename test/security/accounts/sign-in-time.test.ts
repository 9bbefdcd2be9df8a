import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../support/builders/people.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

// How long a sign-in takes does not tell who exists (spec/rules/auth.md#password-hashes). A skipped hash would make it a fiftieth.
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  // Over the wire, so that the stored hash costs what hashes cost.
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

it('401/1000: takes as long for a name that nobody has and for the system user as for one that exists', async () => {
  const times: Record<string, number[]> = { chief: [], nobody: [], system: [] };
  for (let sample = 0; sample < SAMPLES; sample += 1)
    for (const name of Object.keys(times)) times[name]?.push(await secondsOf(name));
  // Whatever else the machine does only makes one longer.
  const [known = 0, ...others] = Object.values(times).map((each) => Math.min(...each));
  for (const other of others) {
    expect(other / known).toBeGreaterThan(1 / 3);
    expect(other / known).toBeLessThan(3);
  }
});
