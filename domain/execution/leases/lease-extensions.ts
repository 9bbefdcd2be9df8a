import { AsyncResource } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { RunRecord } from '../runs/run.entity.ts';
import { workSettings } from '../work-settings.ts';
import { EXTEND_LEASES } from './statements.ts';

/** The most leases of one statement. */
const MAX_LEASES = 100;

/** A run whose lease was extended. */
export type ExtendedRun = Pick<
  RunRecord,
  'id' | 'taskId' | 'projectId' | 'agentId' | 'workerName' | 'leaseExpiresAt' | 'hardDeadline'
>;

type ExtendedRow = Omit<ExtendedRun, 'leaseExpiresAt' | 'hardDeadline'> & {
  /** In milliseconds. */
  readonly leaseExpiresAt: number;
  readonly hardDeadline: number;
};

interface Waiter extends Pick<PromiseWithResolvers<ExtendedRun | null>, 'resolve' | 'reject'> {
  readonly runId: string;
}

interface LeaseExtensionsDeps {
  readonly uow: UnitOfWork;
  readonly settings: LiveSettings;
}

/**
 * Extends leases for heartbeats without progress and note. Heartbeats that arrive while a statement is running share the next one. If a crash loses
 * the commit, the leases only expire earlier.
 */
export class LeaseExtensions {
  readonly #deps: LeaseExtensionsDeps;
  // Outside the context of the first caller, whose share of the pool must not delay the others. One statement at a time needs one connection.
  readonly #detached = new AsyncResource('LeaseExtensions');
  #waiting: Waiter[] = [];
  #isRunning = false;

  constructor(deps: LeaseExtensionsDeps) {
    this.#deps = deps;
  }

  /**
   * Extends the lease of a run. Null if it is not running, its lease has expired, it has a stop request or input requests, or another
   * transaction has locked it.
   */
  extend(runId: string): Promise<ExtendedRun | null> {
    const { promise, resolve, reject } = Promise.withResolvers<ExtendedRun | null>();
    this.#waiting.push({ runId, resolve, reject });
    if (!this.#isRunning) void this.#detached.runInAsyncScope(() => this.#run());
    return promise;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // The heartbeats of this turn of the event loop.
    await nextTurn();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MAX_LEASES);
      try {
        const extended = await this.#extend(batch.map(({ runId }) => runId));
        for (const { runId, resolve } of batch) resolve(extended.get(runId) ?? null);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isRunning = false;
  }

  async #extend(ids: readonly string[]): Promise<ReadonlyMap<string, ExtendedRun>> {
    const { uow, settings } = this.#deps;
    const values = [JSON.stringify(ids), settings.get(workSettings.leaseSeconds)];
    const rows = await uow.read((em) => readPrepared<ExtendedRow>(em, EXTEND_LEASES, values));
    return new Map(rows.map((row) => [row.id, runOf(row)]));
  }
}

const runOf = (row: ExtendedRow): ExtendedRun => ({
  ...row,
  leaseExpiresAt: new Date(row.leaseExpiresAt),
  hardDeadline: new Date(row.hardDeadline),
});
