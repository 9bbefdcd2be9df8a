import { MIN_SKEW_SECONDS } from './jobs/clock-skew-repair.ts';

export const DELETE_OUTDATED_RATE_WINDOWS =
  'delete from rate_windows where touched_at < extract(epoch from $1::timestamptz) * 1000';

export const DELETE_FUTURE_RATE_WINDOWS = `delete from rate_windows where touched_at > (extract(epoch from $1::timestamptz) + ${MIN_SKEW_SECONDS}) * 1000`;

/** Keeps events above the stored number, so that the last number is never lost. */
export const DELETE_OUTDATED_EVENTS =
  'delete from outbox_events where at < $1 and number <= (select number from feed_state)';

/** Takes a free or expired lease. Every acquisition increments the fencing number. */
export const TAKE_LEASE = `insert into leases as l (resource, holder, fence, expires_at) values ($1, $2, 1, $3)
  on conflict (resource) do update set holder = excluded.holder, fence = l.fence + 1, expires_at = excluded.expires_at
    where l.expires_at <= $4
  returning fence`;

export const EXTEND_LEASE = 'update leases set expires_at = $4 where resource = $1 and holder = $2 and fence = $3';

export const LOCK_HELD_LEASE =
  'select 1 from leases where resource = ? and holder = ? and fence = ? and expires_at > ? for update';

/** A release changes the fencing number, so that a renewal that waits for the row does not renew it. */
const RELEASED = 'fence = fence + 1';

export const RELEASE_LEASE = `update leases set expires_at = $4, ${RELEASED} where resource = $1 and holder = $2 and fence = $3`;

export const RELEASE_HELD_LEASE = `update leases set expires_at = ?, ${RELEASED}
  where resource = ? and holder = ? and fence = ? and expires_at > ? returning 1`;

/** An SQL condition that is true while the lease of the resource, an SQL expression, is held. Its only parameter is the current time. */
export const isLeasedSql = (resource: string): string =>
  `exists (select 1 from leases l where l.resource = ${resource} and l.expires_at > ?)`;
