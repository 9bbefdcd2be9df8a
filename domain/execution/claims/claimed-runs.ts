import type { EntityManager } from '@mikro-orm/postgresql';
import { lockRecord, queueInsert } from '../../foundation/database/records.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { currencySetting } from '../../organisation/value/currency-setting.ts';
import { lockTaskIfPresent } from '../../tasks/find-task.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import type { TaskChanges } from '../../tasks/task-changes.ts';
import { isObjective } from '../../tasks/task-rules.ts';
import { afterDrain } from '../endings/retry-rules.ts';
import { isCurrentRun, type RunCloser } from '../endings/run-closer.ts';
import type { LeaseCalls } from '../leases/lease-calls.ts';
import { readWorkTime, type WorkTime } from '../leases/work-time.ts';
import { Run, type RunKind, type RunRecord } from '../runs/run.entity.ts';
import { runEvent } from '../runs/run-events.ts';
import type { RunFigures } from '../runs/run-figures.ts';
import { workSettings } from '../work-settings.ts';
import type { Worker } from '../workers/worker.ts';
import type { ClaimedRun } from './claim.ts';

const MINUTE_MS = 60_000;
/** A run may continue this long after the deadline of its task. */
const AFTER_DEADLINE_MS = 10 * MINUTE_MS;

/** A locked task with the run that was opened for it. */
interface OpenedTask {
  readonly task: TaskRecord;
  readonly runId: string;
  readonly hasSubtasks: boolean;
  readonly needsPlan: boolean;
  /** When the task became ready, in milliseconds. */
  readonly readyAt: number;
}

/** Who claims, and when. */
interface Claimer {
  readonly worker: Worker;
  readonly actor: Actor;
  readonly time: WorkTime;
}

interface ClaimedRunsDeps {
  readonly uow: UnitOfWork;
  readonly outbox: Outbox;
  readonly settings: LiveSettings;
  readonly tasks: Pick<TaskChanges, 'advance'>;
  readonly calls: LeaseCalls;
  readonly closer: Pick<RunCloser, 'close'>;
  readonly figures: Pick<RunFigures, 'noteClaim'>;
}

/** Begins the runs of claims, and takes them back if nobody has received them. */
export class ClaimedRuns {
  readonly #deps: ClaimedRunsDeps;

  constructor(deps: ClaimedRunsDeps) {
    this.#deps = deps;
  }

  /** Begins the run of a task, in the transaction of the claim. */
  async begin(em: EntityManager, opened: OpenedTask, { worker, actor, time }: Claimer): Promise<ClaimedRun> {
    const { uow, outbox, tasks, settings, calls, figures } = this.#deps;
    const { task } = opened;
    const epoch = task.epoch + 1;
    const kind = kindOf(opened, worker);
    const run: RunRecord = {
      ...newRun(settings, time),
      id: opened.runId,
      taskId: task.id,
      projectId: task.projectId,
      agentId: task.assignedTo ?? '',
      workerName: worker.name,
      workerKind: worker.kind,
      kind,
      attempt: task.attempts + 1,
      epoch,
      claimedBy: actor.userId,
      leaseExpiresAt: calls.expiry(time),
      hardDeadline: hardDeadlineOf(task, time.now, settings.get(workSettings.maxRunMinutes)),
    };
    queueInsert(em, Run, run);
    const readyAt = new Date(opened.readyAt);
    const isPlanned = task.isPlanned || (task.source === 'charter' && kind !== 'plan');
    const change = { status: 'in_progress', runId: run.id, epoch, readyAt, retryAt: null, isPlanned } as const;
    const begun = await tasks.advance(em, task, change);
    outbox.publish(em, runEvent('started', run));
    uow.afterCommit(() => figures.noteClaim(run, task.readyAt ? null : readyAt));
    return { run, task: begun };
  }

  /** Releases runs that nobody knows of: their tasks keep their places, and the attempts are not counted. */
  async withdraw(claimed: readonly ClaimedRun[]): Promise<void> {
    for (const { run } of claimed) await this.#deps.uow.write((em) => this.#release(em, run));
  }

  async #release(em: EntityManager, { id, taskId }: RunRecord): Promise<void> {
    const [task, run, time] = await Promise.all([
      lockTaskIfPresent(em, taskId),
      lockRecord(em, Run, { id }),
      readWorkTime(em),
    ]);
    if (run?.status !== 'running') return;
    const held = { run, task };
    const change = isCurrentRun(held) ? afterDrain(held.task) : null;
    await this.#deps.closer.close(em, held, { status: 'released', endedBy: 'server' }, change, time.now);
  }
}

const NO_USAGE = { model_calls: 0, tool_calls: 0, input_tokens: 0, output_tokens: 0, cost: 0 };

const NEW_RUN = {
  status: 'running',
  summary: '',
  criteria: [],
  failure: null,
  progress: null,
  note: null,
  review: null,
  reviewPolicy: null,
  stopReason: null,
  stopAt: null,
  endedBy: null,
  finishedAt: null,
  finishedLate: false,
  steps: 0,
  lateSteps: 0,
  inputs: 0,
  reportedAt: null,
  reportHash: null,
  taskEndedAt: null,
} as const;

/** The fields of a run that begins now, apart from those that name it. */
export const newRun = (settings: LiveSettings, { now }: WorkTime) => ({
  ...NEW_RUN,
  usage: { ...NO_USAGE, currency: settings.get(currencySetting) },
  createdAt: now,
  hardDeadline: new Date(now.getTime() + settings.get(workSettings.maxRunMinutes) * MINUTE_MS),
});

/** The run of an objective with subtasks integrates their results. Only the built-in worker plans. */
const kindOf = ({ hasSubtasks, needsPlan, task }: OpenedTask, { kind }: Worker): RunKind => {
  if (needsPlan && kind === 'built_in') return 'plan';
  return hasSubtasks && isObjective(task) ? 'integrate' : 'work';
};

const hardDeadlineOf = ({ deadline }: TaskRecord, now: Date, maxMinutes: number): Date => {
  const latest = now.getTime() + maxMinutes * MINUTE_MS;
  const isAhead = deadline instanceof Date && deadline > now;
  return new Date(isAhead ? Math.min(latest, deadline.getTime() + AFTER_DEADLINE_MS) : latest);
};
