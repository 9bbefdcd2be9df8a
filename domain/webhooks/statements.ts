import { MIN_SKEW_SECONDS } from '../foundation/jobs/clock-skew-repair.ts';

/** The epoch of the cursor, and whether an endpoint is enabled. */
export const SELECT_QUEUEING_STATE = `select epoch, exists (select from webhook_endpoints where is_enabled) as has_endpoint from webhook_cursor`;

/** Only one process reads the feed at a time. A process that finds the row locked leaves the work to the other. */
export const LOCK_WEBHOOK_CURSOR = 'select epoch, number from webhook_cursor for update skip locked';

/** After a loss of history, earlier numbers mean nothing: a kept event may be new to every endpoint. */
export const LOWER_ENABLED_FROM = 'update webhook_endpoints set enabled_from = least(enabled_from, ?)';

export const ADVANCE_WEBHOOK_CURSOR = 'update webhook_cursor set epoch = ?, number = ?';

/**
 * Stores events, given as JSON, with their bodies, once for all endpoints. For an event that is stored already its retention starts again,
 * and its row is locked so that it cannot be deleted before the deliveries of this transaction exist. Rows are locked in the given order,
 * so that no deadlock occurs.
 */
export const UPSERT_WEBHOOK_EVENTS = `insert into webhook_events (event_id, event_type, channel, audience, event_at, body, kept_from)
  select g.event_id, g.event_type, g.channel, g.audience, g.event_at, g.body, ?::timestamptz
  from jsonb_to_recordset(?::jsonb) as g (place integer, event_id uuid, event_type text, channel text, audience text,
    event_at timestamptz, body text)
  order by g.place
  on conflict (event_id) do update set kept_from = greatest(excluded.kept_from, webhook_events.kept_from)`;

/**
 * Queues stored events for their first attempt on endpoints; `count` is the number of deliveries. An event is queued once per endpoint,
 * however often it is requested, and never for a disabled or deleted endpoint: the row of the endpoint is locked until the transaction
 * ends.
 */
export const INSERT_DELIVERIES = `with queued as (
  insert into webhook_deliveries
    (id, endpoint_id, event_id, event_type, channel, audience, event_at, status, next_attempt_at, created_at, kept_from)
  select g.id, e.id, k.event_id, k.event_type, k.channel, k.audience, k.event_at, 'pending', n.at, n.at, n.at
  from jsonb_to_recordset(?::jsonb) as g (id uuid, endpoint_id uuid, event_id uuid)
  cross join (select ?::timestamptz as at) n
  join webhook_events k on k.event_id = g.event_id
  join webhook_endpoints e on e.id = g.endpoint_id and e.is_enabled
  for key share of e
  on conflict (endpoint_id, event_id) do nothing
  returning 1)
  select count(*)::int as count from queued`;

/** Parallel attempts of one endpoint. A slow endpoint blocks only its own attempts. */
const MAX_PARALLEL_ATTEMPTS = 4;

/** Claims the due deliveries of each endpoint, up to its limit of parallel attempts. No delivery is claimed by two processes. */
export const CLAIM_DELIVERIES = `with due as (
    select d.id from webhook_endpoints e cross join lateral (
      select w.id from webhook_deliveries w
      where w.endpoint_id = e.id and w.status in ('pending', 'failed') and w.next_attempt_at <= $1
        and (w.leased_until is null or w.leased_until <= $1)
      order by w.next_attempt_at
      limit greatest(0, ${MAX_PARALLEL_ATTEMPTS} - (select count(*) from webhook_deliveries l
        where l.endpoint_id = e.id and l.status in ('pending', 'failed') and l.leased_until > $1))
      for update skip locked) d
    where e.is_enabled)
  update webhook_deliveries d set lease = $2, leased_until = $3 from due, webhook_endpoints e
  where d.id = due.id and e.id = d.endpoint_id
  returning d.id, d.lease, d.endpoint_id as "endpointId", d.event_id as "eventId", d.event_type as "eventType", d.channel, d.audience,
    d.attempts, e.url, e.generation, e.created_by as "createdBy", e.secret, e.previous_secret as "previousSecret",
    e.previous_secret_until as "previousSecretUntil"`;

export const MAKE_FUTURE_DELIVERIES_DUE = `update webhook_deliveries set next_attempt_at = $1::timestamptz
    where status = 'pending' and next_attempt_at > $1::timestamptz + interval '${MIN_SKEW_SECONDS} seconds'`;

/** Reads the body through the delivery, which may have been deleted. */
export const SELECT_DELIVERY_BODY = `select k.body from webhook_deliveries d join webhook_events k on k.event_id = d.event_id where d.id = $1`;

/** `$1` is the delivery and `$2` its lease. */
export const RELEASE_DELIVERY =
  'update webhook_deliveries set lease = null, leased_until = null where id = $1 and lease = $2';

