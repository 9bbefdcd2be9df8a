import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../foundation/kernel/ids.ts';
import { firstHolderOf } from '../organisation/agents/agent-directory.ts';
import type { ProjectRecord } from '../projects/project.entity.ts';
import { lockProject, type ProjectService } from '../projects/project-service.ts';
import type { TaskChanges } from '../tasks/task-changes.ts';
import type { PlanRecord } from './plan.entity.ts';
import { type PlanItem, planItemFields } from './plan-item.ts';
import type { PlanProgress } from './plan-progress.ts';

interface PlanTasksDeps {
  readonly progress: PlanProgress;
  readonly taskChanges: TaskChanges;
  readonly projects: ProjectService;
}

/** Turns the items of an approved plan into tasks. */
export class PlanTasks {
  readonly #deps: PlanTasksDeps;

  constructor(deps: PlanTasksDeps) {
    this.#deps = deps;
  }

  /**
   * Starts the plan in the caller's transaction, which has locked the objective: each item becomes a task under it, in the name of the user, assigned
   * to the first holder of its role. A project that was only planned becomes active.
   */
  async start(em: EntityManager, plan: PlanRecord, createdBy: string): Promise<ProjectRecord> {
    const { progress, projects } = this.#deps;
    const project = await lockProject(em, plan.projectId);
    const items = plan.items.map(planItemFields.fromJson);
    const taskIds = new Map(items.map((item) => [item.id, newId()]));
    for (const item of items) await this.#addTask(em, plan, item, taskIds, createdBy);
    plan.items = items.map((item) => planItemFields.toJson({ ...item, taskId: taskIds.get(item.id) ?? null }));
    await progress.setStatus(em, plan, 'executing');
    return project.status === 'planning' ? projects.apply(em, project, { status: 'active' }) : project;
  }

  async #addTask(
    em: EntityManager,
    plan: PlanRecord,
    item: PlanItem,
    taskIds: ReadonlyMap<string, string>,
    createdBy: string,
  ): Promise<void> {
    const fields = {
      projectId: plan.projectId,
      title: item.title,
      description: item.description,
      type: plan.taskType,
      priority: plan.priority,
      estimatedComplexity: plan.estimatedComplexity,
      acceptanceCriteria: item.acceptanceCriteria,
      assignedTo: item.ownerRole === null ? null : await firstHolderOf(em, item.ownerRole),
      parentTaskId: plan.objectiveTaskId,
      deadline: null,
    };
    const dependencies = item.dependsOn.flatMap((itemId) => taskIds.get(itemId) ?? []);
    const origin = {
      id: taskIds.get(item.id) ?? newId(),
      planId: plan.id,
      planItemId: item.id,
      source: 'plan' as const,
      dependencies,
    };
    await this.#deps.taskChanges.add(em, fields, createdBy, origin);
  }
}
