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

/** Books one call of each of `count` charters on a day. */
export const spendByCharters = async ({ store }: TestServer, day: string, count: number): Promise<void> => {
  await store.pool.query(
    `insert into spending_days (day, level, subject, currency, amount, calls, input_tokens, output_tokens)
       select $1, 'charter', gen_random_uuid()::text, 'USD', 1, 1, 0, 0 from generate_series(1, $2::int)`,
    [day, count],
  );
};
