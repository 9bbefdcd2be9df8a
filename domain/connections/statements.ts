import { ROWS_PER_BATCH } from '../foundation/jobs/statements.ts';

export const DELETE_OAUTH_STATES_OF_CONNECTION = 'delete from oauth_states where connection_id = ?';

export const DELETE_OLDEST_OAUTH_STATES = `delete from oauth_states where state_hash in (
  select state_hash from oauth_states where connection_id = ? order by expires_at desc, state_hash offset ?)`;

const OAUTH_STATE_COLUMNS = 'connection_id, sealed_verifier, started_by, session_id, key_id, expires_at';

export const SELECT_OAUTH_STATE = `select ${OAUTH_STATE_COLUMNS} from oauth_states where state_hash = ?`;

export const USE_OAUTH_STATE = `delete from oauth_states where state_hash = ? returning ${OAUTH_STATE_COLUMNS}`;

export const INSERT_OAUTH_STATE = `insert into oauth_states (state_hash, connection_id, sealed_verifier, started_by, session_id, key_id, expires_at)
  values (?, ?, ?, ?, ?, ?, ?)`;

/** Claims one due connection and postpones it, so that no other replica claims it. */
export const CLAIM_DUE_TOKEN_REFRESH = `update connections set refresh_at = ? where id = (
    select id from connections where refresh_at <= ? and is_enabled order by refresh_at limit 1 for update skip locked)
  returning id`;

/** Of parallel messages with one id one inserts the row, or takes over a row that is a day old; the others wait for it and get none. */
export const CLAIM_WEBHOOK_ID = `insert into webhook_ids (connection_id, webhook_id, receipt_id, event_type, received_at) values (?, ?, ?, ?, ?)
  on conflict (connection_id, webhook_id) do update
    set receipt_id = excluded.receipt_id, event_type = excluded.event_type, received_at = excluded.received_at
    where webhook_ids.received_at < ?
  returning receipt_id`;

export const SELECT_WEBHOOK_ID =
  'select receipt_id, event_type from webhook_ids where connection_id = ? and webhook_id = ?';

export const INSERT_WEBHOOK_RECEIPT = `insert into webhook_receipts (id, connection_id, event_type, webhook_id, received_at, size, payload)
  values (?, ?, ?, ?, ?, ?, ?::json)`;

export const LOCK_CONNECTION_SECRET = 'select is_enabled, sealed_secret from connections where id = ? for share';

export const SELECT_WEBHOOK_RECEIPT_SIZES = `select id, received_at, size from webhook_receipts
  where connection_id = ? and (received_at, id) < (?::timestamptz, ?::uuid)
  order by received_at desc, id desc limit ?`;

export const SELECT_WEBHOOK_RECEIPTS = `select id, event_type as "eventType", webhook_id as "webhookId", received_at as "receivedAt", size, payload::text as payload
  from webhook_receipts where id = any(?) order by received_at desc, id desc`;

/** Deletes by connection, with an index: the ids of all connections together would not fit into memory. */
const deleteReceiptsBeyond = (beyond: string): string => `delete from webhook_receipts where id = any(array(
    select r.id from connections c cross join lateral (${beyond}) r limit ${ROWS_PER_BATCH}))`;

const FROM_NEWEST_RECEIPTS = 'from webhook_receipts where connection_id = c.id order by received_at desc, id desc';

/** Of each connection, beyond the newest 10 000. */
export const DELETE_RECEIPTS_BEYOND_COUNT = deleteReceiptsBeyond(
  `select id ${FROM_NEWEST_RECEIPTS} offset 10000 limit ${ROWS_PER_BATCH}`,
);

/** Of each connection, beyond 256 MiB of the newest 10 000. */
export const DELETE_RECEIPTS_BEYOND_BYTES = deleteReceiptsBeyond(`select id from (
      select id, sum(size) over (order by received_at desc, id desc rows unbounded preceding) as bytes
      from (select id, received_at, size ${FROM_NEWEST_RECEIPTS} limit 10000) newest) counted where bytes > 268435456`);

export const DELETE_OUTDATED_RECEIPTS = `delete from webhook_receipts where id = any(array(
    select id from webhook_receipts where received_at < $1 order by received_at limit ${ROWS_PER_BATCH}))`;

export const DELETE_OUTDATED_WEBHOOK_IDS = `delete from webhook_ids where ctid = any(array(
    select ctid from webhook_ids where received_at < $1 order by received_at limit ${ROWS_PER_BATCH})) and received_at < $1`;

/** Of each connection, beyond the newest 100 000. */
export const DELETE_WEBHOOK_IDS_BEYOND_COUNT = `delete from webhook_ids w using (
      select c.id, beyond.webhook_id from connections c cross join lateral (
        select webhook_id from webhook_ids where connection_id = c.id
        order by received_at desc, webhook_id desc offset 100000 limit ${ROWS_PER_BATCH}) beyond
      limit ${ROWS_PER_BATCH}) gone
    where w.connection_id = gone.id and w.webhook_id = gone.webhook_id`;
