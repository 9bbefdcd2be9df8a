import { Migration } from '@mikro-orm/migrations';

/**
 * Users, sessions, keys, audit and the tables that all replicas share: rate windows, concurrency slots, leases, claims, settings, outbox.
 */
export class Foundation extends Migration {
  override up(): void {
    this.addSql(`
      create table users (
        id text primary key,
        username text not null,
        username_key text not null,
        role text not null,
        password_hash text null,
        must_change_password boolean not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint users_username_key_unique unique (username_key)
      )`);
    this.addSql(`create unique index users_only_one_ceo on users (role) where role = 'ceo'`);
    this.addSql(`
      create table org_role_grants (
        user_id text not null constraint org_role_grants_user_id_foreign references users (id) on delete cascade,
        role text not null,
        scoped_departments text[] not null,
        granted_seq bigserial not null,
        primary key (user_id, role),
        constraint org_role_grants_scopes_check check ((role = 'department_admin') = (cardinality(scoped_departments) > 0))
      )`);
    this.addSql(`
      create table sessions (
        id text primary key,
        user_id text not null constraint sessions_user_id_foreign references users (id) on delete cascade,
        ip_address text not null,
        user_agent text not null,
        created_at timestamptz(3) not null,
        last_active_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        revoked_at timestamptz(3) null
      )`);
    this.addSql('create index sessions_user_id_created_at_index on sessions (user_id, created_at)');
    this.addSql('create index sessions_expires_at_index on sessions (expires_at)');
    this.addSql(`
      create table refresh_tokens (
        token_hash text primary key,
        session_id text not null constraint refresh_tokens_session_id_foreign references sessions (id) on delete cascade,
        issued_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3) null
      )`);
    this.addSql('create index refresh_tokens_session_id_index on refresh_tokens (session_id)');
    this.addSql('create index refresh_tokens_expires_at_index on refresh_tokens (expires_at)');
    this.addSql(`
      create table api_keys (
        id uuid primary key,
        user_id text not null constraint api_keys_user_id_foreign references users (id) on delete cascade,
        key_hash text not null,
        name text not null,
        role text not null,
        last_four text not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) null,
        revoked_at timestamptz(3) null,
        constraint api_keys_key_hash_unique unique (key_hash)
      )`);
    this.addSql('create index api_keys_user_id_index on api_keys (user_id)');
    this.addSql(`
      create table audit_entries (
        id uuid primary key,
        seq bigserial not null,
        action text not null,
        actor_id text null,
        agent_id text null,
        target_type text null,
        target_id text null,
        target_name text null,
        reason text null,
        details jsonb null,
        at timestamptz(3) not null,
        constraint audit_entries_seq_unique unique (seq)
      )`);
    this.addSharedTables();
    this.addLimitFunctions();
    this.addInvariants();
    this.addSql(`
      insert into users (id, username, username_key, role, password_hash, must_change_password, created_at, updated_at)
      values ('system', 'system', 'system', 'system', null, false, now(), now())`);
  }

  private addSharedTables(): void {
    this.addSql(`
      create table ws_tickets (
        ticket_hash text primary key,
        user_id text not null references users (id) on delete cascade,
        role text not null,
        credential jsonb not null,
        expires_at timestamptz(3) not null
      )`);
    this.addSql('create index ws_tickets_user_id_index on ws_tickets (user_id)');
    this.addSql(`
      create table sign_in_failures (
        username_key text primary key,
        failed_at timestamptz(3)[] not null,
        locked_until timestamptz(3) null
      )`);
    // Windows and concurrency slots are worthless after a crash, so they are not written to the log of the database.
    this.addSql(
      'create unlogged table rate_windows (key text primary key, hits bigint[] not null, counts integer[] not null, touched_at bigint not null)',
    );
    this.addSql(`
      create unlogged table permits (
        id uuid primary key,
        bucket text not null,
        expires_at timestamptz(3) not null
      )`);
    this.addSql('create index permits_bucket_index on permits (bucket)');
    this.addSql(`
      create table leases (
        resource text primary key,
        holder uuid not null,
        fence bigint not null,
        expires_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table idempotency_claims (
        operation text not null,
        user_id text not null,
        key text not null,
        fingerprint text not null,
        holder uuid null,
        lapses_at timestamptz(3) not null,
        status integer null,
        headers jsonb null,
        body text null,
        secret_target text null,
        expires_at timestamptz(3) not null,
        primary key (operation, user_id, key)
      )`);
    this.addSql('create index idempotency_claims_expires_at_index on idempotency_claims (expires_at)');
    this.addSql(`
      create table settings (
        namespace text not null,
        key text not null,
        value jsonb not null,
        updated_at timestamptz(3) not null,
        updated_by text not null,
        primary key (namespace, key)
      )`);
    this.addSql(
      'create table settings_revision (id boolean primary key default true check (id), revision bigint not null)',
    );
    this.addSql('insert into settings_revision (revision) values (0)');
    this.addSql(`
      create table outbox_events (
        seq bigserial primary key,
        event_id uuid not null,
        event_type text not null,
        channel text not null,
        audience text null,
        payload jsonb not null,
        at timestamptz(3) not null
      )`);
    this.addSql('create index outbox_events_at_index on outbox_events (at)');
  }

