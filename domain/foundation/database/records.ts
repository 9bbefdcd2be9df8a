import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, type EntityMetadata, type EntitySchema, JsonType } from '@mikro-orm/postgresql';
import { queueStatement, readPrepared } from './connections/prepared-connection.ts';
import { insertRow, type RowLock, selectRows, updateRow } from './statements.ts';

/** A field of an entity, and how it is stored. */
interface Field<T> {
  readonly name: keyof T & string;
  readonly column: string;
  readonly kind: 'json' | 'date' | 'plain';
}

/** The fields of an entity, in the order of its columns. */
interface Table<T> {
  readonly name: string;
  readonly columns: readonly string[];
  readonly fields: readonly Field<T>[];
  readonly byName: ReadonlyMap<string, Field<T>>;
}

/** The records to read: `where` gives the values of fields; null matches null. At least one field or `ids` is required. */
interface Selection<T> {
  readonly where: Partial<T>;
  /** UUIDs. */
  readonly ids?: readonly string[];
  readonly latestBy?: keyof T & string;
  readonly limit?: number;
  readonly lock?: RowLock;
}

const tables = new WeakMap<object, Table<never>>();

const tableOf = <T>(em: EntityManager, entity: EntitySchema<T>): Table<T> => {
  const known = tables.get(entity) as Table<T> | undefined;
  if (known !== undefined) return known;
  const meta = em.getMetadata().get(entity as never) as EntityMetadata<T>;
  const fields = meta.props.map(({ name, fieldNames, customType, runtimeType }): Field<T> => {
    const kind = customType instanceof JsonType ? 'json' : runtimeType === 'Date' ? 'date' : 'plain';
    return { name: name as Field<T>['name'], column: fieldNames[0] as string, kind };
  });
  const table: Table<T> = {
    name: meta.tableName,
    columns: fields.map(({ column }) => column),
    fields,
    byName: new Map(fields.map((field) => [field.name, field])),
  };
  tables.set(entity, table as unknown as Table<never>);
  return table;
};

const stored = ({ kind }: Field<never>, value: unknown): unknown =>
  value === undefined || value === null ? null : kind === 'json' ? JSON.stringify(value) : value;

const read = (em: EntityManager, { kind }: Field<never>, value: unknown): unknown => {
  if (typeof value !== 'string' || kind === 'plain') return value;
  return kind === 'json' ? JSON.parse(value) : em.getPlatform().parseDate(value);
};

/**
 * Queues the insert of a record. This and the functions below are for records that are written often: plain objects, one statement each, and
 * no result that is waited for. The ORM would compare all fields twice and wait for every statement
 * (spec/decisions/0084-prepared-statements-in-transactions.md).
 */
export const queueInsert = <T extends object>(em: EntityManager, entity: EntitySchema<T>, record: T): void => {
  const { name, columns, fields } = tableOf(em, entity);
  queueStatement(
    em,
    insertRow(name, columns),
    fields.map((field) => stored(field, record[field.name])),
  );
};

/**
 * Reads records with a prepared statement. Changes of the returned records are not tracked: lock a record to change it, and write the change
 * with `queueChanges`.
 */
export const readRecords = async <T extends object>(
  em: EntityManager,
  entity: EntitySchema<T>,
  { where, ids, latestBy, limit, lock = 'none' }: Selection<T>,
): Promise<T[]> => {
  const { name, columns, fields, byName } = tableOf(em, entity);
  const columnOf = (field: string): string => (byName.get(field) as Field<T>).column;
  const conditions = Object.entries(where);
  const given = conditions.filter(([, value]) => value !== null);
  const text = selectRows(name, columns, {
    equal: given.map(([field]) => columnOf(field)),
    isNull: conditions.filter(([, value]) => value === null).map(([field]) => columnOf(field)),
    isByIds: ids !== undefined,
    latestBy: latestBy === undefined ? null : columnOf(latestBy),
    isLimited: limit !== undefined,
    lock,
  });
  const values = [
    ...given.map(([field, value]) => stored(byName.get(field) as Field<T>, value)),
    ...(ids === undefined ? [] : [uuidArray(ids)]),
    ...(limit === undefined ? [] : [limit]),
  ];
  const rows = await readPrepared<Record<string, unknown>>(em, text, values);
  return rows.map(
    (row) => Object.fromEntries(fields.map((field) => [field.name, read(em, field, row[field.column])])) as T,
  );
};

/** Reads the record with these fields; null if there is none. */
export const readRecord = async <T extends object>(
  em: EntityManager,
  entity: EntitySchema<T>,
  where: Partial<T>,
): Promise<T | null> => (await readRecords(em, entity, { where }))[0] ?? null;

/** Reads the record with these fields and locks its row until the transaction ends; null if there is none. */
export const lockRecord = async <T extends object>(
  em: EntityManager,
  entity: EntitySchema<T>,
  where: Partial<T>,
): Promise<T | null> => (await readRecords(em, entity, { where, lock: 'wait' }))[0] ?? null;

/** Locks the rows of those records that exist and that no other transaction has locked, in any order. Never waits. */
export const lockFreeRecords = async <T extends { readonly id: string }>(
  em: EntityManager,
  entity: EntitySchema<T>,
  ids: readonly string[],
): Promise<T[]> => readRecords(em, entity, { where: {}, ids, lock: 'if_free' });

/**
 * Queues an update of the fields that `change` changes, and of `stamp` if there are any. Returns the changed record, or `record` itself if
 * nothing changes.
 */
export const queueChanges = <T extends { readonly id: string }>(
  em: EntityManager,
  entity: EntitySchema<T>,
  record: T,
  change: Partial<T>,
  stamp: Partial<T> = {},
): T => {
  const { name, fields } = tableOf(em, entity);
  const isChanged = ({ name: key }: Field<T>): boolean =>
    key in change && !isDeepStrictEqual(record[key] ?? null, change[key] ?? null);
  if (!fields.some(isChanged)) return record;
  const after = { ...record, ...change, ...stamp };
  const written = fields.filter((field) => field.name in stamp || isChanged(field));
  const values = written.map((field) => stored(field, after[field.name]));
  const text = updateRow(
    name,
    written.map(({ column }) => column),
  );
  queueStatement(em, text, [...values, record.id]);
  return after;
};

/** Ids as the text of a database array: one parameter keeps the statement the same for any number of ids. */
export const uuidArray = (ids: readonly string[]): string => `{${ids.join(',')}}`;
