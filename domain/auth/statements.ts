import { ACCESS_REVISION } from '../foundation/events/statements.ts';
import { MIN_SKEW_SECONDS } from '../foundation/jobs/clock-skew-repair.ts';
import { SETTINGS_REVISION } from '../foundation/settings/statements.ts';
import { ACCOUNT_COLUMNS, ACCOUNTS } from '../users/statements.ts';

/** A key is dead when it is revoked or expired. */
const IS_DEAD = '(revoked_at is not null or expires_at < ?)';

export const DELETE_OLDEST_DEAD_API_KEYS = `delete from api_keys where id in (
  select id from api_keys where user_id = ? and ${IS_DEAD} order by least(revoked_at, expires_at) desc, id desc offset ?)`;

export const COUNT_LIVE_API_KEYS = `select count(*)::int as count from api_keys where user_id = ? and not coalesce(${IS_DEAD}, false)`;

export const SELECT_API_KEY_OWNER = 'select user_id from api_keys where id = ?';

/** A key, and all keys that were created with it at any depth. The values are the key and its owner. */
export const SELECT_API_KEYS_CREATED_WITH = `with recursive created as (
      select ?::uuid as id
      union select k.id from api_keys k join created on k.created_by_key_id = created.id where k.user_id = ?)
    select id from created`;

const CREDENTIAL_COLUMNS = `${ACCOUNT_COLUMNS}, ${SETTINGS_REVISION} as revision`;

/** A session that matches `condition`, with its user: everything that a request with a user token reads. */
export const selectSession = (condition: string): string => `select ${CREDENTIAL_COLUMNS},
    s.revoked_at is not null as is_revoked, s.id as session_id
    from sessions s join ${ACCOUNTS} on u.id = s.user_id where ${condition}`;

/** One of the values. The planner considers the length of a visible array and would plan every execution again. */
const anyOf = (values: string): string => `any((select ${values}::text[])::text[])`;

export const SESSION_HAS_ID = `s.id = ${anyOf('$1')}`;

export const SELECT_API_KEY_BY_HASH = `select ${CREDENTIAL_COLUMNS}, k.id as key_id, k.role as key_role, k.key_hash
    from api_keys k join ${ACCOUNTS} on u.id = k.user_id
    where k.key_hash = ${anyOf('$1')} and k.revoked_at is null and (k.expires_at is null or k.expires_at >= $2)`;

/** Skips a locked row: the transaction that holds it may revoke the key. */
export const RENEW_API_KEY_HASH = `update api_keys set key_hash = $1
  where id = (select id from api_keys where id = $2 and key_hash = $3 for update skip locked)`;

export const SELECT_PRINCIPAL = `select ${ACCOUNT_COLUMNS}, k.role as key_role
  from ${ACCOUNTS} left join api_keys k on k.user_id = u.id and k.id = ?::uuid
    and k.revoked_at is null and (k.expires_at is null or k.expires_at >= ?)
  where u.id = ? and (?::uuid is null or k.id is not null)`;

export const SELECT_CREDENTIAL_STANDINGS = `select case when u.must_change_password or not case
        when w.key_id is not null then k.id is not null
        else s.id is not null end then null else u.role end as role,
      k.role as key_role, u.role_changes,
      case when w.key_id is null then md5(coalesce(u.password_hash, '')) end as password,
      ${ACCESS_REVISION} as revision
    from unnest($1::text[], $2::text[], $3::uuid[]) with ordinality as w (user_id, session_id, key_id, place)
    left join ${ACCOUNTS} on u.id = w.user_id
    left join sessions s on s.id = w.session_id and s.user_id = w.user_id and s.revoked_at is null and s.expires_at > $4
    left join api_keys k on k.id = w.key_id and k.user_id = w.user_id
      and k.revoked_at is null and (k.expires_at is null or k.expires_at >= $4)
    order by w.place`;

export const deleteOutdatedFailures = (
  table: string,
): string => `delete from ${table} where coalesce(locked_until, '-infinity') < $1
    and (select max(t) from unnest(failed_at) t) < $1`;

export const DELETE_EXPIRED_SESSIONS = `delete from sessions s where expires_at < $1
        and not exists (select 1 from refresh_tokens r where r.session_id = s.id)`;

/** The time at which a key became dead. */
export const API_KEY_ENDED_AT = 'least(revoked_at, expires_at)';

export const DELETE_WS_TICKETS_OF_USER = 'delete from ws_tickets where user_id = ?';

