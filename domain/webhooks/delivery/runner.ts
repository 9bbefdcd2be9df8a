import { WokenTask } from '../../foundation/background.ts';
import { DomainError } from '../../foundation/errors/domain-error.ts';
import type { HumanRole } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { SampledWarning } from '../../foundation/kernel/sampled-warning.ts';
import type { UserService } from '../../users/user-service.ts';
import type { DeliveryAttempt } from './attempt.ts';
import type { DeliveryQueue, DueDelivery } from './queue.ts';

/** An attempt that starts later than this after its claim could outlive its lease. */
const LATEST_BEGIN_SECONDS = 10;
/**
 * At shutdown, running attempts get this long to end; then they are released. The whole shutdown has little more
 * (spec/rules/limits.md#shutdown).
 */
const LAST_MS = 1_000;

/** The part of a failure that may be logged. */
const reasonOf = (error: unknown): string => {
  if (error instanceof DomainError) return error.detail;
  return error instanceof Error ? error.name : 'unknown';
};

interface DeliveryRunnerDeps {
  readonly queue: DeliveryQueue;
  readonly attempt: DeliveryAttempt;
  readonly users: Pick<UserService, 'rolesOf'>;
  readonly clock: Clock;
  readonly log: (line: string) => void;
}

/**
 * Makes the attempts that are due. At most four attempts of an endpoint run in parallel, and there are at most fifty endpoints. No endpoint
 * waits for another (spec/rules/webhooks.md#parallel-attempts).
 */
export class DeliveryRunner {
  readonly #queue: DeliveryQueue;
  readonly #attempt: DeliveryAttempt;
  readonly #users: Pick<UserService, 'rolesOf'>;
  readonly #clock: Clock;
  readonly #log: (line: string) => void;
  readonly #warning: SampledWarning;
  readonly #running = new Set<Promise<void>>();
  readonly #stop = new AbortController();
  /** `wake` may be called inside a transaction; a task runs outside of it. */
  readonly #pass = new WokenTask({
    run: () => this.#begin(),
    report: (error) => this.#warn('webhooks could not be sent', error),
  });
  #isClosed = false;

  constructor({ queue, attempt, users, clock, log }: DeliveryRunnerDeps) {
    this.#queue = queue;
    this.#attempt = attempt;
    this.#users = users;
    this.#clock = clock;
    this.#log = log;
    this.#warning = new SampledWarning(log, clock);
  }

  /** Starts due attempts soon. Never waits and never throws. */
  wake(): void {
    this.#pass.wake();
  }

  /** Resolves when no attempt is due or running. */
  async settled(): Promise<void> {
    while (this.#pass.isRunning || this.#running.size > 0) await Promise.all([this.#pass.settled(), ...this.#running]);
  }

  async #begin(): Promise<void> {
    const claimed = await this.#queue.claim();
    if (claimed.length === 0) return;
    const since = this.#clock.monotonicSeconds();
    const roles = await this.#rolesFor(claimed);
    for (const due of claimed) this.#track(this.#run(due, roles.get(due.createdBy), since));
  }

  /** Releases the claimed deliveries when the roles of their creators cannot be read. */
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
      .catch((error: unknown) => this.#warn('the result of a webhook could not be stored', error))
      .finally(() => {
        this.#running.delete(ended);
        this.wake();
      });
    this.#running.add(ended);
  }

  async #run(due: DueDelivery, role: HumanRole | undefined, since: number): Promise<void> {
    if (role === undefined) {
      for (const id of await this.#queue.disableOfUser(due.createdBy)) this.#logDisabled(id, 'owner');
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
    if (reason !== null) this.#logDisabled(due.endpointId, reason);
  }

  #logDisabled(endpointId: string, reason: string): void {
    this.#log(`webhook endpoint ${endpointId} was disabled: ${reason}`);
  }

  #warn(what: string, error: unknown): void {
    this.#warning.say(`${what}: ${reasonOf(error)}`);
  }

  /** Starts no more attempts. Running ones get a short time to end and are then released. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const timer = setTimeout(() => this.#stop.abort(), LAST_MS);
    await this.#pass.close();
    await this.settled();
    clearTimeout(timer);
  }
}
