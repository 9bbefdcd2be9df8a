import { Migration } from '@mikro-orm/migrations';

/** Rows replace advisory locks (spec/decisions/0060-locks-as-rows.md); `named_locks` itself exists before any migration. */
export class RowLocks extends Migration {
  override up(): void {
    this.addSql('alter table permits add column place integer null');
    this.addSql(`
      update permits p set place = numbered.place
      from (select id, row_number() over (partition by bucket order by expires_at, id) as place from permits) numbered
      where numbered.id = p.id`);
    // A call of the previous release that waits for this migration continues with the old function, which sets no place.
    this.addSql(`
      alter table permits alter column place set not null,
        alter column place set default -1 - floor(random() * 2000000000)::integer`);
    this.addSql('drop index permits_bucket_index');
    this.addSql('create unique index permits_bucket_place_index on permits (bucket, place)');
    // A bucket has as many places as its cap, and the index prevents two holders of one place. Places are chosen at random, so that
    // parallel callers seldom choose the same one. Rows that another caller clears or renews are skipped. After a cap was lowered, holders
    // of higher places count too; parallel callers may then exceed it.
    this.addSql(`
      create or replace function take_permit(p_bucket text, p_cap integer, p_id uuid, p_now timestamptz, p_expires timestamptz)
      returns boolean language plpgsql as $$
      declare
        v_place integer;
      begin
        delete from permits where id in (
          select id from permits where bucket = p_bucket and expires_at <= p_now for update skip locked);
        loop
          if (select count(*) from permits where bucket = p_bucket) >= p_cap then
            return false;
          end if;
          select free into v_place from generate_series(1, p_cap) free
            where not exists (select 1 from permits where bucket = p_bucket and place = free)
            order by random() limit 1;
          if v_place is null then
            return false;
          end if;
          insert into permits (id, bucket, expires_at, place) values (p_id, p_bucket, p_expires, v_place)
            on conflict (bucket, place) do nothing;
          if found then
            return true;
          end if;
        end loop;
      end $$`);
    this.addSql(`
      create or replace function keep_owner() returns trigger language plpgsql as $$
      begin
        perform 1 from named_locks where name = 'owners' for update;
        if not found then
          raise exception 'the lock owners is not in the database' using errcode = 'internal_error';
        end if;
        if not exists (select 1 from org_role_grants where role = 'owner') then
          raise exception 'the last owner cannot be removed' using errcode = 'integrity_constraint_violation';
        end if;
        return null;
      end $$`);
  }
}
