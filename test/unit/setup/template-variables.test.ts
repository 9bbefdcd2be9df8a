import { describe, expect, it } from 'vitest';
import type { TemplateVariable, VariableValue } from '../../../domain/setup/template.ts';
import { TemplateCatalogue } from '../../../domain/setup/template-catalogue.ts';
import { resolveVariables, variableError } from '../../../domain/setup/template-variables.ts';

const variable = (more: Partial<TemplateVariable>): TemplateVariable => ({
  name: 'size',
  description: '',
  varType: 'str',
  default: null,
  required: false,
  hidden: false,
  minimum: null,
  maximum: null,
  ...more,
});

describe('a value of a template variable', () => {
  const STRING = 'must be a string';
  const WHOLE = 'must be a whole number';
  const NUMBER = 'must be a number';
  const BOOL = 'must be true or false';

  it.each<[TemplateVariable['varType'], VariableValue, string | null]>([
    ['str', 'text', null],
    ['str', '', null],
    ['str', 1, STRING],
    ['str', true, STRING],
    ['int', 1, null],
    ['int', -1, null],
    ['int', 1.5, WHOLE],
    ['int', '1', WHOLE],
    ['int', 2 ** 53, WHOLE],
    ['float', 1.5, null],
    ['float', -1, null],
    ['float', '1.5', NUMBER],
    ['float', true, NUMBER],
    ['bool', true, null],
    ['bool', false, null],
    ['bool', 'true', BOOL],
    ['bool', 1, BOOL],
  ])('of type %s: %j %s', (varType, value, fault) => {
    expect(variableError(variable({ varType }), value)).toBe(fault);
  });

  it.each<[number, string | null]>([
    [2, 'must be at least 3'],
    [3, null],
    [9, null],
    [10, 'must be at most 9'],
  ])('from 3 to 9: %j %s', (value, fault) => {
    expect(variableError(variable({ varType: 'int', minimum: 3, maximum: 9 }), value)).toBe(fault);
  });

  it('has each limit separately, and only for numbers', () => {
    expect(variableError(variable({ varType: 'int', minimum: 3 }), 1_000_000)).toBeNull();
    expect(variableError(variable({ varType: 'int', maximum: 9 }), -1_000_000)).toBeNull();
    expect(variableError(variable({ minimum: 3, maximum: 9 }), '1')).toBeNull();
    expect(variableError(variable({ minimum: 3, maximum: 9 }), '10')).toBeNull();
  });

  it.each([
    [{ speed: 1 }, 'template_variables/speed: is not a variable of the template'],
    [{ 'spe\u202Eed': 1 }, 'template_variables/spe\\u{202E}ed: is not a variable of the template'],
    [{ wip_limit: '3' }, 'template_variables/wip_limit: must be a whole number'],
    [{ num_backend_devs: 0 }, 'template_variables/num_backend_devs: must be at least 1'],
  ])('is refused with its path and the reason: %j', async (given, message) => {
    const full = (await TemplateCatalogue.load('/nonexistent/templates')).get('full_company');
    expect(() => resolveVariables(full, given)).toThrow(message);
  });
});
