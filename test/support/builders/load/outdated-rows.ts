import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

const DAY = 24 * 3_600_000;

/** Expired rows for the tables that retention clears, written without any service: each expires at a given timestamp. */
export class OutdatedRows {
  readonly #pool: Pool;
  readonly #userId: string;

  /** The owner of rows that have one. */
  constructor(pool: Pool, userId: string) {
    this.#pool = pool;
    this.#userId = userId;
  }

  /** Inserts a row that expired at this timestamp into the table; returns the id of the row. */
  async insert(table: OutdatedTable, at: Date): Promise<string> {
    if (table === 'refresh_tokens')
      return this.refreshToken(await this.session(new Date(at.getTime() + 365 * DAY)), at);
    if (table === 'sessions') return this.session(at);
    if (table === 'sign_in_failures') return this.failures([at], at);
    const { text, values } = STATEMENTS[table](at, this.#userId);
    return this.#insert(text, ...values);
  }

  session(endsAt: Date): Promise<string> {
    return this.#insert(
      `insert into sessions (id, user_id, ip_address, user_agent, created_at, last_active_at, expires_at)
       values ($1, $2, '127.0.0.1', 'test', $3, $3, $3)`,
      this.#userId,
      endsAt,
    );
  }

  refreshToken(sessionId: string, endsAt: Date): Promise<string> {
    return this.#insert(
      'insert into refresh_tokens (token_hash, session_id, issued_at, expires_at) values ($1, $2, $3, $3)',
      sessionId,
      endsAt,
    );
  }

  failures(failedAt: readonly Date[], lockedUntil: Date | null): Promise<string> {
    return this.#insert(
      'insert into sign_in_failures (username_key, failed_at, locked_until) values ($1, $2, $3)',
      failedAt,
      lockedUntil,
    );
  }

  async #insert(text: string, ...values: readonly unknown[]): Promise<string> {
    const id = randomUUID();
    await this.#pool.query(text, [id, ...values]);
    return id;
  }
}

type Statement = (at: Date, userId: string) => { readonly text: string; readonly values: readonly unknown[] };

/** A connection for a row that requires one. */
const WITH_CONNECTION = `with c as (
  insert into connections (id, name, kind, description, is_enabled, has_failed, revision, created_by, created_at, updated_at)
  values (gen_random_uuid(), $1, 'webhook', '', true, false, 1, 'x', now(), now()) returning id)`;

