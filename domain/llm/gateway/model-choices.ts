import type { ModelChoice, ModelProvider } from '../provider.ts';

/** Whoever knows which models there are beside the one of the deployment. */
export interface ModelChoices {
  /**
   * What answers for the choice; null where the deployment's own provider does, because the choice names it, is not offered, or
   * cannot be called (spec/rules/chat.md#models-of-agents). Not to be asked inside a transaction: it may wait for a list of models.
   */
  answering(choice: ModelChoice): Promise<ModelProvider | null>;
}
