import type { EntityManager } from '@mikro-orm/postgresql';
import type { CharterRecord } from '../../../charters/charter.entity.ts';
import { readCharters } from '../../../charters/charter-service.ts';
import { readPrepared } from '../../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../../foundation/database/unit-of-work.ts';
import { nameKey } from '../../../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../../../foundation/settings/live-settings.ts';
import type { OrganisationChanges } from '../../../organisation/changes/organisation-changes.ts';
import { findRole } from '../../../organisation/roles/role-rows.ts';
import { currencySetting } from '../../../organisation/value/currency-setting.ts';
import type { Organisation } from '../../../organisation/value/organisation.ts';
import type { Role } from '../../../organisation/value/role.ts';
import type { ProjectRecord } from '../../../projects/project.entity.ts';
import { readProject } from '../../../projects/project-service.ts';
import { readSubtasks, readTask, readTasks } from '../../../tasks/find-task.ts';
import type { TaskRecord } from '../../../tasks/task.entity.ts';
import type { RunInput } from '../../inputs/run-input.ts';
import type { RunRecord, RunReview } from '../../runs/run.entity.ts';
import type { ArtifactSummary, RunArtifacts } from '../../runs/run-artifacts.ts';
import type { RunBudgets } from '../../spending/run-budgets.ts';
import { SELECT_HISTORY } from '../../steps/statements.ts';
import { workSettings } from '../../work-settings.ts';
import type { ClaimedRun, PreloadedContext } from '../claim.ts';
import { SELECT_ACCEPTED_SUMMARIES, SELECT_FEEDBACK } from '../statements.ts';
import type { ClaimContext, ClaimDependency, ClaimMessage } from './claim-context.ts';

/** The maximum number of bytes of messages of earlier runs. */
const MAX_HISTORY_BYTES = 64 * 1024;

/** Reads the input requests of all runs of a task, oldest first. */
export type InputsOfTask = (em: EntityManager, taskId: string) => Promise<readonly RunInput[]>;

interface ContextReaderDeps {
  readonly uow: UnitOfWork;
  readonly settings: LiveSettings;
  readonly changes: OrganisationChanges;
  readonly artifacts: RunArtifacts;
  readonly runBudgets: RunBudgets;
  readonly inputsOfTask: InputsOfTask;
}

/** The earlier runs of a task: their artifacts, reviews, inputs and messages. */
type Earlier = Pick<ClaimContext, 'artifacts' | 'feedback' | 'inputs' | 'history'>;

const NOTHING_EARLIER: Earlier = { artifacts: [], feedback: [], inputs: [], history: [] };

/** Reads the projects of runs and the roles of their agents, each of them once. */
export class ContextPreloads {
  readonly #em: EntityManager;
  readonly #organisation: Organisation;
  readonly #projects = new Map<string, Promise<ProjectRecord | null>>();
  readonly #roles = new Map<string, Promise<Role | null>>();

  constructor(em: EntityManager, organisation: Organisation) {
    this.#em = em;
    this.#organisation = organisation;
  }

