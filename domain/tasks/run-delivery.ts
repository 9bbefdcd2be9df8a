import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import { enqueue } from '../foundation/jobs/enqueue.ts';
import type { Job } from '../foundation/jobs/worker.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { REMOVE_JOB } from './statements.ts';
import { type DispatchPhase, Task, type TaskRecord } from './task.entity.ts';
import { taskEvents } from './task-events.ts';

const DELIVERY_JOB = 'deliver-run';

const jobKey = (taskId: string): string => `${DELIVERY_JOB}:${taskId}`;

/** Enqueues a delivery in the transaction of the dispatch. The dispatcher tries first; the job follows. */
export const requestDelivery = (em: EntityManager, taskId: string): void =>
  enqueue(em, { job: DELIVERY_JOB, payload: { task_id: taskId }, key: jobKey(taskId), delaySeconds: 5 });

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
   * Delivers the run. Event, phase and the end of the job are one transaction under the lock of the task, so that a
   * second attempt finds nothing to do and a crash leaves everything to it.
   */
  async deliver(taskId: string): Promise<void> {
    await this.#uow.write(async (em) => {
      const task = await em.findOne(Task, { id: taskId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (task === null || isDelivered(task)) return;
      this.#report(task, true, 'The run was handed to the event stream');
      const { status, assignedTo } = task;
      this.#outbox.publish(em, ...taskEvents(task, { status, assignedTo: assignedTo ?? null }));
      await em.execute(REMOVE_JOB, [jobKey(taskId)]);
    });
  }

  /** Delivers for the dispatcher after its commit; returns false if it failed, and the job retries. */
  async tryDeliver(taskId: string): Promise<boolean> {
    return this.deliver(taskId).then(
      () => true,
      async () => {
        await this.#noteFailure(taskId).catch(() => {});
        return false;
      },
    );
  }

  async #noteFailure(taskId: string): Promise<void> {
    await this.#uow.write(async (em) => {
      const task = await em.findOne(Task, { id: taskId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (task !== null && !isDelivered(task)) this.#report(task, false, 'The hand-over failed; it is tried again');
    });
  }

  #report(task: TaskRecord, success: boolean, detail: string): void {
    const phase: DispatchPhase = { phase: 'delivery', success, detail, at: this.#clock.now().toISOString() };
    task.dispatch = [...task.dispatch.filter((earlier) => earlier.phase !== 'delivery'), phase];
  }
}

const isDelivered = ({ dispatch }: TaskRecord): boolean =>
  dispatch.some(({ phase, success }) => phase === 'delivery' && success);

/** The job that delivers a run whose first delivery failed or was never tried. */
export const deliveryJob = (delivery: RunDelivery): Job => ({
  name: DELIVERY_JOB,
  cron: null,
  run: (payload) => delivery.deliver((payload as { task_id: string }).task_id),
});
