import { Migration } from '@mikro-orm/migrations';

/** Runs that wait for the review of an agent. A row is deleted when the review has a verdict, a person decides, or the next claim or
 * sweep finds that the task is no longer in review. */
export class AgentReviewTable extends Migration {
  override up(): void {
    this.addSql(`
      create table agent_reviews (
        run_id uuid primary key references runs (id) on delete cascade,
        task_id uuid not null,
        attempts integer not null default 0,
        ready_at timestamptz(3) not null default now()
      )`);
    this.addSql('create index agent_reviews_ready_at_index on agent_reviews (ready_at)');
  }
}
