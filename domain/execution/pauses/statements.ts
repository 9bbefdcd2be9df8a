import { milliseconds } from '../../foundation/database/statements.ts';
import { PROJECT_IS_FINAL, SELECT_PROJECT_STATUSES } from '../../projects/statements.ts';
import { CURRENT_OPEN_RUNS } from '../runs/statements.ts';

export const SELECT_PAUSES = `select scope, id, mode, reason, paused_by as "pausedBy", ${milliseconds('since')} as since
  from work_pauses order by since, scope, id`;

/** Serialises the transactions that add pauses, until the end of this one. Claims can still read the pauses. */
export const LOCK_PAUSES = 'lock table work_pauses in share row exclusive mode';

/** The number of pauses besides that of one scope; the parameters are the scope and its id. */
export const COUNT_OTHER_PAUSES =
  'select count(*)::integer as count from work_pauses where (scope, id) <> (?, ?::uuid)';

/** Scope, id, mode, reason and user. Returns nothing if the scope is paused with this mode and reason. */
export const SAVE_PAUSE = `insert into work_pauses as p (scope, id, mode, reason, paused_by, since) values (?, ?::uuid, ?, ?, ?, now())
  on conflict (scope, id) do update set mode = excluded.mode, reason = excluded.reason
  where (p.mode, p.reason) is distinct from (excluded.mode, excluded.reason)
  returning mode`;

/** Scope and id. Returns nothing if the scope is not paused. */
export const DELETE_PAUSE = 'delete from work_pauses where scope = ? and id = ?::uuid returning mode';

/**
 * The running runs of scopes that are paused with the mode drain, or of projects that have ended, if they were not asked to stop. There are few
 * running runs, so the tasks above each of them are read, and not the tasks below a paused one.
 */
export const SELECT_RUNS_TO_DRAIN = `select o.run_id as id, o.task_id as "taskId" from ${CURRENT_OPEN_RUNS} o join runs r on r.id = o.run_id
  where r.status = 'running' and r.stop_at is null
    and (exists (select from work_pauses p where p.mode = 'drain' and case p.scope
        when 'company' then true when 'project' then p.id = o.project_id when 'agent' then p.id = o.agent_id
        else p.id = any(task_lineage(o.task_id)) end)
      or exists (select from (${SELECT_PROJECT_STATUSES}) project where project.id = o.project_id and project.${PROJECT_IS_FINAL}))
  order by o.task_id`;
