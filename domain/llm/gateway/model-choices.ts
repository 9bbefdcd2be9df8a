import type { ModelChoice, ModelProvider } from '../provider.ts';

/** Knows the models beyond the default one. */
export interface ModelChoices {
  /**
   * The provider for the choice; null if the default provider is used, because the choice names it, is not offered or
   * cannot be called (spec/rules/chat.md#models-of-agents). Must not be called inside a transaction: it may wait for a
   * list of models.
   */
  providerFor(choice: ModelChoice): Promise<ModelProvider | null>;
}
