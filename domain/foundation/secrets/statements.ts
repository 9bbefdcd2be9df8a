import type { SealedColumn } from './sealed-column.ts';

type ColumnName = Pick<SealedColumn, 'table' | 'key' | 'column'>;

export const RESEALED_PER_BATCH = 100;

export const selectSealedAfter = ({
  table,
  key,
  column,
}: ColumnName): string => `select ${key}::text as key, ${column} as sealed from ${table}
      where ${column} is not null and ${key}::text > $1 order by ${key}::text limit ${RESEALED_PER_BATCH}`;

export const replaceSealed = ({ table, key, column }: ColumnName): string =>
  `update ${table} set ${column} = $3 where ${key}::text = $1 and ${column} = $2`;

/** Rows per column: enough to know whether the secret is the right one. */
const CHECKED_SEALS = 100;

export const selectSealed = ({ table, key, column }: ColumnName): string =>
  `select ${key}::text as key, ${column} as sealed from ${table} where ${column} is not null limit ${CHECKED_SEALS}`;
