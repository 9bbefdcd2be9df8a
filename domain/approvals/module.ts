import { authModule } from '../auth/module.ts';
import type { Foundation } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import type { TaskService } from '../tasks/task-service.ts';
import { Approval } from './approval.entity.ts';
import { ApprovalExpiry } from './approval-expiry.ts';
import { ApprovalService } from './approval-service.ts';
import { approvalSettings, URGENCY_ORDER } from './approval-settings.ts';
import { ApprovalSweep } from './approval-sweep.ts';
import { ResumeDelivery, resumeJob } from './resume-signals.ts';
import { Urgency } from './urgency.ts';

/** Decisions of people that something waits for. */
export const approvalsModule = defineModule({
  name: 'approvals',
  uses: [authModule],
  entities: [Approval],
  tables: ['resume_signals'],
  settings: () => approvalSettings,
  settingOrders: [URGENCY_ORDER],
  build: ({ uow, clock, audit, outbox, settings, tasks }: Foundation & { readonly tasks: TaskService }) => {
    const expiry = new ApprovalExpiry(uow, clock, outbox);
    const approvals = new ApprovalService(uow, clock, audit, outbox, expiry, new Urgency(clock, settings));
    approvals.onDecision('review_gate', (em, { taskId }, verdict) => tasks.settleReview(em, taskId ?? null, verdict));
    return {
      services: { approvals },
      jobs: [resumeJob(new ResumeDelivery(uow, clock, outbox))],
      processes: [new ApprovalSweep(expiry)],
    };
  },
});
