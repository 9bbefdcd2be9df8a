import { Migration } from '@mikro-orm/migrations';

/** What was spent, by the day (UTC): the history behind the sums of the month. */
export class SpendingDays extends Migration {
  override up(): void {
    this.addSql(`
      create table spending_days (
        day date not null,
        level text not null,
        subject text not null,
        currency text not null,
        amount numeric(24, 9) not null,
        calls integer not null,
        input_tokens bigint not null,
        output_tokens bigint not null,
        primary key (level, day, subject, currency)
      )`);
  }
}
