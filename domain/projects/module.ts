import type { Foundation } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import { Project } from './project.entity.ts';
import { ProjectDirectory } from './project-directory.ts';
import { ProjectService } from './project-service.ts';

/** Bodies of work. */
export const projectsModule = defineModule({
  name: 'projects',
  entities: [Project],
  build: ({ uow, clock, outbox, settings }: Foundation) => ({
    services: { projects: new ProjectService(uow, clock, outbox, settings) },
    shared: { projectDirectory: new ProjectDirectory(uow) },
  }),
});
