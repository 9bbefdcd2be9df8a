import { PeriodicTask, WokenTask } from '../foundation/background.ts';
import type { Feed } from '../foundation/events/feed.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { SampledWarning } from '../foundation/kernel/sampled-warning.ts';
import type { Process } from '../foundation/module.ts';
import type { Distributor } from './delivery/distributor.ts';
import type { DeliveryRunner } from './delivery/runner.ts';
import type { OwnerCheck } from './endpoints/owner-check.ts';

/** The interval of a poll for work without a notification: retries, and events that another process left or numbered. */
const BEAT_MS = 1_000;
const OWNER_CHECK_MS = 5_000;

interface WorkParts {
  readonly feed: Feed;
  readonly clock: Clock;
  readonly distributor: Distributor;
  readonly runner: DeliveryRunner;
  readonly ownerCheck: OwnerCheck;
  readonly warn: (line: string) => void;
}

/** Distributes events and sends due deliveries, in every process. Events and a timer wake it. */
export class WebhookWork implements Process {
  readonly #parts: WorkParts;
  /** The feed may call back inside a transaction; a task runs outside of it. */
  readonly #distribution: WokenTask;
  readonly #timers: readonly PeriodicTask[];
  #unfollow: (() => void) | null = null;
  /** Whether events must be queued; null when that is not known. Checked at every beat: another process may enable an endpoint. */
  #isNeeded: boolean | null = null;

  constructor(parts: WorkParts) {
    this.#parts = parts;
    const warning = new SampledWarning(parts.warn, parts.clock);
    this.#distribution = new WokenTask({
      run: () => this.#distribute(),
      report: () => warning.say('events could not be queued for webhooks; retrying every second'),
    });
    this.#timers = [
      new PeriodicTask({ intervalMs: BEAT_MS, run: () => this.#beat() }),
      new PeriodicTask({
        intervalMs: OWNER_CHECK_MS,
        run: () => this.#checkOwners(),
        report: () => warning.say('the creators of webhook endpoints could not be checked'),
      }),
    ];
  }

  startBackground(): void {
    this.#unfollow = this.#parts.feed.follow(() => {
      if (this.#isNeeded !== false) this.#distribution.wake();
    });
    for (const timer of this.#timers) timer.startBackground();
    this.#distribution.wake();
  }

  /** An endpoint was enabled by this process. */
  expectEvents(): void {
    if (this.#unfollow === null) return;
    this.#isNeeded = true;
    this.#distribution.wake();
  }

  #beat(): void {
    this.#isNeeded = null;
    this.#distribution.wake();
    this.#parts.runner.wake();
  }

  async #distribute(): Promise<void> {
    const { distributor, runner } = this.#parts;
    if (this.#isNeeded === null) {
      const isNeeded = await distributor.isNeeded();
      // An endpoint may have been enabled during the check.
      this.#isNeeded ??= isNeeded;
    }
    if (this.#isNeeded && (await distributor.distribute()) > 0) runner.wake();
  }

  async #checkOwners(): Promise<void> {
    await this.#parts.ownerCheck.deleteReplacedSecrets();
    for (const id of await this.#parts.ownerCheck.check())
      this.#parts.warn(`webhook endpoint ${id} was disabled: owner`);
  }

  async close(): Promise<void> {
    this.#unfollow?.();
    await Promise.all([...this.#timers, this.#distribution].map((task) => task.close()));
    await this.#parts.runner.close();
  }
}
