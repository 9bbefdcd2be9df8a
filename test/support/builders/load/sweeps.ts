import { ResumeRunner } from '../../../../domain/approvals/resume/runner.ts';
import { ResumeSweep } from '../../../../domain/approvals/resume/sweep.ts';
import type { Clock } from '../../../../domain/foundation/kernel/clock.ts';
import { SampledWarning } from '../../../../domain/foundation/kernel/sampled-warning.ts';
import type { TestServer } from '../../server/server.ts';

/** The sweep of overdue wake-ups, which a server runs every few seconds, run when the test wants it. */
export const sweepOf = (
  { services }: TestServer,
  clock: Clock,
  warn: (line: string) => void = () => {},
): ResumeSweep => {
  const runner = new ResumeRunner({
    delivery: services.resumeDelivery,
    clock,
    warning: new SampledWarning(warn, clock),
  });
  return new ResumeSweep({ delivery: services.resumeDelivery, runner, clock });
};
