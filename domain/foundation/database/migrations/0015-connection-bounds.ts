import { Migration } from '@mikro-orm/migrations';

/** An index for the oldest webhook ids of a connection, and the credential that started an attempt to connect an account. */
export class ConnectionBounds extends Migration {
  override up(): void {
    this.addSql(
      'create index webhook_ids_newest_index on webhook_ids (connection_id, received_at desc, webhook_id desc)',
    );
    // Attempts last ten minutes; one that runs during the update must be started again.
    this.addSql('delete from oauth_states');
    this.addSql('alter table oauth_states add column session_id text null, add column key_id uuid null');
  }
}
