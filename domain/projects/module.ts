import type { FoundationServices } from '../foundation/foundation.ts';
import { FinalRecords } from '../foundation/jobs/final-records.ts';
import { RecordLimit } from '../foundation/limits/record-limit.ts';
import { defineModule } from '../foundation/module.ts';
import { KnownProjects } from './known-projects.ts';
import { Project } from './project.entity.ts';
import { ProjectDirectory } from './project-directory.ts';
import { ProjectService } from './project-service.ts';
import { allProjects, FINAL_PROJECTS, projectSettings } from './project-settings.ts';

export const projectsModule = defineModule({
  name: 'projects',
  entities: [Project],
  settings: () => projectSettings,
  build: (needs: FoundationServices) => {
    const { uow, clock, settings } = needs;
    const finalProjects = new FinalRecords(needs, FINAL_PROJECTS);
    const knownProjects = new KnownProjects({ uow, clock });
    const limit = new RecordLimit({ settings, clock, limited: allProjects });
    return {
      services: {
        projects: new ProjectService({ ...needs, limit, onChange: (projectId) => knownProjects.forget(projectId) }),
        finalProjects,
      },
      shared: { projectDirectory: new ProjectDirectory(uow), knownProjects },
      jobs: [finalProjects.sweep.job],
    };
  },
});
