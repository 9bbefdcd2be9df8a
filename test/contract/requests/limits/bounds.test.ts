import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../../../domain/foundation/jobs/housekeeping.ts';
import { outdatedRows } from '../../../../domain/services.ts';
import {
  addDeadKeys,
  crowdConversations,
  crowdFirstVersion,
  crowdOrganisation,
  crowdRoles,
} from '../../../support/builders/load/crowds.ts';
import { interview } from '../../../support/builders/organisation/charters.ts';
import { newAgent, newDepartment } from '../../../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo } from '../../../support/builders/people.ts';
import type { Client, OperationResponse } from '../../../support/client/client.ts';
import { countResults, errorOf, inParallel } from '../../../support/client/expect.ts';
import { known } from '../../../support/client/known.ts';
import { createDatabase, type TestDatabase } from '../../../support/database/database.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { ManualClock } from '../../../support/time/clock.ts';

const clock = new ManualClock();
const DAY = 86_400;

let database: TestDatabase;
let folder: string;
let server: TestServer;
let replica: TestServer;
let ceo: Client;
const sql = (text: string, values: readonly unknown[] = []) => server.store.pool.query(text, [...values]);
const countOf = async (table: string): Promise<number> =>
  (await sql(`select count(*)::int as count from ${table}`)).rows[0].count;
/** Half of the calls go to the other server. */
const either = (client: Client, index: number): Client =>
  index % 2 === 0 ? client : replica.client.as(client.identity);

/** A template that can request more agents than are allowed. */
const CROWD = {
  display_name: 'Crowd',
  description: 'As many as you like.',
  variables: [{ name: 'size', var_type: 'int', default: 1, minimum: 1, maximum: 9_000_000_000_000_000 }],
  departments: [{ name: 'Work', budget_percent: 100 }],
  agents: [{ role: 'Backend Developer', department: 'Work', count: { variable: 'size' } }],
};

/** One user may hold a quarter of the connections: enough for all requests of a test, which would time out in the user's queue on a slow machine. */
const LARGE_POOL = { DATABASE_POOL_MAX: '40' };

