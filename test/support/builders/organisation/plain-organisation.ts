import type { Agent } from '../../../../domain/organisation/value/agent.ts';
import { DEPARTMENT_DEFAULTS, type Department } from '../../../../domain/organisation/value/department.ts';
import type { Company, Organisation } from '../../../../domain/organisation/value/organisation.ts';

/** When all records here were created, and a later timestamp. */
export const EARLIER = new Date('2031-03-01T00:00:00.000Z');
export const LATER = new Date('2031-03-15T12:00:00.000Z');

/** A UUID from a small number. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const departmentNamed = (number: number, name: string, more: Partial<Department> = {}): Department => ({
  ...DEPARTMENT_DEFAULTS,
  id: idOf(number),
  name,
  createdAt: EARLIER,
  updatedAt: EARLIER,
  ...more,
});

export const agentNamed = (number: number, name: string, more: Partial<Agent> = {}): Agent => ({
  id: idOf(number),
  name,
  role: 'Developer',
  department: 'Sales',
  level: 'mid',
  personalityPreset: null,
  personality: {},
  modelProvider: null,
  modelId: null,
  tier: 'medium',
  autonomyLevel: null,
  budgetLimitMonthly: null,
  createdAt: EARLIER,
  updatedAt: EARLIER,
  ...more,
});

const COMPANY: Company = {
  name: 'Acme',
  description: null,
  autonomyLevel: 'semi',
  budgetMonthly: 100,
  currency: 'USD',
  communicationPattern: 'hybrid',
  templateApplied: null,
  templateVariables: {},
  modelTierProfile: 'balanced',
};

/** An organisation as a value, for tests of rules without a database. */
export const organisationWith = (
  departments: readonly Department[],
  agents: readonly Agent[] = [],
  company: Partial<Company> = {},
): Organisation => ({ company: { ...COMPANY, ...company }, departments, agents });
