import type { Job } from '../../foundation/jobs/worker.ts';
import { RESUME_JOB, type ResumeDelivery } from './delivery.ts';
import type { ResumeRunner } from './runner.ts';

/**
 * The job that delivers a wake-up. Long ones are passed to the runner, because few jobs run in parallel and others must
 * not wait for models (spec/rules/acting.md#run-takeover).
 */
export const resumeJob = (delivery: ResumeDelivery, runner: ResumeRunner): Job => ({
  name: RESUME_JOB,
  cron: null,
  run: async (payload) => {
    const wakeUp = await delivery.find((payload as { approval_id: string }).approval_id);
    if (wakeUp === null) return;
    if (delivery.isLong(wakeUp)) runner.offer(wakeUp.approvalId);
    else await delivery.perform(wakeUp);
  },
});
