import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../domain/foundation/errors/domain-error.ts';
import { NotFound, ValidationFailed } from '../../../domain/foundation/errors/errors.ts';
import { unknownModel } from '../../../domain/providers/catalogue-model.ts';
import { ProviderCatalogue } from '../../../domain/providers/provider-catalogue.ts';
import { ManualClock } from '../../support/time/clock.ts';

const model = (id: string, contextWindow: number) => ({ ...unknownModel(id), contextWindow });
const catalogue = new ProviderCatalogue(
  {
    environment: { kind: 'guided' },
    file: [
      {
        name: 'lab',
        kind: 'openai-compatible',
        baseUrl: 'https://lab.example/v1',
        apiKeyEnv: null,
        models: [model('narrow', 8000), model('wide', 400_000)],
      },
    ],
    readVariable: () => undefined,
  },
  { clock: new ManualClock(), fetch: () => expect.fail('a binding asks no provider') },
);

const refusalOf = (provider: string, modelId: string): DomainError => {
  try {
    catalogue.requireOffered(provider, modelId);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  return expect.fail('the binding was taken');
};

describe('the model of an agent', () => {
  it.each([
    ['narrow', 'small'],
    ['wide', 'large'],
  ])('%s gives the agent the tier %s', (id, tier) => {
    expect(catalogue.requireOffered('lab', id)).toBe(tier);
  });

  it('must belong to an existing provider', () => {
    const refusal = refusalOf('labs', 'wide');
    expect(refusal).toBeInstanceOf(NotFound);
    expect(refusal.detail).toBe('The model provider does not exist');
  });

  it('must be offered by the provider', () => {
    const refusal = refusalOf('lab', 'wider');
    expect(refusal).toBeInstanceOf(ValidationFailed);
    expect(refusal.detail).toBe('The provider does not offer this model');
  });
});
