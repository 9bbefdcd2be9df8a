import type { CatalogueModel } from '../../domain/providers/catalogue-model.ts';
import type { ProviderStatus } from '../../domain/providers/provider-catalogue.ts';
import type { Schema } from './schemas.ts';

const presentModel = (model: CatalogueModel): Schema<'ProviderModelResponse'> => ({
  id: model.id,
  context_window: model.contextWindow,
  input_price: model.inputPrice,
  output_price: model.outputPrice,
  latency_ms: model.latencyMs,
  tools: model.tools,
  vision: model.vision,
  reasoning: model.reasoning,
  embedding: model.embedding,
  embedding_dims: model.embeddingDims,
});

/** A provider without its API keys and base URL, which are secret. */
export const presentProvider = (provider: ProviderStatus): Schema<'ProviderResponse'> => ({
  name: provider.name,
  kind: provider.kind,
  is_default: provider.isDefault,
  reachable: provider.isReachable,
  checked_at: provider.checkedAt?.toISOString() ?? null,
  models: provider.models.map(presentModel),
});
