import { describe, expect, it } from 'vitest';
import { nameKey } from '../../../domain/foundation/kernel/text/text.ts';
import { ROLE_CATALOGUE } from '../../../domain/organisation/roles/role-catalogue.ts';
import { DEPARTMENT_NAMES } from '../../../domain/organisation/value/enumerations.ts';

const levelOf = (name: string) => ROLE_CATALOGUE.find((role) => role.name === name)?.authorityLevel;

describe('role catalogue', () => {
  it('has 31 roles in all nine departments, each name once', () => {
    expect(ROLE_CATALOGUE).toHaveLength(31);
    expect(new Set(ROLE_CATALOGUE.map((role) => nameKey(role.name))).size).toBe(31);
    expect(new Set(ROLE_CATALOGUE.map((role) => role.department))).toEqual(new Set(DEPARTMENT_NAMES));
  });

  it('describes every role with a different text', () => {
    const descriptions = new Set(ROLE_CATALOGUE.map((role) => role.description));
    expect(descriptions.size).toBe(31);
    expect([...descriptions].every((text) => text.trim() !== '' && text.length <= 1000)).toBe(true);
  });

  it.each([
    ['CEO', 'c_suite'],
    ['Software Architect', 'principal'],
    ['QA Lead', 'lead'],
    ['Performance Engineer', 'senior'],
    ['Backend Developer', 'mid'],
    ['Growth Marketer', 'mid'],
  ])('gives %s the level %s', (name, level) => {
    expect(levelOf(name)).toBe(level);
  });
});
