import { Migration } from '@mikro-orm/migrations';

/** Finds the oldest webhook ids of a connection, and remembers by which credential an attempt to connect an account was begun. */
export class ConnectionBounds extends Migration {
  override up(): void {
    this.addSql(
      'create index webhook_ids_newest_index on webhook_ids (connection_id, received_at desc, webhook_id desc)',
    );
    // Attempts last ten minutes; one that is under way during the update has to be begun again.
    this.addSql('delete from oauth_states');
    this.addSql('alter table oauth_states add column session_id text null, add column key_id uuid null');
  }
}
