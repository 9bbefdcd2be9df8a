import type { SettingDefinition, SettingValue } from '../../../domain/foundation/settings/setting-definition.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import type { TestServer } from '../server/server.ts';

/** Changes a live setting as the settings service does: row and revision in one transaction. */
export const changeSetting = async (
  { pool }: Store,
  namespace: string,
  key: string,
  value: SettingValue,
): Promise<void> => {
  await pool.query(
    `with changed as (
       insert into settings (namespace, key, value, updated_at, updated_by) values ($1, $2, $3, now(), 'system')
       on conflict (namespace, key) do update set value = excluded.value returning 1)
     update settings_revision set revision = revision + (select count(*) from changed)`,
    [namespace, key, JSON.stringify(value)],
  );
};

/** Runs the work with another value of a setting, and restores the previous value afterwards, also after a failure. */
export const withSetting = async (
  { services, store }: TestServer,
  setting: SettingDefinition,
  value: SettingValue,
  work: () => Promise<void>,
): Promise<void> => {
  const before = services.settings.get(setting);
  await changeSetting(store, setting.namespace, setting.key, value);
  try {
    await work();
  } finally {
    await changeSetting(store, setting.namespace, setting.key, before);
  }
};
