import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CatalogueModel,
  GUIDE_MODEL,
  type OfferedModel,
  unknownModel,
} from '../../../domain/providers/catalogue-model.ts';
import { type ModelRequirement, matchModel, shiftPriority, tierOf } from '../../../domain/providers/model-matching.ts';

const offered = (id: string, data: Partial<CatalogueModel> = {}): OfferedModel => ({
  provider: 'p',
  model: { ...unknownModel(id), ...data },
});

const needing = (data: Partial<ModelRequirement> = {}): ModelRequirement => ({
  priority: 'balanced',
  minContext: 0,
  requiresTools: false,
  requiresVision: false,
  requiresReasoning: false,
  ...data,
});

const chosen = (models: readonly OfferedModel[], requirement: Partial<ModelRequirement> = {}): string | null =>
  matchModel(models, needing(requirement), 'balanced')?.model.id ?? null;

describe('tier label', () => {
  it.each([
    [null, 'medium'],
    [1, 'small'],
    [31_999, 'small'],
    [32_000, 'medium'],
    [199_999, 'medium'],
    [200_000, 'large'],
  ])('of a context window of %s is %s', (contextWindow, tier) => {
    expect(tierOf({ ...GUIDE_MODEL, contextWindow })).toBe(tier);
  });
});

describe('profile', () => {
  it.each([
    ['economy', ['balanced', 'cost', 'speed', 'cost']],
    ['balanced', ['quality', 'balanced', 'speed', 'cost']],
    ['premium', ['quality', 'quality', 'speed', 'balanced']],
  ] as const)('%s shifts the priorities', (profile, expected) => {
    const priorities = ['quality', 'balanced', 'speed', 'cost'] as const;
    expect(priorities.map((priority) => shiftPriority(priority, profile))).toEqual(expected);
  });

  it('changes what is chosen', () => {
    const models = [
      offered('cheap', { inputPrice: 1, outputPrice: 1, contextWindow: 10_000 }),
      offered('good', { inputPrice: 9, outputPrice: 9, contextWindow: 90_000 }),
    ];
    expect(matchModel(models, needing(), 'economy')?.model.id).toBe('cheap');
    expect(matchModel(models, needing(), 'premium')?.model.id).toBe('good');
  });
});

describe('filter', () => {
  it.each([
    ['a context window below the minimum', { contextWindow: 999 }, { minContext: 1000 }],
    ['a stated lack of tools', { tools: false }, { requiresTools: true }],
    ['a stated lack of vision', { vision: false }, { requiresVision: true }],
    ['a stated lack of reasoning', { reasoning: false }, { requiresReasoning: true }],
    ['embedding', { embedding: true }, {}],
  ])('drops a model for %s', (_, data, requirement) => {
    expect(chosen([offered('m', data)], requirement)).toBeNull();
  });

  it('passes unknown values', () => {
    const demanding = { minContext: 1000, requiresTools: true, requiresVision: true, requiresReasoning: true };
    expect(chosen([offered('m')], demanding)).toBe('m');
  });

  it('finds nothing in an empty catalogue', () => {
    expect(chosen([])).toBeNull();
  });
});

describe('score', () => {
  it.each([
    ['quality: reasoning first', 'quality', { reasoning: true, tools: false }, { tools: true, contextWindow: 9 }],
    ['quality: then the context window', 'quality', { contextWindow: 9 }, { contextWindow: 8, outputPrice: 9 }],
    ['quality: then the output price', 'quality', { outputPrice: 9 }, { outputPrice: 8 }],
    ['cost: the sum of both prices', 'cost', { inputPrice: 1, outputPrice: 4 }, { inputPrice: 3, outputPrice: 3 }],
    ['cost: unknown last', 'cost', { inputPrice: 9, outputPrice: 9 }, { inputPrice: 0 }],
    ['cost: half known is unknown', 'cost', { inputPrice: 9, outputPrice: 9 }, { outputPrice: 0 }],
    ['speed: the lower latency', 'speed', { latencyMs: 10 }, { latencyMs: 11 }],
    ['speed: unknown last', 'speed', { latencyMs: 9000 }, {}],
  ] as const)('%s', (_, priority, better, worse) => {
    expect(chosen([offered('worse', worse), offered('better', better)], { priority })).toBe('better');
    expect(chosen([offered('better', better), offered('worse', worse)], { priority })).toBe('better');
  });

  it('weighs the stated abilities', () => {
    const models = [offered('one', { tools: true }), offered('two', { tools: true, vision: true })];
    expect(chosen(models, { priority: 'speed' })).toBe('two');
  });

  it('weighs two abilities more than a step of three on the axes', () => {
    const rows = [1, 2, 3].map((price) => ({ inputPrice: price, outputPrice: 0, contextWindow: 10 - price }));
    const models = rows.map((row, index) =>
      offered(String(index), { ...row, ...(index === 1 ? { tools: true, vision: true } : {}) }),
    );
    for (const priority of ['cost', 'quality', 'balanced'] as const) expect(chosen(models, { priority })).toBe('1');
  });

  it('weighs two abilities more than a context window of twice the minimum', () => {
    const models = [
      offered('wide', { contextWindow: 2000 }),
      offered('able', { contextWindow: 1000, tools: true, vision: true }),
    ];
    expect(chosen(models, { priority: 'speed', minContext: 1000 })).toBe('able');
  });

  it('weighs a context window above the minimum, up to twice of it', () => {
    const models = [1000, 1500, 2000, 9000].map((width) => offered(String(width), { contextWindow: width }));
    expect(chosen(models.slice(0, 3), { priority: 'speed', minContext: 1000 })).toBe('2000');
    expect(chosen(models, { priority: 'speed', minContext: 1000 })).toBe('2000');
    expect(chosen([offered('unknown'), ...models.slice(0, 1)], { priority: 'speed', minContext: 1000 })).toBe('1000');
  });

  it('uses the mean of quality and cost for balanced', () => {
    const models = [
      offered('worst', { contextWindow: 1, inputPrice: 9, outputPrice: 9 }),
      offered('middle', { contextWindow: 2, inputPrice: 1, outputPrice: 1 }),
      offered('best', { contextWindow: 3, inputPrice: 2, outputPrice: 2 }),
    ];
    // Quality 0, 1/2, 1 and cost 0, 1, 1/2: the last two are equal, so the earlier one wins.
    expect(chosen(models)).toBe('middle');
  });

  it('gives equal values one rank and the worst rank zero', () => {
    const models = [
      offered('slow, able', { latencyMs: 20, tools: true, vision: true }),
      offered('fast', { latencyMs: 10 }),
      offered('fast too', { latencyMs: 10 }),
    ];
    // Ability 2/3 against a speed axis of 1.
    expect(chosen(models, { priority: 'speed' })).toBe('fast');
  });

  it('prefers the earlier model in ties, whatever the catalogue', () => {
    const models = fc.array(
      fc.record({
        tools: fc.constantFrom(true, false, null),
        latencyMs: fc.constantFrom(null, 1, 2, 3),
        contextWindow: fc.constantFrom(null, 1000, 3000, 7000),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(models, fc.constantFrom('quality', 'balanced', 'speed', 'cost'), (rows, priority) => {
        const catalogue = rows.map((row, index) => offered(String(index), row));
        const doubled = [...catalogue, ...rows.map((row, index) => offered(`copy of ${index}`, row))];
        const requirement = { priority, minContext: 1000 } as const;
        expect(chosen(doubled, requirement)).toBe(chosen(catalogue, requirement));
      }),
    );
  });
});
