import type { ClientBase, Pool } from 'pg';
import { readCluster, readFacts, unsupportedReason } from '../foundation/database/checks/database-facts.ts';
import type { BareDatabase } from '../postgres/bare-database.ts';
import { hasUsers } from '../users/installation.ts';
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

/** Tables and views of all schemas, except those of extensions. */
const RELATIONS = `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 1`;

const relationsOf = async (database: Queryable): Promise<string[]> =>
  (await database.query<{ name: string }>(RELATIONS)).rows.map(({ name }) => name);

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
  const strange = found.find((name) => (name.startsWith(JOB_QUEUE) ? !isBegun : !own.has(name)));
  if (strange !== undefined)
    throw new TransferRefused(`${location} is not empty: ${strange} exists; name an empty database`);
  if (await hasUsers(pool))
    throw new TransferRefused(`${location} is not empty: it has been set up already; name an empty database`);
};

const MARK = 'organisation-platform: moved here by promotion ';

/** Marks the moved data in its transaction. A comment on a table needs no extra table, and backups leave it out. */
export const markPromoted = async (client: ClientBase, id: string): Promise<void> => {
  await client.query(`comment on table public.schema_migrations is '${MARK}${id}'`);
};

/** Whether the move with this id was committed there. */
export const isPromoted = async (database: Queryable, id: string): Promise<boolean> => {
  const { rows } = await database.query<{ mark: string | null }>(
    `select obj_description(to_regclass('public.schema_migrations'), 'pg_class') as mark`,
  );
  return rows[0]?.mark === `${MARK}${id}`;
};
