import { describe, expect, it } from 'vitest';
import { type CatalogueModel, unknownModel } from '../../domain/providers/catalogue-model.ts';
import { recommendModels } from '../../domain/providers/model-recommendations.ts';

const model = (id: string, data: Partial<CatalogueModel> = {}): CatalogueModel => ({ ...unknownModel(id), ...data });
const embedding = (id: string, data: Partial<CatalogueModel> = {}) => model(id, { embedding: true, ...data });

describe('model recommendations', () => {
  it('are eleven fields, all null or empty without models and agents', () => {
    const recommendations = recommendModels([], []);
    expect(Object.keys(recommendations)).toHaveLength(11);
    expect(Object.values(recommendations).filter((value) => value !== null)).toEqual([[], []]);
  });

  it('list the candidates in catalogue order, each once', () => {
    const catalogue = [model('b'), embedding('e'), model('a'), model('b'), embedding('e')];
    expect(recommendModels(catalogue, [])).toMatchObject({
      decomposition_candidates: ['b', 'a'],
      embedding_candidates: ['e'],
    });
  });

  it('follow the first agent of the tier, else the first with a model', () => {
    const catalogue = [model('l'), model('m'), model('s')];
    const agents = [
      { tier: 'medium', modelId: null },
      { tier: 'small', modelId: 's' },
      { tier: 'medium', modelId: 'm' },
    ] as const;
    expect(recommendModels(catalogue, agents)).toMatchObject({
      decomposition_recommended: 's',
      research_recommended: 's',
      propose_recommended: 's',
      charter_recommended: 's',
      cos_recommended: 'm',
      narrative_recommended: 'm',
      routing_recommended: 's',
    });
    expect(recommendModels(catalogue, [...agents, { tier: 'large', modelId: 'l' }])).toMatchObject({
      charter_recommended: 'l',
    });
    const inOrder = [{ tier: 'large', modelId: 'l' }, ...agents] as const;
    expect(recommendModels(catalogue, inOrder)).toMatchObject({ routing_recommended: 's' });
  });

  it('drop a model that is no longer offered', () => {
    const agents = [
      { tier: 'large', modelId: 'gone' },
      { tier: 'medium', modelId: 'here' },
    ] as const;
    expect(recommendModels([model('here')], agents)).toMatchObject({
      propose_recommended: null,
      cos_recommended: 'here',
    });
  });

  it.each([
    ['the widest', [embedding('a', { embedding_dims: 384 }), embedding('b', { embedding_dims: 1536 })], 'b', 1536],
    [
      'the cheaper of two equally wide ones, an unknown price last',
      [
        embedding('a', { embedding_dims: 8 }),
        embedding('b', { embedding_dims: 8, input_price: 2 }),
        embedding('c', { embedding_dims: 8, input_price: 1 }),
      ],
      'c',
      8,
    ],
    [
      'the earlier of two equal ones',
      [embedding('a', { embedding_dims: 8 }), embedding('b', { embedding_dims: 8 })],
      'a',
      8,
    ],
    ['none when no candidate states its width', [embedding('a'), model('m', { embedding_dims: 8 })], null, null],
  ])('choose %s for embeddings', (_, catalogue, id, dims) => {
    expect(recommendModels(catalogue, [])).toMatchObject({
      embedding_recommended: id,
      embedding_recommended_dims: dims,
    });
  });
});
