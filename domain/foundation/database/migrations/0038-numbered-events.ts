import { Migration } from '@mikro-orm/migrations';

/**
 * Finds the events to number by primary key. Before, the update joined by `seq`, which has only a partial index, so that each call read the whole
 * table. Other plans are disabled because the plan may be cached while the table is still small.
 */
export class NumberedEvents extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function number_events(p_limit integer, p_new_epoch text) returns integer language plpgsql volatile
        set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
      declare
        v_state feed_state;
        v_history text;
        v_events uuid[];
        v_count integer;
        v_is_new boolean;
      begin
        select * into v_state from feed_state for update skip locked;
        if not found then return null; end if;
        v_history := feed_history();
        v_is_new := v_history <> v_state.history;
        select array_agg(event_id order by seq) into v_events
        from (select event_id, seq from outbox_events where number is null order by seq limit p_limit) waiting;
        update outbox_events e set number = v_state.number + waiting.place
        from unnest(v_events) with ordinality as waiting (event_id, place) where e.event_id = waiting.event_id;
        get diagnostics v_count = row_count;
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
