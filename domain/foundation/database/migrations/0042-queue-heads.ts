import { Migration } from '@mikro-orm/migrations';

/**
 * Claims tasks at the same speed while an old snapshot is open. Until it ends, PostgreSQL keeps the rows of claimed tasks and ended runs, and each
 * claim would read them again. So claims skip both:
 *
 * - `queue_heads` has a row for each agent and project with queued tasks: the claim key before which no task is queued. A task with an earlier key
 *   lowers it, in the transaction that queues the task.
 * - Only the rows of `open_runs` of the current generation are running runs. From time to time they move to a new one.
 */
export class QueueHeads extends Migration {
  override up(): void {
    this.addSql(`
      create table queue_state (
        id boolean primary key default true check (id),
        generation bigint not null default 0,
        proposal uuid null,
        announced_at timestamptz not null default now()
      )`);
    this.addSql('insert into queue_state default values');
    this.addSql(`
      create table queue_heads (
        agent_id uuid not null,
        project_id uuid not null,
        head timestamptz not null,
        next_head timestamptz null,
        primary key (agent_id, project_id)
      ) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`);
    this.addSql(
      'insert into queue_heads select agent_id, project_id, min(claim_key), null from task_queue group by 1, 2',
    );
    this.addSql(`
      alter table open_runs add column generation bigint not null default 0,
        drop constraint open_runs_worker_unique, drop constraint open_runs_agent_unique, drop constraint open_runs_project_unique,
        add constraint open_runs_worker_unique unique (generation, worker_name, worker_slot),
        add constraint open_runs_agent_unique unique (generation, agent_id, agent_slot),
        add constraint open_runs_project_unique unique (generation, project_id, project_slot)`);
    this.addHeads();
    this.addGenerations();
  }

  private addHeads(): void {
    // The id of the transaction is taken before the heads are read (see `raise_queue_heads`).
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
          ready_at = excluded.ready_at
        where q.* is distinct from excluded.*;
      end $$`);
    // Heads are raised in two steps, because a transaction that has not ended may have queued a task after it read the old head. The first step
    // announces the next heads: from then on, a task before the next head withdraws it. The second step follows when all transactions have ended
    // that may not have seen the announcement. Another announcement, after 30 s, cancels it. Both skip heads that another transaction is changing. A
    // head without tasks is deleted.
    this.addSql(`
      create function announce_queue_heads(p_proposal uuid) returns boolean language plpgsql volatile set enable_seqscan = off as $$
      begin
        update queue_state set proposal = p_proposal, announced_at = clock_timestamp()
        where proposal is null or clock_timestamp() not between announced_at and announced_at + interval '30 seconds';
        if not found then return false; end if;
        update queue_heads h set next_head = nullif(first.claim_key, h.head)
        from (
          select l.agent_id, l.project_id, coalesce((select q.claim_key from task_queue q
            where q.agent_id = l.agent_id and q.project_id = l.project_id and q.claim_key >= l.head order by q.claim_key limit 1),
            'infinity') as claim_key
          from (select * from queue_heads for update skip locked) l) first
        where h.agent_id = first.agent_id and h.project_id = first.project_id and h.next_head is distinct from nullif(first.claim_key, h.head);
        return true;
      end $$`);
    this.addSql(`
      create function raise_queue_heads(p_proposal uuid) returns void language plpgsql volatile set enable_seqscan = off as $$
      begin
        perform from queue_state where proposal = p_proposal for update;
        if not found then return; end if;
        with raised as materialized (
          select l.agent_id, l.project_id, least(l.next_head, (select q.claim_key from task_queue q
            where q.agent_id = l.agent_id and q.project_id = l.project_id and q.claim_key >= l.head order by q.claim_key limit 1)) as head
          from (select * from queue_heads where next_head is not null for update skip locked) l),
          emptied as (
            delete from queue_heads h using raised r
            where h.agent_id = r.agent_id and h.project_id = r.project_id and r.head = 'infinity')
        update queue_heads h set head = r.head, next_head = null from raised r
        where h.agent_id = r.agent_id and h.project_id = r.project_id and r.head <> 'infinity';
        update queue_state set proposal = null;
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
        if v_missing is not null then
          perform refresh_queued_tasks(v_missing, p_aging_seconds);
        end if;
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

  private addGenerations(): void {
    // Claims lock the table before they read the generation, so none of them adds a run to an earlier one. The short timeout keeps claims from
    // waiting behind a long transaction; the next call tries again.
    this.addSql(`
      create function renew_run_generation() returns integer language plpgsql volatile
        set lock_timeout = '100ms' set enable_seqscan = off set enable_bitmapscan = off as $$
      declare
        v_generation bigint;
        v_count integer;
      begin
        lock table open_runs in share row exclusive mode;
        update queue_state set generation = generation + 1 returning generation into v_generation;
        update open_runs set generation = v_generation where generation = v_generation - 1;
        get diagnostics v_count = row_count;
        return v_count;
      end $$`);
  }
}
