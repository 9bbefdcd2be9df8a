import type { EntityManager } from '@mikro-orm/postgresql';
import { groupsBySize } from './version-parts.ts';

/** The values as JSON arrays of at most PIECE_SIZE characters, one per statement. */
export function* jsonGroups(values: readonly unknown[]): Generator<string> {
  const texts = values.map((value) => JSON.stringify(value));
  for (const group of groupsBySize(texts, ({ length }) => length)) yield `[${group.join()}]`;
}

/** A table of records with its key column and the columns that are written. */
export interface RecordTable {
  readonly name: string;
  readonly key: string;
  readonly columns: readonly string[];
}

/** Inserts or replaces records; rows use the column names. */
export const saveRows = async (em: EntityManager, table: RecordTable, rows: readonly object[]): Promise<void> => {
  const names = table.columns.join(', ');
  const updates = table.columns
    .filter((column) => column !== table.key)
    .map((column) => `${column} = excluded.${column}`);
  const text = `insert into ${table.name} (${names}) select ${names} from json_populate_recordset(null::${table.name}, ?::json)
     on conflict (${table.key}) do update set ${updates.join(', ')}`;
  for (const group of jsonGroups(rows)) await em.execute(text, [group]);
};

/** Deletes the records with these UUIDs. */
export const deleteRows = async (em: EntityManager, table: RecordTable, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await em.execute(
    `delete from ${table.name} where ${table.key} in (select value::uuid from jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(ids)],
  );
};
