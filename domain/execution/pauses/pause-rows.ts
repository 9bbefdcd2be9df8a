import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement, readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { COMPANY_ID } from '../../organisation/value/organisation.ts';
import type { PausedObject, PauseMode, PauseRequest, WorkPause } from './pause.ts';
import { COUNT_OTHER_PAUSES, DELETE_PAUSE, LOCK_PAUSES, SAVE_PAUSE, SELECT_PAUSES } from './statements.ts';

interface PauseRow extends Omit<WorkPause, 'id' | 'since'> {
  readonly id: string;
  /** In milliseconds. */
  readonly since: number;
}

const keyOf = ({ scope, id }: PausedObject): readonly [string, string] => [scope, id ?? COMPANY_ID];

/** All pauses, oldest first. */
export const selectPauses = async (em: EntityManager): Promise<readonly WorkPause[]> => {
  const rows = await readPrepared<PauseRow>(em, SELECT_PAUSES);
  return rows.map(({ id, since, ...row }) => ({
    ...row,
    id: row.scope === 'company' ? null : id,
    since: new Date(since),
  }));
};

/** The number of pauses of other scopes. No other transaction adds one until this one ends. */
export const countOtherPauses = async (em: EntityManager, paused: PausedObject): Promise<number> => {
  queueStatement(em, LOCK_PAUSES, []);
  const [row] = await readPrepared<{ count: number }>(em, COUNT_OTHER_PAUSES, keyOf(paused));
  return row?.count ?? 0;
};

/** Stores a pause, which replaces mode and reason of an earlier one; returns whether anything changed. */
export const savePause = async (em: EntityManager, request: PauseRequest, userId: string): Promise<boolean> => {
  const values = [...keyOf(request), request.mode, request.reason, userId];
  return (await readPrepared(em, SAVE_PAUSE, values)).length > 0;
};

/** Ends a pause; returns its mode, or null if there was none. */
export const deletePause = async (em: EntityManager, paused: PausedObject): Promise<PauseMode | null> => {
  const [row] = await readPrepared<{ mode: PauseMode }>(em, DELETE_PAUSE, keyOf(paused));
  return row?.mode ?? null;
};
