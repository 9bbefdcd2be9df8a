import { Migration } from '@mikro-orm/migrations';

/** The dispatched runs that are not delivered, and when the delivery is retried. */
export class DueDeliveries extends Migration {
  override up(): void {
    this.addSql('create table due_deliveries (task_id uuid primary key, due_at timestamptz not null)');
  }
}
