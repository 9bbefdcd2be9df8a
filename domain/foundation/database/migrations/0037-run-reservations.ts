import { Migration } from '@mikro-orm/migrations';

/** Money that runs reserve, and the caps of projects and tasks. */
export class RunReservations extends Migration {
  override up(): void {
    // A run can be under two caps of one level: those of its task and of the root task.
    this.addSql('alter table budget_holds drop constraint budget_holds_pkey, add primary key (id, level, subject)');
    // The cap at the last booking. Caps of projects, charters and tasks never change.
    this.addSql('alter table budget_totals add column cap numeric(24, 9) null');
    this.addSql('alter table budget_holds add column cap numeric(24, 9) null');
    // A reservation of a step ends with the lease of its run, whatever ends the lease.
    this.addSql(`
      alter table budget_holds
        add column run_id uuid null references open_runs (run_id) on delete cascade,
        add column step_key text null`);
    this.addSql('create index budget_holds_run_id_index on budget_holds (run_id) where run_id is not null');
  }
}
