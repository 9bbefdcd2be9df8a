import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApprovalRecord } from '../../approvals/approval.entity.ts';
import { contextFields, RUN_REVIEW_ACTION } from '../../approvals/approval-parts.ts';
import type { ApprovalService } from '../../approvals/approval-service.ts';
import type { Decision } from '../../approvals/decide/decision.ts';
import type { ApprovalDecisions } from '../../approvals/decide/decisions.ts';
import { lockRecord, queueChanges } from '../../foundation/database/records.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict, ValidationFailed } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { type Precondition, unconditional } from '../../foundation/kernel/precondition.ts';
import { truncate, visibleTitle } from '../../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import { lockToComplete, readTask } from '../../tasks/find-task.ts';
import type { AppliedReviewPolicy, TaskRecord } from '../../tasks/task.entity.ts';
import { requireEveryCriterion } from '../endings/finish-rules.ts';
import type { ReviewGate } from '../endings/run-ends.ts';
import { readWorkTime } from '../leases/work-time.ts';
import { type CriterionVerdict, Run, type RunRecord, type RunReview } from '../runs/run.entity.ts';
import type { RunApprovals } from '../runs/run-approvals.ts';
import { newestOf, type RunArtifacts } from '../runs/run-artifacts.ts';
import { findRun } from '../runs/run-service.ts';
import { workSettings } from '../work-settings.ts';
import { requireOtherMaker } from './makers.ts';
import type { ReviewEffects } from './review-effects.ts';
import { automaticPolicy, isAppliedPolicy } from './review-policy.ts';

const MAX_TITLE = 200;

/** The review of a run by a person. */
export interface PersonalReview {
  readonly verdict: 'passed' | 'rework';
  readonly criteria: readonly CriterionVerdict[];
  readonly comment: string;
}

interface RunReviewsDeps {
  readonly uow: UnitOfWork;
  readonly settings: LiveSettings;
  readonly changes: Pick<OrganisationChanges, 'read'>;
  readonly approvals: Pick<ApprovalService, 'pendingOfTask'>;
  readonly runApprovals: RunApprovals;
  readonly decisions: Pick<ApprovalDecisions, 'decide'>;
  readonly artifacts: RunArtifacts;
  readonly effects: ReviewEffects;
  /** Requests the review of an agent; false if none can review the run. */
  readonly requestAgent: (em: EntityManager, run: RunRecord, task: TaskRecord) => Promise<boolean>;
}

/** Reviews of runs by people: each is an approval (spec/rules/work.md#reviews). */
export class RunReviews implements ReviewGate {
  readonly #deps: RunReviewsDeps;

  constructor(deps: RunReviewsDeps) {
    this.#deps = deps;
  }

  async policyOf(task: TaskRecord, run: RunRecord): Promise<AppliedReviewPolicy> {
    const { settings, changes } = this.#deps;
    const policy = task.reviewPolicy ?? settings.get(workSettings.review);
    return isAppliedPolicy(policy) ? policy : automaticPolicy((await changes.read()).organisation, task, run);
  }

