import { readFileSync } from 'node:fs';
import { type HumanRole, ORG_ROLES, type OrgRole } from '../../../domain/foundation/kernel/actor.ts';
import { type OperationId, operations } from '../../../generated/operations.ts';
import type { Guard, OperationPolicy } from '../../../handlers/http/policy.ts';
import type { Body, Client, Request } from '../client/client.ts';
import { addUser, openSession } from '../client/tokens.ts';
import type { TestServer } from '../server/server.ts';

/** Every operation of the document with its policy; what is added to the document is swept without a change here. */
export const everyOperation = Object.entries(operations) as unknown as readonly [OperationId, OperationPolicy][];

const document: Body = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'));

/** What the document says about an operation's body: its schema and its first example. */
export const bodyOf = (operation: OperationId): { readonly required: readonly string[]; readonly example: unknown } => {
  const { method, path } = operations[operation];
  const content = document.paths[path][method].requestBody?.content['application/json'];
  if (content === undefined) return { required: [], example: undefined };
  const name: string = content.schema.$ref?.split('/').at(-1) ?? '';
  const schema = document.components.schemas[name] ?? content.schema;
  const [example] = Object.values(content.examples ?? {}) as { value: unknown }[];
  return { required: schema.required ?? [], example: example?.value };
};

/** The required query parameters of an operation, with the values the document gives as examples. */
export const requiredQueryOf = (operation: OperationId): Record<string, string> => {
  const { method, path } = operations[operation];
  const declared: Body[] = (document.paths[path][method].parameters ?? []).map(
    (parameter: Body) => document.components.parameters[String(parameter.$ref).split('/').at(-1) ?? ''] ?? parameter,
  );
  const required = declared.filter((parameter) => parameter.in === 'query' && parameter.required === true);
  return Object.fromEntries(required.map(({ name, example }) => [name, String(example)]));
};

/** Values of path parameters that are no ids of rows. A parameter without a value here names an object that does not exist. */
const KNOWN_VALUES: Readonly<Record<string, string>> = {
  role: 'editor',
  role_name: 'Backend Developer',
  agent_index: '0',
  version: '1',
  namespace: 'auth',
  key: 'session_minutes',
};
const UNKNOWN_ID = '5f0c1a2b-3d4e-4f60-812a-3b4c5d6e7f80';

export const parameterNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** Whether all objects in the path are unknown ones. */
export const namesNothing = (path: string): boolean =>
  path.includes('{') && parameterNames(path).every((name) => KNOWN_VALUES[name] === undefined);

/** Values for all path parameters, some of them replaced. */
export const pathValues = (path: string, changes: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(parameterNames(path).map((name) => [name, changes[name] ?? KNOWN_VALUES[name] ?? UNKNOWN_ID]));

/**
 * A request that gets past every guard but changes nothing: its body, its `If-Match` or its path is malformed. Where there is
 * nothing to malform the operation runs.
 */
export const harmlessRequest = (
  { path, method, body, isConditional, isIdempotent }: OperationPolicy,
  changes: Readonly<Record<string, string>> = {},
): Request => {
  const values = pathValues(path, changes);
  if (body !== 'none') return { path: values, raw: { text: '[]', type: 'application/json' } };
  if (isConditional) return { path: values, headers: { 'if-match': 'nonsense' } };
  if (isIdempotent) return { path: values, headers: { 'idempotency-key': '' } };
  if (method !== 'get' && path.includes('{'))
    return { path: Object.fromEntries(Object.keys(values).map((name) => [name, 'x'.repeat(129)])) };
  return { path: values };
};

const HOLDERS: Readonly<Record<Exclude<Guard, 'org' | 'dept'>, readonly HumanRole[]>> = {
  public: ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer', 'system'],
  refresh: ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer', 'system'],
  any: ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer', 'system'],
  read: ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer'],
  write: ['ceo', 'manager', 'pair_programmer'],
  lead: ['ceo', 'manager'],
  approve: ['ceo', 'manager', 'board_member'],
  ceo: ['ceo'],
};

/** Who calls: the role in force, the org roles of the owner, whether a scope names the department, whether it is a key. */
export interface Caller {
  readonly role: HumanRole;
  readonly orgRoles: readonly OrgRole[];
  readonly isInScope: boolean;
  readonly isKey: boolean;
}

/** The organisation rule (spec/rules/auth.md#organisation-rule), written down a second time. */
const passesOrgRule = ({ role, orgRoles, isInScope, isKey }: Caller, guard: 'org' | 'dept'): boolean => {
  const mayWrite = HOLDERS.write.includes(role);
  if (role === 'system' || (isKey && !mayWrite)) return false;
  if (orgRoles.length === 0) return mayWrite;
  if (orgRoles.includes('owner') || orgRoles.includes('editor')) return true;
  return guard === 'dept' && orgRoles.includes('department_admin') && isInScope;
};

/** Whether the caller passes all guards. */
export const isAllowed = (guards: readonly Guard[], caller: Caller): boolean =>
  guards.every((guard) =>
    guard === 'org' || guard === 'dept' ? passesOrgRule(caller, guard) : HOLDERS[guard].includes(caller.role),
  );

export const PERSONS = ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer'] as const;

/** One person with a session and an API key of the same role. */
export interface Person {
  readonly id: string;
  readonly role: HumanRole;
  readonly bearer: Client;
  readonly cookie: Client;
  readonly key: Client;
}

/** Makes a person in the domain, without hashing a password. */
export const createSweepPerson = async (server: TestServer, username: string, role: HumanRole): Promise<Person> => {
  const { id } = await addUser(server, username, role);
  const sessions = await openSession(server, id);
  const { apiKey } = await server.services.apiKeys.create(
    { name: 'sweep', role, expiresAt: null },
    {
      userId: id,
      username,
      role,
      orgRoles: [],
      scopedDepartments: [],
      mustChangePassword: false,
      credential: { kind: 'session_bearer', sessionId: null, keyId: null },
    },
  );
  return { id, role, ...sessions, key: server.client.as({ bearer: apiKey }) };
};

/** All sets of org roles that the org rule tells apart. */
export const ORG_ROLE_SETS: readonly (readonly OrgRole[])[] = [
  [],
  ...ORG_ROLES.map((role) => [role]),
  ['viewer', 'editor'],
  ['viewer', 'department_admin'],
];
