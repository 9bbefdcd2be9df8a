import { describe, expect, it } from 'vitest';
import { RequestInvalid } from '../../../domain/foundation/errors/errors.ts';
import { readModelPair } from '../../../domain/organisation/value/model-pair.ts';

describe('provider and model of an agent', () => {
  it('are set together, removed together or both unchanged', () => {
    expect(readModelPair({ modelProvider: 'p', modelId: 'm' })).toEqual({ provider: 'p', modelId: 'm' });
    expect(readModelPair({ modelProvider: null, modelId: null })).toBeNull();
    expect(readModelPair({})).toBeUndefined();
  });

  it.each([
    { modelProvider: 'p' },
    { modelId: 'm' },
    { modelProvider: 'p', modelId: null },
    { modelProvider: null, modelId: 'm' },
    { modelProvider: null },
    { modelId: null },
  ])('are refused if only one is given: %j', (fields) => {
    expect(() => readModelPair(fields)).toThrow(
      new RequestInvalid('body /model_id: must be given together with model_provider, both as strings or both as null'),
    );
  });
});
