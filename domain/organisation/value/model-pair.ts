import { RequestInvalid } from '../../foundation/errors/errors.ts';
import type { ModelTier } from './enumerations.ts';

/** The model an agent is bound to: a provider of the catalogue and the id of a model it offers. */
export interface ModelPair {
  readonly provider: string;
  readonly modelId: string;
}

/** What the organisation asks of whoever knows the models that agents can be bound to. */
export interface ModelOffers {
  /** Asks the providers that list their own models for lists not older than 30 s. Call it before a transaction, not inside. */
  refreshModelLists(): Promise<void>;
  /** The size class of a model. Throws NotFound for an unknown provider, ValidationFailed for a model it does not offer. */
  requireOffered(provider: string, modelId: string): ModelTier;
}

/** The two fields as a request gives them. */
export interface ModelFields {
  readonly modelProvider?: string | null;
  readonly modelId?: string | null;
}

/**
 * What a request wants of the model: a pair to bind, null to leave the agent without one, undefined when it says nothing. Only one of
 * the two fields, or a text beside a null, is RequestInvalid (spec/rules/organisation.md#model-pair).
 */
export const readModelPair = ({ modelProvider, modelId }: ModelFields): ModelPair | null | undefined => {
  if (typeof modelProvider === 'string' && typeof modelId === 'string') return { provider: modelProvider, modelId };
  if (modelProvider === modelId) return modelProvider as null | undefined;
  throw new RequestInvalid(
    'body /model_id: must be given together with model_provider, both as strings or both as null',
  );
};
