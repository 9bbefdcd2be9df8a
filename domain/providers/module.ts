import { defineModule } from '../foundation/module.ts';
import type { ProviderCatalogue } from './provider-catalogue.ts';

/** The models that agents can be bound to; read from the environment and from files, never stored. */
export const providersModule = defineModule({
  name: 'providers',
  build: ({ catalogue }: { readonly catalogue: ProviderCatalogue }) => ({ services: { providers: catalogue } }),
});
