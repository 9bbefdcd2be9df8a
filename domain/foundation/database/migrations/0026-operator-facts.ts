import { Migration } from '@mikro-orm/migrations';

/** What running servers have seen that the doctor, a process of its own, has to say: the last fact of each kind. */
export class OperatorFacts extends Migration {
  override up(): void {
    this.addSql(`
      create table operator_facts (
        kind text not null primary key,
        subject text not null,
        seen_at timestamptz(3) not null
      )`);
  }
}
