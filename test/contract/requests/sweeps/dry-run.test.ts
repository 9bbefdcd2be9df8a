import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import type { OperationPolicy } from '../../../../handlers/http/document/policy.ts';
import { newAgent, newDepartment } from '../../../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../../../support/builders/people.ts';
import type { Client, OperationResponse, Request } from '../../../support/client/client.ts';
import { errorOf } from '../../../support/client/expect.ts';
import { known } from '../../../support/client/known.ts';
import { dumpTables } from '../../../support/database/dump.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
let department_id: string;
let empty_id: string;
let agent_id: string;

const policies: Readonly<Record<string, OperationPolicy>> = operations;
const triable = Object.keys(operations).filter((id) => 'dry_run' in (policies[id]?.query ?? {})) as OperationId[];

/** One request that an operation accepts in the state after `beforeAll`. */
const requests = (): Partial<Record<OperationId, Request>> => ({
  createSetupCompany: { body: { company_name: 'Tried', template_name: 'solo_founder', currency: 'JPY' } },
  updateCompany: { body: { budget_monthly: 250, company_name: 'Tried' } },
  reorderDepartments: { body: { department_names: ['empty', 'engineering'] } },
  restoreCompanyVersion: { path: { version: 1 } },
  createDepartment: { body: { name: 'tried', budget_percent: 33.3 } },
  updateDepartment: { path: { department_id }, body: { name: 'renamed', budget_percent: 50 } },
  deleteDepartment: { path: { department_id: empty_id }, query: { reason: 'tried' } },
  reorderDepartmentAgents: { path: { department_id }, body: { agent_names: ['Second', 'First'] } },
  setCeremonyPolicy: { path: { department_id }, body: { strategy: 'calendar' } },
  deleteCeremonyPolicy: { path: { department_id } },
  createAgent: { body: { name: 'Tried', role: 'r', department: 'engineering' } },
  updateAgent: { path: { agent_id }, body: { name: 'Renamed' } },
  deleteAgent: { path: { agent_id } },
  setRole: { path: { role_name: 'Tried' }, body: { department: 'design' } },
  deleteRole: { path: { role_name: 'Growth Marketer' } },
  restoreRoleVersion: { path: { role_name: 'QA Lead', version: 1 } },
});

const tried = (request: Request): Request => ({ ...request, query: { ...(request.query as object), dry_run: true } });

/** The parts of a response that a dry run shares with the real one: new ids, and times, differ. */
const comparable = ({ status, text, headers }: OperationResponse) => {
  const plain = text.replace(/"[0-9a-f-]{36}"|"\d{4}-\d\d-\d\dT[^"]*"|"content_hash":"[^"]*"/g, '"-"');
  return { status, plain, hasTag: headers.etag !== undefined, hasLocation: headers.location !== undefined };
};

/** Without the test events of the server, which are written every 10 s. */
const events = async (): Promise<string> =>
  (await server.store.pool.query(`select count(*) as n from outbox_events where channel <> 'system'`)).rows[0].n;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  department_id = (await newDepartment(ceo, 'engineering', { budget_percent: 40, head: 'First' })).id;
  empty_id = (await newDepartment(ceo, 'empty', { budget_percent: 20.5 })).id;
  agent_id = (await newAgent(ceo, 'First', 'engineering')).id;
  await newAgent(ceo, 'Second', 'engineering');
  await ceo.call('setRole', { path: { role_name: 'QA Lead' }, body: { department: 'design' } });
});
afterAll(() => server.close());

