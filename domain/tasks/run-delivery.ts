import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement } from '../foundation/database/connections/prepared-connection.ts';
import { lockRecord, queueChanges } from '../foundation/database/records.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Job } from '../foundation/jobs/worker.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { DELETE_DUE_DELIVERY, MAX_DUE_DELIVERIES, SAVE_DUE_DELIVERY, SELECT_DUE_DELIVERIES } from './statements.ts';
import { type DispatchPhase, Task, type TaskRecord } from './task.entity.ts';
import { taskEvents } from './task-events.ts';

/** The job retries a delivery this long after an attempt. */
export const RETRY_SECONDS = 5;

/** The most rounds of one run of the job; the next run continues. */
const MAX_ROUNDS = 10;

/** Requests a delivery in the transaction of the dispatch. The dispatcher tries first; the job follows. */
export const requestDelivery = (em: EntityManager, taskId: string, clock: Clock): void => {
  const dueAt = new Date(clock.now().getTime() + RETRY_SECONDS * 1000);
  queueStatement(em, SAVE_DUE_DELIVERY, [taskId, dueAt]);
};

interface RunDeliveryDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly outbox: Outbox;
}

/**
 * The last phase of a dispatched run (spec/rules/conversation.md#run-delivery): its event is published, exactly once.
 */
export class RunDelivery {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #outbox: Outbox;

  constructor({ uow, clock, outbox }: RunDeliveryDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
  }

  /**
   * Delivers the run. Event and phase are one transaction under the lock of the task, so a second attempt finds nothing
   * to do, and after a crash the next attempt does everything.
   */
  async deliver(taskId: string): Promise<void> {
    await this.#uow.write(async (em) => {
      const task = await lockRecord(em, Task, { id: taskId });
      queueStatement(em, DELETE_DUE_DELIVERY, [taskId]);
      if (task === null || isDelivered(task)) return;
      this.#report(em, task, true, 'The run was handed to the event stream');
      const { status, assignedTo } = task;
      this.#outbox.publish(em, ...taskEvents(task, { status, assignedTo: assignedTo ?? null }));
    });
  }

  /** Delivers for the dispatcher after its commit; returns false if it failed, and the job retries. */
  async tryDeliver(taskId: string): Promise<boolean> {
    return this.#attempt(taskId).then(
      () => true,
      () => false,
    );
  }

  /**
   * Delivers the runs that are due: the first delivery failed or was never tried. A failure does not stop the others;
   * the first one is thrown at the end.
   */
  async deliverDue(): Promise<void> {
    const failures: unknown[] = [];
    for (let round = 0, found = MAX_DUE_DELIVERIES; round < MAX_ROUNDS && found === MAX_DUE_DELIVERIES; round += 1) {
      const values = [this.#clock.now()];
      const due = await this.#uow.read((em) => em.execute<{ taskId: string }[]>(SELECT_DUE_DELIVERIES, values));
      for (const { taskId } of due) await this.#attempt(taskId).catch((error: unknown) => failures.push(error));
      found = due.length;
    }
    if (failures.length > 0) throw failures[0];
  }

  async #attempt(taskId: string): Promise<void> {
    try {
      await this.deliver(taskId);
    } catch (error) {
      // If the failure cannot be noted, the delivery stays due.
      await this.#noteFailure(taskId).catch(() => {});
      throw error;
    }
  }

  async #noteFailure(taskId: string): Promise<void> {
    await this.#uow.write(async (em) => {
      const task = await lockRecord(em, Task, { id: taskId });
      if (task === null || isDelivered(task)) return;
      this.#report(em, task, false, 'The hand-over failed; it is tried again');
      requestDelivery(em, taskId, this.#clock);
    });
  }

  #report(em: EntityManager, task: TaskRecord, success: boolean, detail: string): void {
    const phase: DispatchPhase = { phase: 'delivery', success, detail, at: this.#clock.now().toISOString() };
    const earlier = task.dispatch.filter((entry) => entry.phase !== 'delivery');
    queueChanges(em, Task, task, { dispatch: [...earlier, phase] });
  }
}

const isDelivered = ({ dispatch }: TaskRecord): boolean =>
  dispatch.some(({ phase, success }) => phase === 'delivery' && success);

/** The jobs that retry deliveries. Release 1.0.0 enqueued one for each task. */
export const deliveryJobs = (delivery: RunDelivery): readonly Job[] => [
  { name: 'deliver-due-runs', cron: '* * * * *', isAlone: true, run: () => delivery.deliverDue() },
  {
    name: 'deliver-run',
    cron: null,
    run: (payload) => delivery.deliver((payload as { readonly task_id: string }).task_id),
  },
];
