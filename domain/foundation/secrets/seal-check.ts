import type { Pool } from 'pg';
import type { JwtSecrets } from './jwt-secrets.ts';
import type { SealedColumn } from './sealed-column.ts';
import { SealedSecrets } from './sealed-secrets.ts';
import { selectSealed } from './statements.ts';

/** The number of checked secrets, and how many of them no accepted secret opens. */
export interface SealFigures {
  readonly checkedCount: number;
  readonly unreadable: number;
}

/** Tries to open some sealed values with the secrets. */
export const checkSeals = async (
  pool: Pool,
  secrets: JwtSecrets,
  columns: readonly SealedColumn[],
): Promise<SealFigures> => {
  const sealed = new SealedSecrets(secrets);
  let [checkedCount, unreadable] = [0, 0];
  for (const { table, key, column, placeOf } of columns) {
    const { rows } = await pool.query<{ key: string; sealed: string }>(selectSealed({ table, key, column }));
    checkedCount += rows.length;
    unreadable += rows.filter((row) => sealed.open(row.sealed, placeOf(row.key)) === null).length;
  }
  return { checkedCount, unreadable };
};