  /** Counting under a row lock, in one round trip: parallel callers on any replica never pass more than the limit. */
  private addLimitFunctions(): void {
    this.addSql(`
      create function take_hits(p_key text, p_max integer, p_window bigint, p_slot bigint, p_want integer, p_now bigint)
      returns table (granted integer, used integer, oldest bigint) language plpgsql as $$
      declare
        v_hits bigint[];
        v_counts integer[];
        v_at bigint := ((p_now + p_slot - 1) / p_slot) * p_slot;
      begin
        insert into rate_windows (key, hits, counts, touched_at) values (p_key, '{}', '{}', p_now) on conflict do nothing;
        select w.hits, w.counts into v_hits, v_counts from rate_windows w where w.key = p_key for update;
        select coalesce(array_agg(h order by i), '{}'), coalesce(array_agg(c order by i), '{}'), coalesce(sum(c), 0)
          into v_hits, v_counts, used
          from unnest(v_hits, v_counts) with ordinality as live (h, c, i) where h > p_now - p_window and c > 0;
        granted := least(p_want, greatest(p_max - used, 0));
        if granted > 0 then
          if v_hits[cardinality(v_hits)] = v_at then
            v_counts[cardinality(v_counts)] := v_counts[cardinality(v_counts)] + granted;
          else
            v_hits := v_hits || v_at;
            v_counts := v_counts || granted;
          end if;
          used := used + granted;
        end if;
        oldest := coalesce(v_hits[1], v_at);
        update rate_windows w set hits = v_hits, counts = v_counts, touched_at = p_now where w.key = p_key;
        return next;
      end $$`);
    this.addSql(`
      create function give_back_hits(p_key text, p_unused integer) returns void language plpgsql as $$
      declare
        v_counts integer[];
        v_left integer := p_unused;
        v_part integer;
      begin
        select w.counts into v_counts from rate_windows w where w.key = p_key for update;
        for i in reverse coalesce(cardinality(v_counts), 0) .. 1 loop
          v_part := least(v_left, v_counts[i]);
          v_counts[i] := v_counts[i] - v_part;
          v_left := v_left - v_part;
        end loop;
        update rate_windows w set counts = v_counts where w.key = p_key;
      end $$`);
    this.addSql(`
      create function take_permit(p_bucket text, p_cap integer, p_id uuid, p_now timestamptz, p_expires timestamptz)
      returns boolean language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('permits.' || p_bucket, 0));
        delete from permits where bucket = p_bucket and expires_at <= p_now;
        if (select count(*) from permits where bucket = p_bucket) >= p_cap then
          return false;
        end if;
        insert into permits (id, bucket, expires_at) values (p_id, p_bucket, p_expires);
        return true;
      end $$`);
  }

  /** Rules that no service may break, whatever it does: the database itself refuses (spec/rules/auth.md#user-invariants). */
  private addInvariants(): void {
    this.addSql(`
      create function keep_ceo() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' or new.role <> 'ceo' then
          raise exception 'the ceo cannot be removed' using errcode = 'integrity_constraint_violation';
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger users_keep_ceo before update of role or delete on users
      for each row when (old.role = 'ceo') execute function keep_ceo()`);
    // The lock makes two removals of different owners wait for one another, so that the second one sees the first.
    this.addSql(`
      create function keep_owner() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('org_role_grants.owner'));
        if not exists (select 1 from org_role_grants where role = 'owner') then
          raise exception 'the last owner cannot be removed' using errcode = 'integrity_constraint_violation';
        end if;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger org_role_grants_keep_owner after delete on org_role_grants deferrable initially deferred
      for each row when (old.role = 'owner') execute function keep_owner()`);
  }
}
