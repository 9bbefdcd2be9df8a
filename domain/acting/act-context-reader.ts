import { Conflict } from '../foundation/errors/errors.ts';
import type { Department } from '../organisation/value/department.ts';
import type { OrganisationReader } from '../personas/agent-persona.ts';
import type { NamedProject, ProjectDirectory } from '../projects/project-directory.ts';
import type { ActRun } from './act-run.ts';
import type { ActRuns } from './act-runs.ts';

/** An instruction, and what it may refer to. */
export interface ActContext {
  readonly instruction: string;
  readonly departments: readonly Pick<Department, 'id' | 'name'>[];
  readonly projects: readonly NamedProject[];
}

const MAX_DEPARTMENTS = 500;
const MAX_NAMES = 10;

/** In commands, the name of a project follows the word "project". */
const namedProjects = (instruction: string): readonly string[] =>
  instruction
    .split(/ project /i)
    .slice(1, MAX_NAMES)
    .map((rest) => (rest.split('\n')[0] ?? '').replace(/["'“”.]/g, '').trim());

/** Reads what the agent may refer to: departments in company order, and projects that the instruction may mean. */
export class ActContextReader {
  readonly #changes: OrganisationReader;
  readonly #projects: ProjectDirectory;
  readonly #runs: ActRuns;

  constructor(changes: OrganisationReader, projects: ProjectDirectory, runs: ActRuns) {
    this.#changes = changes;
    this.#projects = projects;
    this.#runs = runs;
  }

  /** Throws Conflict if the text of the run was erased: no model may read it. */
  async read({ id, instruction }: Pick<ActRun, 'id' | 'instruction'>): Promise<ActContext> {
    if (await this.#runs.isErased(id)) throw new Conflict('The conversation was deleted');
    const { departments } = (await this.#changes.read()).organisation;
    return {
      instruction,
      departments: departments.slice(0, MAX_DEPARTMENTS).map(({ id, name }) => ({ id, name })),
      projects: await this.#projects.choices(namedProjects(instruction)),
    };
  }
}
