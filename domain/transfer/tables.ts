import type { PoolClient } from 'pg';

/** A table to copy, with its writable columns. */
export interface CopiedTable {
  /** `<schema>.<name>`. */
  readonly name: string;
  readonly columns: readonly string[];
}

/** The current value of a sequence. */
export interface Sequence {
  readonly name: string;
  /** As text, because it may be too large for a JavaScript number. */
  readonly value: string;
  readonly isCalled: boolean;
}

/** The schemas of the product. */
const SCHEMAS = ['public', 'graphile_worker'];
/** Records of applied migrations are written by running the migrations. */
const BOOKKEEPING = ['public.schema_migrations', 'graphile_worker.migrations'];

/** `schema.name`, quoted for SQL. */
export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

/** The columns, quoted for SQL. */
export const columnList = ({ columns }: CopiedTable): string => columns.map(quoted).join(', ');

/** All logged tables, by name. Unlogged tables count running work and are worthless elsewhere. */
export const listTables = async (client: PoolClient): Promise<CopiedTable[]> => {
  const { rows } = await client.query<CopiedTable>(
    `select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind = 'r' and c.relpersistence = 'p'
       and n.nspname || '.' || c.relname <> all($2)
     group by 1 order by 1`,
    [SCHEMAS, BOOKKEEPING],
  );
  return rows;
};

const listSequenceNames = async (client: PoolClient): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'S' and c.relname not like 'schema\\_migrations%' order by 1`,
    [SCHEMAS],
  );
  return rows.map(({ name }) => name);
};

/** Read after the snapshot: a sequence never decreases, so no row has a number above it. */
export const readSequences = async (client: PoolClient): Promise<Sequence[]> => {
  const sequences: Sequence[] = [];
  for (const name of await listSequenceNames(client)) {
    const { rows } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
    );
    for (const row of rows) sequences.push({ name, ...row });
  }
  return sequences;
};

/** Sets the sequences that exist. */
export const setSequences = async (client: PoolClient, sequences: readonly Sequence[]): Promise<void> => {
  const present = await listSequenceNames(client);
  for (const { name, value, isCalled } of sequences)
    if (present.includes(name))
      await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled]);
};

/** The content of a table, independent of the order of its rows. */
export interface TableContent {
  readonly rows: number;
  /** The sum of a hash of each row. */
  readonly digest: string;
}

/** Counts and hashes the rows of a table, with built-in functions that give the same result on every version of PostgreSQL. */
export const measureContent = async (client: PoolClient, table: CopiedTable): Promise<TableContent> => {
  const hash = `sha256(convert_to(row(${columnList(table)})::text, 'UTF8'))`;
  const { rows } = await client.query<{ rows: string; digest: string }>(
    `select count(*) as rows,
       coalesce(sum(('x' || encode(substr(${hash}, 1, 8), 'hex'))::bit(64)::bigint), 0)::text as digest
     from ${quoted(table.name)}`,
  );
  return { rows: Number(rows[0]?.rows), digest: rows[0]?.digest ?? '' };
};
