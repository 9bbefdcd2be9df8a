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
  /** How the area that knows credentials looks at one again. */
  readonly lockCredential: LockCredential;
}

/** People and programs with an account, and the roles they hold. */
export const usersModule = defineModule({
  name: 'users',
  entities: [User, OrgRoleGrant],
  settings: () => userSettings,
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
