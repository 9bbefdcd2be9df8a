import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';

const FOLDER = join(fileURLToPath(import.meta.resolve('graphile-worker')), '../../sql');

/** The tables of the job queue as they are when the process that creates them is killed after this step of the library. */
export const bringJobsTo = async (pool: Pool, step: number): Promise<void> => {
  await pool.query(`drop schema if exists graphile_worker cascade; create schema graphile_worker;
    create table graphile_worker.migrations (
      id int primary key, ts timestamptz default now() not null, breaking boolean not null default false)`);
  for (const file of (await readdir(FOLDER)).sort().slice(0, step)) {
    const text = await readFile(join(FOLDER, file), 'utf8');
    await pool.query(text.replaceAll(':GRAPHILE_WORKER_SCHEMA', 'graphile_worker'));
    const isBreaking = /^--! breaking/i.test(text);
    await pool.query('insert into graphile_worker.migrations (id, breaking) values ($1, $2)', [
      Number(file.slice(0, 6)),
      isBreaking,
    ]);
  }
};
