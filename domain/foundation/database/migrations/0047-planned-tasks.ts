import { Migration } from '@mikro-orm/migrations';

/**
 * Tasks of charters are planned before they are executed. `needs_plan` in the queue marks those that only the built-in worker can claim while one is
 * online; tasks with labels and tasks that were already begun are executed directly.
 */
export class PlannedTasks extends Migration {
  override up(): void {
    this.addSql('alter table tasks add column is_planned boolean not null default false');
    this.addSql(`update tasks set is_planned = true where source = 'charter' and epoch > 0`);
    this.addSql('alter table task_queue add column needs_plan boolean not null default false');
    this.addQueue();
    this.addSql(`update task_queue q set needs_plan = r.needs_plan
      from ready_tasks(array(select task_id from task_queue), 900) r where r.task_id = q.task_id and r.needs_plan`);
  }

  private addQueue(): void {
    const final = `('completed', 'failed', 'cancelled', 'rejected')`;
    this.addSql(`
      create or replace function ready_tasks(p_tasks uuid[], p_aging_seconds integer) returns setof task_queue language sql stable as $$
        with found as (
          select t.*, greatest(coalesce(t.ready_at, case when q.ready_at <= now() then q.ready_at end, now()), t.not_before, t.retry_at)
              as since,
            exists (select from tasks c where c.parent_task_id = t.id) as is_parent
          from tasks t left join task_queue q on q.task_id = t.id left join tasks p on p.id = t.parent_task_id
          where t.id = any(p_tasks) and t.status = 'assigned' and t.assigned_to is not null
            and (t.parent_task_id is null or p.status not in ${final})
            and not exists (select from json_array_elements_text(t.dependencies) as d (id)
              join tasks w on w.id = d.id::uuid where w.status <> 'completed' and not t.set_aside::jsonb @> to_jsonb(d.id))
            and not exists (select from tasks c where c.parent_task_id = t.id and c.status <> 'completed'
              and not t.set_aside::jsonb @> to_jsonb(c.id::text)))
        select id, case when parent_task_id is null then array[id] else task_lineage(id) end, assigned_to, project_id, type,
          array(select json_array_elements_text(labels)), is_parent,
          greatest(since, least(since + p_aging_seconds * interval '1 second'
            * case priority when 'critical' then 0 when 'high' then 1 when 'medium' then 2 else 3 end, deadline)),
          since, source = 'charter' and not is_planned and not is_parent and json_array_length(labels) = 0
        from found
      $$`);
    this.addSql(`
      create or replace function refresh_queued_tasks(p_tasks uuid[], p_aging_seconds integer) returns void language plpgsql volatile
        set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
      begin
        perform transaction_id();
        with ready as materialized (select * from ready_tasks(p_tasks, p_aging_seconds)),
          gone as (delete from task_queue q where q.task_id = any(p_tasks)
            and not exists (select from ready r where r.task_id = q.task_id)),
          lowered as (
            insert into queue_heads as h (agent_id, project_id, head)
            select r.agent_id, r.project_id, min(r.claim_key) from ready r
            where not exists (select from queue_heads h where h.agent_id = r.agent_id and h.project_id = r.project_id
              and coalesce(h.next_head, h.head) <= r.claim_key)
            group by 1, 2 order by 1, 2
            on conflict (agent_id, project_id) do update set head = least(h.head, excluded.head), next_head = null)
        insert into task_queue as q select * from ready order by task_id
        on conflict (task_id) do update set lineage = excluded.lineage, agent_id = excluded.agent_id, project_id = excluded.project_id,
          type = excluded.type, labels = excluded.labels, has_subtasks = excluded.has_subtasks, claim_key = excluded.claim_key,
          ready_at = excluded.ready_at, needs_plan = excluded.needs_plan
        where q.* is distinct from excluded.*;
      end $$`);
    this.addSql(`
      create or replace function repair_task_queue(p_aging_seconds integer) returns void language plpgsql volatile as $$
      declare
        v_missing uuid[];
        v_outdated uuid[];
      begin
        select array_agg(t.id) into v_missing from tasks t
          where t.status = 'assigned' and not exists (select from task_queue q where q.task_id = t.id);
        if v_missing is not null then
          perform refresh_queued_tasks(v_missing, p_aging_seconds);
        end if;
        select array_agg(t.id) into v_outdated from task_queue q join tasks t on t.id = q.task_id
          where t.status = 'assigned'
            and (q.agent_id is distinct from t.assigned_to or q.project_id <> t.project_id or q.type <> t.type
              or q.has_subtasks <> exists (select from tasks c where c.parent_task_id = t.id)
              or (q.needs_plan and (t.is_planned or json_array_length(t.labels) > 0))
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
