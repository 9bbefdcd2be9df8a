import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createDatabase } from '../../support/database/database.ts';
import { startServer } from '../../support/server/server.ts';

/** The job worker takes its connection for LISTEN once it has started. */
const UNDER_WAY_MS = 500;
const ENDLESS_MS = 5_000;

it('closed services start no background work, which would keep the pool from ending', async () => {
  const database = await createDatabase();
  const { server, services, store } = await startServer({ database });
  server.close();
  await services.close();
  await services.startBackground();
  await wait(UNDER_WAY_MS);
  const ending = await Promise.race([store.close().then(() => 'ended'), wait(ENDLESS_MS, 'endless')]);
  expect(ending).toBe('ended');
  await database.drop();
});
