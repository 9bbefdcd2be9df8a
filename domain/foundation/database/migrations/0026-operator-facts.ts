import { Migration } from '@mikro-orm/migrations';

/** Facts that running servers observed, for the doctor to report from its separate process: the last one of each kind. */
export class OperatorFactTable extends Migration {
  override up(): void {
    this.addSql(`
      create table operator_facts (
        kind text not null primary key,
        subject text not null,
        seen_at timestamptz(3) not null
      )`);
  }
}
