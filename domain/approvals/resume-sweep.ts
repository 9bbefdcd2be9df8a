import type { Clock } from '../foundation/kernel/clock.ts';
import type { Process } from '../foundation/module.ts';
import type { ResumeDelivery } from './resume-delivery.ts';

const SWEEP_SECONDS = 5;
/** The job of a wake-up comes at once; what is older was left by a process that died. */
const OVERDUE_SECONDS = 10;
const MOST_AT_ONCE = 4;

/** Takes over wake-ups whose process is gone: the queue would keep their jobs for it for hours (spec/rules/conversation.md#resume-signals). */
export class ResumeSweep implements Process {
  readonly #delivery: ResumeDelivery;
  readonly #clock: Clock;
  readonly #running = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | null = null;

  constructor(delivery: ResumeDelivery, clock: Clock) {
    this.#delivery = delivery;
    this.#clock = clock;
  }

  startBackground(): void {
    this.#timer = setInterval(() => void this.sweep().catch(() => {}), SWEEP_SECONDS * 1000).unref();
  }

  /** Begins what is overdue and not begun here. */
  async sweep(): Promise<void> {
    const since = new Date(this.#clock.now().getTime() - OVERDUE_SECONDS * 1000);
    for (const approvalId of await this.#delivery.overdue(since)) {
      if (this.#running.size >= MOST_AT_ONCE) return;
      if (this.#running.has(approvalId)) continue;
      const delivered = this.#delivery.deliver(approvalId).catch(() => {});
      this.#running.set(
        approvalId,
        delivered.finally(() => this.#running.delete(approvalId)),
      );
    }
  }

  /** Lets what was begun end. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await Promise.all(this.#running.values());
  }
}
