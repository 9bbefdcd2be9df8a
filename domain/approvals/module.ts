import { authModule } from '../auth/module.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { IdleConversations } from '../conversations/idle-conversations.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import { SampledWarning } from '../foundation/kernel/sampled-warning.ts';
import { RecordLimit } from '../foundation/limits/record-limit.ts';
import { defineModule } from '../foundation/module.ts';
import type { TaskExecution } from '../tasks/execution/execution-facts.ts';
import type { TaskChanges } from '../tasks/task-changes.ts';
import { Approval } from './approval.entity.ts';
import { ApprovalExpiry } from './approval-expiry.ts';
import { ApprovalService } from './approval-service.ts';
import { approvalSettings, outdatedApprovals, pendingApprovals, URGENCY_ORDER } from './approval-settings.ts';
import { approvalSweep } from './approval-sweep.ts';
import { Approvers } from './decide/approvers.ts';
import { ApprovalDecisions } from './decide/decisions.ts';
import { ResumeDelivery } from './resume/delivery.ts';
import { resumeJob } from './resume/job.ts';
import { ResumeRunner } from './resume/runner.ts';
import { ResumeSweep } from './resume/sweep.ts';
import { Urgency } from './urgency.ts';

interface Needs extends FoundationServices {
  readonly conversations: ConversationService;
  readonly idleConversations: IdleConversations;
  readonly taskChanges: TaskChanges;
  readonly taskExecution: TaskExecution;
  readonly warn: (line: string) => void;
}

/** Decisions of people, and the work that waits for them. */
export const approvalsModule = defineModule({
  name: 'approvals',
  uses: [authModule],
  entities: [Approval],
  tables: ['resume_signals'],
  settings: () => approvalSettings,
  outdated: outdatedApprovals,
  settingOrders: [URGENCY_ORDER],
  build: (needs: Needs) => {
    const { pool, uow, clock, outbox, settings, taskChanges, warn } = needs;
    const resumeDelivery = new ResumeDelivery({ uow, clock, outbox });
    const expiry = new ApprovalExpiry({ uow, clock, outbox, resumes: resumeDelivery });
    const urgency = new Urgency(clock, settings);
    const approvers = new Approvers(settings);
    const decisions = new ApprovalDecisions({ ...needs, expiry, urgency, approvers, resumes: resumeDelivery });
    decisions.onDecision('review_gate', (em, { taskId }, { verdict }, actor) =>
      taskChanges.settleReview(em, taskId ?? null, verdict, actor),
    );
    const limit = new RecordLimit({ settings, clock, limited: pendingApprovals });
    const approvals = new ApprovalService({
      pool,
      uow,
      clock,
      outbox,
      expiry,
      urgency,
      limit,
      taskExecution: needs.taskExecution,
    });
    needs.idleConversations.keepWhile((em, conversationId) => approvals.hasPending(em, conversationId));
    const runner = new ResumeRunner({ delivery: resumeDelivery, clock, warning: new SampledWarning(warn, clock) });
    const sweep = new ResumeSweep({ delivery: resumeDelivery, runner, clock });
    return {
      services: {
        approvals,
        decisions,
        resumeDelivery,
      },
      shared: { approvers, approvalExpiry: expiry },
      jobs: [resumeJob(resumeDelivery, runner)],
      processes: [approvalSweep(expiry, new SampledWarning(warn, clock)), sweep],
    };
  },
});
