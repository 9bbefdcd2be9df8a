import { Migration } from '@mikro-orm/migrations';

/** Repairs heads of the queue that are missing or behind a queued task, and lets no claim wait longer than 100 ms for a renewed generation. */
export class RepairedHeads extends Migration {
  override up(): void {
    this.addSql(`
      create function repair_queue_heads() returns void language plpgsql volatile as $$
      begin
        insert into queue_heads as h (agent_id, project_id, head)
        select first.agent_id, first.project_id, first.claim_key
        from (select agent_id, project_id, min(claim_key) as claim_key from task_queue group by 1, 2) first
        where not exists (select from queue_heads k
          where k.agent_id = first.agent_id and k.project_id = first.project_id and k.head <= first.claim_key)
        order by 1, 2
        on conflict (agent_id, project_id) do update set head = least(h.head, excluded.head), next_head = null;
      end $$`);
    // The timeout applies to each lock, and moving a run needs the lock of its row, which a reservation may have. So the rows are locked without
    // waiting.
    this.addSql(`
      create or replace function renew_run_generation() returns integer language plpgsql volatile
        set lock_timeout = '100ms' set enable_seqscan = off set enable_bitmapscan = off as $$
      declare
        v_generation bigint;
        v_count integer;
      begin
        lock table open_runs in share row exclusive mode;
        select generation into v_generation from queue_state;
        perform from open_runs where generation = v_generation for update nowait;
        update queue_state set generation = v_generation + 1;
        update open_runs set generation = v_generation + 1 where generation = v_generation;
        get diagnostics v_count = row_count;
        return v_count;
      end $$`);
  }
}
