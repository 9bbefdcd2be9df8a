import type { SettingDefinition } from './setting-definition.ts';

export const SELECT_SETTINGS_REVISION = 'select revision from settings_revision';

export const SELECT_REVISION_AND_SETTINGS = `select r.revision, s.namespace || '.' || s.key as id, s.value from settings_revision r left join settings s on true`;

/** The revision of the settings, as an SQL expression. */
export const SETTINGS_REVISION = '(select revision from settings_revision)';

/** The stored value of a setting as JSON, or null, as an SQL expression. */
export const storedValue = ({ namespace, key }: Pick<SettingDefinition, 'namespace' | 'key'>): string =>
  `(select value from settings where namespace = '${namespace}' and key = '${key}')`;

export const INCREMENT_SETTINGS_REVISION = 'update settings_revision set revision = revision + 1';

export const UPSERT_SETTING = `insert into settings (namespace, key, value, updated_at, updated_by) values (?, ?, ?::jsonb, ?, ?)
     on conflict (namespace, key) do update set value = excluded.value, updated_at = excluded.updated_at, updated_by = excluded.updated_by`;

export const DELETE_SETTING = 'delete from settings where namespace = ? and key = ? returning key';

export const SELECT_SETTINGS =
  'select namespace, key, value::text as value, updated_at::text as "updatedAt", updated_by as "updatedBy" from settings';
