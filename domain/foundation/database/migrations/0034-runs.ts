import { Migration } from '@mikro-orm/migrations';

const FAILED = `('failed', 'cancelled', 'rejected')`;
const FINAL = `('completed', 'failed', 'cancelled', 'rejected')`;

/** Workers, the queue of ready tasks, and the runs of tasks with their steps. */
export class RunTables extends Migration {
  override up(): void {
    this.addProgressOfTasks();
    this.addWorkers();
    this.addRuns();
    this.addQueue();
    this.addQueueFunctions();
  }

  /** The progress of the execution of tasks. `ready_at` is when a task became ready, if it keeps its place in the queue. */
  private addProgressOfTasks(): void {
    for (const column of [
      `expected_artifacts json not null default '[]'`,
      'max_attempts integer null',
      'review_policy text null',
      'attempts integer not null default 0',
      'reworks integer not null default 0',
      'releases integer not null default 0',
      'silent_runs integer not null default 0',
      'epoch integer not null default 0',
      'run_id uuid null',
      'is_exhausted boolean not null default false',
      'retry_at timestamptz(3) null',
      'ready_at timestamptz(3) null',
    ])
      this.addSql(`alter table tasks add column if not exists ${column}`);
    // The progress of a project is counted from this index.
    this.addSql('create index tasks_project_id_status_index on tasks (project_id, status)');
    this.addSql('drop index tasks_project_id_index');
  }

  private addWorkers(): void {
    this.addSql(`
      create function uuids_in(p_ids json) returns uuid[] language sql immutable as $$
        select coalesce(array_agg(value::uuid), '{}') from json_array_elements_text(p_ids)
      $$`);
    this.addSql(`
      create table workers (
        name text collate "C" primary key,
        kind text not null,
        agent_ids json not null,
        task_types json not null,
        labels json not null,
        max_runs integer not null,
        version text not null,
        created_by text not null,
        created_at timestamptz(3) not null,
        last_seen_at timestamptz(3) not null,
        is_online boolean not null,
        agents uuid[] not null generated always as (uuids_in(agent_ids)) stored
      ) with (fillfactor = 50)`);
    // Finds the workers of an agent without reading the lists of all workers.
    this.addSql('create index workers_agents_index on workers using gin (agents)');
    this.addSql('create index workers_created_by_index on workers (created_by)');
    // One row: when the leases were last swept, by the clock of the database.
    this.addSql(`
      create table work_sweeps (
        id boolean primary key default true check (id),
        swept_at timestamptz(3) not null
      ) with (fillfactor = 50)`);
    this.addSql('insert into work_sweeps (swept_at) values (now())');
  }

