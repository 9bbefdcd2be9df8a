import type { Store } from '../../../domain/postgres/store.ts';
import { openDatabase } from '../../../domain/services.ts';
import { createDatabase } from './database.ts';

/** The store of a separate database; `close` removes both. */
export const openStore = async (poolMax = 10): Promise<{ store: Store; close: () => Promise<void> }> => {
  const database = await createDatabase();
  const store = await openDatabase({ databaseUrl: database.url, dataDirectory: '', poolMax });
  const close = async (): Promise<void> => {
    await store.close();
    await database.drop();
  };
  return { store, close };
};
