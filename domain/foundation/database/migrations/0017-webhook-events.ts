import { Migration } from '@mikro-orm/migrations';

/**
 * The body of an event is kept once, however many endpoints get it. What an attempt found out counts for the generation of the endpoint
 * it was made for.
 */
export class WebhookEvents extends Migration {
  override up(): void {
    this.addSql(`
      create table webhook_events (
        event_id uuid primary key,
        event_type text not null,
        channel text not null,
        audience text null,
        event_at timestamptz(3) not null,
        body text not null,
        kept_from timestamptz(3) not null
      )`);
    this.addSql(`
      insert into webhook_events
      select distinct on (event_id) event_id, event_type, channel, audience, event_at, body, kept_from
      from webhook_deliveries order by event_id, kept_from desc`);
    this.addSql('create index webhook_events_kept_from_index on webhook_events (kept_from)');
    this.addSql('alter table webhook_deliveries drop column body');
    this.addSql(`
      alter table webhook_deliveries
        add constraint webhook_deliveries_event_id_foreign foreign key (event_id) references webhook_events (event_id)`);
    this.addSql('create index webhook_deliveries_event_id_index on webhook_deliveries (event_id)');
    this.addSql('drop index webhook_deliveries_oldest_index');
    this.addSql(`
      create index webhook_deliveries_oldest_index on webhook_deliveries (endpoint_id, event_at)
        where status in ('pending', 'failed')`);
    this.addSql('alter table webhook_endpoints add column generation integer not null default 0');
    this.addSql('alter table webhook_endpoints alter column generation drop default');
  }
}
