import type { EntityManager } from '@mikro-orm/postgresql';
import type { SettingValue } from './setting-definition.ts';
import { DELETE_SETTING, INCREMENT_SETTINGS_REVISION, SELECT_SETTINGS, UPSERT_SETTING } from './statements.ts';

/** A value to store, with its author and time. */
export interface NewSettingValue {
  readonly namespace: string;
  readonly key: string;
  readonly value: SettingValue;
  readonly updatedBy: string;
  readonly updatedAt: Date;
}

/** Every change increments one number, by which all replicas detect it. */
const raiseRevision = (em: EntityManager): Promise<unknown> => em.execute(INCREMENT_SETTINGS_REVISION);

/** Stores a value in the caller's transaction; it applies from the next request after the commit. */
export const storeSetting = async (em: EntityManager, setting: NewSettingValue): Promise<void> => {
  const { namespace, key, value, updatedAt, updatedBy } = setting;
  await em.execute(UPSERT_SETTING, [namespace, key, JSON.stringify(value), updatedAt, updatedBy]);
  await raiseRevision(em);
};

/** Removes a stored value in the caller's transaction. Returns whether there was one. */
export const removeSetting = async (em: EntityManager, namespace: string, key: string): Promise<boolean> => {
  const removed = await em.execute<unknown[]>(DELETE_SETTING, [namespace, key]);
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
  const rows = await em.execute<StoredSetting[]>(SELECT_SETTINGS);
  return new Map(rows.map((row) => [settingId(row), { ...row, value: JSON.stringify(JSON.parse(row.value)) }]));
};
