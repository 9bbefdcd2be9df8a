import { Migration } from '@mikro-orm/migrations';

/** The number of updates after which the counter of a window continues in a new row. */
const UPDATES_OF_PART = 100;

/**
 * Counts hits at the same speed while an old snapshot is open. Until it ends, PostgreSQL keeps every version of a row, and each reader walks through
 * all of them. So the counter of a key continues in a new row, its next part, after a number of updates. The newest part is the first in the index.
 */
export class RateWindowParts extends Migration {
  override up(): void {
    this.addSql(`
      alter table rate_windows add column part bigint not null default 0, add column updates integer not null default 0,
        drop constraint rate_windows_pkey, add primary key (key, part)`);
    this.addSql(`
      create or replace function take_hits(p_key text, p_max integer, p_window bigint, p_slot bigint, p_want integer, p_now bigint)
      returns table (granted integer, used integer, oldest bigint) language plpgsql
        set enable_seqscan = off set enable_bitmapscan = off as $$
      declare
        v_row rate_windows;
        v_at bigint := ((p_now + p_slot - 1) / p_slot) * p_slot;
      begin
        loop
          select * into v_row from rate_windows w where w.key = p_key order by w.part desc limit 1 for update;
          exit when found;
          -- The row is also missing if another transaction has just replaced it. Then it is read again.
          insert into rate_windows (key, hits, counts, touched_at)
            select p_key, '{}', '{}', p_now where not exists (select from rate_windows w where w.key = p_key) on conflict do nothing;
        end loop;
        select coalesce(array_agg(h order by i), '{}'), coalesce(array_agg(c order by i), '{}'), coalesce(sum(c), 0)
          into v_row.hits, v_row.counts, used
          from unnest(v_row.hits, v_row.counts) with ordinality as live (h, c, i) where h > p_now - p_window and c > 0;
        granted := least(p_want, greatest(p_max - used, 0));
        if granted > 0 then
          if v_row.hits[cardinality(v_row.hits)] = v_at then
            v_row.counts[cardinality(v_row.counts)] := v_row.counts[cardinality(v_row.counts)] + granted;
          else
            v_row.hits := v_row.hits || v_at;
            v_row.counts := v_row.counts || granted;
          end if;
          used := used + granted;
        end if;
        oldest := coalesce(v_row.hits[1], v_at);
        if v_row.updates < ${UPDATES_OF_PART} then
          update rate_windows w set hits = v_row.hits, counts = v_row.counts, touched_at = p_now, updates = w.updates + 1
          where w.key = p_key and w.part = v_row.part;
        else
          insert into rate_windows (key, part, hits, counts, touched_at) values (p_key, v_row.part + 1, v_row.hits, v_row.counts, p_now);
          delete from rate_windows w where w.key = p_key and w.part = v_row.part;
        end if;
        return next;
      end $$`);
    this.addSql(`
      create or replace function give_back_hits(p_key text, p_unused integer) returns void language plpgsql
        set enable_seqscan = off set enable_bitmapscan = off as $$
      declare
        v_row rate_windows;
        v_left integer := p_unused;
        v_part integer;
      begin
        loop
          select * into v_row from rate_windows w where w.key = p_key order by w.part desc limit 1 for update;
          exit when found or not exists (select from rate_windows w where w.key = p_key);
        end loop;
        for i in reverse coalesce(cardinality(v_row.counts), 0) .. 1 loop
          v_part := least(v_left, v_row.counts[i]);
          v_row.counts[i] := v_row.counts[i] - v_part;
          v_left := v_left - v_part;
        end loop;
        update rate_windows w set counts = v_row.counts where w.key = p_key and w.part = v_row.part;
      end $$`);
  }
}
