import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HumanRole } from '../../../domain/foundation/kernel/actor.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { createPerson, openSession, type Person, setOrgRoles, withApiKey } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client, OperationResponse } from '../../support/client/client.ts';
import { errorOf, expectError } from '../../support/client/expect.ts';
import { systemToken } from '../../support/client/tokens.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { everyOperation } from '../../support/sweep/document.ts';
import { harmlessRequest } from '../../support/sweep/requests.ts';
import { isAllowed, ORG_ROLE_SETS, PERSONS } from './oracle.ts';

let server: TestServer;
let persons: readonly KeyHolder[];
let forced: Person;
/** Keys of the ceo, by their role. */
let ceoKeys: ReadonlyMap<HumanRole, Client>;
/** One user with a session and an API key of the same role. */
interface KeyHolder extends Person {
  readonly key: Client;
}
const createKeyHolder = async (role: HumanRole): Promise<KeyHolder> => {
  const person = await createPerson(server, role, role);
  return { ...person, key: await withApiKey(person.client, role) };
};
const DEPARTMENT = 'Sweepers';
let departmentId: string | undefined;

beforeAll(async () => {
  server = await startServer();
  // Every changing operation is called in separate sessions, more than a user may have.
  await changeSetting(server.store, 'auth', 'max_sessions', 0);
  persons = await Promise.all(PERSONS.map(createKeyHolder));
  const [ceo] = persons;
  const made = PERSONS.map(async (role) => [role, await withApiKey(ceo?.client as Client, role)] as const);
  ceoKeys = new Map(await Promise.all(made));
  forced = await createPerson(server, 'novice', 'manager', { mustChangePassword: true });
  departmentId = await makeDepartment();
});
afterAll(() => server.close());

/** A department for the guards that depend on one, once the document has departments. */
const makeDepartment = async (): Promise<string | undefined> => {
  if (!everyOperation.some(([id]) => (id as string) === 'createDepartment')) return undefined;
  const [ceo] = persons;
  const answer = await ceo?.bearer.callRaw('createDepartment' as OperationId, { body: { name: DEPARTMENT } });
  return answer?.status === 201 ? answer.body.data.id : undefined;
};

/** No server error except for a capability that is off or missing. */
const requireSound = (answer: OperationResponse): OperationResponse => {
  if (answer.status >= 500) expect(errorOf(answer)).toEqual([503, 8001]);
  return answer;
};
const PUBLIC = new Set(['public', 'refresh']);
const protectedOperations = everyOperation.filter(([, { access }]) => !access.some((guard) => PUBLIC.has(guard)));
const publicOperations = everyOperation.filter(([, { access }]) => access.includes('public'));
const orgOperations = everyOperation.filter(([, { access }]) => access.includes('org') || access.includes('dept'));
/** What the service refuses beyond the guard, for any request (spec/rules/auth.md#session-list). */
const isNotForKeys = (operation: OperationId, role: HumanRole): boolean =>
  operation === 'listSessions' && role !== 'ceo';
const OPEN_WHILE_FORCED = ['changePassword', 'getCurrentUser', 'logout'];

describe.each(protectedOperations)('%s, its permitted callers', (operation, policy) => {
  const request = harmlessRequest(policy);

  it('401/1000 without a credential and with an unknown one', async () => {
    for (const client of [
      server.client,
      server.client.as({ bearer: 'ok_nobody' }),
      server.client.as({ bearer: 'a.b.c' }),
    ])
      await expectError(client, operation, request, [401, 1000]);
  });

  it.each(PERSONS)('as %s: by cookie, header and key, the guards of the operation decide', async (role) => {
    const person = persons.find((candidate) => candidate.role === role) as KeyHolder;
    // Some operations end the session they are called with, so each call gets a separate one.
    const open = () => (policy.method === 'get' ? person : openSession(server, person.id));
    const [{ client: byCookie }, { bearer }] = [await open(), await open()];
    for (const [client, isKey] of [
      [byCookie, false],
      [bearer, false],
      [person.key, true],
    ] as const) {
      const caller = { role, orgRoles: [], isInScope: false, isKey };
      if (isAllowed(policy.access, caller) && !(isKey && isNotForKeys(operation, role))) {
        const answer = requireSound(await client.callRaw(operation, request));
        expect([401, 403]).not.toContain(answer.status);
      } else {
        await expectError(client, operation, request, [403, 1001]);
      }
    }
  });

  it.each(PERSONS)('with a key of the ceo for %s, as its guards say of that role', async (role) => {
    const key = ceoKeys.get(role) as Client;
    const caller = { role, orgRoles: [], isInScope: false, isKey: true };
    const isAdmitted = isAllowed(policy.access, caller) && !isNotForKeys(operation, role);
    const answer = requireSound(await key.callRaw(operation, request));
    if (isAdmitted) expect([401, 403]).not.toContain(answer.status);
    else expect(errorOf(answer)).toEqual([403, 1001]);
  });

  it('as the system token', async () => {
    const system = server.client.as({ bearer: systemToken(server) });
    if (policy.access.every((guard) => guard === 'any'))
      expect((await system.callRaw(operation, request)).status).toBe(policy.statuses.find((status) => status < 300));
    else await expectError(system, operation, request, [403, 1001]);
  });

  it(`while the password must be changed`, async () => {
    if (OPEN_WHILE_FORCED.includes(operation)) {
      const { bearer } = await openSession(server, forced.id);
      expect((await bearer.callRaw(operation, request)).status).not.toBe(403);
    } else {
      await expectError(forced.bearer, operation, request, [403, 1001]);
    }
  });
});

describe('CSRF', () => {
  it.each(protectedOperations.filter(([, { method }]) => method !== 'get'))(
    '403/1001 on %s by cookie without the token, before the guard and the body',
    async (operation, policy) => {
      for (const person of persons) {
        const silent = server.client.as({ cookies: { session: person.client.identity.cookies?.session ?? '' } });
        await expectError(silent, operation, harmlessRequest(policy), [403, 1001]);
      }
    },
  );
});

describe.each(publicOperations)('%s, its permitted callers', (operation, policy) => {
  it('every caller, and an invalid credential is not checked', async () => {
    const request = harmlessRequest(policy);
    const plain = requireSound(await server.client.callRaw(operation, request));
    const bad = server.client.as({ bearer: 'bad', cookies: { session: 'bad' } });
    expect(errorOf(await bad.callRaw(operation, request))).toEqual(errorOf(plain));
    expect(plain.status).not.toBe(403);
  });
});

describe('the organisation permission', () => {
  it.each(orgOperations)(
    '%s, for every role with every set of org roles, by session and by key',
    async (operation, policy) => {
      const path = departmentId === undefined ? {} : { department_id: departmentId };
      const request = harmlessRequest(policy, path);
      for (const person of persons) {
        for (const orgRoles of ORG_ROLE_SETS) {
          for (const isInScope of orgRoles.includes('department_admin') ? [true, false] : [false]) {
            await setOrgRoles(server, person.id, orgRoles, isInScope ? [DEPARTMENT.toUpperCase()] : ['Elsewhere']);
            for (const isKey of [false, true]) {
              const caller = { role: person.role, orgRoles, isInScope, isKey };
              const answer = requireSound(await (isKey ? person.key : person.bearer).callRaw(operation, request));
              const expected = isAllowed(policy.access, caller);
              const isUnknown = departmentId === undefined && answer.status === 404;
              if (!isUnknown)
                expect({ ...caller, passes: answer.status !== 403 }).toEqual({ ...caller, passes: expected });
            }
          }
        }
        await setOrgRoles(server, person.id, []);
      }
    },
  );
});
