import { Migration } from '@mikro-orm/migrations';

/** Runs of tasks by the built-in worker: their stored calls belong to a task, and their parked calls are awaited like input requests. */
export class WorkOfAgents extends Migration {
  override up(): void {
    this.addSql('alter table act_runs add column task_id uuid null');
    this.addSql('create index act_runs_task_id_index on act_runs (task_id) where task_id is not null');
  }
}
