import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCKS, prepareLocks } from '../../../domain/foundation/database/named-lock.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { openPool } from '../../support/database/open-pool.ts';

const REPLICAS = 6;
const ROUNDS = 60;

let database: TestDatabase;
let pools: Pool[] = [];
beforeAll(async () => {
  database = await createDatabase();
  pools = Array.from({ length: REPLICAS }, () => openPool(database.url, { max: 1 }));
  for (const pool of pools) await pool.query('select 1');
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await database.drop();
});

it('the table of locks is created by replicas that start at the same time, however they collide', async () => {
  const [first] = pools;
  for (let round = 0; round < ROUNDS; round += 1) {
    await first?.query('drop table if exists named_locks');
    await Promise.all(pools.map(prepareLocks));
  }
  const answer = await first?.query<{ name: string }>('select name from named_locks order by name');
  expect(answer?.rows.map(({ name }) => name)).toEqual([...LOCKS]);
});
