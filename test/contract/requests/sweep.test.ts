import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import type { Answer, Client, Request } from '../../support/client/client.ts';
import { refusal } from '../../support/client/expect.ts';
import { openSession, systemToken } from '../../support/client/tokens.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import {
  createSweepPerson,
  everyOperation,
  harmlessRequest,
  isAllowed,
  ORG_ROLE_SETS,
  PERSONS,
  type Person,
} from '../../support/sweep/sweep.ts';

let server: TestServer;
let persons: readonly Person[];
let forced: Person;
const DEPARTMENT = 'Sweepers';
let departmentId: string | undefined;

beforeAll(async () => {
  server = await startServer();
  persons = await Promise.all(PERSONS.map((role) => createSweepPerson(server, role, role)));
  forced = await createSweepPerson(server, 'novice', 'manager');
  await server.store.pool.query('update users set must_change_password = true where id = $1', [forced.id]);
  departmentId = await makeDepartment();
});
afterAll(() => server.close());

/** A department for the guards that depend on one, once the document has departments. */
const makeDepartment = async (): Promise<string | undefined> => {
  if (!everyOperation.some(([id]) => (id as string) === 'createDepartment')) return undefined;
  const [ceo] = persons;
  const answer = await ceo?.bearer.call('createDepartment' as OperationId, { body: { name: DEPARTMENT } });
  return answer?.status === 201 ? answer.body.data.id : undefined;
};

/** No server error but a capability that is off or not there. */
const requireSound = (answer: Answer): Answer => {
  if (answer.status >= 500) expect(refusal(answer)).toEqual([503, 8001]);
  return answer;
};
const PUBLIC = new Set(['public', 'refresh']);
const protectedOperations = everyOperation.filter(([, { access }]) => !access.some((guard) => PUBLIC.has(guard)));
const publicOperations = everyOperation.filter(([, { access }]) => access.includes('public'));
const orgOperations = everyOperation.filter(([, { access }]) => access.includes('org') || access.includes('dept'));
const OPEN_WHILE_FORCED = ['changePassword', 'getCurrentUser', 'logout'];
const FORMS = ['application/json', 'application/problem+json'];

/** Fails in the same way in both forms. */
const expectRefusal = async (
  client: Client,
  operation: OperationId,
  request: Request,
  expected: readonly [number, number],
): Promise<void> => {
  for (const accept of FORMS) {
    const answer = await client.call(operation, { ...request, headers: { ...request.headers, accept } });
    expect(refusal(answer)).toEqual(expected);
    expect(answer.headers['content-type']).toBe(`${accept}; charset=utf-8`);
  }
};

describe.each(protectedOperations)('%s, who may call it', (operation, policy) => {
  const request = harmlessRequest(policy);

  it('401/1000 without a credential and with one that nobody issued', async () => {
    for (const client of [
      server.client,
      server.client.as({ bearer: 'ok_nobody' }),
      server.client.as({ bearer: 'a.b.c' }),
    ])
      await expectRefusal(client, operation, request, [401, 1000]);
  });

  it.each(PERSONS)(
    `as %s, by cookie, header and key, as the guard ${policy.access.join(' and ')} says`,
    async (role) => {
      const person = persons.find((candidate) => candidate.role === role) as Person;
      // Some operations end the session they are called with, so each call gets one of its own.
      const open = () => (policy.method === 'get' ? person : openSession(server, person.id));
      const [{ cookie }, { bearer }] = [await open(), await open()];
      for (const [client, isKey] of [
        [cookie, false],
        [bearer, false],
        [person.key, true],
      ] as const) {
        const caller = { role, orgRoles: [], isInScope: false, isKey };
        if (isAllowed(policy.access, caller)) {
          const answer = requireSound(await client.call(operation, request));
          expect([401, 403]).not.toContain(answer.status);
        } else {
          await expectRefusal(client, operation, request, [403, 1001]);
        }
      }
    },
  );

  it('as the system token', async () => {
    const system = server.client.as({ bearer: systemToken(server) });
    if (policy.access.every((guard) => guard === 'any'))
      expect((await system.call(operation, request)).status).toBe(policy.statuses.find((status) => status < 300));
    else await expectRefusal(system, operation, request, [403, 1001]);
  });

  it(`while the password must be changed`, async () => {
    if (OPEN_WHILE_FORCED.includes(operation)) {
      const { bearer } = await openSession(server, forced.id);
      expect((await bearer.call(operation, request)).status).not.toBe(403);
    } else {
      await expectRefusal(forced.bearer, operation, request, [403, 1001]);
    }
  });
});

describe('CSRF', () => {
  it.each(protectedOperations.filter(([, { method }]) => method !== 'get'))(
    '403/1001 on %s by cookie without the token, before the guard and the body',
    async (operation, policy) => {
      for (const person of persons) {
        const silent = server.client.as({ cookies: { session: person.cookie.identity.cookies?.session ?? '' } });
        await expectRefusal(silent, operation, harmlessRequest(policy), [403, 1001]);
      }
    },
  );
});

describe.each(publicOperations)('%s, who may call it', (operation, policy) => {
  it('everybody, and a bad credential is not looked at', async () => {
    const request = harmlessRequest(policy);
    const plain = requireSound(await server.client.call(operation, request));
    const bad = server.client.as({ bearer: 'bad', cookies: { session: 'bad' } });
    expect(refusal(await bad.call(operation, request))).toEqual(refusal(plain));
    expect(plain.status).not.toBe(403);
  });
});

describe('the org rule', () => {
  it.each(orgOperations)(
    '%s, for every role with every set of org roles, by session and by key',
    async (operation, policy) => {
      const path = departmentId === undefined ? {} : { department_id: departmentId };
      const request = harmlessRequest(policy, path);
      for (const person of persons) {
        for (const orgRoles of ORG_ROLE_SETS) {
          for (const isInScope of orgRoles.includes('department_admin') ? [true, false] : [false]) {
            await giveOrgRoles(person.id, orgRoles, isInScope ? [DEPARTMENT.toUpperCase()] : ['Elsewhere']);
            for (const isKey of [false, true]) {
              const caller = { role: person.role, orgRoles, isInScope, isKey };
              const answer = requireSound(await (isKey ? person.key : person.bearer).call(operation, request));
              const expected = isAllowed(policy.access, caller);
              const isUnknown = departmentId === undefined && answer.status === 404;
              if (!isUnknown)
                expect({ ...caller, passes: answer.status !== 403 }).toEqual({ ...caller, passes: expected });
            }
          }
        }
        await giveOrgRoles(person.id, [], []);
      }
    },
  );

  const giveOrgRoles = async (userId: string, roles: readonly string[], scopes: readonly string[]): Promise<void> => {
    const { pool } = server.store;
    await pool.query(`alter table org_role_grants disable trigger all`);
    await pool.query('delete from org_role_grants where user_id = $1', [userId]);
    for (const role of roles) {
      const scoped = role === 'department_admin' ? scopes : [];
      await pool.query('insert into org_role_grants (user_id, role, scoped_departments) values ($1, $2, $3)', [
        userId,
        role,
        scoped,
      ]);
    }
    await pool.query(`alter table org_role_grants enable trigger all`);
  };
});