/** The first value of each is the id of the row. */
const STATEMENTS = {
  act_runs: (at, userId) => ({
    text: `insert into act_runs (id, user_id, agent_id, history_turns, instruction, said, steps, keep_until)
      values ($1, $2, gen_random_uuid(), 0, 'i', '[]', 0, $3)`,
    values: [userId, at],
  }),
  ws_tickets: (at, userId) => ({
    text: `insert into ws_tickets (ticket_hash, user_id, role, credential, expires_at) values ($1, $2, 'manager', '{}', $3)`,
    values: [userId, at],
  }),
  device_sign_in_failures: (at, userId) => ({
    text: 'insert into device_sign_in_failures (device_id, user_id, failed_at, locked_until) values ($1, $2, $3, $4)',
    values: [userId, [at], at],
  }),
  permits: (at) => ({
    text: `insert into permits (id, bucket, expires_at, place)
      select $1, 'bucket', $2, coalesce(max(place), 0) + 1 from permits where bucket = 'bucket'`,
    values: [at],
  }),
  api_keys: (at, userId) => ({
    text: `insert into api_keys (id, user_id, key_hash, name, role, last_four, created_at, revoked_at)
      values ($1, $2, gen_random_uuid()::text, 'dead', 'observer', 'abcd', $3, $3)`,
    values: [userId, at],
  }),
  leases: (at) => ({
    text: 'insert into leases (resource, holder, fence, expires_at) values ($1, gen_random_uuid(), 1, $2)',
    values: [at],
  }),
  budget_holds: (at) => ({
    text: `insert into budget_holds (id, level, subject, month, amount, expires_at)
      values ($1, 'company', 'default', '2030-06', 1, $2)`,
    values: [at],
  }),
  idempotency_claims: (at) => ({
    text: `insert into idempotency_claims (operation, user_id, key, fingerprint, lapses_at, expires_at)
      values ('createUser', 'u', $1, 'f', $2, $2)`,
    values: [at],
  }),
  rate_windows: (at) => ({
    text: `insert into rate_windows (key, hits, counts, touched_at) values ($1, '{}', '{}', $2)`,
    values: [at.getTime()],
  }),
  webhook_receipts: (at) => ({
    text: `${WITH_CONNECTION} insert into webhook_receipts (id, connection_id, event_type, webhook_id, received_at, size, payload)
      select $1::text::uuid, c.id, 'e', $1, $2, 2, '{}' from c`,
    values: [at],
  }),
  webhook_ids: (at) => ({
    text: `${WITH_CONNECTION} insert into webhook_ids (connection_id, webhook_id, receipt_id, event_type, received_at)
      select c.id, $1, gen_random_uuid(), 'e', $2 from c`,
    values: [at],
  }),
  oauth_states: (at) => ({
    text: `${WITH_CONNECTION} insert into oauth_states (state_hash, connection_id, sealed_verifier, started_by, expires_at)
      select $1, c.id, 'v', 'x', $2 from c`,
    values: [at],
  }),
  webhook_deliveries: (at, userId) => ({
    text: `with endpoint as (
        insert into webhook_endpoints
          (id, url, description, event_types, is_enabled, secret, secret_last4, generation, enabled_from, created_by, created_at, updated_at)
        values (gen_random_uuid(), 'https://x.example', '', '{}', false, 's', 'last', 0, 0, $2, $3, $3) returning id),
      event as (
        insert into webhook_events (event_id, event_type, channel, event_at, body, kept_from)
        values (gen_random_uuid(), 't', 'c', $3, '', $3) returning event_id)
      insert into webhook_deliveries
        (id, endpoint_id, event_id, event_type, channel, event_at, status, created_at, finished_at, kept_from)
      select $1, id, event_id, 't', 'c', $3, 'succeeded', $3, $3, $3 from endpoint, event`,
    values: [userId, at],
  }),
  webhook_events: (at) => ({
    text: `insert into webhook_events (event_id, event_type, channel, event_at, body, kept_from) values ($1, 't', 'c', $2, '', $2)`,
    values: [at],
  }),
  run_steps: (at) => ({
    text: `with run as (
        insert into runs (id, task_id, project_id, agent_id, worker_name, worker_kind, kind, attempt, epoch, status, summary, criteria, usage,
          claimed_by, created_at, lease_expires_at, hard_deadline, finished_at, finished_late, steps, late_steps, inputs, task_ended_at)
        values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'w', 'external', 'work', 1, 1, 'succeeded', '', '[]',
          '{}', 'u', $2, $2, $2, $2, false, 1, 0, 0, $2) returning id)
      insert into run_steps (run_id, number, key, kind, title, content, is_error, created_at, is_late)
      select id, 1, $1, 'note', 't', '', false, $2, false from run`,
    values: [at],
  }),
  run_claims: (at) => ({
    text: `insert into run_claims (user_id, key, worker_name, max_runs, run_ids, created_at) values ('u', $1, 'w', 1, '[]', $2)`,
    values: [at],
  }),
  refused_calls: (at) => ({
    text: `insert into refused_calls (task_id, agent_id, amount, subject, revision, refused_at) values ($1, $1, 1, '{}', 0, $2)`,
    values: [at],
  }),
  outbox_events: (at) => ({
    text: `insert into outbox_events (event_id, event_type, channel, payload, at, number)
      values ($1, 'feed.pulse', 'pulse', '{}', $2, (select coalesce(min(number), 1) - 1 from outbox_events))`,
    values: [at],
  }),
} satisfies Readonly<Record<string, Statement>>;

export type OutdatedTable = keyof typeof STATEMENTS | 'refresh_tokens' | 'sessions' | 'sign_in_failures';
