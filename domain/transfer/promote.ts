import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { areKnown, migrate, migrateTo, readMigrations } from '../foundation/database/migrate.ts';
import { continueEpoch, isEpochUnbroken } from '../foundation/events/epoch.ts';
import { migrateJobs, readJobsMigration, releaseJobs } from '../foundation/jobs/worker.ts';
import type { BareDatabase } from '../postgres/bare-database.ts';
import { deleteMove, describeMove, type Move, moveFileOf, readMove, writeMove } from '../postgres/move.ts';
import { load, type ReadTable, requireNoServer } from './load.ts';
import { isPromoted, markPromoted, requireEmpty, requireSupportedTarget } from './promotion-target.ts';
import { BEGIN_SNAPSHOT, copyFromStdin, copyToStdout } from './statements.ts';
import { type CopiedTable, listTables, measureContent, readSequences, type Sequence } from './tables.ts';
import { inTransaction } from './transaction.ts';
import { TransferRefused } from './transfer-refused.ts';

/** The databases of a promotion. No server may use the source; the caller holds its data folder. */
export interface Promotion {
  readonly source: BareDatabase;
  readonly target: BareDatabase;
  /** The data directory of the source. */
  readonly dataDirectory: string;
}

/** The final content of the source. */
interface ReadContent {
  readonly migrations: readonly string[];
  readonly jobsMigration: number;
  readonly tables: readonly ReadTable[];
  readonly sequences: readonly Sequence[];
  readonly isEpochUnbroken: boolean;
}

/**
 * Moves the database of a data folder into an empty database of a server. Afterwards the folder records where the data is and starts no
 * database (spec/rules/requests.md#promotion). An interrupted promotion is continued. Returns the tables that were copied now; null when
 * all had been copied before. Throws TransferRefused.
 */
export const promote = async (promotion: Promotion): Promise<readonly ReadTable[] | null> => {
  const { source, target, dataDirectory } = promotion;
  const begun = await readMove(dataDirectory);
  if (begun !== null && begun.to !== target.location)
    throw new TransferRefused(
      `${describeMove(dataDirectory, begun)}; to give that up, remove that database and ${moveFileOf(dataDirectory)}`,
    );
  await requireSupportedTarget(source.pool, target);
  const isThere = begun !== null && (await isPromoted(target.pool, begun.id));
  const move: Move = { state: 'moving', id: begun?.id ?? randomUUID(), to: target.location };
  const tables = isThere ? null : await carry(promotion, move, begun === null);
  await target.withOrm((orm) => migrate(orm, target.pool));
  await writeMove(dataDirectory, { ...move, state: 'moved' });
  return tables;
};

const carry = async (
  { source, target, dataDirectory }: Promotion,
  move: Move,
  isFirst: boolean,
): Promise<readonly ReadTable[]> => {
  await requireNoServer(target.pool, target.location);
  await requireEmpty(source.pool, target);
  // Written first: from here on no server writes to the source, whatever happens to this process.
  if (isFirst) await writeMove(dataDirectory, move);
  let mayBeCommitted = false;
  const onCommit = (): void => {
    mayBeCommitted = true;
  };
  try {
    await requireNoServer(source.pool, source.location);
    return await inTransaction(source.pool, BEGIN_SNAPSHOT, (from) => copy(from, target, move, onCommit));
  } catch (error) {
    // A failure before the commit left nothing; after it only the target knows.
    if (isFirst && !mayBeCommitted) await deleteMove(dataDirectory);
    throw error;
  }
};

const copy = async (
  from: PoolClient,
  target: BareDatabase,
  move: Move,
  onCommit: () => void,
): Promise<readonly ReadTable[]> => {
  const content = await read(from);
  await prepare(target, content);
  await load(target, {
    ...content,
    fill: (to, table) => copyRows(from, to, table),
    finish: async (to) => {
      await releaseJobs(to);
      if (content.isEpochUnbroken) await continueEpoch(to);
      await markPromoted(to, move.id);
      onCommit();
    },
  });
  return content.tables;
};

const read = async (from: PoolClient): Promise<ReadContent> => {
  const migrations = await readMigrations(async (text) => (await from.query(text)).rows);
  if (migrations.length === 0) throw new TransferRefused('The database holds nothing to move');
  if (!areKnown(migrations)) throw new TransferRefused('The data is of a newer version: move it with that version');
  const tables: ReadTable[] = [];
  for (const table of await listTables(from)) tables.push({ ...table, ...(await measureContent(from, table)) });
  return {
    migrations,
    jobsMigration: await readJobsMigration(from),
    tables,
    sequences: await readSequences(from),
    isEpochUnbroken: await isEpochUnbroken(from),
  };
};

/** Creates the tables of the source in the target. */
const prepare = async (
  { pool, location, withOrm }: BareDatabase,
  { migrations, jobsMigration }: ReadContent,
): Promise<void> => {
  const executed = await readMigrations(async (text) => (await pool.query(text)).rows);
  if (executed.some((name) => !migrations.includes(name)))
    throw new TransferRefused(`${location} is of a newer version than the data: name an empty database`);
  await withOrm((orm) => migrateTo(orm, pool, migrations));
  await migrateJobs(pool);
  if ((await readJobsMigration(pool)) < jobsMigration)
    throw new TransferRefused('The job queue in the data is newer than this version supports');
};

/** Copies the rows in chunks. */
const copyRows = (from: PoolClient, to: PoolClient, table: CopiedTable): Promise<void> =>
  pipeline(from.query(copyTo(copyToStdout(table))), to.query(copyFrom(copyFromStdin(table))));
