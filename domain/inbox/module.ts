import { approvalsModule } from '../approvals/module.ts';
import { authModule } from '../auth/module.ts';
import { chartersModule } from '../charters/module.ts';
import { defineModule } from '../foundation/module.ts';
import { plansModule } from '../plans/module.ts';
import { usersModule } from '../users/module.ts';
import { type InboxDeps, InboxService } from './inbox-service.ts';

/** Items of all areas that wait for a decision. */
export const inboxModule = defineModule({
  name: 'inbox',
  uses: [approvalsModule, authModule, chartersModule, plansModule, usersModule],
  build: (needs: InboxDeps) => ({ services: { inbox: new InboxService(needs) } }),
});
