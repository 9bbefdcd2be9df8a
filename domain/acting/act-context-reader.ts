import { Conflict } from '../foundation/errors/errors.ts';
import { isNamedIn } from '../foundation/kernel/text/named-in.ts';
import { nameKey } from '../foundation/kernel/text/text.ts';
import type { Agent } from '../organisation/value/agent.ts';
import type { Department } from '../organisation/value/department.ts';
import type { OrganisationReader } from '../personas/agent-persona.ts';
import type { NamedProject, ProjectDirectory } from '../projects/project-directory.ts';
import type { NamedTask, TaskDirectory } from '../tasks/task-directory.ts';
import type { ActRun } from './act-run.ts';
import type { ActRuns } from './act-runs.ts';

/** An instruction, and what it may refer to. */
export interface ActContext {
  readonly instruction: string;
  readonly departments: readonly Pick<Department, 'id' | 'name'>[];
  readonly projects: readonly NamedProject[];
  /** Only those that the instruction names. */
  readonly agents: readonly Pick<Agent, 'id' | 'name' | 'role'>[];
  readonly tasks: readonly NamedTask[];
}

const MAX_DEPARTMENTS = 500;
const MAX_AGENTS = 50;
const MAX_NAMES = 10;

/** In commands, the name of a project follows the word "project", or "work of". */
const BEFORE_PROJECT = [/ project /i, / work (?:of|on|in|for) /i];

const namedProjects = (instruction: string): readonly string[] =>
  BEFORE_PROJECT.flatMap((before) =>
    instruction
      .split(before)
      .slice(1, MAX_NAMES)
      .map((rest) => (rest.split('\n')[0] ?? '').replace(/["'“”.]/g, '').trim()),
  );

/** The agents whose name, first name or role the text contains as whole words. */
const agentsNamedIn = (text: string, agents: readonly Agent[]): ActContext['agents'] => {
  const key = nameKey(text).replaceAll('_', ' ');
  const isNamed = (name: string): boolean =>
    key.includes(nameKey(name).replaceAll('_', ' ')) && name !== '' && isNamedIn(text, name);
  return agents
    .filter(({ name, role }) => isNamed(name.split(' ', 1)[0] ?? '') || isNamed(role))
    .slice(0, MAX_AGENTS)
    .map(({ id, name, role }) => ({ id, name, role }));
};

interface ActContextReaderDeps {
  readonly changes: OrganisationReader;
  readonly projects: Pick<ProjectDirectory, 'choices'>;
  readonly tasks: Pick<TaskDirectory, 'namedIn'>;
  readonly runs: ActRuns;
}

/**
 * Reads what the agent may refer to: departments in company order, projects that the instruction may mean, and the agents and tasks that it
 * names.
 */
export class ActContextReader {
  readonly #deps: ActContextReaderDeps;

  constructor(deps: ActContextReaderDeps) {
    this.#deps = deps;
  }

  /** Throws Conflict if the text of the run was erased: no model may read it. */
  async read({ id, instruction }: Pick<ActRun, 'id' | 'instruction'>): Promise<ActContext> {
    const { changes, projects, tasks, runs } = this.#deps;
    if (await runs.isErased(id)) throw new Conflict('The conversation was deleted');
    const { departments, agents } = (await changes.read()).organisation;
    return {
      instruction,
      departments: departments.slice(0, MAX_DEPARTMENTS).map(({ id, name }) => ({ id, name })),
      projects: await projects.choices(namedProjects(instruction)),
      agents: agentsNamedIn(instruction, agents),
      tasks: await tasks.namedIn(instruction),
    };
  }
}
