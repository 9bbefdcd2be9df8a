import type { ModelTier } from '../organisation/value/enumerations.ts';
import type { CatalogueModel } from './catalogue-model.ts';

/** The model of an agent; null if it has none. */
export interface BoundAgent {
  readonly tier: ModelTier;
  readonly modelId: string | null;
}

/**
 * Models that a client may preselect (spec/rules/organisation.md#model-recommendations). `dims` is the width of a
 * vector.
 */
export interface ModelRecommendations {
  readonly decompositionCandidates: readonly string[];
  readonly decompositionRecommended: string | null;
  readonly researchRecommended: string | null;
  readonly proposeRecommended: string | null;
  readonly charterRecommended: string | null;
  readonly cosRecommended: string | null;
  readonly narrativeRecommended: string | null;
  readonly routingRecommended: string | null;
  readonly embeddingCandidates: readonly string[];
  readonly embeddingRecommended: string | null;
  readonly embeddingRecommendedDims: number | null;
}

const idsOf = (models: readonly CatalogueModel[]): string[] => [...new Set(models.map((model) => model.id))];

/** Widest vector first, then lowest input price; an unknown price comes last. */
const byWidthThenPrice = (left: CatalogueModel, right: CatalogueModel): number =>
  (right.embeddingDims ?? 0) - (left.embeddingDims ?? 0) ||
  (left.inputPrice ?? Number.MAX_VALUE) - (right.inputPrice ?? Number.MAX_VALUE);

/** The embedding model that setup selects: the widest with a known width, or null. */
export const chooseEmbeddingModel = (models: readonly CatalogueModel[]): CatalogueModel | null =>
  models.filter((model) => model.embedding && model.embeddingDims !== null).toSorted(byWidthThenPrice)[0] ?? null;

/** Recommends models from the catalogue and from the bindings of the agents, in company order. */
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
    decompositionCandidates: candidates,
    decompositionRecommended: large,
    researchRecommended: large,
    proposeRecommended: large,
    charterRecommended: large,
    cosRecommended: medium,
    narrativeRecommended: medium,
    routingRecommended: small,
    embeddingCandidates: idsOf(models.filter((model) => model.embedding)),
    embeddingRecommended: embedding?.id ?? null,
    embeddingRecommendedDims: embedding?.embeddingDims ?? null,
  };
};
