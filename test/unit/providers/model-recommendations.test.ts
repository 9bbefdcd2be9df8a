import { describe, expect, it } from 'vitest';
import { type CatalogueModel, unknownModel } from '../../../domain/providers/catalogue-model.ts';
import { recommendModels } from '../../../domain/providers/model-recommendations.ts';

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
      decompositionCandidates: ['b', 'a'],
      embeddingCandidates: ['e'],
    });
  });

  it('follow the first agent of the tier, otherwise the first with a model', () => {
    const catalogue = [model('l'), model('m'), model('s')];
    const agents = [
      { tier: 'medium', modelId: null },
      { tier: 'small', modelId: 's' },
      { tier: 'medium', modelId: 'm' },
    ] as const;
    expect(recommendModels(catalogue, agents)).toMatchObject({
      decompositionRecommended: 's',
      researchRecommended: 's',
      proposeRecommended: 's',
      charterRecommended: 's',
      cosRecommended: 'm',
      narrativeRecommended: 'm',
      routingRecommended: 's',
    });
    expect(recommendModels(catalogue, [...agents, { tier: 'large', modelId: 'l' }])).toMatchObject({
      charterRecommended: 'l',
    });
    const inOrder = [{ tier: 'large', modelId: 'l' }, ...agents] as const;
    expect(recommendModels(catalogue, inOrder)).toMatchObject({ routingRecommended: 's' });
  });

  it('drop a model that is no longer offered', () => {
    const agents = [
      { tier: 'large', modelId: 'gone' },
      { tier: 'medium', modelId: 'here' },
    ] as const;
    expect(recommendModels([model('here')], agents)).toMatchObject({
      proposeRecommended: null,
      cosRecommended: 'here',
    });
  });

  it.each([
    ['the widest', [embedding('a', { embeddingDims: 384 }), embedding('b', { embeddingDims: 1536 })], 'b', 1536],
    [
      'the cheaper of two equally wide ones, an unknown price last',
      [
        embedding('a', { embeddingDims: 8 }),
        embedding('b', { embeddingDims: 8, inputPrice: 2 }),
        embedding('c', { embeddingDims: 8, inputPrice: 1 }),
      ],
      'c',
      8,
    ],
    [
      'the earlier of two equal ones',
      [embedding('a', { embeddingDims: 8 }), embedding('b', { embeddingDims: 8 })],
      'a',
      8,
    ],
    ['none when no candidate states its width', [embedding('a'), model('m', { embeddingDims: 8 })], null, null],
  ])('choose %s for embeddings', (_, catalogue, id, dims) => {
    expect(recommendModels(catalogue, [])).toMatchObject({
      embeddingRecommended: id,
      embeddingRecommendedDims: dims,
    });
  });
});
