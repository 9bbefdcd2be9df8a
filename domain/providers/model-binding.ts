import type { ModelTier } from '../company/enumerations.ts';
import { NotFound, ValidationFailed } from '../errors/errors.ts';
import { tierOf } from './model-matching.ts';
import type { ProviderCatalogue } from './provider-catalogue.ts';

/** The size class of a model an agent is bound to. Throws NotFound for an unknown provider, ValidationFailed for a model it does not offer. */
export const requireOffered = (catalogue: ProviderCatalogue, provider: string, modelId: string): ModelTier => {
  const models = catalogue.find(provider);
  if (models === null) throw new NotFound('There is no such model provider');
  const model = models.find(({ id }) => id === modelId);
  if (model === undefined) throw new ValidationFailed('The provider does not offer this model');
  return tierOf(model);
};
