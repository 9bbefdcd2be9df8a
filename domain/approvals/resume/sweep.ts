import { PeriodicTask } from '../../foundation/background.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { Process } from '../../foundation/module.ts';
import type { ResumeDelivery } from './delivery.ts';
import type { ResumeRunner } from './runner.ts';

const SWEEP_SECONDS = 5;
/** The job of a wake-up runs immediately; an older one was left by a process that died, or found no slot. */
const OVERDUE_SECONDS = 10;
const MAX_SHORT = 100;

interface ResumeSweepDeps {
  readonly delivery: ResumeDelivery;
  readonly runner: ResumeRunner;
  readonly clock: Clock;
}

/**
 * Takes over wake-ups whose process died: the queue would keep their jobs for hours
 * (spec/rules/conversation.md#resume-signals).
 */
export class ResumeSweep implements Process {
  readonly #delivery: ResumeDelivery;
  readonly #runner: ResumeRunner;
  readonly #clock: Clock;
  readonly #task: PeriodicTask;
  #isClosed = false;

  constructor({ delivery, runner, clock }: ResumeSweepDeps) {
    this.#delivery = delivery;
    this.#runner = runner;
    this.#clock = clock;
    this.#task = new PeriodicTask({
      intervalMs: SWEEP_SECONDS * 1000,
      run: () => this.#look(),
      report: (error) => runner.warn('overdue wake-ups could not be looked for', error),
    });
  }

  startBackground(): void {
    this.#task.startBackground();
  }

  /** Starts overdue wake-ups that run nowhere; one sweep at a time. A failure is logged, and the next sweep retries. */
  sweep(): Promise<void> {
    return this.#task.runNow();
  }

  async #look(): Promise<void> {
    const since = new Date(this.#clock.now().getTime() - OVERDUE_SECONDS * 1000);
    const { freeSlots: places } = this.#runner;
    const long = { since, isLong: true, except: this.#runner.excluded, limit: places };
    // Long wake-ups start first; the others end before the next sweep.
    if (places > 0) for (const approvalId of await this.#delivery.overdue(long)) this.#runner.offer(approvalId);
    const short = { since, isLong: false, except: [], limit: MAX_SHORT };
    for (const approvalId of await this.#delivery.overdue(short)) {
      if (this.#isClosed) return;
      const failed = `the wake-up of approval ${approvalId} was not delivered`;
      await this.#delivery.deliver(approvalId).catch((error: unknown) => this.#runner.warn(failed, error));
    }
  }

  /** Waits for started wake-ups. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#task.close();
    await this.#runner.close();
  }
}
