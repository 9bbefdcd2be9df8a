import { authModule } from '../auth/module.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import type { FinalRecords } from '../foundation/jobs/final-records.ts';
import { RecordLimit } from '../foundation/limits/record-limit.ts';
import { defineModule } from '../foundation/module.ts';
import type { KnownProjects } from '../projects/known-projects.ts';
import { projectsModule } from '../projects/module.ts';
import type { ProjectService } from '../projects/project-service.ts';
import { TaskExecution } from './execution/execution-facts.ts';
import { completeProject } from './execution/project-completion.ts';
import { ProjectProgressReader } from './execution/project-progress.ts';
import { projectsWithOpenTasks } from './open-tasks.ts';
import { deliveryJobs, RunDelivery } from './run-delivery.ts';
import { Task } from './task.entity.ts';
import { TaskChanges } from './task-changes.ts';
import { TaskDirectory } from './task-directory.ts';
import { TaskService } from './task-service.ts';
import { openTasks, outdatedTasks, taskSettings } from './task-settings.ts';
import { TaskViews } from './waiting/task-views.ts';

interface Needs extends FoundationServices {
  readonly finalProjects: FinalRecords;
  readonly knownProjects: KnownProjects;
  readonly projects: ProjectService;
}

/** Tasks, and the delivery of those that a charter dispatched. */
export const tasksModule = defineModule({
  name: 'tasks',
  uses: [authModule, projectsModule],
  entities: [Task],
  tables: ['due_deliveries', 'awaited_failures'],
  settings: () => taskSettings,
  outdated: outdatedTasks,
  build: ({ uow, clock, outbox, audit, settings, finalProjects, knownProjects, projects }: Needs) => {
    const delivery = new RunDelivery({ uow, clock, outbox });
    const limit = new RecordLimit({ settings, clock, limited: openTasks });
    finalProjects.keepWhile(projectsWithOpenTasks);
    const taskExecution = new TaskExecution();
    const taskChanges = new TaskChanges({ execution: taskExecution, clock, outbox, limit });
    taskChanges.onEnd((em, task) => completeProject(em, projects, task));
    const views = new TaskViews(clock, knownProjects, taskExecution);
    return {
      services: {
        tasks: new TaskService({ uow, audit, taskChanges, taskExecution, knownProjects, views }),
        projectProgress: new ProjectProgressReader(uow),
        taskChanges,
        delivery,
      },
      shared: { taskExecution, taskDirectory: new TaskDirectory(uow) },
      jobs: deliveryJobs(delivery),
    };
  },
});
