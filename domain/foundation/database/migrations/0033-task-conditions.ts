import { Migration } from '@mikro-orm/migrations';

/**
 * Columns for waiting reasons. Servers of the last release insert tasks without them during an update, and no row is rewritten.
 */
export class TaskConditions extends Migration {
  override up(): void {
    this.addSql(`
      alter table tasks
        add column labels json not null default '[]',
        add column not_before timestamptz(3) null,
        add column set_aside json not null default '[]',
        add column status_since timestamptz(3) null`);
    this.addSql('create index tasks_parent_task_id_index on tasks (parent_task_id) where parent_task_id is not null');
  }
}
