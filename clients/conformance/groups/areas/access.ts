import { GUARDED, OPERATIONS, type Operation, type OperationId } from '../../document.ts';
import { ensure, outcome, requireStatus } from '../../protocol/expect.ts';
import { check, type Group } from '../../scene/check.ts';
import { passes, ROLES } from '../../scene/guards.ts';
import { ALWAYS_ACTS, harmless, REFUSED_TO_OTHERS } from '../../scene/harmless.ts';
import type { Person } from '../../scene/people.ts';
import type { Scene } from '../../scene/scene.ts';

const HUMAN_ROLES = 'spec/rules/auth.md#human-roles';
const CREDENTIAL = 'spec/rules/auth.md#credential-precedence';

const open = OPERATIONS.filter(({ access, id }) => access.includes('public') && id !== REFUSED_TO_OTHERS);

/** Operations that API keys cannot call, regardless of guards (spec/rules/auth.md#session-list). */
const isForPeople = ({ id }: Operation, { role }: Person): boolean => id === 'listSessions' && role !== 'ceo';

/** A caller who passes the guards must not get 401 or 403; every other caller must. */
const askAs = async (operation: Operation, person: Person, by: 'session' | 'key'): Promise<void> => {
  const mayPass = passes(operation.access, person.role, person.orgRoles);
  if (mayPass && (operation.id === ALWAYS_ACTS || (operation.id === 'logout' && by === 'session'))) return;
  const response = await person[by].call(operation.id, harmless(operation));
  if (!mayPass || (by === 'key' && isForPeople(operation, person)))
    return requireStatus(response, '403/1001', `${person.role} by ${by}`);
  const isRefused = response.status === 401 || response.status === 403;
  ensure(!isRefused, `${person.role} by ${by} may call it, got ${outcome(response)}`, response);
};

const byRole = (operation: Operation) =>
  check(operation.id, HUMAN_ROLES, async (scene) => {
    for (const role of ROLES)
      for (const by of ['session', 'key'] as const) await askAs(operation, await scene.person(role), by);
  });

const withoutCredential = (operation: Operation) =>
  check(`${operation.id} without a credential`, CREDENTIAL, async ({ anonymous }) => {
    const request = harmless(operation);
    requireStatus(await anonymous.call(operation.id, request), '401/1000');
    requireStatus(
      await anonymous.as({ bearer: 'ok_nobody' }).call(operation.id, request),
      '401/1000',
      'an unknown key',
    );
  });

const forEverybody = (operation: Operation) =>
  check(`${operation.id} for everybody`, CREDENTIAL, async ({ anonymous }) => {
    const plain = await anonymous.call(operation.id, harmless(operation));
    const odd = await anonymous.as({ bearer: 'bad' }).call(operation.id, harmless(operation));
    requireStatus(odd, outcome(plain), 'an invalid credential is ignored');
    const isSetupRefused = operation.id === 'setupAdmin' && plain.status === 403;
    ensure(isSetupRefused || plain.status !== 403, 'everybody may call it', plain);
  });

/** The operations that can be called without an effect. */
const callable = GUARDED.filter(({ id }) => id !== ALWAYS_ACTS);

const browserWithoutCsrf = async ({ ceo }: Scene): Promise<void> => {
  const silent = ceo.browser.as({ ...ceo.browser.identity, repeatsCsrf: false });
  const changing = callable.filter(({ method }) => method !== 'GET');
  for (const operation of changing)
    requireStatus(await silent.call(operation.id, harmless(operation)), '403/1001', operation.id);
  requireStatus(
    await ceo.browser.call('createProject', { body: {} }),
    '400/2001',
    'with the token the body is validated',
  );
};

/** The operations of a user who must change the password. */
const OPEN_AT_FIRST: readonly OperationId[] = ['changePassword', 'getCurrentUser', 'logout'];

const forcedChange = async (scene: Scene): Promise<void> => {
  const { session: forced } = await scene.people.newcomer(scene.ceo, scene.name('newcomer'), 'manager');
  for (const operation of callable)
    if (!OPEN_AT_FIRST.includes(operation.id))
      requireStatus(await forced.call(operation.id, harmless(operation)), '403/1001', operation.id);
  requireStatus(await forced.call('getCurrentUser'), '200', 'it is still allowed');
};

export const ACCESS: Group = {
  name: 'access',
  title: 'Permissions of every operation',
  checks: [
    ...GUARDED.map(byRole),
    ...GUARDED.map(withoutCredential),
    ...open.map(forEverybody),
    check('a browser repeats the CSRF token', 'spec/rules/auth.md#csrf', browserWithoutCsrf),
    check('a first password must be changed', 'spec/rules/auth.md#forced-password-change', forcedChange),
  ],
};
