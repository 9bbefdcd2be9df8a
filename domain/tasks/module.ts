import type { Foundation } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import { projectsModule } from '../projects/module.ts';
import { deliveryJob, RunDelivery } from './run-delivery.ts';
import { Task } from './task.entity.ts';
import { TaskService } from './task-service.ts';

/** Pieces of work, and the handing over of those that a charter dispatched. */
export const tasksModule = defineModule({
  name: 'tasks',
  uses: [projectsModule],
  entities: [Task],
  build: ({ uow, clock, outbox }: Foundation) => {
    const delivery = new RunDelivery(uow, clock, outbox);
    return {
      services: { tasks: new TaskService(uow, clock, outbox), delivery },
      jobs: [deliveryJob(delivery)],
    };
  },
});
