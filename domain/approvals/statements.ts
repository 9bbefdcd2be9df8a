import { NEVER_EXPIRES_RANK } from '../foundation/database/pages/pending-page.ts';
import { selectPendingPage } from '../foundation/database/statements.ts';
import { isLeasedSql } from '../foundation/statements.ts';
import { RUN_REVIEW_ACTION } from './approval-parts.ts';

export const SELECT_DUE_APPROVAL = `select 1 from approvals where status = 'pending' and expires_at <= ? limit 1`;

export const EXPIRE_APPROVALS = `update approvals set status = 'expired', resume = case when source = 'parked_context' then ?::json else resume end where id in (
         select id from approvals where status = 'pending' and expires_at <= ? order by id for update)
       returning id, action_type as "actionType", risk_level as "riskLevel", source, requested_by_id as "requestedById"`;

/** The tasks of the questions that are due, in the order in which they are locked. */
export const SELECT_TASKS_OF_DUE_INPUTS = `select distinct task_id as "taskId" from approvals
  where status = 'pending' and expires_at <= ? and source = 'run_input' and task_id is not null order by task_id`;

/** A condition for the pending questions, plans and reviews of the runs of a task, whose id is the value. */
const OF_RUNS_OF_TASK = `status = 'pending' and task_id = ? and (source = 'run_input' or action_type = '${RUN_REVIEW_ACTION}'
  or source = 'plan_review' and context->>'run_id' is not null)`;

export const SELECT_PENDING_APPROVAL_OF_TASK = `select id from approvals where ${OF_RUNS_OF_TASK} limit 1`;

export const EXPIRE_APPROVALS_OF_TASK = `update approvals set status = 'expired' where ${OF_RUNS_OF_TASK}
  returning id, action_type as "actionType", risk_level as "riskLevel", source, requested_by_id as "requestedById"`;

export const SAMPLE_APPROVALS = `(select id, title as label, status, (count(*) over ())::int as total from approvals
    where status = 'pending' and (expires_at is null or expires_at > ?) order by created_at desc, id desc limit ?)
  union all select null, null, 'decided', count(*)::int from approvals where decided_at >= ?`;

export const SELECT_DECIDED_APPROVALS = `select id, title as label, status, coalesce(decided_by, '') as "decidedBy", decision_reason as reason,
       decided_at as "decidedAt", (count(*) over ())::int as total
     from approvals where decided_at >= ? order by decided_at desc, id desc limit ?`;

export const SELECT_RISKIEST_APPROVALS = `select id, title as label, status, risk_level as risk, (count(*) over ())::int as total from approvals
     where status = 'pending' and (expires_at is null or expires_at > ?)
     order by array_position(array['critical', 'high', 'medium', 'low'], risk_level), created_at, id limit ?`;

/** The approvals that were decided or have expired. */
export const SELECT_ENDED_APPROVALS = `select id from approvals where status <> 'pending'`;

/** The approvals that people rejected, with their reasons; an empty text without one. */
export const SELECT_REJECTIONS = `select id, coalesce(decision_reason, '') as reason from approvals where status = 'rejected'`;

/** The condition of a pending approval. */
export const APPROVAL_IS_PENDING = `status = 'pending'`;

/** The condition of an approval that ended before `$1` and whose decision is delivered. */
export const APPROVAL_IS_OUTDATED = `status <> 'pending' and coalesce(decided_at, expires_at, created_at) < $1 and not exists (
       select 1 from resume_signals s where s.approval_id = approvals.id and s.done_at is null)`;

/** The prefix of the lease under which one process works on a long wake-up. */
export const RESUME_LEASE_PREFIX = 'act:';

export const SELECT_OPEN_RESUME_SIGNAL = `select s.outcome, a.source from resume_signals s join approvals a on a.id = s.approval_id
  where s.approval_id = ? and s.done_at is null`;

/** Excludes wake-ups that a process works on: they would displace others. */
export const SELECT_OVERDUE_RESUME_SIGNALS = `select s.approval_id from resume_signals s join approvals a on a.id = s.approval_id
  where s.done_at is null and s.created_at <= ?
    and (s.outcome = 'approved' and a.source = any(string_to_array(?, ','))) = ?
    and s.approval_id <> all(string_to_array(?, ',')::uuid[])
    and not ${isLeasedSql(`'${RESUME_LEASE_PREFIX}' || s.approval_id`)}
  order by s.created_at limit ?`;

export const FINISH_RESUME_SIGNAL =
  'update resume_signals set done_at = ? where approval_id = ? and done_at is null returning outcome';

export const INSERT_RESUME_SIGNAL =
  'insert into resume_signals (approval_id, outcome, created_at, done_at) values (?, ?, ?, ?)';

/** A plan is in the inbox as a plan, so its approval is excluded. */
const FROM_PENDING_APPROVALS = `from approvals where status = 'pending' and source <> 'plan_review' and (expires_at is null or expires_at > $1)
  and ($8::text is null or requested_by_id is distinct from $8)`;

export const SELECT_WAITING_APPROVALS = selectPendingPage(FROM_PENDING_APPROVALS, {
  rows: `select * from (
      select *, case when expires_at is null then ${NEVER_EXPIRES_RANK} when expires_at <= $2 then 0 when expires_at <= $3 then 1 else 2 end as rank
      ${FROM_PENDING_APPROVALS}) waiting
    where (rank, created_at, id) > ($4, $5, $6) order by rank, created_at, id limit $7 + 1`,
  order: 'rank, created_at, id',
  limit: '$7',
});
