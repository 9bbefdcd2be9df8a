import { migrate } from '../../../../domain/foundation/database/migrate.ts';
import type { TestServer } from '../../server/server.ts';

/** Inserts `$2` earlier versions of a charter, all equal to the present one. */
const KEEP = `insert into charter_versions select id, n, 'edit', created_by, created_at, title, brief, goals, constraints,
    success_criteria, scope, envelope, project_id, proposed_project_name, proposed_project_description
  from charters, generate_series(1, $2::int) n where id = $1`;

/** Gives a charter this many versions before its present one. */
export const giveVersions = async ({ store }: TestServer, charterId: string, count: number): Promise<void> => {
  await store.pool.query(KEEP, [charterId, count]);
  await store.pool.query('update charters set version = $2, version_mark = null where id = $1', [charterId, count + 1]);
};

/** Changes a draft as the last release does, which does not know versions. */
export const editAsBefore = async ({ store }: TestServer, charterId: string, title: string): Promise<void> => {
  const change = 'title = $2, version = version + 1, updated_at = updated_at + interval $$1 minute$$';
  await store.pool.query(`update charters set ${change} where id = $1`, [charterId, title]);
};

/** Begins to change a draft: its earlier versions cannot be read until the returned function ends the change. */
export const beginChange = async ({ store }: TestServer, charterId: string): Promise<() => Promise<void>> => {
  const client = await store.pool.connect();
  await client.query('begin');
  await client.query('lock table charter_versions in access exclusive mode');
  return async () => {
    await client.query(KEEP, [charterId, 1]);
    await client.query('update charters set version = 2, version_mark = null where id = $1', [charterId]);
    await client.query('commit');
    client.release();
  };
};

/** Removes the tables and columns for versions and migrates again, as the first start of this release does. */
export const upgradeAgain = async ({ store: { orm, pool } }: TestServer): Promise<void> => {
  await pool.query('drop table charter_versions');
  await pool.query('alter table charters drop column version_mark');
  await pool.query(`delete from schema_migrations where name = '0022-charter-versions'`);
  await migrate(orm, pool);
};

/** The number of stored versions of a charter, without the present one. */
export const countVersions = async ({ store }: TestServer, charterId: string): Promise<number> => {
  const { rows } = await store.pool.query('select count(*)::int as n from charter_versions where charter_id = $1', [
    charterId,
  ]);
  return rows[0].n;
};
