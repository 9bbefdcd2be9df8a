import { SELECT_REJECTIONS } from '../approvals/statements.ts';
import { selectPendingPage } from '../foundation/database/statements.ts';

export const SAMPLE_PLANS_IN_REVIEW = `select id, title as label, status, (count(*) over ())::int as total from plans
    where status = 'pending_review' order by created_at desc, id desc limit ?`;

export const SELECT_STARTED_PLANS = `select id, title as label, status, (count(*) over ())::int as total from plans
     where status in ('executing', 'integrating', 'reviewing') order by created_at desc, id desc limit ?`;

const FROM_PENDING_PLANS = `from plans where status = 'pending_review' and ($4::text is null or created_by <> $4)`;

export const SELECT_WAITING_PLANS = selectPendingPage(FROM_PENDING_PLANS, {
  rows: `select * ${FROM_PENDING_PLANS} and (created_at, id) > ($1, $2) order by created_at, id limit $3 + 1`,
  order: 'created_at, id',
  limit: '$3',
});

/** The condition of a plan that waits for review. */
export const PLAN_IS_PENDING = `status = 'pending_review'`;

/** The plans of an objective that people rejected, newest first, with the reasons. */
export const SELECT_REJECTED_PLANS = `select p.summary, p.items::text as items, rejection.reason
  from plans p join (${SELECT_REJECTIONS}) rejection on rejection.id = p.approval_id
  where p.objective_task_id = ? and p.status = 'rejected' order by p.created_at desc, p.id desc limit 10`;

/** The condition of a final plan that was last changed before `$1`. */
export const PLAN_IS_OUTDATED = `status in ('completed', 'rejected') and updated_at < $1`;
