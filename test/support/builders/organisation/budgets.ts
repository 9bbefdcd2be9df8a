import type { TestServer } from '../../server/server.ts';

/** For bookings without a model call. */
export const NO_TOKENS = { inputTokens: 0, outputTokens: 0 } as const;

/** Books an amount as spent by the company this month, in the current currency. */
export const spend = async ({ store }: TestServer, amount: number): Promise<void> => {
  const month = new Date().toISOString().slice(0, 7);
  await store.pool.query(
    `insert into budget_totals (level, subject, month, spent) values ('company', 'default', $1, $2)`,
    [month, amount],
  );
};
