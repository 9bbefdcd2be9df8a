import type { EntityManager } from '@mikro-orm/postgresql';
import type { SettingDefinition, SettingValue } from './setting-definition.ts';

/** The revision of the settings, as an SQL expression. */
export const SETTINGS_REVISION = '(select revision from settings_revision)';

/** The stored value of a setting as JSON, or null, as an SQL expression. */
export const storedValue = ({ namespace, key }: Pick<SettingDefinition, 'namespace' | 'key'>): string =>
  `(select value from settings where namespace = '${namespace}' and key = '${key}')`;

/** A value to store, with its author and time. */
export interface NewSettingValue {
  readonly namespace: string;
  readonly key: string;
  readonly value: SettingValue;
  readonly updatedBy: string;
  readonly updatedAt: Date;
}

/** Every change increments one number, by which all replicas detect it. */
const raiseRevision = (em: EntityManager): Promise<unknown> =>
  em.execute('update settings_revision set revision = revision + 1');

/** Stores a value in the caller's transaction; it applies from the next request after the commit. */
export const storeSetting = async (em: EntityManager, setting: NewSettingValue): Promise<void> => {
  const { namespace, key, value, updatedAt, updatedBy } = setting;
  await em.execute(
    `insert into settings (namespace, key, value, updated_at, updated_by) values (?, ?, ?::jsonb, ?, ?)
     on conflict (namespace, key) do update set value = excluded.value, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
    [namespace, key, JSON.stringify(value), updatedAt, updatedBy],
  );
  await raiseRevision(em);
};

/** Removes a stored value in the caller's transaction. Returns whether there was one. */
export const removeSetting = async (em: EntityManager, namespace: string, key: string): Promise<boolean> => {
  const removed = await em.execute<unknown[]>('delete from settings where namespace = ? and key = ? returning key', [
    namespace,
    key,
  ]);
  if (removed.length > 0) await raiseRevision(em);
  return removed.length > 0;
};

/** A stored value: `value` is its JSON text. */
export interface StoredSetting {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
  readonly updatedAt: string;
  readonly updatedBy: string;
}

/** The stored settings by id. */
export type StoredSettings = ReadonlyMap<string, StoredSetting>;

/** The id of a setting: `namespace.key`. */
export const settingId = ({ namespace, key }: { readonly namespace: string; readonly key: string }): string =>
  `${namespace}.${key}`;

/** Every stored setting, read in the caller's transaction. */
export const readStoredSettings = async (em: EntityManager): Promise<StoredSettings> => {
  const rows = await em.execute<StoredSetting[]>(
    'select namespace, key, value::text as value, updated_at::text as "updatedAt", updated_by as "updatedBy" from settings',
  );
  return new Map(rows.map((row) => [settingId(row), { ...row, value: JSON.stringify(JSON.parse(row.value)) }]));
};
