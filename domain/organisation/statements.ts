import { withinPageBytes } from '../foundation/database/statements.ts';
import { ROWS_PER_BATCH } from '../foundation/jobs/statements.ts';
import { storedValue } from '../foundation/settings/statements.ts';
import { MIN_VERSIONS, versionMinimum } from './changes/version-settings.ts';
import { currencySetting } from './value/currency-setting.ts';
import { companyFields } from './value/organisation.ts';

export const SELECT_AGENT = 'select 1 from agents where id = ?';

/** Agents with their autonomy level: their own, else that of their department, else that of the company (spec/rules/acting.md#autonomy). */
export const SELECT_AUTONOMY_LEVELS = `select a.id, coalesce(a.autonomy_level, d.autonomy_level, c.autonomy_level) as autonomy
  from agents a left join departments d on d.name_key = a.department_key cross join company c`;

export const SELECT_AUTONOMY = `${SELECT_AUTONOMY_LEVELS} where a.id = ?`;

export const SELECT_FIRST_AGENT_WITH_ROLE = 'select id from agents where role_key = ? order by position limit 1';

export const CLOSE_HISTORY_RECORDS = `update company_history set valid = int4range(lower(valid), ?::int)
     where part = ? and upper_inf(valid) and record_id in (select jsonb_array_elements_text(?::jsonb))`;

export const INSERT_HISTORY_RECORDS = `insert into company_history (part, record_id, record, valid)
     select ?, entry ->> 0, entry -> 1, int4range(?::int, null) from json_array_elements(?::json) entry`;

/**
 * Versions share their parts, so the size of a piece is the size of all parts that are in force in one of its versions.
 * Sums from the newest to the oldest version find where the piece would become too large; the newest version is always
 * read.
 */
export const SELECT_COMPANY_HISTORY = `with asked as (select ?::int as first, ?::int as last, ?::int as size),
  sizes as (
    select upper(valid) as until, sum(sum(octet_length(record::text))) over (order by upper(valid) desc nulls first) as size
    from company_history, asked where valid && int4range(asked.first, asked.last, '[]') group by upper(valid)),
  piece as (
    select least(asked.last, coalesce(
      (select max(coalesce(until, asked.last)) from sizes where sizes.size > asked.size), asked.first)) as first, asked.last from asked)
  select json_build_object(
    'marks', (select coalesce(json_agg(v order by v.version desc), '[]') from company_versions v
      where v.version between (select first from piece) and (select last from piece)),
    'parts', (select coalesce(json_agg(json_build_array(part, lower(valid), upper(valid), record)), '[]') from company_history
      where valid && (select int4range(piece.first, piece.last, '[]') from piece)))::text as found`;

export const INSERT_COMPANY_VERSION =
  'insert into company_versions (version, content_hash, saved_by, saved_at) values (?, ?, ?, ?)';

export const SELECT_COMPANY_VERSION_RANGE =
  'select version as newest, (select min(version) from company_versions) as oldest from company';

export const SELECT_COMPANY_VERSION_MARKS = `select coalesce(json_agg(v order by v.version desc), '[]')::text as found
       from company_versions v where v.version between ? and ?`;

export const SAMPLE_COMPANY_VERSIONS = `select version::text as id, saved_at::text as label, 'saved' as status, 0 as total from company_versions
    order by version desc limit ?`;

/** One statement and one parse regardless of the size of the organisation: the database builds the JSON. */
export const SELECT_ORGANISATION = `select json_build_object(
    'company', (select row_to_json(c) from company c),
    'currency', ${storedValue(currencySetting)},
    'departments', (select coalesce(json_agg(d order by d.position), '[]') from departments d),
    'agents', (select coalesce(json_agg(a order by a.position), '[]') from agents a))::text as stored`;

/** The currency of the company is a setting, so it has no column. */
const COMPANY_COLUMNS = ['name', ...companyFields.names.filter((name) => name !== 'currency'), 'version', 'tag'].join();

