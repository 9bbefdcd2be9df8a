import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { created, noContent, ok, pageResult } from '../http/contracts/result.ts';
import { signedInAs } from '../http/limits/hash-caller.ts';
import { presentPerson, presentUser } from '../presenters/users.ts';

export const userHandlers = ({
  users,
  orgRoles,
  newUsers,
  passwordResets,
  ceoTransfer,
}: Services): HandlersOf<'users'> => ({
  listUsers: async (input) => pageResult(await users.list(input.page), presentUser),
  createUser: async ({ body, actor, signal }) => {
    const user = await newUsers.create(body, actor, signedInAs(actor, signal));
    return created(presentUser(user), { location: `/api/v1/users/${user.id}` });
  },
  getUser: async ({ path }) => ok(presentUser(await users.get(path.user_id))),
  updateUserRole: async ({ path, body, actor, ifMatch }) =>
    ok(presentUser(await users.changeRole(path.user_id, body.role, actor, ifMatch(presentUser)))),
  deleteUser: async ({ path, actor, ifMatch }) => {
    await users.remove(path.user_id, actor, ifMatch(presentUser));
    return noContent();
  },
  resetUserPassword: async ({ path, body, actor, signal }) => {
    const waiting = signedInAs(actor, signal);
    return ok(presentUser(await passwordResets.reset(path.user_id, body.password, actor, waiting)));
  },
  transferCeo: async ({ path, body, actor, signal }) => {
    const waiting = signedInAs(actor, signal);
    return ok(presentUser(await ceoTransfer.transfer(path.user_id, body.password, actor, waiting)));
  },
  listPeople: async () => ok((await users.people()).map(presentPerson)),
  grantOrgRole: async ({ path, body, actor }) =>
    created(presentUser(await orgRoles.grant(path.user_id, body.role, body.scoped_departments, actor))),
  revokeOrgRole: async ({ path, actor, ifMatch }) => {
    await orgRoles.revoke(path.user_id, path.role, actor, ifMatch(presentUser));
    return noContent();
  },
});
