import { PeriodicTask } from '../../foundation/background.ts';
import { queueStatement, readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { SampledWarning } from '../../foundation/kernel/sampled-warning.ts';
import type { Process } from '../../foundation/module.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { LOCK_WORK_SWEEP, RENEW_LEASES_AFTER_OUTAGE, SAVE_WORK_SWEEP } from '../leases/statements.ts';
import { isOutage, type WorkTimeRow, workTimeOf } from '../leases/work-time.ts';
import { workSettings } from '../work-settings.ts';
import type { RunReference, ServerEndings } from './server-endings.ts';
import { SELECT_OVERDUE_RUNS, SELECT_RUNS_PAST_DEADLINE } from './statements.ts';

const INTERVAL_MS = 2_000;
/** A minute of sweeps: a database that is unavailable for a short time is logged elsewhere. */
const QUIET_FAILURES = 30;
/** The maximum number of runs that one sweep ends; the next one continues. */
const MAX_RUNS = 500;

interface LeaseSweepDeps {
  readonly uow: UnitOfWork;
  readonly settings: LiveSettings;
  readonly endings: Pick<ServerEndings, 'expire' | 'requestStop'>;
  readonly warning: SampledWarning;
  /** Further work of each sweep. A failure does not prevent the rest. */
  readonly also: readonly (() => Promise<void>)[];
}

/** Ends runs whose lease has expired, every two seconds on every replica (spec/rules/work.md#expiry). */
export class LeaseSweep implements Process {
  readonly #deps: LeaseSweepDeps;
  readonly #task: PeriodicTask;

  constructor(deps: LeaseSweepDeps) {
    this.#deps = deps;
    this.#task = new PeriodicTask({
      intervalMs: INTERVAL_MS,
      run: () => this.run(),
      report: (error) => deps.warning.say(`cannot end runs whose lease has expired: ${String(error)}`),
      quietFailures: QUIET_FAILURES,
    });
  }

  startBackground(): void {
    this.#task.startBackground();
  }

  async close(): Promise<void> {
    await this.#task.close();
  }

  /** Sweeps if a lease has expired; returns whether it did. */
  async runIfOverdue(): Promise<boolean> {
    const overdue = await this.#deps.uow.read((em) => readPrepared(em, SELECT_OVERDUE_RUNS, [1]));
    if (overdue.length > 0) await this.#task.runNow();
    return overdue.length > 0;
  }

  /** One sweep. After an outage it renews leases first, because their workers could not extend them. */
  async run(): Promise<void> {
    const { uow, also } = this.#deps;
    if (!(await this.#begin())) return;
    const failures: unknown[] = [];
    const note = (error: unknown): void => {
      failures.push(error);
    };
    const [overdue, late] = await uow.read((em) =>
      Promise.all([
        readPrepared<RunReference>(em, SELECT_OVERDUE_RUNS, [MAX_RUNS]),
        readPrepared<RunReference>(em, SELECT_RUNS_PAST_DEADLINE, [MAX_RUNS]),
      ]),
    );
    const { endings } = this.#deps;
    for (const run of overdue) await uow.write((em) => endings.expire(em, run)).catch(note);
    if (late.length > 0) await uow.write(async (em) => endings.requestStop(em, late, 'deadline')).catch(note);
    for (const work of also) await work().catch(note);
    if (failures.length > 0) throw failures[0];
  }

  /** Notes the time of the sweep; false if another replica is sweeping. */
  async #begin(): Promise<boolean> {
    const { uow, settings } = this.#deps;
    await settings.refresh();
    return uow.write(async (em) => {
      const [row] = await readPrepared<WorkTimeRow>(em, LOCK_WORK_SWEEP);
      if (row === undefined) return false;
      const time = workTimeOf(row);
      if (isOutage(time)) {
        const lease = new Date(time.now.getTime() + settings.get(workSettings.leaseSeconds) * 1000);
        queueStatement(em, RENEW_LEASES_AFTER_OUTAGE, [lease, time.sweptAt]);
      }
      queueStatement(em, SAVE_WORK_SWEEP, [time.now]);
      return true;
    });
  }
}
