import { Migration } from '@mikro-orm/migrations';

/** Indexes for the questions that bounds ask: which keys are dead, and how many conversations of a user are open. */
export class BoundIndexes extends Migration {
  override up(): void {
    this.addSql('create index api_keys_died_at_index on api_keys (least(revoked_at, expires_at))');
    this.addSql(`create index conversations_open_index on conversations (created_by) where status <> 'closed'`);
  }
}
