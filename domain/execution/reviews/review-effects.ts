import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import { queueChanges } from '../../foundation/database/records.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Agent } from '../../organisation/value/agent.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import type { TaskChanges } from '../../tasks/task-changes.ts';
import { markedCriteria } from '../endings/finish-rules.ts';
import { Run, type RunRecord, type RunReview } from '../runs/run.entity.ts';
import type { RunArtifacts } from '../runs/run-artifacts.ts';
import { runEvent } from '../runs/run-events.ts';
import type { RunFigures } from '../runs/run-figures.ts';

interface ReviewEffectsDeps {
  readonly uow: UnitOfWork;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly tasks: Pick<TaskChanges, 'advance'>;
  readonly artifacts: RunArtifacts;
  readonly figures: Pick<RunFigures, 'noteReview'>;
}

/** A locked task in review, and its locked run that is reviewed. */
export interface ReviewedRun {
  readonly task: TaskRecord;
  readonly run: RunRecord;
}

/** Who reviewed, for the audit log. */
interface ReviewAuthor {
  readonly actorId: string;
  /** The agent that reviewed in the name of the actor. */
  readonly agentId?: string;
}

/** The effects of the review of a run, in the caller's transaction (spec/rules/work.md#results-of-a-review). */
export class ReviewEffects {
  readonly #deps: ReviewEffectsDeps;

  constructor(deps: ReviewEffectsDeps) {
    this.#deps = deps;
  }

  /** Stores the review, and completes the task or returns it to its agent. */
  async apply(em: EntityManager, { task, run }: ReviewedRun, review: RunReview, author: ReviewAuthor): Promise<void> {
    const { uow, outbox, audit, tasks, artifacts, figures } = this.#deps;
    const reviewed = queueChanges(em, Run, run, { review });
    outbox.publish(em, runEvent('reviewed', reviewed));
    uow.afterCommit(() => figures.noteReview(review.verdict));
    audit.record(em, {
      ...{ action: 'run.reviewed', ...author, details: { verdict: review.verdict } },
      ...{ targetType: 'run', targetId: run.id, targetName: task.title },
    });
    if (review.verdict === 'passed') {
      await artifacts.accept(em, run.id);
      await tasks.advance(em, task, { status: 'completed', acceptanceCriteria: markedCriteria(task, () => true) });
    } else
      await tasks.advance(em, task, { status: 'assigned', reworks: task.reworks + 1, readyAt: null, retryAt: null });
  }
}

/** What an agent that could not review a run found. `remark` says why. */
export const nothingFound = ({ id, name }: Agent, remark: string, now: Date): Omit<RunReview, 'verdict'> => ({
  reviewer: { kind: 'agent', id, name },
  criteria: [],
  comment: remark,
  created_at: now.toISOString(),
});

/** Stores what an agent found as the undecided review of a run; a person decides. */
export const storeUndecided = (em: EntityManager, run: RunRecord, found: Omit<RunReview, 'verdict'>): RunRecord =>
  queueChanges(em, Run, run, { review: { ...found, verdict: 'undecided' } });
