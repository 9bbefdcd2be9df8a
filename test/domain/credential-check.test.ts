import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DomainError } from '../../domain/foundation/errors/domain-error.ts';
import type { Actor } from '../../domain/foundation/kernel/actor.ts';
import { createPerson, setUpCeo, signIn, withApiKey } from '../support/builders/people.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await setUpCeo(server.client);
});
afterAll(() => server.close());

const told = async (finding: Promise<Actor>): Promise<string> => {
  try {
    const { username, role, credential } = await finding;
    return `${username} ${role} ${credential.kind}`;
  } catch (error) {
    if (error instanceof DomainError) return String(error.code);
    throw error;
  }
};

describe('credentials that are looked up together', () => {
  it('are each answered for themselves: sessions and keys of several people, ended ones, unknown ones', async () => {
    const { credentials } = server.services;
    const session = (token: string) => () => told(credentials.byToken(token, 'session_bearer'));
    const key = (text: string) => () => told(credentials.byApiKey(text));
    const asking: [ask: () => Promise<string>, answer: string][] = [[key('nobody has it'), '1000']];
    for (const name of ['ada', 'ben', 'cleo']) {
      const { client, bearer } = await createPerson(server, name, 'manager');
      const gone = await signIn(server.client, name);
      await gone.call('logout');
      const { identity } = await withApiKey(client, 'observer');
      asking.push(
        [session(bearer.identity.bearer ?? ''), `${name} manager session_bearer`],
        [session(gone.identity.cookies?.session ?? ''), '1002'],
        [key(identity.bearer ?? ''), `${name} observer api_key`],
        [key(`${identity.bearer}x`), '1000'],
      );
    }
    for (let round = 0; round < asking.length; round += 1) {
      asking.push(...asking.splice(0, 1));
      // Once more the first of them: two requests of one credential.
      const all = [...asking, ...asking.slice(0, 3)];
      expect(await Promise.all(all.map(([ask]) => ask()))).toEqual(all.map(([, answer]) => answer));
    }
  });
});
