import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { SELECT_WORK_TIME } from './statements.ts';

/** If no sweep ran for longer than this, the servers or the database were down, and no worker could extend its lease. */
const OUTAGE_MS = 10_000;

/** Times by the clock of the database. Leases are never compared with the clock of a process. */
export interface WorkTime {
  readonly now: Date;
  /** When leases were last swept. */
  readonly sweptAt: Date;
}

/** The row of a statement that selects these times. */
export interface WorkTimeRow {
  readonly now: number;
  readonly sweptAt: number;
}

export const workTimeOf = ({ now, sweptAt }: WorkTimeRow): WorkTime => ({
  now: new Date(now),
  sweptAt: new Date(sweptAt),
});

/** The present time of the database, read after the locks that were requested before. */
export const readWorkTime = async (em: EntityManager): Promise<WorkTime> => {
  const [row] = await readPrepared<WorkTimeRow>(em, SELECT_WORK_TIME);
  if (row === undefined) throw new Error('the row of work_sweeps is missing');
  return workTimeOf(row);
};

/** Whether there was an outage before `now`. Then the leases that were live at the last sweep are still live. */
export const isOutage = ({ now, sweptAt }: WorkTime): boolean => now.getTime() - sweptAt.getTime() > OUTAGE_MS;

/** Whether a lease with this expiry is still live. */
export const isLeaseLive = (expiresAt: Date, time: WorkTime): boolean =>
  expiresAt > time.now || (isOutage(time) && expiresAt > time.sweptAt);