/** Deleting an endpoint locks its row first too, so that no deadlock occurs. */
export const LOCK_WEBHOOK_ENDPOINT = 'select generation from webhook_endpoints where id = ? for no key update';

export const FINISH_DELIVERY_ATTEMPT = `update webhook_deliveries set status = ?, attempts = attempts + 1, response_status = ?, error = ?, next_attempt_at = ?,
  finished_at = ?, lease = null, leased_until = null where id = ? and lease = ? returning 1`;

export const RECORD_ENDPOINT_SUCCESS =
  'update webhook_endpoints set last_success_at = ?, failing_since = null where id = ?';

export const RECORD_ENDPOINT_FAILURE = `update webhook_endpoints set last_failure_at = ?, failing_since = coalesce(failing_since, ?) where id = ?
  returning failing_since <= ? as "isFailing"`;

export const DISABLE_WEBHOOK_ENDPOINT = `update webhook_endpoints set is_enabled = false, disabled_reason = ?, updated_at = ?
  where id = ? and is_enabled returning id`;

/** The same for the ORM. */
export const RELEASE_DELIVERY_IN_TRANSACTION =
  'update webhook_deliveries set lease = null, leased_until = null where id = ? and lease = ?';

export const END_WAITING_DELIVERIES = `update webhook_deliveries set status = 'dead', error = 'not_visible', next_attempt_at = null, finished_at = ?,
  lease = null, leased_until = null where endpoint_id = ? and status in ('pending', 'failed')`;

export const CLEAR_PREVIOUS_SECRETS = `update webhook_endpoints set previous_secret = null, previous_secret_until = null
  where previous_secret_until <= $1`;

export const LOCK_ENABLED_ENDPOINTS_OF_USER =
  'select id from webhook_endpoints where created_by = ? and is_enabled order by id for no key update';

const DELIVERY_COLUMNS = `id, event_id as "eventId", event_type as "eventType", status, attempts, response_status as "responseStatus", error,
  next_attempt_at as "nextAttemptAt", created_at as "createdAt", finished_at as "finishedAt"`;

export const SELECT_DELIVERIES = `select ${DELIVERY_COLUMNS} from webhook_deliveries where endpoint_id = $1 and ($2::text is null or status = $2)
    and (created_at, id) < ($3, $4) order by created_at desc, id desc limit $5`;

/** Counting stops there: an operator needs no higher number to see that something is wrong. */
const MAX_COUNTED = 100_000;

export const COUNT_WAITING_AND_DEAD_DELIVERIES = `with enabled as (select id from webhook_endpoints where is_enabled)
    select
      (select count(*)::int from (select 1 from webhook_deliveries d where status in ('pending', 'failed')
        and endpoint_id in (select id from enabled) limit ${MAX_COUNTED}) w) as waiting,
      (select count(*)::int from (select 1 from webhook_deliveries where status = 'dead' limit ${MAX_COUNTED}) d) as dead,
      (select min(first.at) from enabled cross join lateral (
        select min(event_at) as at from webhook_deliveries where status in ('pending', 'failed')
          and endpoint_id = enabled.id) first) as oldest`;

export const DELETE_UNUSED_WEBHOOK_EVENTS = `delete from webhook_events k
        where kept_from < $1 and not exists (select 1 from webhook_deliveries d where d.event_id = k.event_id)`;

/** This lock does not conflict with the one that queues new events. */
export const LOCK_ENABLED_ENDPOINT = 'select 1 from webhook_endpoints where id = ? and is_enabled for no key update';

/**
 * Deliveries that still wait for their first attempt are left alone. One row more than the limit is read, to find where the next call
 * starts.
 */
export const REQUEUE_DELIVERIES = `with found as (
    select id, event_at, row_number() over (order by event_at, id) as place from (
      select id, event_at from webhook_deliveries
      where endpoint_id = ? and event_at >= ? and event_at < ? and status <> 'pending' and (?::text is null or status = ?)
      order by event_at, id limit ?) f),
  begun as (update webhook_deliveries d set status = 'pending', attempts = 0, response_status = null, error = null,
      next_attempt_at = ?, finished_at = null, lease = null, kept_from = ?
    from found where d.id = found.id and found.place <= ? returning 1)
  select (select count(*)::int from begun) as queued, (select event_at from found where place > ?) as "nextSince"`;

/**
 * Starts a new series of attempts. A running attempt loses its lease, so that its result does not overwrite the new series. Its due time
 * stays, so that no second attempt runs in parallel.
 */
export const REQUEUE_DELIVERY = `update webhook_deliveries set status = 'pending', attempts = 0, response_status = null, error = null,
  next_attempt_at = ?, finished_at = null, lease = null, kept_from = ? where endpoint_id = ? and event_id = ? returning 1`;
