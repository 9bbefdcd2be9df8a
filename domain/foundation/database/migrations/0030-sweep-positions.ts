import { Migration } from '@mikro-orm/migrations';

/** Where the next run of a sweep over aged records continues. */
export class SweepPositions extends Migration {
  override up(): void {
    this.addSql('create table sweep_positions (name text primary key, last_id uuid not null)');
  }
}
