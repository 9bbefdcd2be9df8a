import type { Pool } from 'pg';
import type { Clock } from '../kernel/clock.ts';
import { untimed } from '../persistence/time-bounds.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** One rule: the statement, in which `$1` is the moment before which a row is out of date, and the age at which it may go. */
interface Rule {
  readonly text: string;
  readonly ageMs: number;
}

/** What may go, by table, in the order in which it goes: a session waits for its refresh tokens. */
export const OUTDATED: Readonly<Record<string, Rule>> = {
  refresh_tokens: { text: 'delete from refresh_tokens where expires_at < $1', ageMs: 0 },
  sessions: {
    text: `delete from sessions s where expires_at < $1
      and not exists (select 1 from refresh_tokens r where r.session_id = s.id)`,
    ageMs: 0,
  },
  ws_tickets: { text: 'delete from ws_tickets where expires_at < $1', ageMs: 0 },
  permits: { text: 'delete from permits where expires_at < $1', ageMs: 0 },
  api_keys: { text: 'delete from api_keys where least(revoked_at, expires_at) < $1', ageMs: 30 * DAY_MS },
  leases: { text: 'delete from leases where expires_at < $1', ageMs: HOUR_MS },
  budget_holds: { text: 'delete from budget_holds where expires_at < $1', ageMs: HOUR_MS },
  idempotency_claims: { text: 'delete from idempotency_claims where expires_at < $1', ageMs: 0 },
  rate_windows: {
    text: 'delete from rate_windows where touched_at < extract(epoch from $1::timestamptz) * 1000',
    ageMs: 12 * DAY_MS,
  },
  sign_in_failures: {
    text: `delete from sign_in_failures where coalesce(locked_until, '-infinity') < $1
      and (select max(t) from unnest(failed_at) t) < $1`,
    ageMs: DAY_MS,
  },
  outbox_events: { text: 'delete from outbox_events where at < $1', ageMs: DAY_MS },
};

/** Removes what has lost its meaning. Every rule holds without it: expiry is checked where a row is used. */
export const keepHouse = async (pool: Pool, clock: Clock): Promise<void> => {
  for (const { text, ageMs } of Object.values(OUTDATED))
    await untimed(pool, text, [new Date(clock.now().getTime() - ageMs)]);
};
