import type { EntityManager } from '@mikro-orm/postgresql';

/** A table of records: the column that tells them apart, and those that are written. */
export interface Table {
  readonly name: string;
  readonly key: string;
  readonly columns: readonly string[];
}

/** Stores records, new or replaced, in one statement; the rows name their fields as the table does. */
export const saveRows = async (em: EntityManager, table: Table, rows: readonly object[]): Promise<void> => {
  if (rows.length === 0) return;
  const names = table.columns.join(', ');
  const updates = table.columns
    .filter((column) => column !== table.key)
    .map((column) => `${column} = excluded.${column}`);
  await em.execute(
    `insert into ${table.name} (${names}) select ${names} from json_populate_recordset(null::${table.name}, ?::json)
     on conflict (${table.key}) do update set ${updates.join(', ')}`,
    [JSON.stringify(rows)],
  );
};

/** Removes the records of these UUIDs. */
export const deleteRows = async (em: EntityManager, table: Table, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await em.execute(
    `delete from ${table.name} where ${table.key} in (select value::uuid from jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(ids)],
  );
};
