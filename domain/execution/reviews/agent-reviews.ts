import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement, readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { lockRecord, queueInsert } from '../../foundation/database/records.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import type { Agent } from '../../organisation/value/agent.ts';
import { autonomyIn } from '../../organisation/value/autonomy.ts';
import { readProject } from '../../projects/project-service.ts';
import { lockFreeTasks, lockTaskIfPresent } from '../../tasks/find-task.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import type { TaskChanges } from '../../tasks/task-changes.ts';
import { newRun } from '../claims/claimed-runs.ts';
import { LOCK_OPEN_RUNS } from '../claims/statements.ts';
import type { LeaseCalls } from '../leases/lease-calls.ts';
import type { LeaseTokens } from '../leases/lease-token.ts';
import { readWorkTime } from '../leases/work-time.ts';
import { Run, type RunRecord } from '../runs/run.entity.ts';
import { runEvent } from '../runs/run-events.ts';
import { workSettings } from '../work-settings.ts';
import { SELECT_BUILT_IN_WORKER } from '../workers/statements.ts';
import { nothingFound, storeUndecided } from './review-effects.ts';
import { reviewerOf } from './reviewers.ts';
import {
  BEGIN_AGENT_REVIEW,
  DELAY_AGENT_REVIEW,
  DELETE_ABANDONED_REVIEW,
  DELETE_AGENT_REVIEW,
  INSERT_AGENT_REVIEW,
  LOCK_READY_REVIEW,
  OPEN_REVIEW,
  SELECT_ABANDONED_REVIEWS,
  SELECT_MAKERS,
  SELECT_READY_REVIEWS,
} from './statements.ts';

/** Failed reviews after which a person decides. */
const MAX_ATTEMPTS = 2;

interface PendingReview {
  readonly runId: string;
  readonly taskId: string;
  readonly attempts: number;
}

/** The review of a run by an agent, with its own run and lease. */
export interface ReviewClaim {
  /** The run of the review, of kind `review`. */
  readonly run: RunRecord;
  readonly leaseToken: string;
  readonly task: TaskRecord;
  /** The run that is reviewed. */
  readonly reviewed: RunRecord;
  readonly reviewer: Agent;
}

/** Requests the review of a person, in the caller's transaction. `remark` says what an agent found. */
export type AskPerson = (em: EntityManager, run: RunRecord, task: TaskRecord, remark: string) => Promise<void>;

interface AgentReviewsDeps {
  readonly uow: UnitOfWork;
  readonly outbox: Outbox;
  readonly settings: LiveSettings;
  readonly changes: Pick<OrganisationChanges, 'read'>;
  readonly tasks: Pick<TaskChanges, 'advance'>;
  readonly calls: LeaseCalls;
  readonly tokens: LeaseTokens;
  readonly askPerson: AskPerson;
}

/** Reviews by agents: which agent reviews, and the claims of their runs (spec/rules/work.md#reviewing-agents). */
export class AgentReviews {
  readonly #deps: AgentReviewsDeps;

  constructor(deps: AgentReviewsDeps) {
    this.#deps = deps;
  }

