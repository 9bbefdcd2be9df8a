import { SWEEP_PAGE } from '../foundation/jobs/statements.ts';
import { isLeasedSql } from '../foundation/statements.ts';

export const COUNT_OPEN_CONVERSATIONS = `select count(*)::int as count from conversations where created_by = ? and status <> 'closed'`;

// Ordered by id, so that turns need no further index.
export const SELECT_IDLE_CONVERSATIONS = `select id from conversations where id > ? and erased_at is null and status <> 'proposed' and updated_at < ?
  order by id limit ${SWEEP_PAGE}`;

/** One row while the lease of a resource is held; the parameters are the resource and the time. */
export const CHECK_LEASE = `select 1 where ${isLeasedSql('?')}`;
