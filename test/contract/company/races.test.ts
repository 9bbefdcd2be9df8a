import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { countResults, inParallel, outcome } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

/** Two replicas on one database, which receive calls in turn, as behind a balancer (spec/rules/organisation.md#organisation-lock). */
let database: TestDatabase;
let replicas: TestServer[];
let clients: Client[];
let ceo: Client;

const inTurn = (index: number): Client => clients[index % clients.length] as Client;
const race = <T>(times: number, work: (client: Client, index: number) => Promise<T>): Promise<T[]> =>
  inParallel(times, (index) => work(inTurn(index), index));
const newest = async (): Promise<number> =>
  (await ceo.call('listCompanyVersions', { query: { limit: 1 } })).body.pagination.total;

beforeAll(async () => {
  database = await createDatabase();
  replicas = await Promise.all([startServer({ database }), startServer({ database })]);
  ceo = await setUpCeo((replicas[0] as TestServer).client);
  clients = replicas.map(({ client }) => client.as(ceo.identity));
  await newDepartment(ceo, 'engineering');
});
afterAll(async () => {
  for (const replica of replicas) await replica.close();
  await database.drop();
});

describe('createSetupAgent', () => {
  it('n parallel wizard agents: all are stored, none is lost', async () => {
    const before = (await ceo.call('getCompany')).body.data.agents.length;
    const body = { role: 'Backend Developer', model_provider: 'guided', model_id: 'guide-1' };
    const answers = await race(12, (client, n) =>
      client.call('createSetupAgent', { body: { ...body, name: `wizard ${n}` } }),
    );
    expect(countResults(answers)).toEqual({ 201: 12 });
    const { agents } = (await ceo.call('getCompany')).body.data;
    expect(agents).toHaveLength(before + 12);
    expect(agents.map(({ position }: { position: number }) => position)).toEqual(
      agents.map((_: unknown, place: number) => place),
    );
  });
});

describe('updateCompany', () => {
  it('n updates without a tag: all succeed, one after the other, as consecutive versions', async () => {
    const before = await newest();
    const answers = await race(10, (client, n) =>
      client.call('updateCompany', { body: { communication_pattern: `pattern ${n}` } }),
    );
    expect(countResults(answers)).toEqual({ 200: 10 });
    const { data } = (await ceo.call('listCompanyVersions', { query: { limit: 10 } })).body;
    expect(data.map(({ version }: { version: number }) => version)).toEqual(
      Array.from({ length: 10 }, (_, n) => before + 10 - n),
    );
    const patterns = data.map(({ snapshot }) => known(snapshot).communication_pattern);
    expect(new Set(patterns).size).toBe(10);
  });
  it('n updates under one tag that each change something: one 200, the rest 409/4002', async () => {
    const { id } = await newDepartment(ceo, 'one tag');
    const { etag = '' } = (await ceo.call('getDepartment', { path: { department_id: id } })).headers;
    const answers = await race(10, (client, n) =>
      client.call('updateDepartment', {
        path: { department_id: id },
        body: { head: `h${n}` },
        headers: { 'if-match': etag },
      }),
    );
    expect(countResults(answers)).toEqual({ 200: 1, '409/4002': 9 });
    const company = (await ceo.call('getCompany')).headers.etag ?? '';
    const changes = await race(10, (client, n) =>
      client.call('updateCompany', { body: { budget_monthly: n + 1 }, headers: { 'if-match': company } }),
    );
    expect(countResults(changes)).toEqual({ 200: 1, '409/4002': 9 });
  });
});

describe('restoreCompanyVersion', () => {
  it('restores that race leave one of the states, complete', async () => {
    const first = await newest();
    await ceo.call('updateCompany', { body: { company_name: 'Other', budget_monthly: 5 } });
    const answers = await race(8, (client, n) =>
      client.call('restoreCompanyVersion', { path: { version: first + (n % 2) } }),
    );
    expect(countResults(answers)).toEqual({ 200: 8 });
    const { data } = (await ceo.call('listCompanyVersions', { query: { limit: 12 } })).body;
    const hashes = new Set([
      data.at(-1)?.content_hash,
      ...data.map(({ content_hash }: { content_hash: string }) => content_hash),
    ]);
    const present = (await ceo.call('getCompany')).headers.etag?.slice(1, -1);
    expect(hashes.has(present)).toBe(true);
  });
});

