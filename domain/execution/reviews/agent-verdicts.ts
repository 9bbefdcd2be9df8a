import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement } from '../../foundation/database/connections/prepared-connection.ts';
import { lockRecord } from '../../foundation/database/records.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { RunReviewReply } from '../../llm/schemas/run-review.ts';
import { lockToComplete } from '../../tasks/find-task.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import type { RunCloser } from '../endings/run-closer.ts';
import type { LeaseCall, LeaseCalls } from '../leases/lease-calls.ts';
import { type CriterionVerdict, Run, type RunFailure, type RunRecord, type RunReview } from '../runs/run.entity.ts';
import { errorForState } from '../runs/run-state.ts';
import { clean } from '../steps/step-rows.ts';
import { workSettings } from '../work-settings.ts';
import type { AskPerson, ReviewClaim } from './agent-reviews.ts';
import { nothingFound, type ReviewEffects, storeUndecided } from './review-effects.ts';
import { DELETE_AGENT_REVIEW, RELEASE_AGENT_REVIEW, RETRY_AGENT_REVIEW } from './statements.ts';

const MAX_REASON = 2000;
const MAX_COMMENT = 4000;

interface AgentVerdictsDeps {
  readonly uow: UnitOfWork;
  readonly settings: LiveSettings;
  readonly calls: LeaseCalls;
  readonly closer: Pick<RunCloser, 'close'>;
  readonly effects: ReviewEffects;
  readonly askPerson: AskPerson;
}

/** How the run of a review ends. */
type ReviewEnding = Pick<Partial<RunRecord>, 'summary' | 'failure'> & {
  readonly status: 'succeeded' | 'failed' | 'released' | 'cancelled';
};

/** A locked task in review, with the run that is reviewed. */
interface HeldReview {
  readonly task: TaskRecord;
  readonly reviewed: RunRecord;
  readonly now: Date;
}

/** Stores the results of reviews by agents (spec/rules/work.md#reviewing-agents). */
export class AgentVerdicts {
  readonly #deps: AgentVerdictsDeps;

  constructor(deps: AgentVerdictsDeps) {
    this.#deps = deps;
  }

  /** Ends the run of the review, and the task or its next attempt with it. Throws the errors of a lease call. */
  async settle(claim: ReviewClaim, call: LeaseCall, reply: RunReviewReply): Promise<void> {
    const { uow } = this.#deps;
    await uow.write(async (em) => {
      const held = await this.#close(em, claim, call, {
        status: 'succeeded',
        summary: clean(reply.comment, MAX_COMMENT),
      });
      queueStatement(em, DELETE_AGENT_REVIEW, [claim.reviewed.id]);
      if (held !== null) await this.#apply(em, claim, held, reply);
    });
  }

  /** Ends the run of the review as failed. Another attempt follows, unless the failure is final: then a person decides. */
  async fail(claim: ReviewClaim, call: LeaseCall, failure: RunFailure): Promise<void> {
    const { uow, askPerson } = this.#deps;
    await uow.write(async (em) => {
      const held = await this.#close(em, claim, call, { status: 'failed', failure });
      if (failure.retryable) return queueStatement(em, RETRY_AGENT_REVIEW, [claim.reviewed.id]);
      queueStatement(em, DELETE_AGENT_REVIEW, [claim.reviewed.id]);
      const remark = `${claim.reviewer.name} could not review the run: ${failure.message}`;
      if (held === null) return;
      const reviewed = storeUndecided(em, held.reviewed, nothingFound(claim.reviewer, remark, held.now));
      await askPerson(em, reviewed, held.task, remark);
    });
  }

  /** Ends the run of a review that was asked to stop. Unless its task was cancelled, another review follows; the attempt is not counted. */
  async release(claim: ReviewClaim, call: LeaseCall, isCancelled: boolean): Promise<void> {
    await this.#deps.uow.write(async (em) => {
      await this.#close(em, claim, call, { status: isCancelled ? 'cancelled' : 'released' });
      queueStatement(em, RELEASE_AGENT_REVIEW, [claim.reviewed.id]);
    });
  }

  /** Returns the locked task and run that are reviewed; null if they are no longer in review. */
  async #close(
    em: EntityManager,
    { run: { id }, task: { id: taskId }, reviewed: { id: reviewedId } }: ReviewClaim,
    call: LeaseCall,
    ending: ReviewEnding,
  ): Promise<HeldReview | null> {
    const task = await lockToComplete(em, taskId);
    const reviewed = await lockRecord(em, Run, { id: reviewedId });
    const { run, state, time } = await this.#deps.calls.lock(em, call);
    if (run.id !== id || (state !== 'running' && state !== 'stopping'))
      throw errorForState(state === 'running' ? 'taken_over' : state);
    const endedBy = ending.status === 'released' || ending.status === 'cancelled' ? 'release' : 'finish';
    await this.#deps.closer.close(em, { run, task: null }, { ...ending, endedBy }, null, time.now);
    return reviewed !== null && task.status === 'in_review' && task.runId === reviewed.id
      ? { task, reviewed, now: time.now }
      : null;
  }

  async #apply(
    em: EntityManager,
    claim: ReviewClaim,
    { task, reviewed, now }: HeldReview,
    reply: RunReviewReply,
  ): Promise<void> {
    const { settings, effects, askPerson } = this.#deps;
    const review = reviewBy(claim, task, reply, now);
    const isPassed = review.verdict === 'passed';
    const isLast = !isPassed && task.reworks >= settings.get(workSettings.maxReworks);
    if (isLast || (isPassed && reviewed.reviewPolicy === 'agent_then_person')) {
      await askPerson(em, storeUndecided(em, reviewed, review), task, remarkOf(review));
      return;
    }
    const author = { actorId: claim.run.claimedBy, agentId: claim.reviewer.id };
    await effects.apply(em, { task, run: reviewed }, review, author);
  }
}

/** A missing or partial verdict is not a pass. */
const reviewBy = ({ reviewer }: ReviewClaim, task: TaskRecord, reply: RunReviewReply, now: Date): RunReview => {
  const given = new Map(reply.criteria.toReversed().map((criterion) => [criterion.index, criterion]));
  const criteria = task.acceptanceCriteria.map((_, index): CriterionVerdict => {
    const { verdict = 'unmet', reason = 'The reviewer gave no verdict' } = given.get(index) ?? {};
    return { index, verdict, reason: clean(reason, MAX_REASON) };
  });
  return {
    verdict: criteria.every(({ verdict }) => verdict === 'met') ? 'passed' : 'rework',
    reviewer: { kind: 'agent', id: reviewer.id, name: reviewer.name },
    criteria,
    comment: clean(reply.comment, MAX_COMMENT),
    created_at: now.toISOString(),
  };
};

/** What a person who decides should know about the review of an agent. */
const remarkOf = ({ verdict, reviewer, criteria, comment }: RunReview): string => {
  const missing = criteria.filter((criterion) => criterion.verdict !== 'met');
  return [
    `${reviewer.name} reviewed it: ${verdict}.`,
    ...missing.map(({ index, reason }) => `Criterion ${index + 1}: ${reason}`),
    comment,
  ]
    .filter((line) => line.trim() !== '')
    .join('\n');
};
