import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DomainError } from '../../../domain/foundation/errors/domain-error.ts';
import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import { createPerson, setUpCeo, signIn, withApiKey } from '../../support/builders/people.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

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

describe('credentials that are read in one batch', () => {
  it('have separate results: sessions and keys of several users, ended ones, unknown ones', async () => {
    const { credentials } = server.services;
    const session = (token: string) => () => told(credentials.byToken(token, 'session_bearer'));
    const key = (text: string) => () => told(credentials.byApiKey(text, '203.0.113.1'));
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
      // The first of them again: two requests with one credential.
      const all = [...asking, ...asking.slice(0, 3)];
      expect(await Promise.all(all.map(([ask]) => ask()))).toEqual(all.map(([, answer]) => answer));
    }
  });

  it('take one statement of each kind', async () => {
    const { credentials } = server.services;
    const dora = await createPerson(server, 'dora', 'manager');
    const elias = await createPerson(server, 'elias', 'manager');
    const key = (await withApiKey(dora.client, 'observer')).identity.bearer ?? '';
    const tokens = [dora, elias].map(({ bearer }) => bearer.identity.bearer ?? '');
    const query = vi.spyOn(server.store.lookups, 'query');
    await Promise.all([
      ...tokens.map((token) => credentials.byToken(token, 'session_bearer')),
      ...[key, 'nobody has it'].map((text) => told(credentials.byApiKey(text, '203.0.113.1'))),
    ]);
    const asked = query.mock.calls.map(([statement]) => (statement as unknown as { name: string }).name);
    query.mockRestore();
    // Scheduled work reads other things in the meantime.
    const ofCredentials = asked.filter((name) => name?.startsWith('credential-by-'));
    expect(ofCredentials.toSorted()).toEqual(['credential-by-key', 'credential-by-session']);
  });

  it('are not planned again each time', async () => {
    const { credentials } = server.services;
    const { client, bearer } = await createPerson(server, 'fay', 'manager');
    const key = (await withApiKey(client, 'observer')).identity.bearer ?? '';
    // With few rows every plan costs the same.
    await server.store.lookups.query(`
      insert into sessions select (jsonb_populate_record(null::sessions, to_jsonb(s) || jsonb_build_object('id', md5(n::text)))).*
        from generate_series(1, 2000) n, lateral (select * from sessions limit 1) s;
      insert into api_keys select (jsonb_populate_record(null::api_keys, to_jsonb(k) || jsonb_build_object('id', gen_random_uuid(), 'key_hash', md5(n::text)))).*
        from generate_series(1, 2000) n, lateral (select * from api_keys limit 1) k;
      analyze sessions, api_keys`);
    // Plans belong to a connection, and scheduled work may hold the one that was used before.
    await eventually(async () => {
      for (let time = 0; time < 12; time += 1) {
        await credentials.byToken(bearer.identity.bearer ?? '', 'session_bearer');
        await credentials.byApiKey(key, '203.0.113.1');
      }
      const { rows } = await server.store.lookups.query(
        `select name from pg_prepared_statements where name like 'credential-by-%' and generic_plans > 0 order by name`,
      );
      return rows.map(({ name }) => name).join() === 'credential-by-key,credential-by-session';
    });
  });

  it('that are known do not share the limit that their address has for unknown keys', async () => {
    const { credentials } = server.services;
    const gita = await createPerson(server, 'gita', 'manager');
    const [used, unused] = [await withApiKey(gita.client, 'observer'), await withApiKey(gita.client, 'observer')];
    const ofKey = (text = '') => told(credentials.byApiKey(text, '203.0.113.9'));
    await ofKey(used.identity.bearer);
    const strangers = Array.from({ length: 256 }, (_, index) => ofKey(`nobody has ${index}`));
    const known = [
      ofKey(used.identity.bearer),
      told(credentials.byToken(gita.bearer.identity.bearer ?? '', 'session_bearer')),
      ofKey(unused.identity.bearer),
    ];
    expect(await Promise.all(known)).toEqual(['gita observer api_key', 'gita manager session_bearer', '8001']);
    expect(new Set(await Promise.all(strangers))).toEqual(new Set(['1000']));
    expect(await ofKey(unused.identity.bearer)).toBe('gita observer api_key');
  });
});
