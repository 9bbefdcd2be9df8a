import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { DomainEvent } from '../../foundation/events/event.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { WorkerKind } from '../runs/run.entity.ts';
import { MARK_WORKERS_OFFLINE, TOUCH_WORKERS } from './statements.ts';

/** The shortest time between two updates of `last_seen_at` of a worker. */
const TOUCH_SECONDS = 5;
const MAX_KNOWN = 5_000;

interface SeenWorker {
  readonly name: string;
  readonly kind: WorkerKind;
}

/** A worker with the state that its last event announced. */
export interface AnnouncedWorker extends SeenWorker {
  readonly wasOnline: boolean;
}

/** The event of a worker that came online or went offline. */
export const workerEvent = (name: 'online' | 'offline', worker: SeenWorker): DomainEvent => ({
  type: `worker.${name}`,
  channel: 'work',
  payload: { worker_name: worker.name, kind: worker.kind },
});

interface WorkerPresenceDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly outbox: Outbox;
}

/** Records which workers are online, from their requests and waiting claims (spec/rules/work.md#presence). */
export class WorkerPresence {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #outbox: Outbox;
  /** When each worker was last recorded, by the monotonic clock. */
  readonly #seen = new Map<string, number>();

  constructor({ uow, clock, outbox }: WorkerPresenceDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
  }

  /** Records requests of these workers. Usually it does nothing, because they were recorded a short time before. */
  async touch(names: readonly string[]): Promise<void> {
    const now = this.#clock.monotonicSeconds();
    const due = names.filter((name) => (this.#seen.get(name) ?? Number.NEGATIVE_INFINITY) + TOUCH_SECONDS <= now);
    if (due.length === 0) return;
    if (this.#seen.size > MAX_KNOWN) this.#seen.clear();
    for (const name of due) this.#seen.set(name, now);
    await this.#uow.write(async (em) => {
      const rows = await em.execute<AnnouncedWorker[]>(TOUCH_WORKERS, [JSON.stringify(due)]);
      const back = rows.filter(({ wasOnline }) => !wasOnline);
      this.#outbox.publish(em, ...back.map((worker) => workerEvent('online', worker)));
    });
  }

  /** Publishes that a worker is online after its registration, which has recorded it. */
  online(em: EntityManager, worker: SeenWorker): void {
    this.#outbox.publish(em, workerEvent('online', worker));
  }

  /** Publishes that a deleted worker is offline, if it was online. */
  deleted(em: EntityManager, worker: AnnouncedWorker): void {
    if (worker.wasOnline) this.#outbox.publish(em, workerEvent('offline', worker));
  }

  /** Forgets a deleted worker, so that the first request of a new worker with its name is recorded. */
  forget(name: string): void {
    this.#seen.delete(name);
  }

  /** Publishes the workers that went offline, in the caller's transaction. */
  async sweep(em: EntityManager): Promise<void> {
    const offline = await em.execute<SeenWorker[]>(MARK_WORKERS_OFFLINE);
    this.#outbox.publish(em, ...offline.map((worker) => workerEvent('offline', worker)));
  }
}
