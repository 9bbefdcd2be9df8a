import type { Agent } from '../../../../organisation/value/agent.ts';
import type { NamedProject, ProjectDirectory } from '../../../../projects/project-directory.ts';
import type { NamedTask, TaskDirectory } from '../../../../tasks/task-directory.ts';
import { namedProjects } from '../projects.ts';
import type { Query, Subjects } from '../query.ts';
import { membersOf } from '../tasks.ts';

/** The tasks, projects and agents that a question is about. */
export interface NamedWork {
  readonly tasks: readonly NamedTask[];
  readonly projects: readonly NamedProject[];
  readonly agents: readonly Agent[];
}

export interface NameFacts {
  readonly taskDirectory: Pick<TaskDirectory, 'namedIn'>;
  readonly projectDirectory: Pick<ProjectDirectory, 'choices'>;
}

const NOTHING: NamedWork = { tasks: [], projects: [], agents: [] };

const namedIn = async (subjects: Subjects, { organisation }: Query, facts: NameFacts): Promise<NamedWork> => {
  const { ids, text, isNamed } = subjects;
  const tasks = await facts.taskDirectory.namedIn(text);
  return {
    tasks: tasks.filter(({ id, title }) => ids.includes(id) || isNamed(title)),
    projects: await namedProjects(subjects, facts),
    agents: membersOf(subjects, organisation),
  };
};

/** What the question names, otherwise what it refers to; nothing if it does neither. */
export const namedWork = async (query: Query, facts: NameFacts): Promise<NamedWork> => {
  for (const subjects of [query, ...query.earlier]) {
    const found = await namedIn(subjects, query, facts);
    if (found.tasks.length + found.projects.length + found.agents.length > 0) return found;
  }
  return NOTHING;
};
