import type { SettingDefinition, SettingValue } from '../../../domain/foundation/settings/setting-definition.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import type { TestServer } from '../server/server.ts';

/** Changes a live setting as the settings service does: row and revision in one transaction. Returns the stored value before; undefined if none. */
export const changeSetting = async (
  { pool }: Store,
  namespace: string,
  key: string,
  value: SettingValue,
): Promise<SettingValue | undefined> => {
  const { rows } = await pool.query<{ before: SettingValue | null }>(
    `with changed as (
       insert into settings (namespace, key, value, updated_at, updated_by) values ($1, $2, $3, now(), 'system')
       on conflict (namespace, key) do update set value = excluded.value returning 1)
     update settings_revision set revision = revision + (select count(*) from changed)
       returning (select value from settings where namespace = $1 and key = $2) as before`,
    [namespace, key, JSON.stringify(value)],
  );
  return rows[0]?.before ?? undefined;
};

/** Runs the work with another value of a setting, and restores the previous value afterwards, also after a failure. */
export const withSetting = async (
  { store }: TestServer,
  setting: SettingDefinition,
  value: SettingValue,
  work: () => Promise<void>,
): Promise<void> => {
  const { namespace, key } = setting;
  // The cache of the server may not know the newest value yet.
  const before = await changeSetting(store, namespace, key, value);
  try {
    await work();
  } finally {
    await changeSetting(store, namespace, key, before ?? setting.default);
  }
};
