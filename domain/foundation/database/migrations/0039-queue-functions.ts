import { Migration } from '@mikro-orm/migrations';

/**
 * Smaller updates of the queue of ready tasks: of the changed tasks only, where a change concerns no others. Plans may be cached while the tables are
 * still small, so sequential scans are disabled. The repair also compares whether a task has subtasks.
 */
export class QueueFunctions extends Migration {
  override up(): void {
    // Updates the queue rows of these tasks only.
    this.addSql(`
      create or replace function refresh_queued_tasks(p_tasks uuid[], p_aging_seconds integer) returns void language plpgsql volatile
        set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
      begin
        with ready as materialized (select * from ready_tasks(p_tasks, p_aging_seconds)),
          gone as (delete from task_queue q where q.task_id = any(p_tasks)
            and not exists (select from ready r where r.task_id = q.task_id))
        insert into task_queue as q select * from ready order by task_id
        on conflict (task_id) do update set lineage = excluded.lineage, agent_id = excluded.agent_id, project_id = excluded.project_id,
          type = excluded.type, labels = excluded.labels, has_subtasks = excluded.has_subtasks, claim_key = excluded.claim_key,
          ready_at = excluded.ready_at
        where q.* is distinct from excluded.*;
      end $$`);
    // Notes failed tasks that open tasks wait for, among changed tasks, their subtasks and their dependencies.
    this.addSql(`
      create or replace function note_awaited_failures(p_tasks uuid[]) returns void language plpgsql volatile as $$
      begin
        insert into awaited_failures (task_id)
          select id from (
            select t.id from tasks t where t.id = any(p_tasks) and t.status in ('failed', 'cancelled', 'rejected')
            union select c.id from tasks c where c.parent_task_id = any(p_tasks) and c.status in ('failed', 'cancelled', 'rejected')
            union select w.id from tasks t cross join json_array_elements_text(t.dependencies) as d (id)
              join tasks w on w.id = d.id::uuid where t.id = any(p_tasks) and w.status in ('failed', 'cancelled', 'rejected')) failed
          where is_awaited_failure(id)
        on conflict do nothing;
      end $$`);
    // Updates the queue rows of changed tasks, and of their parents, subtasks and dependants.
    this.addSql(`
      create or replace function refresh_task_queue(p_tasks uuid[], p_aging_seconds integer) returns void language plpgsql volatile
        set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
      declare
        v_others uuid[];
      begin
        select array_agg(o.id) into v_others from (
          select t.id from tasks t where t.parent_task_id = any(p_tasks)
          union all select t.parent_task_id from tasks t where t.id = any(p_tasks) and t.parent_task_id is not null
          union all select t.id from unnest(p_tasks) as c (id) join tasks t
            on t.dependencies::text <> '[]' and t.dependencies::jsonb @> jsonb_build_array(c.id::text)) o;
        -- Shortcut: most tasks have no parent, subtasks or dependants.
        if v_others is null and not exists (
          select from tasks where id = any(p_tasks) and (status = 'assigned' or dependencies::text <> '[]')) then
          delete from task_queue where task_id = any(p_tasks);
        else
          perform refresh_queued_tasks(array(select distinct unnest(p_tasks || v_others)), p_aging_seconds);
          perform note_awaited_failures(p_tasks);
        end if;
      end $$`);
    // Repairs the queue: concurrent changes of a task and of a task that it waits for do not see each other. A row that is out of date
    // would hide its task, for example because it has an earlier agent.
    this.addSql(`
      create or replace function repair_task_queue(p_aging_seconds integer) returns void language plpgsql volatile as $$
      declare
        v_missing uuid[];
        v_outdated uuid[];
      begin
        select array_agg(t.id) into v_missing from tasks t
          where t.status = 'assigned' and not exists (select from task_queue q where q.task_id = t.id);
        insert into task_queue select * from ready_tasks(v_missing, p_aging_seconds) on conflict do nothing;
        select array_agg(t.id) into v_outdated from task_queue q join tasks t on t.id = q.task_id
          where t.status = 'assigned'
            and (q.agent_id is distinct from t.assigned_to or q.project_id <> t.project_id or q.type <> t.type
              or q.has_subtasks <> exists (select from tasks c where c.parent_task_id = t.id)
              or q.labels <> array(select json_array_elements_text(t.labels))
              or greatest(t.ready_at, t.not_before, t.retry_at) > q.ready_at);
        if v_outdated is not null then
          perform refresh_task_queue(v_outdated, p_aging_seconds);
        end if;
        delete from task_queue q where not exists (select from tasks t where t.id = q.task_id and t.status = 'assigned');
        delete from awaited_failures where not is_awaited_failure(task_id);
      end $$`);
  }
}