  /** Requests the review of an agent, in the transaction that ends the run. Returns false if no worker or no other agent can review it. */
  async request(em: EntityManager, run: RunRecord, task: TaskRecord): Promise<boolean> {
    const workers = await readPrepared<unknown>(em, SELECT_BUILT_IN_WORKER);
    if (workers.length === 0 || (await this.#reviewerOf(em, run)) === null) return false;
    queueStatement(em, INSERT_AGENT_REVIEW, [run.id, task.id]);
    return true;
  }

  /** Begins the next review; null if none is ready. Reviews that no agent can do go to a person. */
  async claim(workerName: string, actor: Actor): Promise<ReviewClaim | null> {
    const { uow } = this.#deps;
    const ready = await uow.read((em) => readPrepared<PendingReview>(em, SELECT_READY_REVIEWS));
    for (const pending of ready) {
      const claimed = await uow.write((em) => this.#claim(em, pending, workerName, actor));
      if (claimed !== null) return claimed;
    }
    return null;
  }

  /** The task is locked first, as by its other changes. Null if another process has the task or the review. */
  async #claim(
    em: EntityManager,
    { runId, taskId }: PendingReview,
    workerName: string,
    actor: Actor,
  ): Promise<ReviewClaim | null> {
    const [task] = await lockFreeTasks(em, [taskId]);
    const [pending] = task === undefined ? [] : await readPrepared<PendingReview>(em, LOCK_READY_REVIEW, [runId]);
    return task === undefined || pending === undefined
      ? null
      : this.#begin(em, { ...pending, task }, workerName, actor);
  }

  /** Asks people for the reviews that no worker can do, because the last built-in worker went offline. */
  async sweep(): Promise<void> {
    const { uow, askPerson } = this.#deps;
    const abandoned = await uow.read((em) => readPrepared<PendingReview>(em, SELECT_ABANDONED_REVIEWS));
    for (const { runId, taskId } of abandoned)
      await uow.write(async (em) => {
        const [task, run] = [await lockTaskIfPresent(em, taskId), await lockRecord(em, Run, { id: runId })];
        const deleted = await readPrepared(em, DELETE_ABANDONED_REVIEW, [runId]);
        if (deleted.length > 0 && run !== null && task?.status === 'in_review' && task.runId === runId)
          await askPerson(em, run, task, '');
      });
  }

  async #begin(
    em: EntityManager,
    { runId, taskId, attempts, task }: PendingReview & { readonly task: TaskRecord },
    workerName: string,
    actor: Actor,
  ): Promise<ReviewClaim | null> {
    const { settings, calls, tokens, outbox, tasks, askPerson } = this.#deps;
    const [reviewed, time] = await Promise.all([lockRecord(em, Run, { id: runId }), readWorkTime(em)]);
    if (reviewed === null || task.status !== 'in_review' || task.runId !== runId) {
      queueStatement(em, DELETE_AGENT_REVIEW, [runId]);
      return null;
    }
    const reviewer = await this.#reviewerOf(em, reviewed);
    if (reviewer === null || attempts >= MAX_ATTEMPTS) {
      queueStatement(em, DELETE_AGENT_REVIEW, [runId]);
      const remark = reviewer === null ? '' : `${reviewer.name} could not review the run.`;
      const run = reviewer === null ? reviewed : storeUndecided(em, reviewed, nothingFound(reviewer, remark, time.now));
      await askPerson(em, run, task, remark);
      return null;
    }
    queueStatement(em, LOCK_OPEN_RUNS, []);
    const limits = [settings.get(workSettings.maxRunsPerAgent), settings.get(workSettings.maxRunsPerProject)];
    const values = [...limits, task.id, reviewer.id, task.projectId, workerName, actor.userId];
    const [opened] = await readPrepared<{ runId: string }>(em, OPEN_REVIEW, values);
    if (opened === undefined) {
      queueStatement(em, DELAY_AGENT_REVIEW, [runId]);
      return null;
    }
    // Each run of a task has its own epoch.
    const epoch = task.epoch + 1;
    await tasks.advance(em, task, { epoch });
    const run: RunRecord = {
      ...newRun(settings, time),
      ...{
        id: opened.runId,
        taskId,
        projectId: task.projectId,
        agentId: reviewer.id,
        workerName,
        workerKind: 'built_in',
      },
      ...{ kind: 'review', attempt: attempts + 1, epoch, claimedBy: actor.userId, leaseExpiresAt: calls.expiry(time) },
    };
    queueInsert(em, Run, run);
    queueStatement(em, BEGIN_AGENT_REVIEW, [runId]);
    outbox.publish(em, runEvent('started', run));
    return { run, task, reviewed, reviewer, leaseToken: tokens.of(run.id, epoch) };
  }

  async #reviewerOf(em: EntityManager, { agentId, taskId, projectId }: RunRecord): Promise<Agent | null> {
    const [{ organisation }, makers, project] = await Promise.all([
      this.#deps.changes.read(),
      readPrepared<{ agentId: string }>(em, SELECT_MAKERS, [taskId]),
      readProject(em, projectId),
    ]);
    const projectLead = project?.lead ?? null;
    const levelOf = autonomyIn(organisation);
    // A locked agent does nothing.
    const agents = organisation.agents.filter((agent) => levelOf(agent) !== 'locked' || agent.id === agentId);
    const { departments } = organisation;
    return reviewerOf(
      { agents, departments },
      { agentId, projectLead, makers: new Set(makers.map((maker) => maker.agentId)) },
    );
  }
}
