import { describe, expect, it } from 'vitest';
import {
  Conflict,
  Duplicate,
  NotFound,
  RequestInvalid,
  ValidationFailed,
} from '../../../domain/foundation/errors/errors.ts';
import {
  addAgent,
  agentsOf,
  removeAgent,
  reorderAgents,
  requireAgent,
  updateAgent,
  withHeadReplaced,
} from '../../../domain/organisation/agents/agent-changes.ts';
import { pageOfAgents } from '../../../domain/organisation/agents/agent-page.ts';
import type { Agent } from '../../../domain/organisation/value/agent.ts';
import { choosePersonality } from '../../../domain/organisation/value/personality-choice.ts';
import { findPersonality } from '../../../domain/organisation/value/personality-presets.ts';
import { snapshotOfAgent } from '../../../domain/organisation/value/snapshots/snapshot.ts';
import {
  agentNamed,
  departmentNamed,
  idOf,
  LATER,
  organisationWith,
} from '../../support/builders/organisation/plain-organisation.ts';

const MODEL = { modelProvider: 'p', modelId: 'm', tier: 'large' } as const;
const ada = agentNamed(1, 'Ada', { department: 'Sales', role: 'CEO' });
const bo = agentNamed(2, 'Bo', { department: 'Design' });
const cy = agentNamed(3, 'Cy', { department: 'Sales' });
const company = organisationWith(
  [
    departmentNamed(11, 'Sales', { head: ' ada ' }),
    departmentNamed(12, 'Design', { head: 'Bo' }),
    departmentNamed(13, 'Legal'),
  ],
  [ada, bo, cy],
);
const headsOf = ({ departments }: typeof company): (string | null)[] => departments.map(({ head }) => head);
const namesOf = (agents: readonly Agent[]): string[] => agents.map(({ name }) => name);

describe('a requested agent', () => {
  it('is found by its id in any case', () => {
    expect(requireAgent(company, idOf(2).toUpperCase())).toBe(bo);
  });

  it.each(['', 'Bo', idOf(99)])('is not found by %j', (id) => {
    expect(() => requireAgent(company, id)).toThrow(new NotFound('The agent does not exist'));
  });

  it('belongs to its department in any spelling of the name', () => {
    expect(agentsOf(company, ' SALES ')).toEqual([ada, cy]);
    expect(agentsOf(company, 'Legal')).toEqual([]);
  });
});

describe('a new agent', () => {
  const fields = {
    name: ' Di ',
    role: ' QA ',
    department: 'sales',
    level: 'mid',
    personalityPreset: null,
    autonomyLevel: 'full',
    budgetLimitMonthly: 7,
  } as const;
  const chosen = { ...MODEL, ...choosePersonality('visionary_leader') };
  const add = (more: Partial<Parameters<typeof addAgent>[2]> = {}) =>
    addAgent(company, { id: idOf(4), now: LATER }, { ...fields, ...more }, chosen);

  it('is last, with trimmed names and the spelling of its department', () => {
    const next = add();
    expect(next).toEqual({ ...company, agents: [ada, bo, cy, next.agents[3]] });
    expect(next.agents[3]).toEqual({
      id: idOf(4),
      name: 'Di',
      role: 'QA',
      department: 'Sales',
      level: 'mid',
      ...MODEL,
      personalityPreset: 'visionary_leader',
      personality: findPersonality('visionary_leader'),
      autonomyLevel: 'full',
      budgetLimitMonthly: 7,
      createdAt: LATER,
      updatedAt: LATER,
    });
  });

  it('needs an existing department and an unused name', () => {
    expect(() => add({ department: 'Law' })).toThrow(new ValidationFailed('The department does not exist'));
    expect(() => add({ name: ' BO ' })).toThrow(Duplicate);
  });
});