  async request(em: EntityManager, run: RunRecord, task: TaskRecord, actor: Actor): Promise<void> {
    const isByAgent = run.reviewPolicy === 'agent' || run.reviewPolicy === 'agent_then_person';
    if (isByAgent && (await this.#deps.requestAgent(em, run, task))) return;
    await this.askPerson(em, run, task, '', actor);
  }

  /** Requests the review of a person. `remark` says what an agent found. */
  async askPerson(em: EntityManager, run: RunRecord, task: TaskRecord, remark: string, actor: Actor): Promise<void> {
    const { runApprovals, artifacts } = this.#deps;
    const delivered = await artifacts.ofRuns(em, [run.id]);
    await runApprovals.request(
      em,
      run,
      {
        actionType: RUN_REVIEW_ACTION,
        title: visibleTitle(truncate(`Review: ${task.title}`, MAX_TITLE)),
        description: [run.summary === '' ? task.title : run.summary, remark].filter((part) => part !== '').join('\n\n'),
        riskLevel: 'medium',
        source: 'review_gate',
        isUnlimited: true,
        ttlSeconds: null,
        context: {
          summary: run.summary,
          criteria: run.criteria,
          artifacts: newestOf(delivered).map(({ id, runId, name, size, isAccepted }) => ({
            ...{ id, run_id: runId, name, size, is_accepted: isAccepted },
          })),
        },
      },
      actor,
    );
  }

  /**
   * Reviews the latest run of a task. Throws NotFound, VersionConflict, Conflict unless the task is in review of this run, Forbidden for an API
   * key of a user who claimed a run of the task, ValidationFailed for an incomplete review, and the errors of the decision on its approval.
   */
  async review(
    runId: string,
    given: PersonalReview,
    actor: Actor,
    expected: Precondition<RunRecord>,
  ): Promise<RunRecord> {
    const { uow, settings, approvals, decisions } = this.#deps;
    return uow.write(async (em) => {
      const task = await lockTaskOf(em, (await findRun(em, runId)).taskId);
      // Read under the lock of the task, because the precondition is on the run that is reviewed.
      const run = await findRun(em, runId);
      expected(run);
      if (task?.status !== 'in_review' || task.runId !== run.id) throw notInReview();
      await requireOtherMaker(em, task.id, actor, settings);
      requireCompleteReview(given, task);
      const approval = await approvals.pendingOfTask(em, RUN_REVIEW_ACTION, task.id);
      if (approval === null)
        throw new Conflict('An agent is reviewing the run; wait for its verdict, or for the approval in the inbox');
      const verdict = given.verdict === 'passed' ? 'approved' : 'rejected';
      const reason = given.comment === '' ? null : given.comment;
      await decisions.decide(
        approval.id,
        { verdict, reason, arguments: null, conversationId: null },
        actor,
        unconditional,
      );
      const reviewed = await findRun(em, run.id);
      if (!reviewed.review || given.criteria.length === 0) return reviewed;
      return queueChanges(em, Run, reviewed, { review: { ...reviewed.review, criteria: given.criteria } });
    });
  }

  /** The effect of the decision on a review, in its transaction. Throws Conflict, or Forbidden as `review`. */
  async settle(em: EntityManager, approval: ApprovalRecord, decision: Decision, actor: Actor): Promise<void> {
    const { settings, effects } = this.#deps;
    const { runId } = contextFields.fromJson(approval.context);
    const task = approval.taskId ? await lockTaskOf(em, approval.taskId) : null;
    const run = runId === null ? null : await lockRecord(em, Run, { id: runId });
    if (run === null || task?.status !== 'in_review' || task.runId !== run.id) throw notInReview();
    await requireOtherMaker(em, task.id, actor, settings);
    const review = reviewOf(task, decision, actor, (await readWorkTime(em)).now);
    await effects.apply(em, { task, run }, review, { actorId: actor.userId });
  }
}

/** The task under its lock; null if it was deleted. */
const lockTaskOf = async (em: EntityManager, taskId: string): Promise<TaskRecord | null> =>
  (await readTask(em, taskId)) === null ? null : lockToComplete(em, taskId);

const notInReview = (): Conflict => new Conflict('Only the latest run of a task in review can be reviewed');

/** Throws ValidationFailed unless `passed` has the verdict `met` for every criterion, and `rework` has a comment. */
const requireCompleteReview = ({ verdict, criteria, comment }: PersonalReview, task: TaskRecord): void => {
  if (verdict === 'rework' && comment.trim() === '')
    throw new ValidationFailed('comment is required if the verdict is rework');
  const indices = new Set(criteria.map(({ index }) => index));
  if (indices.size !== criteria.length || criteria.some(({ index }) => index >= task.acceptanceCriteria.length))
    throw new ValidationFailed('criteria must have at most one entry for each acceptance criterion of the task');
  if (verdict !== 'passed') return;
  requireEveryCriterion(criteria, task);
  if (criteria.some((criterion) => criterion.verdict !== 'met'))
    throw new ValidationFailed('Every criterion must have the verdict met if the verdict is passed');
};

/** Approving is `passed` with every criterion met; rejecting is `rework`, with the reason as comment. */
const reviewOf = (task: TaskRecord, { verdict, reason }: Decision, actor: Actor, now: Date): RunReview => ({
  verdict: verdict === 'approved' ? 'passed' : 'rework',
  reviewer: { kind: 'person', id: actor.userId, name: actor.username },
  criteria:
    verdict === 'approved' ? task.acceptanceCriteria.map((_, index) => ({ index, verdict: 'met', reason: '' })) : [],
  comment: reason ?? '',
  created_at: now.toISOString(),
});
