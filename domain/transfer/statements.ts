export const SELECT_FOREIGN_KEYS = `select conrelid::regclass::text as relation, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`;

export const SELECT_SERVER_CONNECTIONS = `select application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'organisation-platform%' and application_name <> $1`;

/** Tables and views of all schemas, except those of extensions. */
export const SELECT_RELATIONS = `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 1`;

/** The mark is part of the text because `comment` has no parameters; it has no quotes. */
export const commentOnMigrations = (mark: string): string => `comment on table public.schema_migrations is '${mark}'`;

export const SELECT_MIGRATIONS_COMMENT = `select obj_description(to_regclass('public.schema_migrations'), 'pg_class') as mark`;

/** `schema.name`, quoted for SQL. */
export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

interface NamedColumns {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The columns, quoted for SQL. */
const columnList = ({ columns }: NamedColumns): string => columns.map(quoted).join(', ');

export const selectSequence = (name: string): string =>
  `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`;

/** Functions that give the same result on every version of PostgreSQL. */
export const selectContent = (table: NamedColumns): string => {
  const hash = `sha256(convert_to(row(${columnList(table)})::text, 'UTF8'))`;
  return `select count(*) as rows,
       coalesce(sum(('x' || encode(substr(${hash}, 1, 8), 'hex'))::bit(64)::bigint), 0)::text as digest
     from ${quoted(table.name)}`;
};

export const copyToStdout = (table: NamedColumns): string =>
  `copy ${quoted(table.name)} (${columnList(table)}) to stdout`;

export const copyFromStdin = (table: NamedColumns): string =>
  `copy ${quoted(table.name)} (${columnList(table)}) from stdin`;

const namesOf = (tables: readonly NamedColumns[]): string => tables.map(({ name }) => quoted(name)).join(', ');

export const lockTables = (tables: readonly NamedColumns[]): string =>
  `lock table ${namesOf(tables)} in access exclusive mode`;

export const truncateTables = (tables: readonly NamedColumns[]): string => `truncate ${namesOf(tables)}`;

export const disableTriggers = ({ name }: NamedColumns): string => `alter table ${quoted(name)} disable trigger user`;

export const enableTriggers = ({ name }: NamedColumns): string => `alter table ${quoted(name)} enable trigger user`;

/** A foreign key, quoted for SQL by the database. */
interface ForeignKey {
  readonly relation: string;
  readonly name: string;
  readonly definition: string;
}

export const dropConstraint = ({ relation, name }: ForeignKey): string =>
  `alter table ${relation} drop constraint ${name}`;

export const addConstraint = ({ relation, name, definition }: ForeignKey): string =>
  `alter table ${relation} add constraint ${name} ${definition}`;

export const SELECT_TABLES = `select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind = 'r' and c.relpersistence = 'p'
       and n.nspname || '.' || c.relname <> all($2)
     group by 1 order by 1`;

export const SELECT_SEQUENCES = `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'S' and c.relname not like 'schema\\_migrations%' order by 1`;

export const SET_SEQUENCE = 'select setval($1::regclass, $2, $3)';

/**
 * Settings that make the result independent of the role and the database: one text form of values, no row security, durable commits, no
 * timeouts.
 */
export const TRANSFER_SETTINGS = `
  set local synchronous_commit = on; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local row_security = off;`;

/** A consistent snapshot of the whole database, which stays in use. */
export const BEGIN_SNAPSHOT = 'begin isolation level repeatable read, read only;';

/** Everything is committed, or nothing. */
export const BEGIN_WRITING = 'begin;';
