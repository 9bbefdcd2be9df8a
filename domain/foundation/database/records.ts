import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, type EntityMetadata, type EntitySchema, JsonType } from '@mikro-orm/postgresql';
import { queueStatement } from './connections/prepared-connection.ts';
import { insertRow, lockRow, updateRow } from './statements.ts';

/** A field of an entity, and how it is stored. */
interface Field<T> {
  readonly name: keyof T & string;
  readonly column: string;
  readonly kind: 'json' | 'date' | 'plain';
}

/** The fields of an entity, and its statements that do not depend on values. */
interface Table<T> {
  readonly name: string;
  readonly fields: readonly Field<T>[];
  readonly insert: string;
  readonly lock: string;
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
  const columns = fields.map(({ column }) => column);
  const table: Table<T> = {
    name: meta.tableName,
    fields,
    insert: insertRow(meta.tableName, columns),
    lock: lockRow(meta.tableName, columns),
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
  const { insert, fields } = tableOf(em, entity);
  queueStatement(
    em,
    insert,
    fields.map((field) => stored(field, record[field.name])),
  );
};

/** Reads a record and locks its row until the transaction ends; null if there is none. Its changes are not tracked. */
export const lockRecord = async <T extends object>(
  em: EntityManager,
  entity: EntitySchema<T>,
  id: string,
): Promise<T | null> => {
  const { lock, fields } = tableOf(em, entity);
  const [row] = await em.execute<Record<string, unknown>[]>(lock, [id]);
  if (row === undefined) return null;
  return Object.fromEntries(fields.map((field) => [field.name, read(em, field, row[field.column])])) as T;
};

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