/** Failures in the future become failures of now; a lock keeps its duration. */
export const correctFailuresInFuture = (table: string): string =>
  `update ${table} set failed_at = array_fill($1::timestamptz, array[cardinality(failed_at)]),
    locked_until = $1::timestamptz + (locked_until - failed_at[cardinality(failed_at)])
    where failed_at[cardinality(failed_at)] > $1::timestamptz + interval '${MIN_SKEW_SECONDS} seconds'`;

/** A counter in the database: its table, the condition that finds it, and the source of a new row. */
export interface FailureRows {
  readonly table: string;
  readonly is: string;
  readonly key: string;
  readonly columns: string;
  readonly made: string;
  readonly from: string;
}

/** Failed sign-ins with a name; `$1` is the key of the name. */
export const SIGN_IN_FAILURES: FailureRows = {
  table: 'sign_in_failures',
  is: 'username_key = $1',
  key: 'username_key',
  columns: 'username_key',
  made: '$1',
  from: '',
};

/** Failed sign-ins from a known browser; `$1` is the user and `$2` the browser. */
export const DEVICE_SIGN_IN_FAILURES: FailureRows = {
  table: 'device_sign_in_failures',
  is: 'user_id = $1 and device_id = $2',
  key: 'user_id, device_id',
  columns: 'user_id, device_id',
  made: 'u.id, $2',
  // An account that was deleted in the meantime has no counters.
  from: `from ${ACCOUNTS} where u.id = $1`,
};

export const selectFailureLock = ({ table, is }: FailureRows): string =>
  `select locked_until from ${table} where ${is}`;

/** The parameters after those of the counter are the time, the start of the window, the most attempts, and the end of a new lock. */
export const upsertFailure = (
  { table, key, columns, made, from }: FailureRows,
  [at, start, attempts, end]: readonly string[],
): string =>
  `insert into ${table} as f (${columns}, failed_at, locked_until)
         select ${made}, array[${at}::timestamptz], case when ${attempts}::int <= 1 then ${end}::timestamptz end ${from}
       on conflict (${key}) do update set
         failed_at = case
           when f.locked_until > ${at} then f.failed_at
           else array(select t from unnest(f.failed_at) t where t > ${start}) || ${at}::timestamptz end,
         locked_until = case
           when f.locked_until > ${at} then f.locked_until
           when (select count(*) from unnest(f.failed_at) t where t > ${start}) + 1 >= ${attempts} then ${end}::timestamptz end
       returning locked_until`;

/** `now` is the parameter of the current time: a locked counter is kept. */
export const deleteUnlockedFailures = ({ table, is }: FailureRows, now: string): string =>
  `delete from ${table} where ${is} and (locked_until is null or locked_until <= ${now})`;

export const DELETE_OLDEST_DEVICE_FAILURES = `delete from device_sign_in_failures where user_id = $1 and device_id in (
      select device_id from device_sign_in_failures where user_id = $1 and device_id <> $2
      order by (select max(t) from unnest(failed_at) t) desc offset $3)`;

export const DELETE_SIGN_IN_FAILURES = 'delete from sign_in_failures where username_key = ?';

/** Unused, and neither expired nor revoked: what `refresh` accepts, apart from the maximum lifetime of the session. */
export const SELECT_SESSION_OF_LIVE_TOKEN = `select r.session_id from refresh_tokens r join sessions s on s.id = r.session_id
  where r.token_hash = any($1) and r.used_at is null and r.expires_at > $2 and s.revoked_at is null`;

export const LOCK_SESSION_OF_TOKEN = `select s.id from sessions s
  where s.id = (select session_id from refresh_tokens where token_hash = any(string_to_array(?, ','))) for update`;

export const RENEW_REFRESH_TOKEN_HASH = 'update refresh_tokens set token_hash = ? where token_hash = ?';

export const REVOKE_OLDEST_SESSIONS = `update sessions set revoked_at = ? where id in (
         select id from sessions where user_id = ? and revoked_at is null and expires_at > ?
         order by id = ? desc, created_at desc, id desc offset ?)`;

export const REDEEM_WS_TICKET = `delete from ws_tickets where ticket_hash = any(string_to_array(?, ',')) and expires_at >= ?
  returning user_id, role, credential`;

export const DELETE_EXPIRED_WS_TICKETS = 'delete from ws_tickets where user_id = ? and expires_at < ?';

export const COUNT_WS_TICKETS = 'select count(*) as pending from ws_tickets where user_id = ?';

export const INSERT_WS_TICKET =
  'insert into ws_tickets (ticket_hash, user_id, role, credential, expires_at) values (?, ?, ?, ?, ?)';
