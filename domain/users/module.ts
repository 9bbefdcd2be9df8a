import type { FoundationServices } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import type { LockCredential } from './account-lock.ts';
import { NewUserService } from './new-user-service.ts';
import { OrgRoleService } from './org-role-service.ts';
import { PasswordRules } from './password-rules.ts';
import { OrgRoleGrant, User } from './user.entity.ts';
import { UserService } from './user-service.ts';
import { userSettings } from './user-settings.ts';

interface Needs extends FoundationServices {
  /** Locks and checks a credential; supplied by the area of credentials. */
  readonly lockCredential: LockCredential;
}

/** Users, programs with an account, and the roles they hold. */
export const usersModule = defineModule({
  name: 'users',
  entities: [User, OrgRoleGrant],
  settings: () => Object.values(userSettings),
  build: ({ uow, pool, clock, audit, settings, hasher, lockCredential }: Needs) => {
    const users = new UserService(uow, pool, clock, audit, lockCredential);
    const passwordRules = new PasswordRules(settings, pool);
    return {
      shared: { passwordRules },
      services: {
        users,
        newUsers: new NewUserService(users, passwordRules, hasher),
        orgRoles: new OrgRoleService(uow, clock, audit, lockCredential),
      },
    };
  },
});
