import type { FoundationServices } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import type { ModelChoices } from './gateway/model-choices.ts';
import { ModelGateway } from './gateway/model-gateway.ts';
import type { Spending } from './gateway/spending.ts';
import type { ModelProvider } from './provider.ts';

interface Needs extends FoundationServices {
  /** The default model provider. */
  readonly model: ModelProvider;
  readonly catalogue: ModelChoices;
  readonly budgets: Spending;
}

/** The only access to models. */
export const llmModule = defineModule({
  name: 'llm',
  build: ({ model, catalogue, budgets, uow, modelWork }: Needs) => ({
    services: { gateway: new ModelGateway(model, budgets, uow, catalogue, modelWork) },
  }),
});
