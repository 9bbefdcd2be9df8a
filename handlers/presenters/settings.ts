import type { SettingView } from '../../domain/settings/setting-service.ts';
import type { Schema } from './schemas.ts';

export const presentSetting = ({
  definition,
  value,
  source,
  updatedAt,
  updatedBy,
}: SettingView): Schema<'SettingEntry'> => ({
  namespace: definition.namespace,
  key: definition.key,
  type: definition.type,
  value,
  default: definition.default,
  source,
  minimum: definition.minimum,
  maximum: definition.maximum,
  allowed: definition.allowed === null ? null : [...definition.allowed],
  description: definition.description,
  updated_at: updatedAt?.toISOString() ?? null,
  updated_by: updatedBy,
});
