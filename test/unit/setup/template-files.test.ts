import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NotFound, ValidationFailed } from '../../../domain/foundation/errors/errors.ts';
import { sizeOf, TemplateCatalogue } from '../../../domain/setup/template-catalogue.ts';

const minimal = {
  display_name: 'My team',
  description: 'A team of one.',
  departments: [{ name: 'engineering' }],
  agents: [{ role: 'CEO' }],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'templates-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const save = (file: string, content: unknown) =>
  writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content, null, 1));

const faultOf = async (content: unknown): Promise<string> => {
  await save('broken.json', content);
  const { errors: faults } = await TemplateCatalogue.load(folder);
  expect(faults).toHaveLength(1);
  return (faults[0] ?? '').replace(`${folder}/`, '');
};

describe('user templates', () => {
  it('need four fields; the rest has defaults', async () => {
    await save('mine.json', minimal);
    const template = (await TemplateCatalogue.load(folder)).get('mine');
    expect(template).toMatchObject({
      key: 'mine',
      source: 'user',
      tags: [],
      skillPatterns: [],
      variables: [],
      autonomyLevel: 'semi',
      workflow: 'agile_kanban',
      communicationPattern: 'hybrid',
      budget: 100,
      posture: null,
    });
    expect(sizeOf(template)).toEqual({ agentCount: 1, departmentCount: 1 });
  });

  it('replace a built-in template with the same key', async () => {
    await save('Startup.json', minimal);
    const catalogue = await TemplateCatalogue.load(folder);
    expect(catalogue.get('startup')).toMatchObject({ source: 'user', displayName: 'My team' });
    expect(catalogue.list().filter(({ key }) => key === 'startup')).toHaveLength(1);
  });

  it('that are broken are omitted from the list and cannot be applied, like the built-in one that they replace', async () => {
    await save('startup.json', '{');
    await save('mine.json', minimal);
    const catalogue = await TemplateCatalogue.load(folder);
    expect(catalogue.list().map(({ key }) => key)).not.toContain('startup');
    expect(catalogue.list().map(({ key }) => key)).toContain('mine');
    expect(() => catalogue.get('startup')).toThrow(ValidationFailed);
  });

  it.each(['nobody', 'a/b', 'a\\b', '..', '../startup', '__proto__'])('are unknown under the key %j', async (key) => {
    const catalogue = await TemplateCatalogue.load(folder);
    expect(() => catalogue.get(key)).toThrow(NotFound);
  });

  it('are only the JSON files of the folder', async () => {
    await save('notes.txt', 'not a template');
    await save('a..b.json', minimal);
    const catalogue = await TemplateCatalogue.load(folder);
    expect(catalogue.list()).toHaveLength(10);
    expect(catalogue.errors).toEqual([]);
  });
});

describe('an error in a user template names file, line and path', () => {
  it.each([
    [
      'a syntax error',
      '{\n "display_name": "T",\n "description" "D"\n}',
      'broken.json:3: is not valid JSON: colon expected',
    ],
    ['a missing field', { ...minimal, agents: undefined }, 'broken.json:1: /agents is missing'],
    ['an agent without a role', { ...minimal, agents: [{}] }, 'broken.json:10: /agents/0/role is missing'],
    ['no agents', { ...minimal, agents: [] }, 'broken.json:9: /agents must have at least 1 item'],
    ['a blank name', { ...minimal, display_name: ' ' }, 'broken.json:2: /display_name must not be blank'],
    ['too large a budget', { ...minimal, budget: 1e307 }, 'broken.json:14: /budget must be at most 1000000000000'],
    ['an unknown field', { ...minimal, colour: 'red' }, 'broken.json:14: /colour is not a known field'],
    [
      'an unknown level',
      { ...minimal, agents: [{ role: 'CEO', level: 'king' }] },
      'broken.json:12: /agents/0/level must be one of junior, mid, senior, lead, principal, director, vp, c_suite',
    ],
    [
      'a department twice',
      { ...minimal, departments: [{ name: 'Ops' }, { name: ' ops' }] },
      'broken.json:9: /departments/1/name must be unique',
    ],
    [
      'a variable twice',
      { ...minimal, variables: [{ name: 'size' }, { name: 'Size' }] },
      'broken.json:19: /variables/1/name must be unique',
    ],
    [
      'a default of another type',
      { ...minimal, variables: [{ name: 'size', var_type: 'int', default: 'big' }] },
      'broken.json:18: /variables/0/default must be a whole number',
    ],
    [
      'a required variable with a default',
      { ...minimal, variables: [{ name: 'size', required: true, default: 'big' }] },
      'broken.json:18: /variables/0/default must be null, because the variable is required',
    ],
    [
      'a count without a limit',
      { ...minimal, agents: [{ role: 'CEO', count: { variable: 'size' } }] },
      'broken.json:13: /agents/0/count/variable must name an int variable with default, minimum and maximum',
    ],
  ])('%s', async (_, content, expected) => {
    expect(await faultOf(content)).toBe(expected);
  });

  it.each(['default', 'minimum', 'maximum'])('a count by a variable without %s', async (left) => {
    const size = { name: 'size', var_type: 'int', default: 2, minimum: 1, maximum: 3, [left]: null };
    const agents = [{ role: 'CEO', count: { variable: 'size' } }];
    expect(await faultOf({ ...minimal, agents, variables: [size] })).toContain(
      '/agents/0/count/variable must name an int variable with default, minimum and maximum',
    );
  });
});
