import { Migration } from '@mikro-orm/migrations';

/** Webhook endpoints, their deliveries, and the position of their distribution in the feed. */
export class WebhookTables extends Migration {
  override up(): void {
    this.addSql(`
      create table webhook_endpoints (
        id uuid primary key,
        url text not null,
        description text not null,
        event_types text[] not null,
        is_enabled boolean not null,
        disabled_reason text null,
        secret text not null,
        secret_last4 text not null,
        previous_secret text null,
        previous_secret_until timestamptz(3) null,
        last_success_at timestamptz(3) null,
        last_failure_at timestamptz(3) null,
        failing_since timestamptz(3) null,
        enabled_from bigint not null,
        created_by text not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint webhook_endpoints_reason_check check (
          disabled_reason is null or disabled_reason in ('gone', 'failing', 'owner') and not is_enabled)
      )`);
    this.addSql('create index webhook_endpoints_created_at_id_index on webhook_endpoints (created_at, id)');
    this.addSql(`
      create table webhook_deliveries (
        id uuid primary key,
        endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
        event_id uuid not null,
        event_type text not null,
        channel text not null,
        audience text null,
        event_at timestamptz(3) not null,
        body text not null,
        status text not null,
        attempts integer not null default 0,
        response_status integer null,
        error text null,
        next_attempt_at timestamptz(3) null,
        lease uuid null,
        leased_until timestamptz(3) null,
        created_at timestamptz(3) not null,
        finished_at timestamptz(3) null,
        kept_from timestamptz(3) not null,
        constraint webhook_deliveries_event_unique unique (endpoint_id, event_id),
        constraint webhook_deliveries_status_check check (
          status in ('pending', 'failed') and next_attempt_at is not null and finished_at is null
          or status in ('succeeded', 'dead') and next_attempt_at is null and finished_at is not null)
      )`);
    this.addDeliveryIndexes();
    this.addSql(`
      create table webhook_cursor (
        id boolean primary key default true check (id),
        epoch text not null,
        number bigint not null
      )`);
    this.addSql('insert into webhook_cursor (epoch, number) select epoch, number from feed_state');
  }

  private addDeliveryIndexes(): void {
    const waiting = `where status in ('pending', 'failed')`;
    for (const [name, rest] of [
      ['created_at', '(endpoint_id, created_at, id)'],
      ['event_at', '(endpoint_id, event_at)'],
      ['waiting', `(endpoint_id, next_attempt_at) ${waiting}`],
      ['leased', `(endpoint_id, leased_until) ${waiting} and leased_until is not null`],
      ['oldest', `(event_at) ${waiting}`],
      ['dead', `(endpoint_id) where status = 'dead'`],
      ['kept_from', '(kept_from)'],
    ])
      this.addSql(`create index webhook_deliveries_${name}_index on webhook_deliveries ${rest}`);
  }
}
