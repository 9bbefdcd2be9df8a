import { hash } from 'node:crypto';
import type { Pool } from 'pg';

const TABLES = `select table_schema, table_name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`;

const NOTHING = 'select 1 where false';

/** What runs without requests: numbering events, chaining audit entries, publishing test events, and cron ticks. */
const MOVING: Readonly<Record<string, string>> = {
  outbox_events: `select to_jsonb(e) - 'number' from outbox_events e where channel <> 'pulse'`,
  feed_state: 'select epoch from feed_state',
  audit_links: NOTHING,
  audit_chain: NOTHING,
  _private_known_crontabs: NOTHING,
};

/** One hash for each table over all its rows: equal exactly when nothing in the database differs. */
export const dumpTables = async (pool: Pool): Promise<Record<string, string>> => {
  const { rows: tables } = await pool.query<{ table_schema: string; table_name: string }>(TABLES);
  const dump: Record<string, string> = {};
  for (const { table_schema, table_name } of tables) {
    const { rows } = await pool.query<{ content: string }>(
      `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as content from (${MOVING[table_name] ?? `select * from "${table_schema}"."${table_name}"`}) t`,
    );
    dump[`${table_schema}.${table_name}`] = hash('sha256', rows[0]?.content ?? '');
  }
  return dump;
};
