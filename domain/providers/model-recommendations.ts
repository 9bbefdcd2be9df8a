import type { ModelTier } from '../organisation/value/enumerations.ts';
import type { CatalogueModel } from './catalogue-model.ts';

/** The model an agent is bound to; null when it is unassigned. */
export interface BoundAgent {
  readonly tier: ModelTier;
  readonly modelId: string | null;
}

/** Which models a client may preselect (spec/rules/organisation.md#model-recommendations). `dims` is the width of a vector. */
export interface ModelRecommendations {
  readonly decomposition_candidates: readonly string[];
  readonly decomposition_recommended: string | null;
  readonly research_recommended: string | null;
  readonly propose_recommended: string | null;
  readonly charter_recommended: string | null;
  readonly cos_recommended: string | null;
  readonly narrative_recommended: string | null;
  readonly routing_recommended: string | null;
  readonly embedding_candidates: readonly string[];
  readonly embedding_recommended: string | null;
  readonly embedding_recommended_dims: number | null;
}

const idsOf = (models: readonly CatalogueModel[]): string[] => [...new Set(models.map((model) => model.id))];

/** Widest vector first, then the lower input price; an unknown price comes last. */
const byWidthThenPrice = (left: CatalogueModel, right: CatalogueModel): number =>
  (right.embedding_dims ?? 0) - (left.embedding_dims ?? 0) ||
  (left.input_price ?? Number.MAX_VALUE) - (right.input_price ?? Number.MAX_VALUE);

/** The embedding model that setup selects: the widest that states its width; null when none does. */
export const chooseEmbeddingModel = (models: readonly CatalogueModel[]): CatalogueModel | null =>
  models.filter((model) => model.embedding && model.embedding_dims !== null).toSorted(byWidthThenPrice)[0] ?? null;

/** Recommends models from the catalogue and from what the agents, in company order, are bound to. */
export const recommendModels = (
  models: readonly CatalogueModel[],
  agents: readonly BoundAgent[],
): ModelRecommendations => {
  const candidates = idsOf(models.filter((model) => !model.embedding));
  const bound = agents.filter((agent) => agent.modelId !== null);
  const recommend = (tier: ModelTier): string | null => {
    const modelId = (bound.find((agent) => agent.tier === tier) ?? bound[0])?.modelId ?? null;
    return modelId !== null && candidates.includes(modelId) ? modelId : null;
  };
  const [large, medium, small] = [recommend('large'), recommend('medium'), recommend('small')];
  const embedding = chooseEmbeddingModel(models);
  return {
    decomposition_candidates: candidates,
    decomposition_recommended: large,
    research_recommended: large,
    propose_recommended: large,
    charter_recommended: large,
    cos_recommended: medium,
    narrative_recommended: medium,
    routing_recommended: small,
    embedding_candidates: idsOf(models.filter((model) => model.embedding)),
    embedding_recommended: embedding?.id ?? null,
    embedding_recommended_dims: embedding?.embedding_dims ?? null,
  };
};