describe('createDepartment', () => {
  it('n creates of one department name: one 201, the rest 409/4001', async () => {
    const answers = await race(10, (client, n) =>
      client.call('createDepartment', { body: { name: n % 2 ? 'Twin' : ' TWIN' } }),
    );
    expect(countResults(answers)).toEqual({ 201: 1, '409/4001': 9 });
  });
  it('n creates of one department id: one 201, the rest 409/4001', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    const answers = await race(10, (client, n) =>
      client.call('createDepartment', { body: { name: `same id ${n}`, id } }),
    );
    expect(countResults(answers)).toEqual({ 201: 1, '409/4001': 9 });
  });
});

describe('deleteDepartment', () => {
  it('an agent for a department that is being deleted: created and 409, or deleted and 422', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await newDepartment(ceo, `contested ${round}`);
      const body = { name: `contender ${round}`, role: 'r', department: `contested ${round}` };
      const [created, deleted] = await Promise.all([
        inTurn(round).call('createAgent', { body }),
        inTurn(round + 1).call('deleteDepartment', { path: { department_id: id }, query: { reason: 'race' } }),
      ]);
      // The first one wins, and the other one is refused because of it.
      const first = created.status === 201 ? ['201', '409/4000'] : ['422/2000', '204'];
      expect([created, deleted].map(outcome)).toEqual(first);
    }
  });
  it('n deletes of one department: one 204, the rest 404, one entry in the log', async () => {
    const { id } = await newDepartment(ceo, 'deleted once');
    const answers = await race(10, (client) =>
      client.call('deleteDepartment', { path: { department_id: id }, query: { reason: 'race' } }),
    );
    expect(countResults(answers)).toEqual({ 204: 1, '404/3000': 9 });
    expect((await ceo.call('listAuditLog', { query: { target_id: id } })).body.data).toHaveLength(1);
  });
});

describe('createAgent', () => {
  it('n creates of one agent name: one 201, the rest 409/4001', async () => {
    const body = { name: 'Twin Agent', role: 'r', department: 'engineering' };
    const answers = await race(10, (client) => client.call('createAgent', { body }));
    expect(countResults(answers)).toEqual({ 201: 1, '409/4001': 9 });
  });
  it('a change through one replica is visible immediately through the other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const made = await newAgent(inTurn(round), `seen ${round}`, 'engineering');
      const other = inTurn(round + 1);
      const company = await other.call('getCompany');
      expect(company.body.data.agents.at(-1)).toEqual(made);
      const first = await inTurn(round).call('getCompany');
      expect([first.text, first.headers.etag]).toEqual([company.text, company.headers.etag]);
      const tags = [
        await inTurn(round).call('getAgent', { path: { agent_id: made.id } }),
        await other.call('getAgent', { path: { agent_id: made.id } }),
      ];
      expect(tags[0]?.headers.etag).toBe(tags[1]?.headers.etag);
    }
  });
});

describe('setRole', () => {
  it('n writes of one role: as many versions as changes, numbered without gaps', async () => {
    const path = { role_name: 'Raced' };
    const answers = await race(10, (client, n) =>
      client.call('setRole', { path, body: { department: 'design', description: `d${n}` } }),
    );
    expect(countResults(answers)).toEqual({ 200: 9, 201: 1 });
    const { data } = (await ceo.call('listRoleVersions', { path })).body;
    expect(data.map(({ version }: { version: number }) => version)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

describe('deleteRole', () => {
  it('a role given to an agent while it is deleted: in use and 409, or deleted', async () => {
    for (let round = 0; round < 6; round += 1) {
      const path = { role_name: `contested role ${round}` };
      await ceo.call('setRole', { path, body: { department: 'design' } });
      const body = { name: `role holder ${round}`, role: path.role_name, department: 'engineering' };
      const [created, deleted] = await Promise.all([
        inTurn(round).call('createAgent', { body }),
        inTurn(round + 1).call('deleteRole', { path }),
      ]);
      expect(created.status).toBe(201);
      // An agent may have a role outside the catalogue, so only the deletion depends on the order.
      const isGone = outcome(await ceo.call('getRole', { path })) === '404/3000';
      expect(outcome(deleted)).toBe(isGone ? '204' : '409/4000');
    }
  });
});