/** Changes of a large organisation wait for each other. On a busy machine the last one waits longer than the 10 s after which the server returns 503. */
const PATIENT = { statementMs: 120_000, lockMs: 120_000, silenceMs: 10_000 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bounds-'));
  await mkdir(join(folder, 'templates'));
  await writeFile(join(folder, 'templates', 'crowd.json'), JSON.stringify(CROWD));
  database = await createDatabase();
  server = await startServer({ database, clock, timeBounds: PATIENT, env: { DATA_DIR: folder, ...LARGE_POOL } });
  ceo = await setUpCeo(server.client);
  await newDepartment(ceo, 'first');
  await newAgent(ceo, 'First', 'first');
  // A process caches the organisation it read: the rows below are written directly, so another process must read them.
  await crowdOrganisation(server.store.pool, { departments: 997, agents: 9997 });
  replica = await startServer({ database, clock, timeBounds: PATIENT, env: { DATA_DIR: folder, ...LARGE_POOL } });
});
afterAll(async () => {
  await replica.close();
  await server.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

describe('an organisation', () => {
  it('has at most 1 000 departments: of twenty more at 998, on two servers, two pass', async () => {
    const answers = await inParallel(20, (index) =>
      either(ceo, index).call('createDepartment', { body: { name: `more ${index}` } }),
    );
    expect(countResults(answers)).toEqual({ 201: 2, '409/4000': 18 });
    for (const answer of answers.filter(({ status }) => status === 409)) expect(errorOf(answer)).toEqual([409, 4000]);
    expect(await countOf('departments')).toBe(1000);
    const taken = answers.find(({ status }) => status === 201)?.body.data;
    expect(errorOf(await ceo.call('createDepartment', { body: { name: known(taken).name } }))).toEqual([409, 4001]);
    const trial = await ceo.call('createDepartment', { body: { name: 'trial' }, query: { dry_run: true } });
    expect(errorOf(trial)).toEqual([409, 4000]);
    const path = { department_id: known(taken).id };
    expect((await ceo.call('updateDepartment', { path, body: { description: 'Full.' } })).status).toBe(200);
    expect((await ceo.call('deleteDepartment', { path, query: { reason: 'Room.' } })).status).toBe(204);
    expect((await ceo.call('createDepartment', { body: { name: 'again' } })).status).toBe(201);
  });

  it('has at most 10 000 agents, by the organisation and by the wizard: of six more at 9 998 two pass', async () => {
    const body = { role: 'Backend Developer', department: 'first' };
    const wizard = { ...body, level: 'mid', model_provider: 'guided', model_id: 'guide-1' } as const;
    const answers = await inParallel<OperationResponse>(6, (index) =>
      index < 3
        ? either(ceo, index).call('createAgent', { body: { ...body, name: `more ${index}` } })
        : either(ceo, index).call('createSetupAgent', { body: { ...wizard, name: `more ${index}` } }),
    );
    expect(countResults(answers)).toEqual({ 201: 2, '409/4000': 4 });
    for (const answer of answers.filter(({ status }) => status === 409)) expect(errorOf(answer)).toEqual([409, 4000]);
    expect(await countOf('agents')).toBe(10_000);
  });

  it('is not made larger than that by a template: nothing is created, and nothing is counted one by one', async () => {
    const create = (size: number) =>
      ceo.call('createSetupCompany', {
        body: { company_name: 'Crowd', template_name: 'crowd', template_variables: { size } },
      });
    for (const size of [10_001, 9_000_000_000_000_000])
      expect([size, errorOf(await create(size))]).toEqual([size, [409, 4000]]);
    expect([await countOf('departments'), await countOf('agents')]).toEqual([1000, 10_000]);
  });

  it('is restored to a smaller version, and not beyond the limit to a larger one', async () => {
    const path = { version: 1 } as const;
    const before = await ceo.call('restoreCompanyVersion', { path });
    expect(before.status).toBe(200);
    expect(await countOf('agents')).toBe(0);
    await crowdFirstVersion(server.store.pool, 1000);
    expect(errorOf(await ceo.callRaw('restoreCompanyVersion', { path }))).toEqual([409, 4000]);
    expect(await countOf('departments')).toBe(1);
  });
});

describe('roles', () => {
  const fields = {
    department: 'engineering',
    authority_level: 'mid',
    description: 'One of many.',
    required_skills: [],
  } as const;
  const save = (client: Client, role_name: string) =>
    client.call('setRole', { path: { role_name }, body: { ...fields, system_prompt_template: null } });

  it('are at most 1 000: of twenty new ones at 999 one passes; existing ones can change, deleted ones wait', async () => {
    await save(ceo, 'gone');
    await ceo.call('deleteRole', { path: { role_name: 'gone' } });
    await crowdRoles(server.store.pool, 999);
    const answers = await inParallel(20, (index) => save(either(ceo, index), `new ${index}`));
    expect(countResults(answers)).toEqual({ 201: 1, '409/4000': 19 });
    expect(errorOf(answers.find(({ status }) => status === 409) as never)).toEqual([409, 4000]);
    expect(await countOf('roles')).toBe(1000);
    expect((await save(ceo, 'r1')).status).toBe(200);
    const restore = () => ceo.call('restoreRoleVersion', { path: { role_name: 'gone', version: 1 } });
    expect(errorOf(await restore())).toEqual([409, 4000]);
    await ceo.call('deleteRole', { path: { role_name: 'r1' } });
    expect((await restore()).status).toBe(200);
  });
});

describe('API keys of a user', () => {
  const create = (client: Client, fields: object = {}) =>
    client.call('createApiKey', { body: { name: 'one of many', role: 'observer', ...fields } });
  const list = async (client: Client) => (await client.call('listApiKeys')).body.data;
  /** Keys that ended at seconds from now, one each. */
  const addDead = (userId: string, revokedAt: readonly number[]) =>
    addDeadKeys(
      server.store.pool,
      userId,
      revokedAt.map((seconds) => new Date(clock.now().getTime() + seconds * 1000)),
    );

  it('are at most 100 active ones: of twenty more at 99, on two servers, one passes; another user has a separate limit', async () => {
    const { client } = await createPerson(server, 'holder', 'manager');
    const soon = new Date(clock.now().getTime() + 3_600_000).toISOString();
    for (let count = 0; count < 99; count += 1)
      expect((await create(client, count === 0 ? { expires_at: soon } : {})).status).toBe(201);
    const answers = await inParallel(20, (index) => create(either(client, index)));
    expect(countResults(answers)).toEqual({ 201: 1, '409/4000': 19 });
    expect(errorOf(answers.find(({ status }) => status === 409) as never)).toEqual([409, 4000]);
    const other = await createPerson(server, 'other', 'manager');
    expect((await create(other.client)).status).toBe(201);
    clock.advance(3_601);
    // One has expired, so one more passes; one is revoked, so another one does.
    expect((await create(client)).status).toBe(201);
    expect(errorOf(await create(client))).toEqual([409, 4000]);
    await client.call('revokeApiKey', { path: { key_id: known((await list(client))[0]).id } });
    expect((await create(client)).status).toBe(201);
    expect(await list(client)).toHaveLength(102);
  });

  it('that ended are deleted 30 days later', async () => {
    const { client, id } = await createPerson(server, 'forgetful', 'manager');
    await create(client, { expires_at: new Date(clock.now().getTime() + 10_000).toISOString() });
    await create(client, { name: 'lives' });
    await addDead(id, [0]);
    clock.advance(29 * DAY);
    await deleteExpired(server.store.pool, clock, server.services.settings, outdatedRows);
    const stored = async () =>
      (await sql('select name from api_keys where user_id = $1 order by name', [id])).rows.map(({ name }) => name);
    expect(await stored()).toEqual(['dead', 'lives', 'one of many']);
    clock.advance(DAY + 1);
    await deleteExpired(server.store.pool, clock, server.services.settings, outdatedRows);
    expect(await stored()).toEqual(['lives', 'one of many']);
    clock.advance(10);
    await deleteExpired(server.store.pool, clock, server.services.settings, outdatedRows);
    expect(await stored()).toEqual(['lives']);
  });

  it('that ended are at most 900 in addition, the last to end, whenever a key is created', async () => {
    const { client, id } = await createPerson(server, 'revoker', 'manager');
    await addDead(
      id,
      Array.from({ length: 5000 }, (_, index) => -5000 + index),
    );
    expect((await create(client)).status).toBe(201);
    const { rows } = await sql(
      'select min(revoked_at) as oldest, count(*)::int as count from api_keys where user_id = $1',
      [id],
    );
    expect([new Date(rows[0].oldest).getTime(), rows[0].count]).toEqual([clock.now().getTime() - 900_000, 901]);
    expect(await list(client)).toHaveLength(901);
  });
});

describe('open conversations of a user', () => {
  it('are at most 1 000: of eight more at 999, on two servers, one begins; closing one frees a place', async () => {
    const { client, id } = await createPerson(server, 'talker', 'manager');
    const first = (await interview(client, 'An idea')).body.data;
    await crowdConversations(server.store.pool, first.conversation_id, 998);
    const answers = await inParallel(8, (index) => interview(either(client, index), 'Another idea'));
    expect(countResults(answers)).toEqual({ 200: 1, '409/4000': 7 });
    for (const answer of answers.filter(({ status }) => status === 409)) expect(errorOf(answer)).toEqual([409, 4000]);
    expect(
      (await sql('select count(*)::int as count from conversations where created_by = $1', [id])).rows[0].count,
    ).toBe(1000);
    expect((await interview(client, 'goals: go on', first.conversation_id)).status).toBe(200);
    await sql(`update conversations set status = 'closed' where id = $1`, [first.conversation_id]);
    expect((await interview(client, 'A third idea')).status).toBe(200);
  });
});
