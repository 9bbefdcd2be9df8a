import { PeriodicTask } from '../foundation/background.ts';
import type { SampledWarning } from '../foundation/kernel/sampled-warning.ts';
import type { ApprovalExpiry } from './approval-expiry.ts';

const SWEEP_SECONDS = 5;
/** A minute: a database that is unavailable for a short time is logged elsewhere. */
const QUIET_FAILURES = 12;

/** Expires approvals that nobody reads; readers see them as expired regardless of the sweep. */
export const approvalSweep = (expiry: ApprovalExpiry, warning: SampledWarning): PeriodicTask =>
  new PeriodicTask({
    intervalMs: SWEEP_SECONDS * 1000,
    run: () => expiry.sweep(),
    report: (error) => warning.say(`approvals cannot be expired: ${String(error)}`),
    quietFailures: QUIET_FAILURES,
  });