  async of({ agentId, projectId }: Pick<RunRecord, 'agentId' | 'projectId'>): Promise<PreloadedContext> {
    const organisation = this.#organisation;
    const agent = organisation.agents.find(({ id }) => id === agentId);
    const [project, role] = await Promise.all([
      once(this.#projects, projectId, () => readProject(this.#em, projectId)),
      agent === undefined ? null : once(this.#roles, nameKey(agent.role), () => findRole(this.#em, agent.role)),
    ]);
    return { organisation, project, role };
  }
}

const once = <T>(reads: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> => {
  const begun = reads.get(key) ?? read();
  reads.set(key, begun);
  return begun;
};

/**
 * Reads the context of claims after their commit (spec/rules/work.md#context-of-a-claim). The organisation, project and role were usually read
 * during the claim.
 */
export class ContextReader {
  readonly #deps: ContextReaderDeps;

  constructor(deps: ContextReaderDeps) {
    this.#deps = deps;
  }

  async read({ run, task, preloaded }: ClaimedRun): Promise<ClaimContext> {
    const { uow, settings, runBudgets } = this.#deps;
    const { organisation, project, role } = preloaded ?? (await this.#preloaded(run));
    const agent = organisation.agents.find(({ id }) => id === run.agentId) ?? null;
    const key = agent === null ? null : nameKey(agent.department);
    const [records, budgetLeft] = await Promise.all([
      uow.read((em) => this.#records(em, run, task, project)),
      runBudgets.left(run.agentId, task, project),
    ]);
    return {
      ...records,
      project,
      company: organisation.company,
      department: organisation.departments.find(({ name }) => nameKey(name) === key) ?? null,
      agent,
      systemPrompt: role?.systemPromptTemplate ?? null,
      limits: {
        deadline: task.deadline ?? null,
        hardDeadline: run.hardDeadline,
        budgetLeft,
        currency: settings.get(currencySetting),
        maxArtifactBytes: settings.get(workSettings.maxArtifactBytes),
      },
    };
  }

  async #preloaded(run: RunRecord): Promise<PreloadedContext> {
    const { uow, changes } = this.#deps;
    const { organisation } = await changes.read();
    return uow.read((em) => new ContextPreloads(em, organisation).of(run));
  }

  async #records(em: EntityManager, run: RunRecord, task: TaskRecord, project: ProjectRecord | null) {
    const [charter, parent, dependencies, earlier] = await Promise.all([
      charterOf(em, task, project),
      task.parentTaskId ? readTask(em, task.parentTaskId) : null,
      this.#dependencies(em, run, task),
      run.epoch === 1 ? NOTHING_EARLIER : this.#earlier(em, run),
    ]);
    return { charter, parent, dependencies, ...earlier };
  }

  /** The dependencies of a task, and for a run of kind `integrate` its subtasks. */
  async #dependencies(em: EntityManager, { kind }: RunRecord, task: TaskRecord): Promise<readonly ClaimDependency[]> {
    const children = kind === 'integrate' ? await readSubtasks(em, task.id) : [];
    const named = await readTasks(em, task.dependencies);
    const all = [...named, ...children];
    if (all.length === 0) return [];
    const ids = all.map(({ id }) => id);
    const [summaries, artifacts] = await Promise.all([
      readPrepared<{ taskId: string; summary: string }>(em, SELECT_ACCEPTED_SUMMARIES, [JSON.stringify(ids)]),
      this.#deps.artifacts.ofTasks(em, ids),
    ]);
    const summaryOf = new Map(summaries.map(({ taskId, summary }) => [taskId, summary]));
    const isAccepted = (artifact: ArtifactSummary): boolean => artifact.isAccepted;
    return all.map(({ id, title }) => ({
      taskId: id,
      title,
      summary: summaryOf.get(id) ?? '',
      artifacts: artifacts.filter((artifact) => artifact.taskId === id && isAccepted(artifact)),
    }));
  }

  async #earlier(em: EntityManager, { id, taskId }: RunRecord): Promise<Earlier> {
    const { artifacts, inputsOfTask } = this.#deps;
    const [delivered, reviews, inputs, messages] = await Promise.all([
      artifacts.ofTasks(em, [taskId]),
      readPrepared<{ runId: string; review: string }>(em, SELECT_FEEDBACK, [taskId, id]),
      inputsOfTask(em, taskId),
      readPrepared<ClaimMessage>(em, SELECT_HISTORY, [taskId, id, MAX_HISTORY_BYTES]),
    ]);
    const feedback = reviews.map(({ runId, review }) => ({ ...(JSON.parse(review) as RunReview), runId }));
    return { artifacts: delivered, feedback, inputs, history: messages.toReversed() };
  }
}

/** The charter of the task, or of its project. */
const charterOf = async (
  em: EntityManager,
  { charterId }: TaskRecord,
  project: ProjectRecord | null,
): Promise<CharterRecord | null> => {
  const id = charterId ?? project?.charterId ?? null;
  const [charter = null] = id === null ? [] : await readCharters(em, [id]);
  return charter;
};
