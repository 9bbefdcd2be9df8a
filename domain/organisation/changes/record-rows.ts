import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteRecords, type RecordTable, upsertRecords } from '../statements.ts';
import { groupsBySize } from './version-parts.ts';

/** The values as JSON arrays of at most PIECE_SIZE characters, one per statement. */
export function* jsonGroups(values: readonly unknown[]): Generator<string> {
  const texts = values.map((value) => JSON.stringify(value));
  for (const group of groupsBySize(texts, ({ length }) => length)) yield `[${group.join()}]`;
}

/** Inserts or replaces records; rows use the column names. */
export const saveRows = async (em: EntityManager, table: RecordTable, rows: readonly object[]): Promise<void> => {
  const text = upsertRecords(table);
  for (const group of jsonGroups(rows)) await em.execute(text, [group]);
};

/** Deletes the records with these UUIDs. */
export const deleteRows = async (em: EntityManager, table: RecordTable, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await em.execute(deleteRecords(table), [JSON.stringify(ids)]);
};
