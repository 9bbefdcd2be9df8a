import type { PoolClient } from 'pg';
import { quoted, SELECT_SEQUENCES, SELECT_TABLES, SET_SEQUENCE, selectContent, selectSequence } from './statements.ts';

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

/** All logged tables, by name. Unlogged tables count running work and are worthless elsewhere. */
export const listTables = async (client: PoolClient): Promise<CopiedTable[]> => {
  const { rows } = await client.query<CopiedTable>(SELECT_TABLES, [SCHEMAS, BOOKKEEPING]);
  return rows;
};

const listSequenceNames = async (client: PoolClient): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(SELECT_SEQUENCES, [SCHEMAS]);
  return rows.map(({ name }) => name);
};

/** Read after the snapshot: a sequence never decreases, so no row has a number above it. */
export const readSequences = async (client: PoolClient): Promise<Sequence[]> => {
  const sequences: Sequence[] = [];
  for (const name of await listSequenceNames(client)) {
    const { rows } = await client.query<Omit<Sequence, 'name'>>(selectSequence(name));
    for (const row of rows) sequences.push({ name, ...row });
  }
  return sequences;
};

/** Sets the sequences that exist. */
export const setSequences = async (client: PoolClient, sequences: readonly Sequence[]): Promise<void> => {
  const present = await listSequenceNames(client);
  for (const { name, value, isCalled } of sequences)
    if (present.includes(name)) await client.query(SET_SEQUENCE, [quoted(name), value, isCalled]);
};

/** The content of a table, independent of the order of its rows. */
export interface TableContent {
  readonly rows: number;
  /** The sum of a hash of each row. */
  readonly digest: string;
}

/** Counts and hashes the rows of a table, with built-in functions that give the same result on every version of PostgreSQL. */
export const measureContent = async (client: PoolClient, table: CopiedTable): Promise<TableContent> => {
  const { rows } = await client.query<{ rows: string; digest: string }>(selectContent(table));
  return { rows: Number(rows[0]?.rows), digest: rows[0]?.digest ?? '' };
};
