import { Migration } from '@mikro-orm/migrations';

/** Connections to external services, the messages received from them, and running attempts to connect accounts. */
export class ConnectionTables extends Migration {
  override up(): void {
    this.addSql(`
      create table connections (
        id uuid primary key,
        name text not null constraint connections_name_unique unique,
        kind text not null,
        description text not null,
        is_enabled boolean not null,
        authorization_url text null,
        token_url text null,
        client_id text null,
        scopes json null,
        sealed_secret text null,
        secret_last4 text null,
        sealed_tokens text null,
        has_failed boolean not null,
        revision integer not null,
        connected_at timestamptz(3) null,
        token_expires_at timestamptz(3) null,
        refresh_at timestamptz(3) null,
        created_by text not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    this.addSql('create index connections_created_at_id_index on connections (created_at, id)');
    this.addSql('create index connections_refresh_at_index on connections (refresh_at)');
    this.addSql(`
      create table webhook_receipts (
        id uuid primary key,
        connection_id uuid not null references connections (id) on delete cascade,
        event_type text not null,
        webhook_id text not null,
        received_at timestamptz(3) not null,
        size integer not null,
        payload json not null
      )`);
    this.addSql(
      'create index webhook_receipts_newest_index on webhook_receipts (connection_id, received_at desc, id desc) include (size)',
    );
    this.addSql('create index webhook_receipts_received_at_index on webhook_receipts (received_at)');
    this.addSql(`
      create table webhook_ids (
        connection_id uuid not null references connections (id) on delete cascade,
        webhook_id text not null,
        receipt_id uuid not null,
        event_type text not null,
        received_at timestamptz(3) not null,
        primary key (connection_id, webhook_id)
      )`);
    this.addSql('create index webhook_ids_received_at_index on webhook_ids (received_at)');
    this.addSql(`
      create table oauth_states (
        state_hash text primary key,
        connection_id uuid not null references connections (id) on delete cascade,
        sealed_verifier text not null,
        started_by text not null,
        expires_at timestamptz(3) not null
      )`);
    this.addSql('create index oauth_states_connection_index on oauth_states (connection_id, expires_at)');
    this.addSql('create index oauth_states_expires_at_index on oauth_states (expires_at)');
  }
}
