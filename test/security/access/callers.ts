import type { OrgRole } from '../../../domain/foundation/kernel/actor.ts';
import { createPerson, openSession, type Person, setOrgRoles } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { systemToken } from '../../support/client/tokens.ts';
import type { TestServer } from '../../support/server/server.ts';
import { type Caller, handedOutBy, PERSONS, type PersonRole } from './oracle.ts';

/** A caller and its credential. `isCookie` sends cookie and CSRF token, all others a header. */
export interface KnownCaller extends Caller {
  readonly name: string;
  readonly userId: string;
  readonly client: Client;
  readonly isCookie: boolean;
  /** The id of its API key; null for a session. */
  readonly keyId: string | null;
}

/** The department in the scopes of department administrators. */
export const DEPARTMENT = 'Sweepers';

/** Sets of organisation roles, and the scopes of department administrators: this department, or another. */
const ORG_CALLERS: readonly (readonly [roles: readonly OrgRole[], isInScope: boolean])[] = [
  [['owner'], false],
  [['editor'], false],
  [['viewer'], false],
  [['department_admin'], true],
  [['department_admin'], false],
];

export const newKey = async (owner: Client, role: PersonRole) => {
  const answer = await owner.call('createApiKey', { body: { name: `key of ${role}`, role } });
  if (answer.status !== 201) throw new Error(`key was not created: ${answer.text}`);
  return { keyId: String(answer.body.data.key.id), client: owner.as({ bearer: answer.body.data.api_key }) };
};

const plain = { orgRoles: [], isInScope: false } as const;

/** A user by cookie and by header, and with every key that they may create. */
const withAllKeys = async (person: Person): Promise<KnownCaller[]> => {
  const role = person.role as PersonRole;
  const known = { ...plain, userId: person.id };
  const keys = await Promise.all(
    handedOutBy(role).map(async (given) => ({ given, ...(await newKey(person.client, given)) })),
  );
  return [
    { ...known, role, name: `${role} by cookie`, client: person.client, isCookie: true, isKey: false, keyId: null },
    { ...known, role, name: `${role} by header`, client: person.bearer, isCookie: false, isKey: false, keyId: null },
    ...keys.map(({ given, keyId, client }) => ({
      ...{ ...known, role: given, name: `key ${given} of ${role}`, client },
      ...{ isCookie: false, isKey: true, keyId },
    })),
  ];
};

const withOrgRoles = async (server: TestServer, role: PersonRole): Promise<KnownCaller[]> => {
  const callers: KnownCaller[] = [];
  for (const [orgRoles, isInScope] of ORG_CALLERS) {
    const name = `${role} as ${orgRoles.join(' and ')}${isInScope ? ' in scope' : ''}`;
    const { id, bearer } = await createPerson(server, name, role);
    await setOrgRoles(server, id, orgRoles, isInScope ? [DEPARTMENT.toUpperCase()] : ['Elsewhere']);
    const known = { role, orgRoles, isInScope, userId: id, isCookie: false };
    callers.push({ ...known, name, client: bearer, isKey: false, keyId: null });
    callers.push({ ...known, name: `key of ${name}`, isKey: true, ...(await newKey(bearer, role)) });
  }
  return callers;
};

/**
 * One caller for every difference in the rules: each role by cookie, by header and with each key it may create; every set of organisation
 * roles for a user who may write and one who may not, by header and by key; the system token. With `ceoId` the ceo is that user.
 */
export const createCallers = async (server: TestServer, ceoId?: string): Promise<readonly KnownCaller[]> => {
  const persons = await Promise.all(
    PERSONS.map(async (role): Promise<Person> => {
      if (role !== 'ceo' || ceoId === undefined) return createPerson(server, role, role);
      return { id: ceoId, role, ...(await openSession(server, ceoId)) };
    }),
  );
  const callers = (await Promise.all(persons.map(withAllKeys))).flat();
  const client = server.client.as({ bearer: systemToken(server) });
  const system = { ...plain, role: 'system', isCookie: false, isKey: false, keyId: null } as const;
  return [
    ...callers,
    ...(await withOrgRoles(server, 'manager')),
    ...(await withOrgRoles(server, 'observer')),
    { ...system, name: 'the system token', userId: 'system', client },
  ];
};