  private addRuns(): void {
    // No index has a column that a report changes, so that reports need no new index entries. The end of a run changes none either, unless it also
    // ends the task (task_ended_at).
    this.addSql(`
      create table runs (
        id uuid primary key,
        task_id uuid not null,
        project_id uuid not null,
        agent_id uuid not null,
        worker_name text not null,
        worker_kind text not null,
        kind text not null,
        attempt integer not null,
        epoch integer not null,
        status text not null,
        summary text not null,
        criteria json not null,
        failure json null,
        progress integer null,
        note text null,
        usage json not null,
        review json null,
        review_policy text null,
        stop_reason text null,
        stop_at timestamptz(3) null,
        ended_by text null,
        claimed_by text not null,
        created_at timestamptz(3) not null,
        lease_expires_at timestamptz(3) not null,
        hard_deadline timestamptz(3) not null,
        finished_at timestamptz(3) null,
        finished_late boolean not null,
        steps integer not null,
        late_steps integer not null,
        inputs integer not null,
        reported_at timestamptz(3) null,
        report_hash text null,
        task_ended_at timestamptz(3) null,
        constraint runs_epoch_unique unique (task_id, epoch),
        constraint runs_finished_check check ((finished_at is null) = (status in ('running', 'waiting')))
      ) with (fillfactor = 70)`);
    for (const column of ['project_id', 'agent_id', 'worker_name'])
      this.addSql(`create index runs_${column}_index on runs (${column}, created_at, id)`);
    this.addSql('create index runs_created_at_id_index on runs (created_at, id)');
    // Runs are kept as long as their task.
    this.addSql(`
      create function delete_runs_of_tasks() returns trigger language plpgsql as $$
      begin
        delete from runs where task_id in (select id from deleted_tasks);
        return null;
      end $$`);
    this.addSql(`
      create trigger delete_runs after delete on tasks referencing old table as deleted_tasks
      for each statement execute function delete_runs_of_tasks()`);
    this.addSql('create index runs_task_ended_at_index on runs (task_ended_at) where task_ended_at is not null');
    // The running runs. Slots are unique within a worker, an agent and a project, so that their limits hold without a lock.
    this.addSql(`
      create table open_runs (
        run_id uuid primary key,
        task_id uuid not null,
        worker_name text not null,
        worker_slot integer not null,
        agent_id uuid not null,
        agent_slot integer not null,
        project_id uuid not null,
        project_slot integer not null,
        constraint open_runs_worker_unique unique (worker_name, worker_slot),
        constraint open_runs_agent_unique unique (agent_id, agent_slot),
        constraint open_runs_project_unique unique (project_id, project_slot)
      ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500)`);
    this.addSql(`
      create table run_steps (
        run_id uuid not null references runs (id) on delete cascade,
        number integer not null,
        key text not null,
        kind text not null,
        title text not null,
        content text not null,
        tool_name text null,
        is_error boolean not null,
        model text null,
        usage json null,
        started_at timestamptz(3) null,
        finished_at timestamptz(3) null,
        created_at timestamptz(3) not null,
        is_late boolean not null,
        primary key (run_id, number),
        constraint run_steps_key_unique unique (run_id, key)
      )`);
    // The approvals that runs have requested.
    this.addSql(`
      create table run_inputs (
        approval_id uuid primary key,
        run_id uuid not null references runs (id) on delete cascade,
        task_id uuid not null,
        question text not null,
        kind text not null,
        options json not null,
        is_awaited boolean not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index run_inputs_task_id_index on run_inputs (task_id, created_at)');
    this.addSql('create index run_inputs_run_id_index on run_inputs (run_id)');
    this.addSql('create index run_inputs_awaited_index on run_inputs (approval_id) where is_awaited');
    this.addSql(
      `create index approvals_task_id_index on approvals (task_id) where status = 'pending' and task_id is not null`,
    );
    // The runs that an Idempotency-Key of claimRuns has claimed.
    this.addSql(`
      create table run_claims (
        user_id text not null,
        key text not null,
        worker_name text not null,
        max_runs integer not null,
        run_ids json not null,
        created_at timestamptz(3) not null,
        primary key (user_id, key)
      )`);
    this.addSql('create index run_claims_created_at_index on run_claims (created_at)');
  }

  private addQueue(): void {
    this.addSql(`
      create table task_queue (
        task_id uuid primary key,
        lineage uuid[] not null,
        agent_id uuid not null,
        project_id uuid not null,
        type text not null,
        labels text[] not null,
        has_subtasks boolean not null,
        claim_key timestamptz not null,
        ready_at timestamptz not null
      ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0)`);
    // Failed tasks that open tasks wait for. It can contain others, so it is checked when it is read.
    this.addSql('create table awaited_failures (task_id uuid primary key)');
    this.addSql(`create index tasks_exhausted_index on tasks (id) where is_exhausted`);
    // A claim skips from project to project of an agent: tasks of a project that cannot be claimed are not read.
    this.addSql('create index task_queue_agent_index on task_queue (agent_id, project_id, claim_key, ready_at)');
    this.addSql(`create index tasks_assigned_index on tasks (id) where status = 'assigned'`);
    this.addSql(`
      create index tasks_dependencies_index on tasks using gin ((dependencies::jsonb) jsonb_path_ops)
      where dependencies::text <> '[]'`);
  }

  /**
   * The rule that decides when a task is ready reads tables of other modules in the transaction of each change. It is a function, so that the
   * database keeps its plans, and only this migration names columns of those modules.
   */
  private addQueueFunctions(): void {
    this.addSql(`
      create function task_lineage(p_task uuid) returns uuid[] language sql stable as $$
        with recursive line (id, parent, place) as (
          select id, parent_task_id, 1 from tasks where id = p_task
          union all
          select t.id, t.parent_task_id, place + 1 from line join tasks t on t.id = line.parent where place < 100)
        select array_agg(id order by place) from line
      $$`);
    this.addSql(`
      create function ready_tasks(p_tasks uuid[], p_aging_seconds integer) returns setof task_queue language sql stable as $$
        with found as (
          select t.*, greatest(coalesce(t.ready_at, case when q.ready_at <= now() then q.ready_at end, now()), t.not_before, t.retry_at)
              as since,
            exists (select from tasks c where c.parent_task_id = t.id) as is_parent
          from tasks t left join task_queue q on q.task_id = t.id left join tasks p on p.id = t.parent_task_id
          where t.id = any(p_tasks) and t.status = 'assigned' and t.assigned_to is not null
            and (t.parent_task_id is null or p.status not in ${FINAL})
            and not exists (select from json_array_elements_text(t.dependencies) as d (id)
              join tasks w on w.id = d.id::uuid where w.status <> 'completed' and not t.set_aside::jsonb @> to_jsonb(d.id))
            and not exists (select from tasks c where c.parent_task_id = t.id and c.status <> 'completed'
              and not t.set_aside::jsonb @> to_jsonb(c.id::text)))
        select id, case when parent_task_id is null then array[id] else task_lineage(id) end, assigned_to, project_id, type,
          array(select json_array_elements_text(labels)), is_parent,
          greatest(since, least(since + p_aging_seconds * interval '1 second'
            * case priority when 'critical' then 0 when 'high' then 1 when 'medium' then 2 else 3 end, deadline)),
          since
        from found
      $$`);
    // Updates the rows of changed tasks, and of the tasks that wait for them.
    this.addSql(`
      create function refresh_task_queue(p_tasks uuid[], p_aging_seconds integer) returns void language plpgsql volatile
        set plan_cache_mode = force_generic_plan as $$
      declare
        v_affected uuid[];
      begin
        select array_agg(a.id order by a.id) into v_affected from (
          select unnest(p_tasks) as id
          union select t.id from tasks t where t.parent_task_id = any(p_tasks)
          union select t.parent_task_id from tasks t where t.id = any(p_tasks) and t.parent_task_id is not null
          union select t.id from unnest(p_tasks) as c (id) join tasks t
            on t.dependencies::text <> '[]' and t.dependencies::jsonb @> jsonb_build_array(c.id::text)) a;
        with ready as materialized (select * from ready_tasks(v_affected, p_aging_seconds)),
          gone as (delete from task_queue q where q.task_id = any(v_affected)
            and not exists (select from ready r where r.task_id = q.task_id))
        insert into task_queue as q select * from ready order by task_id
        on conflict (task_id) do update set lineage = excluded.lineage, agent_id = excluded.agent_id, project_id = excluded.project_id,
          type = excluded.type, labels = excluded.labels, has_subtasks = excluded.has_subtasks, claim_key = excluded.claim_key,
          ready_at = excluded.ready_at
        where q.* is distinct from excluded.*;
        perform note_awaited_failures(p_tasks);
      end $$`);
    // Whether an open task waits for the failed task, so that a person must see it.
    this.addSql(`
      create function is_awaited_failure(p_task uuid) returns boolean language sql stable as $$
        select exists (select from tasks f join tasks p on p.id = f.parent_task_id
            where f.id = p_task and f.status in ${FAILED} and p.status not in ${FINAL} and not p.set_aside::jsonb @> to_jsonb(f.id::text))
          or exists (select from tasks f join tasks d on d.dependencies::text <> '[]' and d.dependencies::jsonb @> jsonb_build_array(f.id::text)
            where f.id = p_task and f.status in ${FAILED} and d.status not in ${FINAL} and not d.set_aside::jsonb @> to_jsonb(f.id::text))
      $$`);
    // Notes failed tasks that open tasks wait for, among changed tasks, their subtasks and their dependencies.
    this.addSql(`
      create function note_awaited_failures(p_tasks uuid[]) returns void language sql volatile as $$
        insert into awaited_failures (task_id)
          select id from (
            select t.id from tasks t where t.id = any(p_tasks) and t.status in ${FAILED}
            union select c.id from tasks c where c.parent_task_id = any(p_tasks) and c.status in ${FAILED}
            union select w.id from tasks t cross join json_array_elements_text(t.dependencies) as d (id)
              join tasks w on w.id = d.id::uuid where t.id = any(p_tasks) and w.status in ${FAILED}) failed
          where is_awaited_failure(id)
        on conflict do nothing
      $$`);
    // Repairs the queue: concurrent changes of a task and of a task that it waits for do not see each other. A row that is out of date
    // would hide its task, for example because it has an earlier agent.
    this.addSql(`
      create function repair_task_queue(p_aging_seconds integer) returns void language plpgsql volatile as $$
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
              or q.labels <> array(select json_array_elements_text(t.labels))
              or greatest(t.ready_at, t.not_before, t.retry_at) > q.ready_at);
        if v_outdated is not null then
          perform refresh_task_queue(v_outdated, p_aging_seconds);
        end if;
        delete from task_queue q where not exists (select from tasks t where t.id = q.task_id and t.status = 'assigned');
        delete from awaited_failures where not is_awaited_failure(task_id);
      end $$`);
    this.addSql('select repair_task_queue(900)');
    this.addSql(`
      insert into awaited_failures (task_id)
        select id from tasks where status in ${FAILED} and is_awaited_failure(id)`);
  }
}
