import { Migration } from '@mikro-orm/migrations';

/**
 * Numbers events at the same speed while an old snapshot is open, for example that of a backup. Until it ends, PostgreSQL keeps every version of
 * every row. Each event now has the id of its transaction, so that numbering skips the index entries of earlier events: all transactions before the
 * oldest open one (the horizon) have ended, and their events have numbers. The last number is that of the newest event. `feed_state` is updated at
 * most once a second: servers of release 1.0.0 read it, and events above it are not deleted.
 *
 * YugabyteDB does not order its transactions by these ids. There the horizon is always 0, and numbering skips nothing.
 */
export class EventHorizon extends Migration {
  override up(): void {
    this.addSql(`
      do $$ begin
        if version() like '%-YB-%' then
          create function transaction_id() returns xid8 language sql as 'select ''0''::xid8';
          create function transaction_horizon() returns xid8 language sql as 'select ''0''::xid8';
        else
          create function transaction_id() returns xid8 language sql as 'select pg_current_xact_id()';
          create function transaction_horizon() returns xid8 language sql as 'select pg_snapshot_xmin(pg_current_snapshot())';
        end if;
      end $$`);
    this.addSql('alter table outbox_events add column xid xid8 null');
    this.addSql('alter table outbox_events alter column xid set default transaction_id()');
    this.addSql(`update outbox_events set xid = '0' where number is null`);
    this.addSql('drop index outbox_events_waiting_index');
    this.addSql('create index outbox_events_waiting_index on outbox_events (xid) where number is null');
    this.addSql('alter table feed_state add column saved_at timestamptz not null default now()');
    this.addSql(`
      create function number_events(p_limit integer, p_new_epoch text, p_history text, p_horizon xid8)
        returns table (numbered integer, history text, horizon xid8) language plpgsql volatile
        set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
      declare
        v_state feed_state;
        v_from xid8;
        v_last bigint;
        v_events uuid[];
        v_is_new boolean;
      begin
        select * into v_state from feed_state for update skip locked;
        if not found then return; end if;
        history := feed_history();
        v_is_new := history <> v_state.history;
        -- Transaction ids of another history are not comparable.
        v_from := case when history = p_history then p_horizon else '0'::xid8 end;
        -- Before the events are read: a transaction that ends in between belongs to the next call.
        horizon := transaction_horizon();
        select array_agg(event_id order by seq) into v_events
        from (select event_id, seq from outbox_events where number is null and xid >= v_from order by seq limit p_limit) waiting;
        select greatest(v_state.number, max(e.number)) into v_last from outbox_events e where e.number is not null;
        update outbox_events e set number = v_last + waiting.place
        from unnest(v_events) with ordinality as waiting (event_id, place) where e.event_id = waiting.event_id;
        get diagnostics numbered = row_count;
        if numbered = p_limit then horizon := v_from; end if;
        if numbered > 0 or v_is_new then
          if v_is_new then
            v_state.epoch := p_new_epoch;
            v_state.began_at := v_last;
          end if;
          if v_is_new or clock_timestamp() not between v_state.saved_at and v_state.saved_at + interval '1 second' then
            update feed_state s set epoch = v_state.epoch, number = v_last + numbered, began_at = v_state.began_at,
              history = number_events.history, saved_at = clock_timestamp();
          end if;
          perform pg_notify('organisation_events', v_state.epoch || '.' || (v_last + numbered));
        end if;
        return next;
      end $$`);
    // For servers of release 1.0.0.
    this.addSql(`
      create or replace function number_events(p_limit integer, p_new_epoch text) returns integer language sql volatile as $$
        select n.numbered from number_events(p_limit, p_new_epoch, '', '0') n
      $$`);
  }
}
