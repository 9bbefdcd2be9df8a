import { Migration } from '@mikro-orm/migrations';

/**
 * The model calls of runs that a cap refused, the last one of each task. Its task waits for budget until the call fits. The function names columns of
 * other modules: a call is out of date when its task has
 * another agent or status, or open subtasks, or when a setting, such as a price, has changed.
 */
export class RefusedCallTable extends Migration {
  override up(): void {
    this.addSql(`
      create table refused_calls (
        task_id uuid primary key,
        agent_id uuid not null,
        amount numeric(24, 9) not null,
        subject json not null,
        revision bigint not null,
        refused_at timestamptz(3) not null default now()
      )`);
    this.addSql('create index refused_calls_refused_at_index on refused_calls (refused_at)');
    this.addSql(`
      create function refused_calls_in_force() returns setof refused_calls language sql stable as $$
        select r.* from refused_calls r join tasks t on t.id = r.task_id
        where t.assigned_to = r.agent_id and t.status in ('assigned', 'in_progress')
          and r.revision = (select revision from settings_revision)
          and not exists (select from tasks c where c.parent_task_id = t.id and c.status not in ('completed', 'failed', 'cancelled', 'rejected'))
      $$`);
  }
}
