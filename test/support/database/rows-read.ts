/**
 * Builds a statement that returns as `rows` how many rows of the table the connection has read. Index-only scans are not counted. Within a transaction
 * the difference of two counts is exact.
 */
export const countRowsRead = (table: string): string =>
  `select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables where relname = '${table}'`;
