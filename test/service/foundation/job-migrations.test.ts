import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAST_JOBS_MIGRATION, migrateJobs, readJobsMigration } from '../../../domain/foundation/jobs/worker.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { bringJobsTo } from '../../support/database/job-steps.ts';
import { openPool } from '../../support/database/open-pool.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createDatabase();
  pool = openPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('the tables of the job queue', () => {
  it('are created by as many steps as we expect of the library', async () => {
    await pool.query('drop schema graphile_worker cascade');
    await migrateJobs(pool);
    expect(await readJobsMigration(pool)).toBe(LAST_JOBS_MIGRATION);
  });

  it.each([0, 1, 4, 10, 15, 16, 17, LAST_JOBS_MIGRATION - 1])(
    'are finished after a kill after step %i',
    async (step) => {
      await bringJobsTo(pool, step);
      await migrateJobs(pool);
      expect(await readJobsMigration(pool)).toBe(LAST_JOBS_MIGRATION);
      await pool.query("select graphile_worker.add_job('anything')");
      const { rows } = await pool.query('select count(*)::int as jobs from graphile_worker.jobs');
      expect(rows).toEqual([{ jobs: 1 }]);
    },
  );
});
