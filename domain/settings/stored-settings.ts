import type { EntityManager } from '@mikro-orm/postgresql';
import type { SettingValue } from './setting-definition.ts';

/** A value to store, with who stores it and when. */
export interface NewSettingValue {
  readonly namespace: string;
  readonly key: string;
  readonly value: SettingValue;
  readonly updatedBy: string;
  readonly updatedAt: Date;
}

/** Every change raises the one number by which all replicas see that there is something new. */
const raiseRevision = (em: EntityManager): Promise<unknown> =>
  em.execute('update settings_revision set revision = revision + 1');

/** Stores a value in the caller's transaction; it counts from the next request after the commit. */
export const storeSetting = async (em: EntityManager, setting: NewSettingValue): Promise<void> => {
  const { namespace, key, value, updatedAt, updatedBy } = setting;
  await em.execute(
    `insert into settings (namespace, key, value, updated_at, updated_by) values (?, ?, ?::jsonb, ?, ?)
     on conflict (namespace, key) do update set value = excluded.value, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
    [namespace, key, JSON.stringify(value), updatedAt, updatedBy],
  );
  await raiseRevision(em);
};

/** Removes a stored value in the caller's transaction; whether there was one. */
export const removeSetting = async (em: EntityManager, namespace: string, key: string): Promise<boolean> => {
  const removed = await em.execute<unknown[]>('delete from settings where namespace = ? and key = ? returning key', [
    namespace,
    key,
  ]);
  if (removed.length > 0) await raiseRevision(em);
  return removed.length > 0;
};
