import { Migration } from '@mikro-orm/migrations';

/** Indexes for what questions about open work ask: whose it is, when it is due, and what is on hold or executing. */
export class QuestionIndexes extends Migration {
  override up(): void {
    const open = `status not in ('completed', 'failed', 'cancelled', 'rejected')`;
    this.addSql(`create index tasks_open_index on tasks (assigned_to, created_at desc, id desc) where ${open}`);
    this.addSql(`create index tasks_due_index on tasks (deadline, id) where deadline is not null and ${open}`);
    this.addSql(`create index plans_executing_index on plans (created_at desc, id desc) where status = 'executing'`);
  }
}