describe('a dry run', () => {
  it('exists for every write of company, departments, agents and roles, and for the company of the wizard', () => {
    const areas = new Set(['company', 'departments', 'agents', 'roles']);
    const writes = Object.entries(policies).filter(([, { area, method }]) => areas.has(area) && method !== 'get');
    expect([...triable].sort()).toEqual([...writes.map(([id]) => id), 'createSetupCompany'].sort());
    expect(Object.keys(requests()).sort()).toEqual([...triable].sort());
  });

  it.each(triable)('%s: responds as the real call does and changes no table, events included', async (operation) => {
    const request = requests()[operation] as Request;
    const before = await dumpTables(server.store.pool);
    const trial = await ceo.callRaw(operation, tried(request));
    expect(await dumpTables(server.store.pool)).toEqual(before);
    const versions = (await ceo.call('listCompanyVersions', { query: { limit: 1 } })).body.pagination.total;
    const real = await ceo.callRaw(operation, request);
    expect(comparable(trial)).toEqual(comparable(real));
    expect([trial.headers['dry-run'], real.headers['dry-run']]).toEqual(['true', undefined]);
    const after = (await ceo.call('listCompanyVersions', { query: { limit: 1 } })).body;
    if (policies[operation]?.area !== 'roles') {
      const { total } = after.pagination;
      expect(trial.headers['dry-run-version']).toBe(total === versions ? undefined : String(total));
      const { departments, budget_monthly } = known(known(after.data[0]).snapshot);
      const shares = departments.map(({ budget_percent }: { budget_percent: number }) => budget_percent);
      expect(Number(trial.headers['dry-run-budget-percent'])).toBeCloseTo(
        shares.reduce((a: number, b: number) => a + b, 0),
        9,
      );
      expect(trial.headers['dry-run-budget-monthly']).toBe(String(budget_monthly));
    }
    if (versions > 0) await ceo.call('restoreCompanyVersion', { path: { version: versions } });
  });

  it('returns the version that a role would get, and none for an empty change', async () => {
    const path = { role_name: 'Counted' } as const;
    const body = { department: 'design' } as const;
    const put = (request: Request) => ceo.callRaw('setRole', { path, body, ...request });
    const first = await put({ query: { dry_run: true } });
    expect([first.status, first.headers['dry-run-version'], first.headers['dry-run-budget-percent']]).toEqual([
      201,
      '1',
      undefined,
    ]);
    await put({});
    const again = await put({ query: { dry_run: true } });
    expect([again.status, again.headers['dry-run-version']]).toEqual([200, undefined]);
  });

  it('refuses what the real call refuses', async () => {
    const dry = { dry_run: true };
    expect(errorOf(await ceo.call('createDepartment', { query: dry, body: { name: 'ENGINEERING' } }))).toEqual([
      409, 4001,
    ]);
    expect(
      errorOf(await ceo.call('deleteDepartment', { query: { ...dry, reason: 'a' }, path: { department_id } })),
    ).toEqual([409, 4000]);
    const stale = { path: { department_id }, body: {}, headers: { 'if-match': '"stale"' } };
    expect(errorOf(await ceo.call('updateDepartment', { ...stale, query: dry }))).toEqual([409, 4002]);
    expect(errorOf(await ceo.callRaw('createDepartment', { query: { dry_run: 'yes' }, body: { name: 'a' } }))).toEqual([
      400, 2001,
    ]);
  });

  it('neither uses an Idempotency-Key nor replays one', async () => {
    const headers = { 'idempotency-key': 'tried-key' };
    const request = { body: { name: 'idempotent' }, headers } as const;
    expect((await ceo.callRaw('createDepartment', tried(request))).status).toBe(201);
    const real = await ceo.call('createDepartment', request);
    expect([real.status, real.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect(errorOf(await ceo.callRaw('createDepartment', tried(request)))).toEqual([409, 4001]);
    expect((await ceo.call('createDepartment', request)).headers['idempotency-replayed']).toBe('true');
  });

  it('adds shares without the noise of binary fractions', async () => {
    await ceo.call('updateDepartment', { path: { department_id }, body: { budget_percent: 0.1 } });
    await ceo.call('updateDepartment', { path: { department_id: empty_id }, body: { budget_percent: 0.2 } });
    const trial = await ceo.callRaw('updateCompany', tried({ body: {} }));
    const { data } = (await ceo.call('listDepartments')).body;
    const others = data.filter(({ budget_percent }: { budget_percent: number }) => budget_percent > 0.2);
    expect(others).toEqual([]);
    expect(trial.headers['dry-run-budget-percent']).toBe('0.3');
    await ceo.call('updateDepartment', { path: { department_id }, body: { budget_percent: 33.333 } });
    await ceo.call('updateDepartment', { path: { department_id: empty_id }, body: { budget_percent: 66.666 } });
    const precise = await ceo.callRaw('updateCompany', tried({ body: {} }));
    expect(precise.headers['dry-run-budget-percent']).toBe('99.999');
    await ceo.call('updateDepartment', { path: { department_id }, body: { budget_percent: 0.1 } });
    await ceo.call('updateDepartment', { path: { department_id: empty_id }, body: { budget_percent: 0.2 } });
  });

  it('writes no event', async () => {
    const before = await events();
    await ceo.callRaw('createAgent', tried({ body: { name: 'quiet', role: 'r', department: 'engineering' } }));
    expect(await events()).toBe(before);
  });

  it('leaves the cached company in place, so that the next read costs nothing', async () => {
    const before = await server.services.company.read();
    await ceo.callRaw('createAgent', tried({ body: { name: 'quiet', role: 'r', department: 'engineering' } }));
    expect(await server.services.company.read()).toBe(before);
  });
});
