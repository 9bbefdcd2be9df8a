import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../domain/postgres/store.ts';
import { openDatabase } from '../../domain/services.ts';
import { createDatabase, type TestDatabase } from '../support/database/database.ts';

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await createDatabase();
  store = await openDatabase({ databaseUrl: database.url, dataDirectory: '', poolMax: 2 });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

/** Promises of migrations beyond the entities: checks and indexes (partial and sorted ones) that the ORM need not know. */
const IS_MORE = /^(drop index |alter table "\w+" drop constraint "\w+_check")/;

describe('entities and migrations', () => {
  it('agree: the migrated database has every table, column and key as the entities describe them', async () => {
    const statements = (await store.orm.schema.getUpdateSchemaSQL({ wrap: false, safe: true })).split('\n');
    expect(statements.filter((statement) => statement.trim() !== '' && !IS_MORE.test(statement))).toEqual([]);
  });

  it('the reads of every explanation have indexes', async () => {
    const { rows } = await store.pool.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where tablename in ('approvals', 'tasks', 'projects', 'charters', 'plans')`,
    );
    const found = rows.map(({ indexdef }) => indexdef.replace(/^.* ON public\.(\w+) USING btree/, '$1')).join('\n');
    for (const begun of [
      `approvals (created_at DESC, id DESC) WHERE (status = 'pending'`,
      'approvals (decided_at) WHERE',
      'tasks (status, created_at DESC, id DESC) WHERE',
      `tasks (updated_at) WHERE (status = 'completed'`,
      `projects (created_at DESC, id DESC) WHERE (status = 'active'`,
      `charters (created_at DESC, id DESC) WHERE (status = 'drafted'`,
      'charters (approved_at) WHERE',
      `plans (created_at DESC, id DESC) WHERE (status = 'pending_review'`,
    ])
      expect(found).toContain(begun);
  });
});
