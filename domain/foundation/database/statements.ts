import { PAGE_BYTES } from '../kernel/pages/page-bytes.ts';

/** The milliseconds since 1970 of a timestamp, or those of an interval; `time` is an SQL expression. */
export const milliseconds = (time: string): string => `(extract(epoch from ${time}) * 1000)::float8`;

export const SELECT_DATABASE_CLOCK = `select ${milliseconds('clock_timestamp()')} as ms`;

export const SELECT_DATABASE_FACTS = `select current_setting('server_version_num') as number, current_setting('server_version') as version,
  (select pg_encoding_to_char(encoding) from pg_database where datname = current_database()) as encoding,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
  extract(epoch from clock_timestamp()) * 1000 as now`;

export const SELECT_SYSTEM_IDENTIFIER = 'select system_identifier::text as id from pg_control_system()';

export const LOCK_PROBE = `select 1 from named_locks where name = 'probe' for update`;

/** Fails where the row is locked. */
export const LOCK_PROBE_NOW = `${LOCK_PROBE} nowait`;

export const PROBE_CONNECTION = 'select 1';

export const SELECT_BACKEND_PID = 'select pg_backend_pid() as pid';

export const SELECT_SCHEMA_PRIVILEGES = `select current_user as name, has_schema_privilege('public', 'create') as "mayCreate",
  has_database_privilege(current_database(), 'create') or to_regnamespace('graphile_worker') is not null as "mayAdd",
  (select min(c.relname::text) from pg_class c where c.relnamespace in ('public'::regnamespace, to_regnamespace('graphile_worker'))
    and c.relkind = 'r' and not pg_has_role(c.relowner, 'usage')) as "foreignTable"`;

export const SELECT_OTHER_CONNECTIONS = `select coalesce(array_agg(pid) filter (where state = 'active'), '{}') as processes,
  coalesce(bool_or(wait_event = 'SyncRep'), false) as awaits_standby,
  ${milliseconds(`current_setting('statement_timeout')::interval`)} as statement_ms
  from pg_stat_activity where usename = current_user and datname = current_database() and pid <> pg_backend_pid()`;

export const CHECK_ROLE_TIMEOUTS = `select current_setting('statement_timeout') = '0' or current_setting('lock_timeout') = '0' as unset`;

export const setRoleTimeouts = (bounds: {
  readonly statementMs: number;
  readonly lockMs: number;
}): string => `do $$ begin
    perform 1 from named_locks where name = 'time_bounds' for update;
    if current_setting('statement_timeout') = '0' then
      execute format('alter role current_user in database %I set statement_timeout = ${bounds.statementMs}', current_database());
    end if;
    if current_setting('lock_timeout') = '0' then
      execute format('alter role current_user in database %I set lock_timeout = ${bounds.lockMs}', current_database());
    end if;
  end $$`;

/** The time limit of background statements, so that a hanging statement does not hold its connection forever. */
export const LONG_STATEMENT_MS = 600_000;

export const BEGIN_LONG_STATEMENT = `begin; set local statement_timeout = ${LONG_STATEMENT_MS}; set local lock_timeout = 0`;

export const MIGRATIONS_TABLE = 'schema_migrations';

export const CHECK_MIGRATIONS_TABLE = `select to_regclass('${MIGRATIONS_TABLE}') is not null as present`;

export const SELECT_MIGRATIONS = `select name from ${MIGRATIONS_TABLE} order by id`;

export const REMOVE_STATEMENT_TIMEOUT = 'set local statement_timeout = 0';

export const REMOVE_LOCK_TIMEOUT = 'set local lock_timeout = 0';

/**
 * Locks a row and not a number: advisory locks exclude nobody behind some poolers and on some databases that only accept them
 * (spec/decisions/0060-locks-as-rows.md).
 */
export const LOCK_NAMED_LOCK = 'select 1 from named_locks where name = ? for update';

export const SHARE_MIGRATIONS_LOCK = `select 1 from named_locks where name = 'schema_migrations' for share`;

export const INSERT_NAMED_LOCKS = 'insert into named_locks (name) select unnest($1::text[]) on conflict do nothing';

export const CHECK_NAMED_LOCKS_TABLE = `select to_regclass('named_locks') is not null as present`;

