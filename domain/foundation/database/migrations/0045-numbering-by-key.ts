import { Migration } from '@mikro-orm/migrations';

/**
 * Numbers each event by its key. One update of a whole batch was planned while the table was almost empty, and the plan was kept: it compared each
 * event of the batch with each event of the table, and numbering 1000 events of a backlog of 10 000 took three seconds.
 */
export class NumberingByKey extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function number_events(p_limit integer, p_new_epoch text, p_history text, p_number bigint, p_horizon xid8)
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
        number_events.numbered := coalesce(cardinality(v_events), 0);
        for v_place in 1..number_events.numbered loop
          update outbox_events e set number = number_events.number + v_place where e.event_id = v_events[v_place];
        end loop;
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
  }
}
