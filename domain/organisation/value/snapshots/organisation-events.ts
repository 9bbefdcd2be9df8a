import type { DomainEvent } from '../../../foundation/events/event.ts';
import { canonicalJson, type JsonValue } from '../../../foundation/kernel/json/canonical-json.ts';
import { nameKey } from '../../../foundation/kernel/text/text.ts';
import type { AgentSnapshot, CompanySnapshot, DepartmentSnapshot } from './snapshot.ts';

interface Placed {
  readonly id: string;
  readonly position: number;
}

const areEqual = (before: object, after: object): boolean => {
  const plain = ({ updated_at: _time, position: _place, ...rest }: Record<string, unknown>): string =>
    canonicalJson(rest as JsonValue);
  return plain(before as Record<string, unknown>) === plain(after as Record<string, unknown>);
};

type Change = 'created' | 'updated' | 'deleted';

const announce = <T extends Placed>(
  before: readonly T[],
  after: readonly T[],
  event: (type: Change, record: T) => DomainEvent,
): DomainEvent[] => {
  if (before === after) return [];
  const earlier = new Map(before.map((record) => [record.id, record]));
  const later = new Set(after.map((record) => record.id));
  return [
    ...before.filter(({ id }) => !later.has(id)).map((record) => event('deleted', record)),
    ...after.flatMap((record) => {
      const known = earlier.get(record.id);
      if (known === undefined) return [event('created', record)];
      return known === record || areEqual(known, record) ? [] : [event('updated', record)];
    }),
  ];
};

const isReordered = (before: readonly Placed[], after: readonly Placed[]): boolean => {
  if (before === after) return false;
  const later = new Set(after.map(({ id }) => id));
  const earlier = new Set(before.map(({ id }) => id));
  const kept = before.filter(({ id }) => later.has(id));
  const now = after.filter(({ id }) => earlier.has(id));
  return kept.some(({ id }, index) => now[index]?.id !== id);
};

const departmentEvent = (type: Change, department: DepartmentSnapshot): DomainEvent => {
  const { id: department_id, name, description, budget_percent } = department;
  const payload = type === 'created' ? { department_id, name, description, budget_percent } : { department_id, name };
  return { type: `department.${type}`, channel: 'departments', payload };
};

const agentEvent = (type: Change, { id: agent_id, name }: AgentSnapshot): DomainEvent => ({
  type: `agent.${type}`,
  channel: 'agents',
  payload: { agent_id, name },
});

const agentOrderEvents = (before: CompanySnapshot, after: CompanySnapshot): DomainEvent[] => {
  if (!isReordered(before.agents, after.agents)) return [];
  const members = (agents: readonly AgentSnapshot[], name: string): AgentSnapshot[] =>
    agents.filter((agent) => nameKey(agent.department) === nameKey(name));
  return after.departments
    .filter(({ name }) => isReordered(members(before.agents, name), members(after.agents, name)))
    .map(({ id: department_id, name }) => ({
      type: 'agents.reordered',
      channel: 'agents',
      payload: { department_id, agent_names: members(after.agents, name).map((agent) => agent.name) },
    }));
};

const companyEvents = (before: CompanySnapshot, after: CompanySnapshot): DomainEvent[] => {
  const { departments: _departments, agents: _agents, ...fields } = after;
  const changed = Object.entries(fields).filter(
    ([name, value]) =>
      canonicalJson(value as JsonValue) !== canonicalJson((before as Record<string, unknown>)[name] as JsonValue),
  );
  if (changed.length === 0) return [];
  const events: DomainEvent[] = [{ type: 'company.updated', channel: 'company', payload: Object.fromEntries(changed) }];
  if (changed.some(([name]) => name === 'budget_monthly' || name === 'currency')) {
    const { budget_monthly, currency } = after;
    events.push({ type: 'budget.updated', channel: 'budget', payload: { budget_monthly, currency } });
  }
  return events;
};

/** The events of a change (spec/rules/events.md#organisation-events), from the difference of the two snapshots. */
export const organisationEvents = (before: CompanySnapshot, after: CompanySnapshot): DomainEvent[] => [
  ...companyEvents(before, after),
  ...announce(before.departments, after.departments, departmentEvent),
  ...(isReordered(before.departments, after.departments)
    ? [
        {
          type: 'departments.reordered' as const,
          channel: 'departments',
          payload: { department_names: after.departments.map(({ name }) => name) },
        },
      ]
    : []),
  ...announce(before.agents, after.agents, agentEvent),
  ...agentOrderEvents(before, after),
];
