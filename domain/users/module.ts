import type { Foundation } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import type { HoldCredential } from './account-lock.ts';
import { NewUserService } from './new-user-service.ts';
import { OrgRoleService } from './org-role-service.ts';
import { PasswordRules } from './password-rules.ts';
import { OrgRoleGrant, User } from './user.entity.ts';
import { UserService } from './user-service.ts';
import { userSettings } from './user-settings.ts';

interface Needs extends Foundation {
  /** How the area that knows credentials looks at one again. */
  readonly holdCredential: HoldCredential;
}

/** People and programs with an account, and the roles they hold. */
export const usersModule = defineModule({
  name: 'users',
  entities: [User, OrgRoleGrant],
  settings: () => userSettings,
  build: ({ uow, pool, clock, audit, settings, hasher, holdCredential }: Needs) => {
    const users = new UserService(uow, pool, clock, audit, holdCredential);
    const passwordRules = new PasswordRules(settings, pool);
    return {
      shared: { passwordRules },
      services: {
        users,
        newUsers: new NewUserService(users, passwordRules, hasher),
        orgRoles: new OrgRoleService(uow, clock, audit, holdCredential),
      },
    };
  },
});
