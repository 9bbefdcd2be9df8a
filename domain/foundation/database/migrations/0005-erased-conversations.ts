import { Migration } from '@mikro-orm/migrations';

/** A conversation that was erased stays as an empty row: charters, plans and approvals name it. */
export class ErasedConversations extends Migration {
  override up(): void {
    this.addSql('alter table conversations add column erased_at timestamptz(3)');
  }
}
