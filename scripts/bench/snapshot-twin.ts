import type { Pool } from 'pg';

/** The prepared SQL statements of the live snapshot: the minimum work of an explanation. */
const sampled = (table: string, label: string, condition: string): string =>
  `select id, ${label} as label, status, (count(*) over ())::int as total from ${table}
   where ${condition} order by created_at desc, id desc limit 10`;

const STATEMENTS = [
  `select version, tag, name, setup_completed_at from company`,
  `select (select coalesce(sum(amount), 0) from budget_holds where level = 'company' and expires_at > now()) as held,
     (select coalesce(sum(spent), 0) from budget_totals where level = 'company') as spent`,
  sampled('tasks', 'title', `status = 'in_progress'`),
  sampled('tasks', 'title', `status = 'in_review'`),
  sampled('projects', 'name', `status = 'active'`),
  sampled('approvals', 'title', `status = 'pending' and (expires_at is null or expires_at > now())`),
  sampled('charters', 'title', `status = 'drafted'`),
  sampled('plans', 'title', `status = 'pending_review'`),
  `select version, saved_at from company_versions order by version desc limit 10`,
  `select count(*)::int as count from tasks where status = 'completed' and updated_at >= now() - interval '7 days'`,
  `select count(*)::int as count from approvals where decided_at >= now() - interval '7 days'`,
  `select count(*)::int as count from charters where approved_at >= now() - interval '7 days'`,
  // The inbox of the caller.
  `select *, (count(*) over ())::int as total from approvals where status = 'pending' order by created_at, id limit 11`,
  `select *, (count(*) over ())::int as total from plans where status = 'pending_review' order by created_at, id limit 11`,
  `select *, (count(*) over ())::int as total from charters where status = 'drafted' order by created_at, id limit 11`,
].map((text, index) => ({ name: `snapshot-${index}`, text }));

/** Runs the statements in sequence and returns their rows. */
export const readSnapshot = async (pool: Pool): Promise<readonly unknown[]> => {
  const found: unknown[] = [];
  for (const statement of STATEMENTS) found.push((await pool.query(statement)).rows);
  return found;
};