export const UPDATE_COMPANY = `update company set (${COMPANY_COLUMNS}) = (select ${COMPANY_COLUMNS} from json_populate_record(null::company, ?::json))`;

export const SELECT_ORGANISATION_MARK = `select version, tag, name, setup_completed_at is not null as "isSetupComplete",
    ${storedValue(currencySetting)} #>> '{}' as currency from company`;

/** A table of records with its key column and the columns that are written. */
export interface RecordTable {
  readonly name: string;
  readonly key: string;
  readonly columns: readonly string[];
}

/** The parameter is a JSON array of rows by their column names. */
export const upsertRecords = ({ name, key, columns }: RecordTable): string => {
  const names = columns.join(', ');
  const updates = columns.filter((column) => column !== key).map((column) => `${column} = excluded.${column}`);
  return `insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ?::json)
     on conflict (${key}) do update set ${updates.join(', ')}`;
};

/** The parameter is a JSON array of UUIDs. */
export const deleteRecords = ({ name, key }: RecordTable): string =>
  `delete from ${name} where ${key} in (select value::uuid from jsonb_array_elements_text(?::jsonb))`;

export const SELECT_NEWEST_COMPANY_VERSIONS =
  'select version, saved_by, saved_at from company_versions order by version desc limit ?';

export const SELECT_COMPANY_VERSION = 'select version, saved_by, saved_at from company_versions where version = ?';

export const SELECT_CHANGED_HISTORY_RECORDS = `select part, record_id as id, lower(valid) as first, upper(valid) as until, record::text as record from company_history
     where valid && int4range(?::int, ?::int, '[]')
       and (lower(valid) between ?::int and ?::int or upper(valid) between ?::int and ?::int)
     order by greatest(lower(valid), coalesce(upper(valid), 0)) desc limit ?`;

const PART_COLUMNS = `json_build_array(part, record_id, lower(valid), octet_length(record::text), (record ->> 'position')::int)`;

const listOfParts = (condition: string): string =>
  `(select coalesce(json_agg(${PART_COLUMNS}), '[]') from company_history where ${condition})`;

export const SELECT_VERSION_PARTS = `select json_build_object(
      'marks', (select coalesce(json_agg(v), '[]') from company_versions v where version = ?),
      'parts', ${listOfParts('valid @> ?::int')})::text as found`;

export const SELECT_VERSION_DIFFERENCES = `select (select coalesce(json_agg(v), '[]') from company_versions v where version in (?, ?))::text as marks,
      ${listOfParts('valid @> ?::int and valid << int4range(?::int, null)')}::text as earlier,
      ${listOfParts(`valid @> ?::int and valid >> int4range(null, ?::int, '[]')`)}::text as later`;

const FROM_WANTED_RECORDS = `from json_array_elements(?::json) with ordinality as wanted (key, place)
  join company_history on part = key ->> 0 and record_id = key ->> 1 and lower(valid) = (key ->> 2)::int`;

export const SELECT_HISTORY_RECORDS = `select coalesce(json_agg(record order by place), '[]')::text as found ${FROM_WANTED_RECORDS}`;

export const SELECT_HISTORY_RECORDS_TEXT = `select string_agg(record::text, ',' order by place) as found, count(*)::int as count ${FROM_WANTED_RECORDS}`;

const KEPT_VERSIONS = `coalesce(${storedValue(versionMinimum)}::int, ${MIN_VERSIONS})`;

/** The number of the oldest version to keep. The newest is always kept, because the minimum is at least 1. */
const OLDEST_KEPT_VERSION = `least((select min(version) from company_versions where saved_at >= $1),
  (select max(version) from company_versions) - ${KEPT_VERSIONS} + 1)`;

