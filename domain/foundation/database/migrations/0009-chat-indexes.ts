import { Migration } from '@mikro-orm/migrations';

/** Indexes for what every explanation samples and counts: the newest records that are under way, and what was done lately. */
export class ChatIndexes extends Migration {
  override up(): void {
    this.addSql(
      `create index approvals_pending_index on approvals (created_at desc, id desc) where status = 'pending'`,
    );
    this.addSql('create index approvals_decided_at_index on approvals (decided_at) where decided_at is not null');
    this.addSql(`
      create index tasks_under_way_index on tasks (status, created_at desc, id desc)
      where status in ('in_progress', 'in_review')`);
    this.addSql(`create index tasks_completed_index on tasks (updated_at) where status = 'completed'`);
    this.addSql(`create index projects_active_index on projects (created_at desc, id desc) where status = 'active'`);
    this.addSql(`create index charters_drafted_index on charters (created_at desc, id desc) where status = 'drafted'`);
    this.addSql('create index charters_approved_at_index on charters (approved_at) where approved_at is not null');
    this.addSql(
      `create index plans_in_review_index on plans (created_at desc, id desc) where status = 'pending_review'`,
    );
  }
}
