import { expect, it } from 'vitest';
import { departmentCap } from '../../../domain/budgets/budget-caps.ts';
import { departmentNamed, idOf, organisationWith } from '../../support/builders/organisation/plain-organisation.ts';

it.each([
  [100, 100],
  [25, 25],
  [0.5, 0.5],
  [0, null],
])('a department with %s percent of 100 has the cap %s', (budgetPercent, cap) => {
  const organisation = organisationWith([departmentNamed(1, 'Sales', { budgetPercent })]);
  expect(departmentCap(organisation, idOf(1))).toBe(cap);
});
