import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewerOf } from '../../../domain/execution/reviews/reviewers.ts';
import type { Agent } from '../../../domain/organisation/value/agent.ts';
import type { Department } from '../../../domain/organisation/value/department.ts';

const agent = (id: string, role = 'Developer', department = 'Shop'): Agent =>
  ({ id, name: `Agent ${id}`, role, department }) as Agent;
const department = (head: string | null, name = 'Shop'): Department => ({ name, head }) as Department;

const of = (agents: readonly Agent[], departments: readonly Department[], lead: string | null, ...makers: string[]) =>
  reviewerOf({ agents, departments }, { agentId: makers[0] ?? '', makers: new Set(makers), projectLead: lead })?.id ??
  null;

describe('the reviewer of a run', () => {
  it('is the head of the department, else the lead of the project, else the first agent whose role says so', () => {
    const agents = [agent('a'), agent('b'), agent('c', 'QUALITY engineer'), agent('d', 'Tech Lead'), agent('e')];
    expect(of(agents, [department('agent B')], 'e', 'a')).toBe('b');
    expect(of(agents, [department('Agent b')], 'e', 'a', 'b')).toBe('e');
    expect(of(agents, [department(null)], null, 'a')).toBe('c');
    expect(of(agents, [], null, 'a', 'c')).toBe('d');
    expect(of([agent('a'), agent('b')], [], null, 'a')).toBeNull();
  });

  it('is never an agent that executed a run of the task, whatever the shape of the organisation', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const role = fc.constantFrom('Developer', 'Lead', 'Reviewer', 'Head of quality');
    const shapes = fc.record({
      agents: fc.uniqueArray(fc.record({ id, role }), { selector: (one) => one.id, maxLength: 4 }),
      head: fc.option(id),
      lead: fc.option(id),
      makers: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(shapes, ({ agents, head, lead, makers }) => {
        const all = agents.map((one) => agent(one.id, one.role));
        const found = of(all, [department(head === null ? null : `Agent ${head}`)], lead, ...makers);
        if (found === null) return;
        expect(makers).not.toContain(found);
        expect(all.map((one) => one.id)).toContain(found);
      }),
      { numRuns: 500 },
    );
  });
});
