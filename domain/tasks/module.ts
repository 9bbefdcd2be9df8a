import type { FoundationServices } from '../foundation/foundation.ts';
import type { FinalRecords } from '../foundation/jobs/final-records.ts';
import { RecordLimit } from '../foundation/limits/record-limit.ts';
import { defineModule } from '../foundation/module.ts';
import type { KnownProjects } from '../projects/known-projects.ts';
import { projectsModule } from '../projects/module.ts';
import { projectsWithOpenTasks } from './open-tasks.ts';
import { deliveryJobs, RunDelivery } from './run-delivery.ts';
import { Task } from './task.entity.ts';
import { TaskChanges } from './task-changes.ts';
import { TaskService } from './task-service.ts';
import { openTasks, outdatedTasks, taskSettings } from './task-settings.ts';
import { TaskViews } from './waiting/task-views.ts';

interface Needs extends FoundationServices {
  readonly finalProjects: FinalRecords;
  readonly knownProjects: KnownProjects;
}

/** Tasks, and the delivery of those that a charter dispatched. */
export const tasksModule = defineModule({
  name: 'tasks',
  uses: [projectsModule],
  entities: [Task],
  tables: ['due_deliveries'],
  settings: () => taskSettings,
  outdated: outdatedTasks,
  build: ({ uow, clock, outbox, audit, settings, finalProjects, knownProjects }: Needs) => {
    const delivery = new RunDelivery({ uow, clock, outbox });
    const limit = new RecordLimit({ settings, clock, limited: openTasks });
    finalProjects.keepWhile(projectsWithOpenTasks);
    const taskChanges = new TaskChanges({ clock, outbox, limit });
    const views = new TaskViews(clock, knownProjects);
    return {
      services: { tasks: new TaskService({ uow, audit, taskChanges, knownProjects, views }), taskChanges, delivery },
      jobs: deliveryJobs(delivery),
    };
  },
});