export const CREATE_NAMED_LOCKS = 'create table if not exists named_locks (name text primary key)';

/** `rows` selects at most one row more than `limit`, which is the SQL of the number of rows on the page. */
interface SizedSelect {
  readonly rows: string;
  /** The order of the page, in columns of `rows`. */
  readonly order: string;
  readonly limit: string;
  /** SQL of the bytes of the row `r` where most of its columns are short. */
  readonly bytes?: string;
  /** Columns of text. Rows that these columns put beyond the page are not measured. */
  readonly texts?: readonly string[];
}

/**
 * The rows up to the second one beyond a page. Only texts are counted, because their length is known without reading them. The second row
 * shows that more rows follow if the first row alone exceeds a page.
 */
const withinTextBytes = (rows: string, order: string, texts: readonly string[]): string => {
  if (texts.length === 0) return rows;
  const bytes = texts.map((column) => `coalesce(octet_length(r."${column}"), 0)`).join(' + ');
  const before = `sum(${bytes}) over (order by ${order} rows between unbounded preceding and 2 preceding)`;
  return `select * from (select r.*, ${before} as texts_before from (${rows}) r) r
    where texts_before is null or texts_before <= ${PAGE_BYTES}`;
};

/**
 * A select of the rows that one page may hold (spec/rules/limits.md#bytes-of-a-page): the first row, and those after it up to the limit
 * of rows or bytes. Other rows stay in the database. The size is that of the JSON text, where a character can take six bytes.
 */
export const withinPageBytes = ({
  rows,
  order,
  limit,
  bytes = 'octet_length(row_to_json(r)::text)',
  texts = [],
}: SizedSelect): string =>
  `select * from (
    select r.*, count(*) over () as found, row_number() over place as place, sum(${bytes}) over place as bytes
    from (${withinTextBytes(rows, order, texts)}) r window place as (order by ${order} rows unbounded preceding)) sized
  where place = 1 or (place <= ${limit} and bytes <= ${PAGE_BYTES}) order by place`;

export const selectPageIds = (sized: string): string => `select id, found from (${sized}) page`;

/** The statement of a page of pending records; `rows` selects one row more than the page has, `all` selects the rows to count. */
export const selectPendingPage = (all: string, page: SizedSelect): string =>
  `select (select count(*)::int ${all}) as total, coalesce(max(found), 0)::int as found,
    coalesce(array_agg(id order by place), '{}') as ids from (${withinPageBytes(page)}) page`;

/** The rows of one sample, marked with its part. */
export const selectSample = (part: string, sample: string): string =>
  `select '${part}' as part, s.id::text, s.label, s.status, s.total from (${sample}) s`;

export const insertRow = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;

interface RowSelection {
  /** Columns compared with a parameter, in the order of the parameters. */
  readonly equal: readonly string[];
  /** Columns that must be null. */
  readonly isNull: readonly string[];
  /** Whether the next parameter is an array of ids. */
  readonly isByIds: boolean;
  readonly latestBy: string | null;
  /** Whether the last parameter is the maximum number of rows. */
  readonly isLimited: boolean;
  readonly lock: RowLock;
}

/** How the selected rows are locked; `if_free` leaves out rows that another transaction has locked. */
export type RowLock = 'none' | 'wait' | 'if_free';

const LOCKS: Readonly<Record<RowLock, readonly string[]>> = {
  none: [],
  wait: ['for update'],
  if_free: ['for update skip locked'],
};

export const selectRows = (table: string, columns: readonly string[], selection: RowSelection): string => {
  const { equal, isNull, isByIds, latestBy, isLimited, lock } = selection;
  const conditions = [
    ...equal.map((column) => `${column} = ?`),
    ...isNull.map((column) => `${column} is null`),
    ...(isByIds ? ['id = any(?::uuid[])'] : []),
  ];
  return [
    `select ${columns.join(', ')} from ${table} where ${conditions.join(' and ')}`,
    ...(latestBy === null ? [] : [`order by ${latestBy} desc`]),
    ...(isLimited ? ['limit ?'] : []),
    ...LOCKS[lock],
  ].join(' ');
};

export const updateRow = (table: string, columns: readonly string[]): string =>
  `update ${table} set ${columns.map((column) => `${column} = ?`).join(', ')} where id = ?`;
