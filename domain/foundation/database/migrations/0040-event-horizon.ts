import { Migration } from '@mikro-orm/migrations';

/**
 * Numbers events at the same speed while an old snapshot is open, for example that of a backup. Until it ends, PostgreSQL keeps every version of
 * every row. Each event now has the id of its transaction, so that numbering skips the index entries of earlier events: all transactions before the
 * oldest open one (the horizon) have ended, and their events have numbers. The last number is that of the newest event. `feed_state.number` is stored
 * at most once a second, unless servers of release 1.0.0 run, which read it. Events above it are not deleted.
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
    this.addSql(`
      alter table feed_state add column saved_at timestamptz not null default now(),
        add column earlier_release_at timestamptz not null default now()`);
    this.addSql(`
      create function number_events(p_limit integer, p_new_epoch text, p_history text, p_number bigint, p_horizon xid8)
        returns table (numbered integer, history text, number bigint, horizon xid8, is_saved boolean) language plpgsql volatile
        set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
      #variable_conflict use_column
      declare
        v_state feed_state;
        v_from xid8;
        v_events uuid[];
        v_is_new boolean;
      begin
        select * into v_state from feed_state for update skip locked;
        if not found then return; end if;
        number_events.history := feed_history();
        v_is_new := number_events.history <> v_state.history;
        select greatest(v_state.number, max(e.number)) into number_events.number from outbox_events e where e.number is not null;
        -- Taken before the events are read, so that a transaction that ends in between is read by the next call.
        number_events.horizon := transaction_horizon();
        -- The ids of another history are not comparable. Neither are those of numbers or ids that the database lost in a crash.
        v_from := case when number_events.history = p_history and number_events.number >= p_number and number_events.horizon >= p_horizon
          then p_horizon else '0'::xid8 end;
        select array_agg(event_id order by seq) into v_events
        from (select event_id, seq from outbox_events where number is null and xid >= v_from order by seq limit p_limit) waiting;
        update outbox_events e set number = number_events.number + waiting.place
        from unnest(v_events) with ordinality as waiting (event_id, place) where e.event_id = waiting.event_id;
        get diagnostics number_events.numbered = row_count;
        number_events.number := number_events.number + number_events.numbered;
        if number_events.numbered = p_limit then number_events.horizon := v_from; end if;
        if v_is_new then
          v_state.epoch := p_new_epoch;
          v_state.began_at := number_events.number - number_events.numbered;
        end if;
        number_events.is_saved := number_events.number = v_state.number and not v_is_new;
        if not number_events.is_saved
          and (v_is_new or clock_timestamp() not between v_state.saved_at and v_state.saved_at + interval '1 second'
            or v_state.earlier_release_at > clock_timestamp() - interval '1 minute') then
          update feed_state set epoch = v_state.epoch, number = number_events.number, began_at = v_state.began_at,
            history = number_events.history, saved_at = clock_timestamp();
          number_events.is_saved := true;
        end if;
        if number_events.numbered > 0 or v_is_new then
          perform pg_notify('organisation_events', v_state.epoch || '.' || number_events.number);
        end if;
        return next;
      end $$`);
    // For servers of release 1.0.0, which read the stored number. It is always stored in the minute after their last call; they call every 10 s.
    this.addSql(`
      create or replace function number_events(p_limit integer, p_new_epoch text) returns integer language plpgsql volatile as $$
      declare
        v_result record;
      begin
        select * into v_result from number_events(p_limit, p_new_epoch, '', 0, '0');
        if not found then return null; end if;
        update feed_state set number = v_result.number, saved_at = clock_timestamp(), earlier_release_at = clock_timestamp()
        where number <> v_result.number or earlier_release_at < clock_timestamp() - interval '5 seconds';
        return v_result.numbered;
      end $$`);
  }
}
