import type { TestServer } from '../server/server.ts';

/** The number of stored runs of agents. */
export const countActRuns = async ({ store }: Pick<TestServer, 'store'>): Promise<number> =>
  (await store.pool.query('select 1 from act_runs')).rowCount ?? 0;
