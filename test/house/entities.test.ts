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

/** What migrations promise beyond the entities: checks and indexes (partial and sorted ones) that the ORM need not know. */
const IS_MORE = /^(drop index |alter table "\w+" drop constraint "\w+_check")/;

describe('entities and migrations', () => {
  it('agree: the migrated database has every table, column and key as the entities describe them', async () => {
    const statements = (await store.orm.schema.getUpdateSchemaSQL({ wrap: false, safe: true })).split('\n');
    expect(statements.filter((statement) => statement.trim() !== '' && !IS_MORE.test(statement))).toEqual([]);
  });
});
