import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { ok } from '../http/contracts/result.ts';
import { presentProvider } from '../presenters/providers.ts';

export const providerHandlers = ({ providers }: Services): HandlersOf<'providers'> => ({
  listProviders: async () => ok((await providers.list()).map(presentProvider)),
});
