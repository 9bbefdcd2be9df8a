import type { ProviderStatus } from '../../domain/providers/provider-catalogue.ts';
import type { Schema } from './schemas.ts';

/** A provider without anything secret: its keys and its address never leave the process. */
export const presentProvider = (provider: ProviderStatus): Schema<'ProviderResponse'> => ({
  name: provider.name,
  kind: provider.kind,
  is_default: provider.isDefault,
  reachable: provider.isReachable,
  checked_at: provider.checkedAt?.toISOString() ?? null,
  models: provider.models.map((model) => ({ ...model })),
});
