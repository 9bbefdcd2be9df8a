import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApprovalExpiry } from '../../approvals/approval-expiry.ts';
import { RUN_REVIEW_ACTION } from '../../approvals/approval-parts.ts';
import type { ApprovalService } from '../../approvals/approval-service.ts';
import type { ApprovalDecisions } from '../../approvals/decide/decisions.ts';
import type { FoundationServices } from '../../foundation/foundation.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import type { TaskChanges } from '../../tasks/task-changes.ts';
import type { RunCloser } from '../endings/run-closer.ts';
import type { ServerEndings } from '../endings/server-endings.ts';
import { InputRequests } from '../inputs/input-requests.ts';
import type { LeaseCalls } from '../leases/lease-calls.ts';
import type { LeaseTokens } from '../leases/lease-token.ts';
import type { RunRecord } from '../runs/run.entity.ts';
import { RunApprovals } from '../runs/run-approvals.ts';
import type { RunArtifacts } from '../runs/run-artifacts.ts';
import type { RunFigures } from '../runs/run-figures.ts';
import { BUILT_IN_ACTOR } from '../workers/built-in-actor.ts';
import type { WorkerPresence } from '../workers/presence.ts';
import { AgentReviews } from './agent-reviews.ts';
import { AgentVerdicts } from './agent-verdicts.ts';
import { ReviewEffects } from './review-effects.ts';
import { RunReviews } from './run-reviews.ts';

interface ReviewNeeds extends Pick<FoundationServices, 'uow' | 'outbox' | 'audit' | 'settings'> {
  readonly approvals: ApprovalService;
  readonly approvalExpiry: Pick<ApprovalExpiry, 'onExpiry'>;
  readonly decisions: ApprovalDecisions;
  readonly changes: OrganisationChanges;
  readonly tasks: Pick<TaskChanges, 'advance'>;
  readonly tokens: LeaseTokens;
  readonly calls: LeaseCalls;
  readonly presence: Pick<WorkerPresence, 'touch'>;
  readonly closer: RunCloser;
  readonly endings: ServerEndings;
  readonly artifacts: RunArtifacts;
  readonly figures: RunFigures;
}

/** Builds reviews and input requests. Both are approvals, whose decision or expiry they settle. */
export const buildReviews = (needs: ReviewNeeds) => {
  const { decisions, approvalExpiry } = needs;
  const runApprovals = new RunApprovals(needs);
  const inputs = new InputRequests({ ...needs, runApprovals });
  const askPerson = (em: EntityManager, run: RunRecord, task: TaskRecord, remark: string): Promise<void> =>
    reviews.askPerson(em, run, task, remark, BUILT_IN_ACTOR);
  const effects = new ReviewEffects(needs);
  const agentReviews = new AgentReviews({ ...needs, askPerson });
  const reviews = new RunReviews({
    ...needs,
    runApprovals,
    effects,
    requestAgent: agentReviews.request.bind(agentReviews),
  });
  const verdicts = new AgentVerdicts({ ...needs, effects, askPerson });
  decisions.onDecision('run_input', (em, { id }) => inputs.settle(em, id));
  decisions.onAction(RUN_REVIEW_ACTION, (em, approval, decision, actor) =>
    reviews.settle(em, approval, decision, actor),
  );
  approvalExpiry.onExpiry('run_input', (em, approvalId) => inputs.settle(em, approvalId));
  return { inputs, reviews, runApprovals, agentReviews, verdicts };
};
