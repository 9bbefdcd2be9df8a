import { describe, expect, it } from 'vitest';
import type { Organisation } from '../../../domain/organisation/value/organisation.ts';
import { organisationEvents } from '../../../domain/organisation/value/snapshots/organisation-events.ts';
import { snapshotOf } from '../../../domain/organisation/value/snapshots/snapshot.ts';
import {
  agentNamed,
  departmentNamed,
  idOf,
  LATER,
  organisationWith,
} from '../../support/builders/organisation/plain-organisation.ts';

const sales = departmentNamed(1, 'Sales', { description: 'sells', budgetPercent: 5 });
const design = departmentNamed(2, 'Design');
const ada = agentNamed(11, 'Ada');
const bo = agentNamed(12, 'Bo');
const cy = agentNamed(13, 'Cy', { department: 'Design' });
const before = organisationWith([sales, design], [ada, bo, cy]);

const announced = (change: Partial<Organisation>, from: Organisation = before) =>
  organisationEvents(snapshotOf(from), snapshotOf({ ...from, ...change }));

describe('the events of a change of the organisation', () => {
  it('are none when nothing changed', () => {
    expect(announced({})).toEqual([]);
    expect(announced({ agents: before.agents.map((agent) => ({ ...agent, updatedAt: LATER })) })).toEqual([]);
  });

  it('contain the changed fields of the company', () => {
    expect(announced({ company: { ...before.company, name: 'New', description: 'x' } })).toEqual([
      { type: 'company.updated', channel: 'company', payload: { company_name: 'New', description: 'x' } },
    ]);
  });

  it.each([
    ['budget', { budgetMonthly: 7 }, { budget_monthly: 7 }, { budget_monthly: 7, currency: 'USD' }],
    ['currency', { currency: 'EUR' }, { currency: 'EUR' }, { budget_monthly: 100, currency: 'EUR' }],
  ])('contain the budget as well when the %s changed', (_, fields, changed, budget) => {
    expect(announced({ company: { ...before.company, ...fields } })).toEqual([
      { type: 'company.updated', channel: 'company', payload: changed },
      { type: 'budget.updated', channel: 'budget', payload: budget },
    ]);
  });

  it('contain the budget also when it changed among others', () => {
    const events = announced({ company: { ...before.company, name: 'New', budgetMonthly: 7 } });
    expect(events.map(({ type }) => type)).toEqual(['company.updated', 'budget.updated']);
  });

  it('contain a department that was created, changed or removed', () => {
    const changed = { ...design, head: 'Cy', updatedAt: LATER };
    const legal = departmentNamed(3, 'Legal', { description: 'law', budgetPercent: 2 });
    expect(announced({ departments: [changed, legal] })).toEqual([
      { type: 'department.deleted', channel: 'departments', payload: { department_id: idOf(1), name: 'Sales' } },
      { type: 'department.updated', channel: 'departments', payload: { department_id: idOf(2), name: 'Design' } },
      {
        type: 'department.created',
        channel: 'departments',
        payload: { department_id: idOf(3), name: 'Legal', description: 'law', budget_percent: 2 },
      },
    ]);
  });

  it('contain an agent that was created, changed or removed', () => {
    const payload = (number: number, name: string) => ({ agent_id: idOf(number), name });
    expect(announced({ agents: [{ ...bo, name: 'Bea' }, cy, agentNamed(14, 'Di')] })).toEqual([
      { type: 'agent.deleted', channel: 'agents', payload: payload(11, 'Ada') },
      { type: 'agent.updated', channel: 'agents', payload: payload(12, 'Bea') },
      { type: 'agent.created', channel: 'agents', payload: payload(14, 'Di') },
    ]);
  });

  it('contain the new order of departments, with the names of all', () => {
    expect(announced({ departments: [design, sales] })).toEqual([
      { type: 'departments.reordered', channel: 'departments', payload: { department_names: ['Design', 'Sales'] } },
    ]);
  });

  it('contain no order when departments only moved up', () => {
    expect(announced({ departments: [design] }).map(({ type }) => type)).toEqual(['department.deleted']);
  });

  it('contain no order when a department was inserted', () => {
    const made = announced({ departments: [sales, departmentNamed(3, 'Legal'), design] });
    expect(made.map(({ type }) => type)).toEqual(['department.created']);
  });

  it('contain the new order of agents, department by department, in any spelling of its name', () => {
    const from = organisationWith([sales, design], [ada, { ...bo, department: ' SALES' }, cy]);
    const [first, second, third] = from.agents;
    if (!first || !second || !third) throw new Error('no agents');
    expect(announced({ agents: [second, first, third] }, from)).toEqual([
      {
        type: 'agents.reordered',
        channel: 'agents',
        payload: { department_id: idOf(1), agent_names: ['Bo', 'Ada'] },
      },
    ]);
  });

  it('contain no order of agents when only places between departments changed', () => {
    expect(announced({ agents: [cy, ada, bo] })).toEqual([]);
  });
});
