import { RequestInvalid } from '../../foundation/errors/errors.ts';
import type { ModelTier } from './enumerations.ts';

/** The model of an agent: a provider of the catalogue, and the id of a model that it offers. */
export interface ModelPair {
  readonly provider: string;
  readonly modelId: string;
}

/** The models that agents can be bound to. */
export interface ModelOffers {
  /** Refreshes model lists that are older than 30 s. Must be called before a transaction, not inside. */
  refreshModelLists(): Promise<void>;
  /**
   * Returns the size class of a model. Throws NotFound for an unknown provider, ValidationFailed for a model that it
   * does not offer.
   */
  requireOffered(provider: string, modelId: string): ModelTier;
}

/** The two fields of a request. */
export interface ModelFields {
  readonly modelProvider?: string | null;
  readonly modelId?: string | null;
}

/**
 * The requested model: a pair to bind, null to unbind the agent, undefined if the request has neither field. Throws
 * RequestInvalid for only one of the two fields, or a text with a null (spec/rules/organisation.md#model-pair).
 */
export const readModelPair = ({ modelProvider, modelId }: ModelFields): ModelPair | null | undefined => {
  if (typeof modelProvider === 'string' && typeof modelId === 'string') return { provider: modelProvider, modelId };
  if (modelProvider === modelId) return modelProvider as null | undefined;
  throw new RequestInvalid(
    'body /model_id: must be given together with model_provider, both as strings or both as null',
  );
};
