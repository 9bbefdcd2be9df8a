import type { ClientBase, Pool } from 'pg';
import { readCluster, readFacts, unsupportedReason } from '../foundation/database/checks/database-facts.ts';
import type { BareDatabase } from '../postgres/bare-database.ts';
import { hasUsers } from '../users/installation.ts';
import { commentOnMigrations, SELECT_MIGRATIONS_COMMENT, SELECT_RELATIONS } from './statements.ts';
import { TransferRefused } from './transfer-refused.ts';

type Queryable = Pick<Pool | ClientBase, 'query'>;

/** Throws TransferRefused for an unsupported database, and for one that differs from the source. */
export const requireSupportedTarget = async (source: Queryable, { pool, location }: BareDatabase): Promise<void> => {
  const facts = await readFacts(pool).catch((error: NodeJS.ErrnoException) => {
    throw new TransferRefused(`${location} cannot be used: ${error.message.split('\n')[0] || error.code}`);
  });
  const unfitness = unsupportedReason(facts);
  if (unfitness !== null) throw new TransferRefused(`${location} ${unfitness}`);
  const cluster = await readCluster(pool);
  if (cluster !== null && cluster === (await readCluster(source)))
    throw new TransferRefused(`${location} is the embedded database itself: name one of a database server`);
};

const relationsOf = async (database: Queryable): Promise<string[]> =>
  (await database.query<{ name: string }>(SELECT_RELATIONS)).rows.map(({ name }) => name);

/**
 * Without our tables, which are created first, a job queue belongs to somebody else. With them, its migration may have stopped at any step,
 * each with other names.
 */
const JOB_QUEUE = 'graphile_worker.';

/**
 * Throws TransferRefused for a database that is not empty. Only the tables of the product without users are accepted: an interrupted move
 * leaves them, and a server that nobody has set up.
 */
export const requireEmpty = async (source: Queryable, { pool, location }: BareDatabase): Promise<void> => {
  const own = new Set(await relationsOf(source));
  const found = await relationsOf(pool);
  const isBegun = found.includes('public.schema_migrations');
  const unknown = found.find((name) => (name.startsWith(JOB_QUEUE) ? !isBegun : !own.has(name)));
  if (unknown !== undefined)
    throw new TransferRefused(`${location} is not empty: ${unknown} exists; name an empty database`);
  if (await hasUsers(pool))
    throw new TransferRefused(`${location} is not empty: it has been set up already; name an empty database`);
};

const MARK = 'organisation-platform: moved here by promotion ';

/** Marks the moved data in its transaction. A comment on a table needs no extra table, and backups leave it out. */
export const markPromoted = async (client: ClientBase, id: string): Promise<void> => {
  await client.query(commentOnMigrations(`${MARK}${id}`));
};

/** Whether the move with this id was committed there. */
export const isPromoted = async (database: Queryable, id: string): Promise<boolean> => {
  const { rows } = await database.query<{ mark: string | null }>(SELECT_MIGRATIONS_COMMENT);
  return rows[0]?.mark === `${MARK}${id}`;
};
