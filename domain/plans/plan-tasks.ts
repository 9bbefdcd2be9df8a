import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict } from '../foundation/errors/errors.ts';
import { newId } from '../foundation/kernel/ids.ts';
import { firstHolderOf } from '../organisation/agents/agent-directory.ts';
import type { ProjectRecord } from '../projects/project.entity.ts';
import { hasEnded, lockProject, type ProjectService } from '../projects/project-service.ts';
import type { TaskRecord } from '../tasks/task.entity.ts';
import type { TaskChanges } from '../tasks/task-changes.ts';
import type { PlanRecord } from './plan.entity.ts';
import { type PlanItem, planItemFields } from './plan-item.ts';
import type { PlanProgress } from './plan-progress.ts';

interface PlanTasksDeps {
  readonly progress: PlanProgress;
  readonly taskChanges: TaskChanges;
  readonly projects: ProjectService;
}

/** In whose name the tasks of a plan are created, and who gets those whose role nobody holds; null: nobody. */
export interface PlanCreator {
  readonly userId: string;
  /** The API key of the user; null without one. */
  readonly keyId: string | null;
  readonly fallbackAgentId: string | null;
}

/** The tasks of a run's plan have the creator of its task, and its agent if nobody else. */
export const creatorOf = ({ createdBy, createdByKeyId, assignedTo }: TaskRecord): PlanCreator => ({
  userId: createdBy,
  keyId: createdByKeyId ?? null,
  fallbackAgentId: assignedTo ?? null,
});

/** Turns the items of an approved plan into tasks. */
export class PlanTasks {
  readonly #deps: PlanTasksDeps;

  constructor(deps: PlanTasksDeps) {
    this.#deps = deps;
  }

  /**
   * Starts the plan in the caller's transaction, which has locked the objective: each item becomes a task under it, in the name of the creator, assigned
   * to the first holder of its role. A project that was only planned becomes active. Throws Conflict for a project that has ended.
   */
  async start(em: EntityManager, plan: PlanRecord, creator: PlanCreator): Promise<ProjectRecord> {
    const { progress, projects } = this.#deps;
    const project = await lockProject(em, plan.projectId);
    if (hasEnded(project)) throw new Conflict(`The project is ${project.status}`);
    const items = plan.items.map(planItemFields.fromJson);
    const taskIds = new Map(items.map((item) => [item.id, newId()]));
    for (const item of items) await this.#addTask(em, plan, item, taskIds, creator);
    plan.items = items.map((item) => planItemFields.toJson({ ...item, taskId: taskIds.get(item.id) ?? null }));
    await progress.setStatus(em, plan, 'executing');
    return project.status === 'planning' ? projects.apply(em, project, { status: 'active' }) : project;
  }

  async #addTask(
    em: EntityManager,
    plan: PlanRecord,
    item: PlanItem,
    taskIds: ReadonlyMap<string, string>,
    { userId, keyId, fallbackAgentId }: PlanCreator,
  ): Promise<void> {
    const holder = item.ownerRole === null ? null : await firstHolderOf(em, item.ownerRole);
    const fields = {
      projectId: plan.projectId,
      title: item.title,
      description: item.description,
      type: plan.taskType,
      priority: plan.priority,
      estimatedComplexity: plan.estimatedComplexity,
      acceptanceCriteria: item.acceptanceCriteria,
      assignedTo: holder ?? fallbackAgentId,
      parentTaskId: plan.objectiveTaskId,
      deadline: null,
    };
    const dependencies = item.dependsOn.flatMap((itemId) => taskIds.get(itemId) ?? []);
    const origin = {
      id: taskIds.get(item.id) ?? newId(),
      planId: plan.id,
      planItemId: item.id,
      source: 'plan' as const,
      createdByKeyId: keyId,
      dependencies,
    };
    await this.#deps.taskChanges.add(em, fields, userId, origin);
  }
}
