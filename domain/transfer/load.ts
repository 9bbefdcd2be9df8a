import type { PoolClient } from 'pg';
import { type BareDatabase, TRANSFER } from '../postgres/bare-database.ts';
import { hasUsers } from '../users/installation.ts';
import {
  addConstraint,
  BEGIN_WRITING,
  disableTriggers,
  dropConstraint,
  enableTriggers,
  lockTables,
  quoted,
  SELECT_FOREIGN_KEYS,
  SELECT_SERVER_CONNECTIONS,
  truncateTables,
} from './statements.ts';
import {
  type CopiedTable,
  listTables,
  measureContent,
  type Sequence,
  setSequences,
  type TableContent,
} from './tables.ts';
import { inTransaction } from './transaction.ts';
import { TransferRefused } from './transfer-refused.ts';

/** A table with its measured content. */
export interface ReadTable extends CopiedTable, TableContent {}

/** The data for a load. */
export interface LoadSource<T extends ReadTable> {
  readonly tables: readonly T[];
  readonly sequences: readonly Sequence[];
  /** Copies the rows into the empty table. */
  fill(client: PoolClient, table: T): Promise<void>;
  /** The last statements of the same transaction. */
  finish(client: PoolClient): Promise<void>;
}

/**
 * Fills the tables of a database that was migrated to the version of the source, in one transaction, and verifies that they equal the
 * source. Throws TransferRefused.
 */
export const load = <T extends ReadTable>({ pool, location }: BareDatabase, given: LoadSource<T>): Promise<void> =>
  inTransaction(pool, BEGIN_WRITING, async (client) => {
    const tables = await listTables(client);
    requireSameTables(tables, given.tables);
    await client.query(lockTables(tables));
    // Somebody has set it up in the meantime.
    if (await hasUsers(client))
      throw new TransferRefused(`${location} has been set up in the meantime; nothing was written`);
    const references = await dropReferences(client, tables);
    for (const table of tables) await client.query(disableTriggers(table));
    await client.query(truncateTables(tables));
    for (const table of given.tables) await given.fill(client, table);
    await setSequences(client, given.sequences);
    for (const table of tables) await client.query(enableTriggers(table));
    for (const reference of references) await client.query(reference);
    for (const table of given.tables) await requireArrived(client, table);
    await requireNoServer(client, location);
    await given.finish(client);
  });

/** Reads back and compares what was written. */
const requireArrived = async (client: PoolClient, table: ReadTable): Promise<void> => {
  const { rows, digest } = await measureContent(client, table);
  if (rows !== table.rows || digest !== table.digest)
    throw new TransferRefused(
      `${table.name} holds ${rows} rows that are not the ${table.rows} that were read; nothing was kept`,
    );
};

/** Created and filled at every start, apart from migrations: a source that this version has never started on does not have it. */
const MADE_AT_START = 'public.named_locks';

const requireSameTables = (present: readonly CopiedTable[], tables: readonly CopiedTable[]): void => {
  const missing = tables.find(({ name, columns }) => {
    const table = present.find((one) => one.name === name);
    return table === undefined || columns.some((column) => !table.columns.includes(column));
  });
  if (missing !== undefined)
    throw new TransferRefused(`The backup has a table that the product does not have: ${missing.name}`);
  const kept = new Set([MADE_AT_START, ...tables.map(({ name }) => name)]);
  const absent = present.find(({ name }) => name.startsWith('public.') && !kept.has(name));
  if (absent !== undefined) throw new TransferRefused(`The backup is damaged: the table ${absent.name} is missing`);
};

/**
 * Drops the foreign keys and returns the statements that create and check them again, so that the order of tables and cycles between them
 * do not matter. Unlike disabling them this needs no superuser.
 */
const dropReferences = async (client: PoolClient, tables: readonly CopiedTable[]): Promise<string[]> => {
  const { rows } = await client.query<{ relation: string; name: string; definition: string }>(SELECT_FOREIGN_KEYS, [
    tables.map(({ name }) => quoted(name)),
  ]);
  for (const reference of rows) await client.query(dropConstraint(reference));
  return rows.map(addConstraint);
};

/** The number of connections of our servers to the database. */
export const countServers = async (client: Pick<PoolClient, 'query'>): Promise<number> => {
  const { rows } = await client.query<{ name: string }>(SELECT_SERVER_CONNECTIONS, [TRANSFER]);
  return rows.length;
};

/** Throws TransferRefused while a server of the product uses the database. */
export const requireNoServer = async (client: Pick<PoolClient, 'query'>, location: string): Promise<void> => {
  if ((await countServers(client)) > 0)
    throw new TransferRefused(
      `A server is running on ${location}, or a pooler keeps a connection of one: stop it first; nothing was written`,
    );
};
