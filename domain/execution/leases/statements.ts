import { milliseconds } from '../../foundation/database/statements.ts';
import { SELECT_OBJECTIVES } from '../../tasks/statements.ts';
import { CURRENT_OPEN_RUNS } from '../runs/statements.ts';

/** The time of the database, and when leases were last swept, in milliseconds. */
export const SELECT_WORK_TIME = `select ${milliseconds('clock_timestamp()')} as now, ${milliseconds('swept_at')} as "sweptAt" from work_sweeps`;

/** The immutable fields of a run that its lease calls need. */
export const SELECT_RUN_FACTS = `select r.id, r.task_id as "taskId", r.epoch, r.claimed_by as "claimedBy", o.project_id as "objectiveOf"
  from runs r left join lateral (select * from (${SELECT_OBJECTIVES}) o where o.id = r.task_id limit 1) o on true where r.id = ?`;

/** Locks the row of the sweep. Returns nothing if another replica is sweeping. */
export const LOCK_WORK_SWEEP = `select ${milliseconds('clock_timestamp()')} as now, ${milliseconds('swept_at')} as "sweptAt" from work_sweeps for update skip locked`;

export const SAVE_WORK_SWEEP = 'update work_sweeps set swept_at = ?';

/**
 * Renews the leases that were live at the last sweep. The values are the new expiry and the time of the last sweep. Runs are locked in the order of
 * their tasks, as by the other statements that wait for several runs.
 */
export const RENEW_LEASES_AFTER_OUTAGE = `update runs set lease_expires_at = ? where id in (
    select r.id from ${CURRENT_OPEN_RUNS} o join runs r on r.id = o.run_id
    where r.status = 'running' and r.lease_expires_at > ? order by r.task_id for update of r)`;

/**
 * Extends the leases of runs and returns those runs. The values are the run ids as JSON and the lease in seconds. It skips runs that another
 * transaction has locked, so it never waits for a lock. Its commit does not wait for the disk. The ids are compared as an array, because with a join
 * the planner expects a hundred ids and reads all runs.
 */
export const EXTEND_LEASES = `with async_commit as materialized (select set_config('synchronous_commit', 'off', true)),
  held as (
    select r.id from json_array_elements_text(?::json) given (id) cross join lateral (
      select id from runs where id = given.id::uuid and status = 'running' and stop_at is null and inputs = 0
        and lease_expires_at > clock_timestamp() for update skip locked) r)
  update runs r set lease_expires_at = clock_timestamp() + ?::integer * interval '1 second' from async_commit
  where r.id = any(array(select id from held))
  returning r.id, r.task_id as "taskId", r.project_id as "projectId", r.agent_id as "agentId", r.worker_name as "workerName",
    ${milliseconds('r.lease_expires_at')} as "leaseExpiresAt", ${milliseconds('r.hard_deadline')} as "hardDeadline"`;

/** The commit of this transaction does not wait for the disk: if it is lost in a crash, a lease only expires earlier. */
export const COMMIT_WITHOUT_WAITING = `select set_config('synchronous_commit', 'off', true)`;
