import { approvalsModule } from '../approvals/module.ts';
import { authModule } from '../auth/module.ts';
import { chartersModule } from '../charters/module.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import { plansModule } from '../plans/module.ts';
import { projectsModule } from '../projects/module.ts';
import type { TaskExecution } from '../tasks/execution/execution-facts.ts';
import { StuckTasks } from '../tasks/execution/stuck-tasks.ts';
import { tasksModule } from '../tasks/module.ts';
import { usersModule } from '../users/module.ts';
import { CappedObjects } from './capped-objects.ts';
import { DecisionItems, type DecisionItemsDeps } from './decision-items.ts';
import { InboxService } from './inbox-service.ts';
import { WorkItems } from './work-items.ts';

interface Needs extends FoundationServices, DecisionItemsDeps {
  readonly changes: OrganisationChanges;
  readonly taskExecution: TaskExecution;
}

/** Decisions of all areas, and work that cannot continue without a person. */
export const inboxModule = defineModule({
  name: 'inbox',
  uses: [approvalsModule, authModule, chartersModule, plansModule, projectsModule, tasksModule, usersModule],
  build: (needs: Needs) => {
    const stuckTasks = new StuckTasks(needs);
    const cappedObjects = new CappedObjects(needs);
    const work = new WorkItems({ ...needs, stuckTasks, cappedObjects });
    return { services: { inbox: new InboxService({ decisions: new DecisionItems(needs), work }) } };
  },
});
