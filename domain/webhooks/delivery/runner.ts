import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from '../../foundation/errors/domain-error.ts';
import type { HumanRole } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { SampledWarning } from '../../foundation/kernel/sampled-warning.ts';
import type { UserService } from '../../users/user-service.ts';
import type { DeliveryAttempt } from './attempt.ts';
import type { DeliveryQueue, DueDelivery } from './queue.ts';

/** An attempt that begins so long after its claim could outlive its lease. */
const LATEST_BEGIN_SECONDS = 10;
/** What runs when the process stops may end for so long; then it is given back. The stop as a whole has little more (spec/rules/limits.md#shutdown). */
const LAST_MS = 1_000;

/** What of a failure may stand in the log. */
const reasonOf = (error: unknown): string => {
  if (error instanceof DomainError) return error.detail;
  return error instanceof Error ? error.name : 'unknown';
};

/**
 * Makes the attempts that are due. Of each endpoint at most four run at once and there are at most fifty endpoints, which bounds the whole,
 * and none waits for another (spec/rules/webhooks.md#parallel-attempts).
 */
export class DeliveryRunner {
  readonly #queue: DeliveryQueue;
  readonly #attempt: DeliveryAttempt;
  readonly #users: Pick<UserService, 'rolesOf'>;
  readonly #clock: Clock;
  readonly #tell: (line: string) => void;
  readonly #warning: SampledWarning;
  readonly #running = new Set<Promise<void>>();
  readonly #stop = new AbortController();
  /** Whoever wakes it may be inside of a transaction, which what follows is no part of. */
  readonly #apart = AsyncLocalStorage.snapshot();
  #pass: Promise<void> | null = null;
  #isWanted = false;
  #isClosed = false;

  constructor(
    queue: DeliveryQueue,
    attempt: DeliveryAttempt,
    users: Pick<UserService, 'rolesOf'>,
    clock: Clock,
    tell: (line: string) => void,
  ) {
    this.#queue = queue;
    this.#attempt = attempt;
    this.#users = users;
    this.#clock = clock;
    this.#tell = tell;
    this.#warning = new SampledWarning(tell, clock);
  }

  /** Begins what is due, soon; never waits and never throws. */
  wake(): void {
    this.#isWanted = true;
    if (this.#isClosed) return;
    this.#pass ??= this.#apart(() => this.#passes()).finally(() => {
      this.#pass = null;
      if (this.#isWanted) this.wake();
    });
  }

  /** Resolves when nothing is due any more and nothing runs. */
  async settled(): Promise<void> {
    while (this.#pass !== null || this.#running.size > 0) await Promise.all([this.#pass, ...this.#running]);
  }

  async #passes(): Promise<void> {
    while (this.#isWanted && !this.#isClosed) {
      this.#isWanted = false;
      await this.#begin().catch((error: unknown) => this.#warn('webhooks could not be sent', error));
    }
  }

  async #begin(): Promise<void> {
    const claimed = await this.#queue.claim();
    if (claimed.length === 0) return;
    const since = this.#clock.monotonicSeconds();
    const roles = await this.#rolesFor(claimed);
    for (const due of claimed) this.#track(this.#run(due, roles.get(due.createdBy), since));
  }

  /** What was claimed is given back when nobody can tell who may see it. */
  async #rolesFor(claimed: readonly DueDelivery[]): Promise<ReadonlyMap<string, HumanRole>> {
    try {
      return await this.#users.rolesOf([...new Set(claimed.map(({ createdBy }) => createdBy))]);
    } catch (error) {
      await Promise.allSettled(claimed.map((due) => this.#queue.release(due)));
      throw error;
    }
  }

  #track(work: Promise<void>): void {
    const ended = work
      .catch((error: unknown) => this.#warn('what became of a webhook could not be written down', error))
      .finally(() => {
        this.#running.delete(ended);
        this.wake();
      });
    this.#running.add(ended);
  }

  async #run(due: DueDelivery, role: HumanRole | undefined, since: number): Promise<void> {
    if (role === undefined) {
      for (const id of await this.#queue.disown(due.createdBy)) this.#told(id, 'owner');
      return;
    }
    const body = await this.#queue.bodyOf(due);
    if (body === null) return;
    const isLate = this.#clock.monotonicSeconds() - since > LATEST_BEGIN_SECONDS;
    if (isLate || this.#isClosed) return this.#queue.release(due);
    const { signal } = this.#stop;
    const ended = await this.#attempt.make(due, body, role, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
      return null;
    });
    if (ended === null) return this.#queue.release(due);
    const reason = await this.#queue.end(due, ended);
    if (reason !== null) this.#told(due.endpointId, reason);
  }

  #told(endpointId: string, reason: string): void {
    this.#tell(`webhook endpoint ${endpointId} was disabled: ${reason}`);
  }

  #warn(what: string, error: unknown): void {
    this.#warning.say(`${what}: ${reasonOf(error)}`);
  }

  /** Begins nothing more. What runs may end; what does not end soon is given back. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const timer = setTimeout(() => this.#stop.abort(), LAST_MS);
    await this.settled();
    clearTimeout(timer);
  }
}
