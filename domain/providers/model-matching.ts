import type { ModelPriority, ModelTier, ModelTierProfile } from '../organisation/value/enumerations.ts';
import type { CatalogueModel, OfferedModel } from './catalogue-model.ts';

/** The requirements of an agent on its model. `minContext` is in tokens; 0 means no minimum. */
export interface ModelRequirement {
  readonly priority: ModelPriority;
  readonly minContext: number;
  readonly requiresTools: boolean;
  readonly requiresVision: boolean;
  readonly requiresReasoning: boolean;
}

const SHIFTED_PRIORITY: Readonly<Record<ModelTierProfile, Partial<Record<ModelPriority, ModelPriority>>>> = {
  economy: { quality: 'balanced', balanced: 'cost' },
  balanced: {},
  premium: { cost: 'balanced', balanced: 'quality' },
};

/** The priority under a profile. */
export const shiftPriority = (priority: ModelPriority, profile: ModelTierProfile): ModelPriority =>
  SHIFTED_PRIORITY[profile][priority] ?? priority;

/** The tier of a model by its context window; a model with an unknown one is medium. */
export const tierOf = ({ contextWindow }: CatalogueModel): ModelTier => {
  if (contextWindow === null) return 'medium';
  if (contextWindow >= 200_000) return 'large';
  return contextWindow >= 32_000 ? 'medium' : 'small';
};

const isSuitable = (model: CatalogueModel, requirement: ModelRequirement): boolean =>
  !model.embedding &&
  (model.contextWindow ?? Number.POSITIVE_INFINITY) >= requirement.minContext &&
  !(requirement.requiresTools && model.tools === false) &&
  !(requirement.requiresVision && model.vision === false) &&
  !(requirement.requiresReasoning && model.reasoning === false);

/** Sorts better models first; 0 for equally good models. Unknown values come last. */
type Ranking = (left: CatalogueModel, right: CatalogueModel) => number;

const lowerFirst = (left: number | null, right: number | null): number => {
  const [first, second] = [left ?? Number.POSITIVE_INFINITY, right ?? Number.POSITIVE_INFINITY];
  return first === second ? 0 : first - second;
};

const higherFirst = (left: number | null, right: number | null): number => (right ?? -1) - (left ?? -1);

const priceOf = ({ inputPrice, outputPrice }: CatalogueModel): number | null =>
  inputPrice === null || outputPrice === null ? null : inputPrice + outputPrice;

const byQuality: Ranking = (left, right) =>
  Number(right.reasoning === true) - Number(left.reasoning === true) ||
  higherFirst(left.contextWindow, right.contextWindow) ||
  higherFirst(left.outputPrice, right.outputPrice);
const byCost: Ranking = (left, right) => lowerFirst(priceOf(left), priceOf(right));
const bySpeed: Ranking = (left, right) => lowerFirst(left.latencyMs, right.latencyMs);

/**
 * From 1 for the best model to 0 for the worst, in even steps; equally good models share a step, and a single step is
 * 1.
 */
const valueByRank = (models: readonly CatalogueModel[], ranking: Ranking): Map<CatalogueModel, number> => {
  const ordered = models.toSorted(ranking);
  let rank = 0;
  const ranks = ordered.map((model, index) => {
    const better = ordered[index - 1];
    if (better && ranking(better, model) !== 0) rank += 1;
    return [model, rank] as const;
  });
  return new Map(ranks.map(([model, place]) => [model, rank === 0 ? 1 : 1 - place / rank]));
};

const AXES: Readonly<Record<ModelPriority, readonly Ranking[]>> = {
  quality: [byQuality],
  cost: [byCost],
  speed: [bySpeed],
  balanced: [byQuality, byCost],
};

const contextShare = ({ contextWindow }: CatalogueModel, minContext: number): number =>
  minContext === 0 ? 1 : Math.min((contextWindow ?? 0) / minContext, 2) / 2;

const abilityShare = ({ tools, vision, reasoning }: CatalogueModel): number =>
  [tools, vision, reasoning].filter((isStated) => isStated === true).length / 3;

/**
 * Equal scores may differ in the last bits, so scores are compared with nine decimals; the order of the catalogue
 * breaks ties.
 */
const comparable = (score: number): number => Math.round(score * 1e9);

/**
 * The model that matches a requirement best (spec/rules/organisation.md#model-matching), or null. For equal scores the
 * earlier one in the catalogue wins. Embedding models are never chosen.
 */
export const matchModel = (
  catalogue: readonly OfferedModel[],
  requirement: ModelRequirement,
  profile: ModelTierProfile,
): OfferedModel | null => {
  const suitable = catalogue.filter(({ model }) => isSuitable(model, requirement));
  const models = suitable.map(({ model }) => model);
  const axes = AXES[shiftPriority(requirement.priority, profile)].map((ranking) => valueByRank(models, ranking));
  const axisOf = (model: CatalogueModel): number =>
    axes.reduce((sum, values) => sum + (values.get(model) ?? 0), 0) / axes.length;
  const scoreOf = ({ model }: OfferedModel): number =>
    comparable(0.4 + 0.2 * (abilityShare(model) + contextShare(model, requirement.minContext) + axisOf(model)));
  return suitable.reduce<OfferedModel | null>(
    (best, candidate) => (best === null || scoreOf(candidate) > scoreOf(best) ? candidate : best),
    null,
  );
};
