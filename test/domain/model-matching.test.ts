import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CatalogueModel,
  GUIDE_MODEL,
  type OfferedModel,
  unknownModel,
} from '../../domain/providers/catalogue-model.ts';
import { type ModelRequirement, matchModel, shiftPriority, tierOf } from '../../domain/providers/model-matching.ts';

const offered = (id: string, data: Partial<CatalogueModel> = {}): OfferedModel => ({
  provider: 'p',
  model: { ...unknownModel(id), ...data },
});

const needing = (data: Partial<ModelRequirement> = {}): ModelRequirement => ({
  priority: 'balanced',
  min_context: 0,
  requires_tools: false,
  requires_vision: false,
  requires_reasoning: false,
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
    expect(tierOf({ ...GUIDE_MODEL, context_window: contextWindow })).toBe(tier);
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
      offered('cheap', { input_price: 1, output_price: 1, context_window: 10_000 }),
      offered('good', { input_price: 9, output_price: 9, context_window: 90_000 }),
    ];
    expect(matchModel(models, needing(), 'economy')?.model.id).toBe('cheap');
    expect(matchModel(models, needing(), 'premium')?.model.id).toBe('good');
  });
});

describe('filter', () => {
  it.each([
    ['a context window below the minimum', { context_window: 999 }, { min_context: 1000 }],
    ['a stated lack of tools', { tools: false }, { requires_tools: true }],
    ['a stated lack of vision', { vision: false }, { requires_vision: true }],
    ['a stated lack of reasoning', { reasoning: false }, { requires_reasoning: true }],
    ['embedding', { embedding: true }, {}],
  ])('drops a model for %s', (_, data, requirement) => {
    expect(chosen([offered('m', data)], requirement)).toBeNull();
  });

  it('lets pass what is unknown', () => {
    const demanding = { min_context: 1000, requires_tools: true, requires_vision: true, requires_reasoning: true };
    expect(chosen([offered('m')], demanding)).toBe('m');
  });

  it('finds nothing in an empty catalogue', () => {
    expect(chosen([])).toBeNull();
  });
});

describe('score', () => {
  it.each([
    ['quality: reasoning first', 'quality', { reasoning: true, tools: false }, { tools: true, context_window: 9 }],
    ['quality: then the context window', 'quality', { context_window: 9 }, { context_window: 8, output_price: 9 }],
    ['quality: then the output price', 'quality', { output_price: 9 }, { output_price: 8 }],
    ['cost: the sum of both prices', 'cost', { input_price: 1, output_price: 4 }, { input_price: 3, output_price: 3 }],
    ['cost: unknown last', 'cost', { input_price: 9, output_price: 9 }, { input_price: 0 }],
    ['cost: half known is unknown', 'cost', { input_price: 9, output_price: 9 }, { output_price: 0 }],
    ['speed: the lower latency', 'speed', { latency_ms: 10 }, { latency_ms: 11 }],
    ['speed: unknown last', 'speed', { latency_ms: 9000 }, {}],
  ] as const)('%s', (_, priority, better, worse) => {
    expect(chosen([offered('worse', worse), offered('better', better)], { priority })).toBe('better');
    expect(chosen([offered('better', better), offered('worse', worse)], { priority })).toBe('better');
  });

  it('weighs the stated abilities', () => {
    const models = [offered('one', { tools: true }), offered('two', { tools: true, vision: true })];
    expect(chosen(models, { priority: 'speed' })).toBe('two');
  });

  it('weighs two abilities more than a step of three on the axes', () => {
    const rows = [1, 2, 3].map((price) => ({ input_price: price, output_price: 0, context_window: 10 - price }));
    const models = rows.map((row, index) =>
      offered(String(index), { ...row, ...(index === 1 ? { tools: true, vision: true } : {}) }),
    );
    for (const priority of ['cost', 'quality', 'balanced'] as const) expect(chosen(models, { priority })).toBe('1');
  });

  it('weighs two abilities more than twice the room', () => {
    const models = [
      offered('wide', { context_window: 2000 }),
      offered('able', { context_window: 1000, tools: true, vision: true }),
    ];
    expect(chosen(models, { priority: 'speed', min_context: 1000 })).toBe('able');
  });

  it('weighs room above the minimum, up to twice of it', () => {
    const models = [1000, 1500, 2000, 9000].map((width) => offered(String(width), { context_window: width }));
    expect(chosen(models.slice(0, 3), { priority: 'speed', min_context: 1000 })).toBe('2000');
    expect(chosen(models, { priority: 'speed', min_context: 1000 })).toBe('2000');
    expect(chosen([offered('unknown'), ...models.slice(0, 1)], { priority: 'speed', min_context: 1000 })).toBe('1000');
  });

  it('takes the mean of quality and cost for balanced', () => {
    const models = [
      offered('worst', { context_window: 1, input_price: 9, output_price: 9 }),
      offered('middle', { context_window: 2, input_price: 1, output_price: 1 }),
      offered('best', { context_window: 3, input_price: 2, output_price: 2 }),
    ];
    // Quality 0, 1/2, 1 and cost 0, 1, 1/2: the last two are equal, so the earlier one wins.
    expect(chosen(models)).toBe('middle');
  });

  it('gives equal values one rank and the worst rank zero', () => {
    const models = [
      offered('slow, able', { latency_ms: 20, tools: true, vision: true }),
      offered('fast', { latency_ms: 10 }),
      offered('fast too', { latency_ms: 10 }),
    ];
    // Ability 2/3 against a speed axis of 1.
    expect(chosen(models, { priority: 'speed' })).toBe('fast');
  });

  it('gives ties to the earlier model, whatever the catalogue', () => {
    const models = fc.array(
      fc.record({
        tools: fc.constantFrom(true, false, null),
        latency_ms: fc.constantFrom(null, 1, 2, 3),
        context_window: fc.constantFrom(null, 1000, 3000, 7000),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(models, fc.constantFrom('quality', 'balanced', 'speed', 'cost'), (rows, priority) => {
        const catalogue = rows.map((row, index) => offered(String(index), row));
        const doubled = [...catalogue, ...rows.map((row, index) => offered(`copy of ${index}`, row))];
        const requirement = { priority, min_context: 1000 } as const;
        expect(chosen(doubled, requirement)).toBe(chosen(catalogue, requirement));
      }),
    );
  });
});
