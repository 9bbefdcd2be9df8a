import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId } from '../foundation/kernel/ids.ts';
import { truncate } from '../foundation/kernel/text/text.ts';
import { chooseAgent } from '../organisation/agents/choose-agent.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import type { ForecastService } from '../plans/forecasts/forecast-service.ts';
import type { ProjectRecord } from '../projects/project.entity.ts';
import { hasEnded, lockProject, type ProjectService } from '../projects/project-service.ts';
import { requestDelivery } from '../tasks/run-delivery.ts';
import type { DispatchPhase, TaskRecord } from '../tasks/task.entity.ts';
import type { TaskChanges } from '../tasks/task-changes.ts';
import type { CharterRecord } from './charter.entity.ts';
import { scopeFields } from './charter-parts.ts';

const MAX_DESCRIPTION = 40_000;

/** The parts of a dispatched run. */
export interface DispatchedRun {
  readonly forecastId: string;
  readonly project: ProjectRecord;
  readonly task: TaskRecord;
}

interface CharterDispatchDeps {
  readonly clock: Clock;
  readonly changes: OrganisationChanges;
  readonly forecasts: ForecastService;
  readonly projects: ProjectService;
  readonly taskChanges: TaskChanges;
}

/**
 * Creates the run of an approved charter (spec/rules/conversation.md#charter-run): forecast, project, task, assignment.
 */
export class CharterDispatch {
  readonly #clock: Clock;
  readonly #changes: OrganisationChanges;
  readonly #forecasts: ForecastService;
  readonly #projects: ProjectService;
  readonly #taskChanges: TaskChanges;

  constructor({ clock, changes, forecasts, projects, taskChanges }: CharterDispatchDeps) {
    this.#clock = clock;
    this.#changes = changes;
    this.#forecasts = forecasts;
    this.#projects = projects;
    this.#taskChanges = taskChanges;
  }

  /**
   * Runs the phases in the caller's transaction. Throws NotFound for an unknown project, Conflict for one that has
   * ended.
   */
  async run(em: EntityManager, charter: CharterRecord, actor: Actor): Promise<DispatchedRun> {
    const { amount, currency } = charter.envelope;
    const forecastId = newId();
    const taskId = newId();
    const phases = [this.#phase('forecast', `Up to ${amount} ${currency}`)];
    const project = await this.#projectOf(em, charter);
    phases.push(this.#phase('project', charter.projectId ? `Filed under ${project.name}` : `Opened ${project.name}`));
    this.#forecasts.add(em, {
      forecastId,
      charterId: charter.id,
      projectId: project.id,
      taskId,
      amount,
      currency,
      decidedBy: actor.userId,
      decidedAt: this.#clock.now(),
    });
    phases.push(this.#phase('task', charter.title));
    const { organisation } = await this.#changes.readIn(em);
    const agent = chooseAgent(organisation.agents, project.lead ?? null);
    phases.push(this.#phase('assignment', agent === null ? 'No agent is available' : `Assigned to ${agent.name}`));
    const task = await this.#taskChanges.add(em, taskOf(charter, project.id, agent?.id ?? null), charter.createdBy, {
      id: taskId,
      charterId: charter.id,
      forecastId,
      correlationId: charter.conversationId,
      hardCeiling: amount,
      source: 'charter',
      dispatch: phases,
      createdByKeyId: charter.versionMark?.key_id ?? null,
    });
    requestDelivery(em, taskId, this.#clock);
    return { forecastId, project, task };
  }

  /** The existing project, started if it was only planned, or a new one. */
  async #projectOf(em: EntityManager, charter: CharterRecord): Promise<ProjectRecord> {
    const { amount, currency, deadline } = charter.envelope;
    if (charter.projectId) {
      const project = await lockProject(em, charter.projectId);
      if (hasEnded(project)) throw new Conflict(`The project is ${project.status}`);
      return project.status === 'planning' ? this.#projects.apply(em, project, { status: 'active' }) : project;
    }
    return this.#projects.add(em, {
      name: charter.proposedProjectName ?? charter.title,
      description: charter.proposedProjectDescription,
      lead: null,
      budget: amount,
      currency,
      deadline: deadline === null ? null : new Date(deadline),
      status: 'active',
      charterId: charter.id,
      createdBy: charter.createdBy,
    });
  }

  #phase(phase: DispatchPhase['phase'], detail: string): DispatchPhase {
    return { phase, success: true, detail, at: this.#clock.now().toISOString() };
  }
}

const section = (title: string, points: readonly string[]): string[] =>
  points.length === 0 ? [] : [`${title}:\n${points.map((point) => `- ${point}`).join('\n')}`];

const describe = ({ brief, goals, constraints, scope }: CharterRecord): string => {
  const { inScope, outOfScope } = scopeFields.fromJson(scope);
  return [
    brief,
    ...section('Goals', goals),
    ...section('Constraints', constraints),
    ...section('In scope', inScope),
    ...section('Out of scope', outOfScope),
  ].join('\n\n');
};

const taskOf = (charter: CharterRecord, projectId: string, assignedTo: string | null) => ({
  projectId,
  title: charter.title,
  description: truncate(describe(charter), MAX_DESCRIPTION),
  type: 'development' as const,
  priority: 'high' as const,
  estimatedComplexity: 'medium' as const,
  acceptanceCriteria: charter.successCriteria,
  assignedTo,
  parentTaskId: null,
  deadline: charter.envelope.deadline === null ? null : new Date(charter.envelope.deadline),
});
