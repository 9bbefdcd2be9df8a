import { Migration } from '@mikro-orm/migrations';

/** Numbers for events, given after their commit, and the one row from which they are counted. */
export class FeedTables extends Migration {
  override up(): void {
    this.addSql('alter table outbox_events add column number bigint null');
    this.addSql('create unique index outbox_events_number_index on outbox_events (number)');
    this.addSql('create index outbox_events_waiting_index on outbox_events (seq) where number is null');
    this.addSql('create index outbox_events_event_id_index on outbox_events (event_id)');
    this.addSql(`
      create table feed_state (
        id boolean primary key default true check (id),
        epoch text not null check (epoch ~ '^[0-9a-f]{8}$'),
        number bigint not null,
        began_at bigint not null,
        history text not null
      )`);
    this.addSql(`insert into feed_state (epoch, number, began_at, history) values ('00000000', 0, 0, '')`);
  }
}
