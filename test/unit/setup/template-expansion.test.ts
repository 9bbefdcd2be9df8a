import { describe, expect, it } from 'vitest';
import { ValidationFailed } from '../../../domain/foundation/errors/errors.ts';
import { drawRandomName } from '../../../domain/setup/random-names.ts';
import type { Template } from '../../../domain/setup/template.ts';
import { TemplateCatalogue } from '../../../domain/setup/template-catalogue.ts';
import { expandTemplate } from '../../../domain/setup/template-expansion.ts';
import { readTemplateDocument } from '../../../domain/setup/template-schema.ts';
import { resolveVariables } from '../../../domain/setup/template-variables.ts';

const catalogue = await TemplateCatalogue.load('/nonexistent/templates');

const templateOf = (document: object): Template => ({
  ...readTemplateDocument('test.json', JSON.stringify({ display_name: 'T', description: 'A test.', ...document })),
  key: 'test',
  source: 'user',
});

const naming = { locales: ['en_US'], drawName: drawRandomName };
const numbered = { locales: [], drawName: async (_: readonly string[], seed?: number) => `Agent ${seed}` };

const expand = async (document: object) => {
  const template = await templateOf(document);
  return expandTemplate(template, resolveVariables(template, {}), numbered);
};

describe('template variables', () => {
  const full = catalogue.get('full_company');

  it('are the given values, otherwise the defaults', () => {
    expect(resolveVariables(full, { num_backend_devs: 1, wip_limit: 9 })).toEqual({
      wip_limit: 9,
      sprint_length: 14,
      num_backend_devs: 1,
      num_frontend_devs: 2,
    });
  });

  it.each([
    ['a variable the template lacks', { speed: 1 }],
    ['a name every object has', { constructor: 1 }],
    ['a string for an int', { wip_limit: '3' }],
    ['a fraction for an int', { wip_limit: 2.5 }],
    ['a bool for an int', { wip_limit: true }],
    ['a value below the range', { num_backend_devs: 0 }],
    ['a value above the range', { num_backend_devs: 11 }],
  ])('refuse %s', (_, given) => {
    expect(() => resolveVariables(full, given)).toThrow(ValidationFailed);
  });

  it('accept every type, and require required ones', async () => {
    const template = await templateOf({
      variables: [
        { name: 'motto', required: true },
        { name: 'rate', var_type: 'float', default: 0.5 },
        { name: 'remote', var_type: 'bool', default: false },
        { name: 'note' },
      ],
      departments: [],
      agents: [{ role: 'CEO' }],
    });
    expect(() => resolveVariables(template, {})).toThrow('template_variables/motto: is required');
    expect(resolveVariables(template, { motto: 'Ship', rate: 2, remote: true })).toEqual({
      motto: 'Ship',
      rate: 2,
      remote: true,
      note: null,
    });
  });
});

describe('expanding a template', () => {
  it('repeats the developers as often as the variables say', async () => {
    const full = catalogue.get('full_company');
    const sizes = await Promise.all(
      [{}, { num_backend_devs: 1, num_frontend_devs: 1 }, { num_backend_devs: 10 }].map(async (given) => {
        const { agents } = await expandTemplate(full, resolveVariables(full, given), numbered);
        return [agents.length, agents.filter(({ role }) => role === 'Backend Developer').length];
      }),
    );
    expect(sizes).toEqual([
      [28, 3],
      [25, 1],
      [35, 10],
    ]);
  });

  it('makes the first developer senior and the rest mid', async () => {
    const full = catalogue.get('full_company');
    const { agents } = await expandTemplate(full, resolveVariables(full, {}), numbered);
    const developers = agents.filter(({ role }) => role === 'Backend Developer');
    expect(developers.map(({ level, personalityPreset }) => `${level} ${personalityPreset}`)).toEqual([
      'senior pragmatic_builder',
      'mid eager_learner',
      'mid eager_learner',
    ]);
  });

  it('gives the same names every time, for the same template and locales', async () => {
    const startup = catalogue.get('startup');
    const names = async (locales: readonly string[]) =>
      (await expandTemplate(startup, {}, { ...naming, locales })).agents.map(({ name }) => name);
    expect(await names(['__all__'])).toEqual(await names(['__all__']));
    expect(await names(['fr_FR'])).not.toEqual(await names(['pl_PL']));
  });

  it('uses the name of the template, and numbers duplicates from 2', async () => {
    const { agents } = await expand({
      departments: [],
      agents: [
        { role: 'CEO', name: ' Ada ' },
        { role: 'CTO', name: 'ADA' },
        { role: 'CFO', name: 'Ada 3' },
        { role: 'COO', name: 'Ada' },
        { role: 'CPO' },
      ],
    });
    expect(agents.map(({ name }) => name)).toEqual(['Ada', 'ADA 2', 'Ada 3', 'Ada 4', 'Agent 4']);
  });

  it('fills in department, level and preset', async () => {
    const { agents } = await expand({ departments: [{ name: 'Engineering' }], agents: [{ role: 'Tester' }] });
    expect(agents[0]).toMatchObject({
      department: 'Engineering',
      level: 'mid',
      personalityPreset: 'pragmatic_builder',
    });
    expect(agents[0]?.requirement).toEqual({
      priority: 'balanced',
      minContext: 0,
      requiresTools: false,
      requiresVision: false,
      requiresReasoning: false,
    });
  });

  it('falls back to the default preset for an unknown one, and logs it once', async () => {
    const { agents, warnings } = await expand({
      departments: [],
      agents: [
        { role: 'A', personality_preset: 'Joker' },
        { role: 'B', personality_preset: 'Joker' },
        { role: 'C', personality_preset: ' Team_Diplomat' },
      ],
    });
    expect(agents.map(({ personalityPreset }) => personalityPreset)).toEqual([
      'pragmatic_builder',
      'pragmatic_builder',
      'team_diplomat',
    ]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Joker');
  });

  it('finds the head in the department, otherwise anywhere, otherwise nobody', async () => {
    const { departments } = await expand({
      departments: [
        { name: 'one', head_role: 'lead' },
        { name: 'two', head_role: 'Lead' },
        { name: 'three', head_role: 'LEAD' },
        { name: 'four', head_role: 'Chief' },
        { name: 'five' },
      ],
      agents: [
        { role: 'Lead', department: 'one', name: 'A' },
        { role: 'Lead', department: 'two', name: 'B' },
        { role: 'Lead', department: 'two', name: 'C' },
      ],
    });
    expect(departments.map(({ head }) => head)).toEqual(['A', 'B', 'A', null, null]);
  });
});
