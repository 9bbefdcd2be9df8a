import { serialLookup } from '../../foundation/database/batch-lookup.ts';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { RunRecord } from '../runs/run.entity.ts';
import { workSettings } from '../work-settings.ts';
import { EXTEND_LEASES } from './statements.ts';

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
  /**
   * Extends the lease of a run. Null if it is not running, its lease has expired, it has a stop request or input requests, or another
   * transaction has locked it.
   */
  readonly extend: (runId: string) => Promise<ExtendedRun | null> = serialLookup((ids) => this.#extend(ids));

  constructor(deps: LeaseExtensionsDeps) {
    this.#deps = deps;
  }

  async #extend(ids: readonly string[]): Promise<readonly (ExtendedRun | null)[]> {
    const { uow, settings } = this.#deps;
    const values = [JSON.stringify(ids), settings.get(workSettings.leaseSeconds)];
    const rows = await uow.read((em) => readPrepared<ExtendedRow>(em, EXTEND_LEASES, values));
    const extended = new Map(rows.map((row) => [row.id, runOf(row)]));
    return ids.map((id) => extended.get(id) ?? null);
  }
}

const runOf = (row: ExtendedRow): ExtendedRun => ({
  ...row,
  leaseExpiresAt: new Date(row.leaseExpiresAt),
  hardDeadline: new Date(row.hardDeadline),
});
