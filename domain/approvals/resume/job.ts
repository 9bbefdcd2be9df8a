import type { Job } from '../../foundation/jobs/worker.ts';
import type { ResumeDelivery } from './delivery.ts';
import type { ResumeRunner } from './runner.ts';
import { RESUME_JOB } from './signals.ts';

/**
 * The job that wakes whoever waits for an approval. What may take minutes it hands over: few jobs run at once, and others must not wait
 * behind models (spec/rules/acting.md#run-takeover).
 */
export const resumeJob = (delivery: ResumeDelivery, runner: ResumeRunner): Job => ({
  name: RESUME_JOB,
  cron: null,
  run: async (payload) => {
    const wakeUp = await delivery.find((payload as { approval_id: string }).approval_id);
    if (wakeUp === null) return;
    if (delivery.isLong(wakeUp)) runner.offer(wakeUp.approvalId);
    else await delivery.deliver(wakeUp.approvalId);
  },
});