/** Records that are in no kept version; those that the oldest version replaced are kept, because they show what that version changed. */
export const DELETE_UNUSED_HISTORY_RECORDS = `delete from company_history where ctid in (
  select ctid from company_history
  where valid << int4range((select min(version) from company_versions) - 1, null) limit ${ROWS_PER_BATCH})`;

export const DELETE_OUTDATED_COMPANY_VERSIONS = `delete from company_versions where version in (
      select version from company_versions where version < ${OLDEST_KEPT_VERSION} order by version limit ${ROWS_PER_BATCH})`;

export const DELETE_OUTDATED_ROLE_VERSIONS = `delete from role_versions where (name_key, version) in (
      select name_key, version from role_versions join (
        select name_key, least(min(version) filter (where saved_at >= $1), max(version) - ${KEPT_VERSIONS} + 1) as oldest
        from role_versions group by name_key) kept using (name_key)
      where version < kept.oldest order by name_key, version limit ${ROWS_PER_BATCH})`;

export const SELECT_NAME_LOCALES = 'select name_locales::text as locales from company';

export const UPDATE_NAME_LOCALES = 'update company set name_locales = ?::jsonb';

export const COMPLETE_SETUP = 'update company set setup_completed_at = ?';

export const SELECT_COMPLETED_SETUP = 'select 1 from company where setup_completed_at is not null';

/** The progress of the wizard, as columns of the only row of a statement's `from`. */
export const WIZARD_PROGRESS = {
  columns: `setup_completed_at is null as "needsSetup", name_locales is not null as "hasNameLocales",
    name is not null as "hasCompany", exists (select 1 from agents) as "hasAgents"`,
  from: 'company',
} as const;

/** A statement that returns the saved name of the company, or null. */
export const SELECT_COMPANY_NAME = 'select name from company';

export const SELECT_DEPARTMENT_PAGE = `select (select count(*)::int from departments) as total,
    (select coalesce(json_agg(d order by d.created_at desc, d.created_seq desc), '[]')
       from (${withinPageBytes({
         rows: 'select * from departments order by created_at desc, created_seq desc offset $1 limit $2',
         order: 'created_at desc, created_seq desc',
         limit: 'coalesce($2, 2147483647)',
       })}) d)::text as found`;

export const SELECT_ROLE_VERSIONS = `with sizes as (
    select version, version = ? or sum(octet_length(snapshot::text)) over (order by version desc) <= ? as fits
    from role_versions where name_key = ? and version between ? and ?)
  select coalesce(json_agg(v order by v.version desc), '[]')::text as found from role_versions v
  where name_key = ? and version in (select version from sizes where fits)`;

export const SELECT_NEWEST_ROLE_VERSION =
  'select coalesce(max(version), 0) as newest from role_versions where name_key = ?';

export const INSERT_ROLE_VERSIONS =
  'insert into role_versions select * from json_populate_recordset(null::role_versions, ?::json)';

export const SELECT_ROLE_VERSION_RANGE =
  'select min(version) as oldest, max(version) as newest from role_versions where name_key = ?';

export const SELECT_ROLE_VERSION_MARKS = `select coalesce(json_agg(v order by v.version desc), '[]')::text as found from (
         select entity_id, version, content_hash, saved_by, saved_at from role_versions
         where name_key = ? and version between ? and ?) v`;

export const SELECT_ROLE_PAGE = `select max(r.found)::int as found, coalesce(json_agg(r order by r.name_key), '[]')::text as roles from (${withinPageBytes(
  {
    rows: 'select * from roles where name_key > $1 order by name_key limit $2 + 1',
    order: 'name_key',
    limit: '$2',
  },
)}) r`;

export const SELECT_ROLE = 'select row_to_json(r)::text as found from roles r where name_key = ?';

export const SELECT_ROLE_NAMES = 'select name from roles';

export const DELETE_ROLE = 'delete from roles where name_key = ?';

export const SELECT_ANY_ROLE_VERSION = 'select 1 from role_versions limit 1';
