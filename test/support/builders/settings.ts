import type { SettingValue } from '../../../domain/foundation/settings/setting-definition.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import type { TestServer } from '../server/server.ts';

/** Changes a live setting the way the settings service does: the row and the revision in one transaction. */
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

/** Does the work under another value of a setting of the namespace `chat`; however it ends, the value before is there again. */
export const withSetting = async (
  { services, store }: TestServer,
  key: string,
  value: SettingValue,
  work: () => Promise<void>,
): Promise<void> => {
  const before = services.settings.value('chat', key);
  await changeSetting(store, 'chat', key, value);
  try {
    await work();
  } finally {
    await changeSetting(store, 'chat', key, before);
  }
};
