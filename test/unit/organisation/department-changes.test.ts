import { describe, expect, it } from 'vitest';
import { Duplicate, NotFound } from '../../../domain/foundation/errors/errors.ts';
import {
  addDepartment,
  findDepartment,
  requireDepartment,
  updateDepartment,
} from '../../../domain/organisation/departments/department-changes.ts';
import {
  agentNamed,
  departmentNamed,
  idOf,
  LATER,
  organisationWith,
} from '../../support/builders/organisation/plain-organisation.ts';

const sales = departmentNamed(1, 'Sales', {
  description: 'sells',
  head: 'Ada',
  budgetPercent: 10,
  autonomyLevel: 'full',
  ceremonyPolicy: { autoTransition: true },
});
const design = departmentNamed(2, 'Design');
const company = organisationWith(
  [sales, design],
  [agentNamed(11, 'Ada', { department: ' SALES' }), agentNamed(12, 'Bo', { department: 'Design' })],
);

describe('a requested department', () => {
  it('is found by its id in any case', () => {
    const id = 'abcdef00-0000-4000-8000-000000000000';
    const known = organisationWith([sales, { ...design, id }]);
    expect(findDepartment(known, id.toUpperCase())).toBe(known.departments[1]);
    expect(requireDepartment(known, id)).toBe(known.departments[1]);
  });

  it.each(['', 'Sales', idOf(99)])('is not found by %j', (id) => {
    expect(findDepartment(company, id)).toBeNull();
    expect(() => requireDepartment(company, id)).toThrow(new NotFound('The department does not exist'));
  });
});

describe('a new department', () => {
  const fields = {
    id: null,
    name: ' Legal ',
    description: ' as sent ',
    head: ' Eve ',
    budgetPercent: 5,
    autonomyLevel: 'semi',
  } as const;
  const add = (more: Partial<Parameters<typeof addDepartment>[1]> = {}) =>
    addDepartment(company, { ...fields, ...more }, idOf(3), LATER);

  it('is last, with trimmed names and the new id', () => {
    const expected = {
      id: idOf(3),
      name: 'Legal',
      description: ' as sent ',
      head: 'Eve',
      budgetPercent: 5,
      autonomyLevel: 'semi',
      ceremonyPolicy: null,
      createdAt: LATER,
      updatedAt: LATER,
    };
    expect(add()).toEqual({ ...company, departments: [sales, design, expected] });
  });

  it('may have no head, and keeps a previous id in lower case', () => {
    const id = 'ABCDEF00-0000-4000-8000-000000000000';
    expect(add({ head: null, id }).departments[2]).toMatchObject({ head: null, id: id.toLowerCase() });
  });

  it('needs an unused name and an unused id', () => {
    expect(() => add({ name: 'sales ' })).toThrow(Duplicate);
    expect(() => add({ id: idOf(1) })).toThrow(new Duplicate('A department with this id already exists'));
  });
});

describe('a change of a department', () => {
  it.each([
    ['nothing', {}, {}],
    ['nulls, which stay without effect', { name: null, description: null, budgetPercent: null }, {}],
    ['the same name in another spelling', { name: ' SALES ' }, { name: 'SALES' }],
    ['a description', { description: '' }, { description: '' }],
    ['a head', { head: ' Eve ' }, { head: 'Eve' }],
    ['no head', { head: null }, { head: null }],
    ['a share', { budgetPercent: 0 }, { budgetPercent: 0 }],
    ['an autonomy level', { autonomyLevel: 'locked' as const }, { autonomyLevel: 'locked' }],
    ['no autonomy level', { autonomyLevel: null }, { autonomyLevel: null }],
    [
      'a policy',
      { ceremonyPolicy: { strategy: null, transition_threshold: 1 } },
      { ceremonyPolicy: { transition_threshold: 1 } },
    ],
    ['no policy', { ceremonyPolicy: null }, { ceremonyPolicy: null }],
  ])('to %s changes only that', (_, update, expected) => {
    const next = updateDepartment(company, sales, update);
    expect(next.departments).toEqual([{ ...sales, ...expected }, design]);
  });

  it('to a new name moves its agents with it and leaves the others', () => {
    const next = updateDepartment(company, sales, { name: 'Field Sales' });
    expect(next.agents).toEqual([{ ...company.agents[0], department: 'Field Sales' }, company.agents[1]]);
    expect(next.agents[1]).toBe(company.agents[1]);
    expect(next.company).toBe(company.company);
  });

  it('to another spelling of its name changes it for its agents too', () => {
    const [first] = updateDepartment(company, sales, { name: 'SALES' }).agents;
    expect(first).toEqual({ ...company.agents[0], department: 'SALES' });
  });

  it('without a new name leaves the agents the same objects', () => {
    expect(updateDepartment(company, sales, { head: 'Bo' }).agents).toBe(company.agents);
  });

  it('to the name of another department is refused', () => {
    expect(() => updateDepartment(company, sales, { name: 'DESIGN' })).toThrow(Duplicate);
  });

  it('keeps a name that two departments share already', () => {
    const twins = organisationWith([sales, { ...design, name: 'sales' }]);
    expect(updateDepartment(twins, sales, { name: 'Sales', head: null }).departments[0]).toMatchObject({ head: null });
  });
});
