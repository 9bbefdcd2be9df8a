import { describe, expect, it } from 'vitest';
import { readModelPair } from '../../domain/agents/model-pair.ts';
import { RequestInvalid } from '../../domain/errors/errors.ts';

describe('provider and model of an agent', () => {
  it('are bound together, taken away together or left alone together', () => {
    expect(readModelPair({ model_provider: 'p', model_id: 'm' })).toEqual({ provider: 'p', modelId: 'm' });
    expect(readModelPair({ model_provider: null, model_id: null })).toBeNull();
    expect(readModelPair({})).toBeUndefined();
  });

  it.each([
    { model_provider: 'p' },
    { model_id: 'm' },
    { model_provider: 'p', model_id: null },
    { model_provider: null, model_id: 'm' },
    { model_provider: null },
    { model_id: null },
  ])('are refused apart: %j', (fields) => {
    expect(() => readModelPair(fields)).toThrow(
      new RequestInvalid('body /model_id: must be given together with model_provider, both as text or both as null'),
    );
  });
});