describe('a change of an agent', () => {
  const update = (fields: Parameters<typeof updateAgent>[2], agent = bo, chosen: Partial<Agent> = {}) => {
    const next = updateAgent(company, agent, fields, chosen);
    return { next, agent: requireAgent(next, agent.id) };
  };
  const full = { ...bo, autonomyLevel: 'full', budgetLimitMonthly: 5 } as const;

  it.each([
    ['nothing', {}, {}],
    ['nulls, which stay without effect', { name: null, role: null, department: null, level: null }, {}],
    ['a name', { name: ' Bea ' }, { name: 'Bea' }],
    ['the same name in another spelling', { name: 'BO' }, { name: 'BO' }],
    ['a role', { role: ' QA ' }, { role: 'QA' }],
    ['a department', { department: ' legal ' }, { department: 'Legal' }],
    ['a level', { level: 'lead' as const }, { level: 'lead' }],
    ['an autonomy level', { autonomyLevel: 'locked' as const }, { autonomyLevel: 'locked' }],
    ['no autonomy level', { autonomyLevel: null }, { autonomyLevel: null }],
    ['a budget limit', { budgetLimitMonthly: 0 }, { budgetLimitMonthly: 0 }],
    ['no budget limit', { budgetLimitMonthly: null }, { budgetLimitMonthly: null }],
  ])('to %s changes only that', (_, fields, expected) => {
    const next = updateAgent({ ...company, agents: [ada, full, cy] }, full, fields, {});
    expect(next.agents).toEqual([ada, { ...full, ...expected }, cy]);
    expect(next.departments[0]).toBe(company.departments[0]);
  });

  it('accepts the chosen values', () => {
    expect(update({}, bo, { ...MODEL }).agent).toEqual({ ...bo, ...MODEL });
  });

  it('to a new name renames the head of a department', () => {
    expect(headsOf(update({ name: 'Bea' }).next)).toEqual([' ada ', 'Bea', null]);
    expect(headsOf(update({ name: 'BO' }).next)).toEqual([' ada ', 'BO', null]);
    expect(update({ role: 'QA' }).next.departments).toBe(company.departments);
  });

  it('is refused for the name of another agent and for an unknown department', () => {
    expect(() => update({ name: 'ada' })).toThrow(Duplicate);
    expect(() => update({ department: 'Law' })).toThrow(ValidationFailed);
  });

  it('keeps a name that two agents share already', () => {
    const twins = { ...company, agents: [bo, { ...cy, name: 'bo' }] };
    expect(namesOf(updateAgent(twins, bo, { name: 'Bo', role: 'QA' }, {}).agents)).toEqual(['Bo', 'bo']);
  });
});

describe('the removal of an agent', () => {
  it('removes it and leaves its department without head', () => {
    const next = removeAgent(company, bo);
    expect(next.agents).toEqual([ada, cy]);
    expect(headsOf(next)).toEqual([' ada ', null, null]);
  });

  it.each(['CEO', ' ceo '])('is refused for the %j', (role) => {
    expect(() => removeAgent(company, { ...ada, role })).toThrow(new Conflict('The CEO cannot be deleted'));
  });

  it('keeps the head when another agent has the same name', () => {
    const twins = { ...company, agents: [ada, bo, { ...cy, name: ' BO' }] };
    expect(headsOf(removeAgent(twins, bo))).toEqual([' ada ', 'Bo', null]);
  });
});

describe('a head that is replaced', () => {
  it('gives the same organisation when the name stays', () => {
    expect(withHeadReplaced(company, ada, 'Ada')).toBe(company);
  });

  it('is found in any spelling, in every department it leads', () => {
    const both = { ...company, departments: company.departments.map((one) => ({ ...one, head: 'ADA' })) };
    expect(headsOf(withHeadReplaced(both, ada, 'Eve'))).toEqual(['Eve', 'Eve', 'Eve']);
  });
});

describe('a new order of the agents of a department', () => {
  it('keeps the places of all others', () => {
    const next = reorderAgents(company, ' sales ', ['Cy', 'Ada']);
    expect(next).toEqual({ ...company, agents: [cy, bo, ada] });
  });

  it('must name them all', () => {
    expect(() => reorderAgents(company, 'Sales', ['Cy'])).toThrow(ValidationFailed);
  });
});

describe('a page of agents', () => {
  const agents = [ada, bo, cy].map(snapshotOfAgent);
  const page = (limit: number, position: readonly string[] | null) => {
    const { items, nextPosition } = pageOfAgents(agents, { limit, position });
    return [items.map(({ name }) => name), nextPosition];
  };

  it.each([
    ['begins with the first', 2, null, ['Ada', 'Bo'], [idOf(2), '1']],
    ['continues after the last agent, at its present place', 2, [idOf(1), '2'], ['Bo', 'Cy'], null],
    ['continues at the place of a deleted agent', 1, [idOf(99), '1'], ['Bo'], [idOf(2), '1']],
    ['ends with the last', 3, null, ['Ada', 'Bo', 'Cy'], null],
    ['is empty behind the last', 2, [idOf(3), '2'], [], null],
  ])('%s', (_, limit, position, names, next) => {
    expect(page(limit, position)).toEqual([names, next]);
  });
});

describe('the personality of an agent', () => {
  it.each([
    [null, 'pragmatic_builder'],
    ['', 'pragmatic_builder'],
    [' \t', 'pragmatic_builder'],
    [' Visionary_LEADER ', 'visionary_leader'],
  ])('%j is the preset %s', (text, key) => {
    expect(choosePersonality(text)).toEqual({ personalityPreset: key, personality: findPersonality(key) });
  });

  it('of no preset is refused', () => {
    expect(() => choosePersonality('nobody')).toThrow(
      new RequestInvalid('body /personality_preset: is not a personality preset'),
    );
  });
});
