import { ServiceUnavailable } from '../../foundation/errors/errors.ts';
import type { ModelProvider } from '../provider.ts';

const refuse = (): never => {
  throw new ServiceUnavailable('No model provider is configured');
};

/** The provider of `MODEL_PROVIDER=none`: every call is refused. Gates check `kind` before they call it. */
export const unconfiguredProvider: ModelProvider = {
  kind: 'none',
  model: 'none',
  isHealthy: null,
  complete: async () => refuse(),
  structured: async () => refuse(),
  stream: async function* () {
    yield refuse();
  },
  toolStep: async () => refuse(),
};
