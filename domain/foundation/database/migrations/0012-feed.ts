import { Migration } from '@mikro-orm/migrations';

/** Numbers for events, given after their commit, and the one row from which they are counted. */
export class FeedTables extends Migration {
  override up(): void {
    this.addSql('alter table outbox_events add column number bigint null');
    // As few indexes as possible: every event is written and then numbered, and pays for each of them twice.
    this.addSql('alter table outbox_events drop constraint outbox_events_pkey, add primary key (event_id)');
    this.addSql('create unique index outbox_events_number_index on outbox_events (number) where number is not null');
    this.addSql('create index outbox_events_waiting_index on outbox_events (seq) where number is null');
    this.addSql('drop index outbox_events_at_index');
    this.addSql('create index outbox_events_at_index on outbox_events using brin (at) with (pages_per_range = 16)');
    this.addSql(`
      create table feed_state (
        id boolean primary key default true check (id),
        epoch text not null check (epoch ~ '^[0-9a-f]{8}$'),
        number bigint not null,
        began_at bigint not null,
        history text not null
      )`);
    this.addSql(`insert into feed_state (epoch, number, began_at, history) values ('00000000', 0, 0, '')`);
    this.addNumbering();
  }

  /**
   * Numbers the committed events without a number, unless another replica is doing it. The lock is one statement and the search for rows
   * the next: a single statement would see rows as of before the lock, and number them twice. In a volatile function each statement sees
   * everything committed before it.
   */
  private addNumbering(): void {
    // Values that stay the same exactly as long as no history was lost: the cluster, its timeline, the database and the table.
    this.addSql(`
      create function feed_history() returns text language plpgsql volatile as $$
      declare
        v_cluster text;
      begin
        begin
          select system_identifier || '/' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) into v_cluster
          from pg_control_system();
        exception when insufficient_privilege or undefined_function or feature_not_supported then
          v_cluster := 'unknown';
        end;
        return concat_ws('/', v_cluster, (select oid from pg_database where datname = current_database()),
          'feed_state'::regclass::oid);
      end $$`);
    this.addSql(`
      create function number_events(p_limit integer, p_new_epoch text) returns integer language plpgsql volatile as $$
      declare
        v_state feed_state;
        v_history text;
        v_count integer;
        v_is_new boolean;
      begin
        select * into v_state from feed_state for update skip locked;
        if not found then return null; end if;
        v_history := feed_history();
        v_is_new := v_history <> v_state.history;
        with waiting as (
          select seq, row_number() over (order by seq) as place
          from (select seq from outbox_events where number is null order by seq limit p_limit) w),
        numbered as (
          update outbox_events e set number = v_state.number + w.place from waiting w where e.seq = w.seq returning 1)
        select count(*) into v_count from numbered;
        if v_count = 0 and not v_is_new then return 0; end if;
        if v_is_new then
          v_state.epoch := p_new_epoch;
          v_state.began_at := v_state.number;
        end if;
        update feed_state set epoch = v_state.epoch, number = v_state.number + v_count, began_at = v_state.began_at, history = v_history;
        perform pg_notify('organisation_events', v_state.epoch || '.' || (v_state.number + v_count));
        return v_count;
      end $$`);
  }
}
