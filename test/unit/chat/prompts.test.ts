import { describe, expect, it } from 'vitest';
import { snapshotText } from '../../../domain/chat/explain/snapshot-text.ts';
import { agentRoster, agentsWithRole, roleRoster } from '../../../domain/chat/roster.ts';
import type { Agent } from '../../../domain/organisation/value/agent.ts';
import { EMPTY_SNAPSHOT } from '../../support/builders/chat/model-calls.ts';

const agent = (name: string, role: string): Agent => ({ id: name, name, role }) as Agent;
const crowd = (count: number): Agent[] => Array.from({ length: count }, (_, index) => agent(`a${index}`, `r${index}`));

describe('a roster', () => {
  it('names every agent in company order, the first 500, and how many more there are', () => {
    expect(agentRoster([])).toBe('agents: none');
    expect(agentRoster([agent('Ada', 'CTO'), agent('Bob', 'CTO')])).toBe(
      'agents:\n- name: Ada; role: CTO\n- name: Bob; role: CTO',
    );
    expect(agentRoster(crowd(500)).split('\n')).toHaveLength(501);
    expect(agentRoster(crowd(502)).split('\n').slice(-2)).toEqual(['- name: a499; role: r499', 'and 2 more']);
  });

  it('names each role once, as the first holder spells it', () => {
    expect(roleRoster([agent('Ada', 'CTO'), agent('Bob', 'CFO'), agent('Eve', 'cto ')])).toBe('roles:\n- CTO\n- CFO');
    expect(roleRoster(crowd(501)).split('\n').at(-1)).toBe('and 1 more');
  });

  it('finds the agents with a role case-insensitively; an unknown role has none', () => {
    const agents = [agent('Ada', 'CTO'), agent('Bob', 'CFO'), agent('Eve', 'cto')];
    expect(agentsWithRole(agents, ' Cto ').map(({ name }) => name)).toEqual(['Ada', 'Eve']);
    expect(agentsWithRole(agents, '')).toEqual([]);
  });
});

describe('the snapshot for a model', () => {
  it('gives a total for every kind, and the number that the sample omits', () => {
    const task = { id: 't1', label: 'Fix billing', status: 'in_progress' };
    const text = snapshotText({
      ...EMPTY_SNAPSHOT,
      companyName: null,
      departments: { total: 3, items: [{ id: 'd-sales', name: 'Sales' }] },
      agents: {
        total: 2,
        items: [
          { id: 'a-ada', name: 'Ada', role: 'CTO', department: 'Sales' },
          { id: 'a-bob', name: 'Bob', role: 'CFO', department: null },
        ],
      },
      tasksInProgress: { total: 1, items: [task] },
      tasksInReview: { total: 0, items: [] },
      activeProjects: { total: 2, items: [{ id: 'p1', label: 'Portal', status: 'active' }] },
      pendingApprovals: { total: 1, items: [{ id: 'a1', label: 'Release', status: 'pending' }] },
      draftedCharters: { total: 1, items: [{ id: 'c1', label: 'Shop', status: 'drafted' }] },
      plansInReview: { total: 1, items: [{ id: 'l1', label: 'Move', status: 'pending_review' }] },
      waiting: { total: 2, items: [{ id: 'l1', kind: 'plan', label: 'Move', urgency: 'no_expiry' }] },
      budget: { currency: 'EUR', cap: 100, held: 1, spent: 2.5 },
      versions: { total: 9, items: [{ version: 9, savedAt: '2031-03-01T10:00:00.000Z' }] },
      recent: { windowDays: 7, completedTasks: 4, decidedApprovals: 5, approvedCharters: 6 },
    });
    expect(text.split('\n')).toEqual([
      'company: has no name yet; autonomy level semi',
      ...['departments: 3', '- Sales', '- and 2 more'],
      ...['agents: 2', '- Ada, CTO, Sales', '- Bob, CFO, no department'],
      ...['tasks in progress: 1', '- Fix billing (in_progress, id t1)', 'tasks in review: 0'],
      ...['active projects: 2', '- Portal (active, id p1)', '- and 1 more'],
      ...['pending approvals: 1', '- Release (pending, id a1)'],
      ...['drafted charters: 1', '- Shop (drafted, id c1)'],
      ...['waiting for the decision of the person: 2', '- Move (plan, no_expiry, id l1)', '- and 1 more'],
      ...['plans in review: 1', '- Move (pending_review, id l1)'],
      ...['versions of the company: 9', '- 9, saved 2031-03-01T10:00:00.000Z', '- and 8 more'],
      'budget of this month: cap 100, spent 2.5, held 1, in EUR',
      'in the last 7 days: 4 tasks completed, 5 approvals decided, 6 charters approved',
    ]);
    expect(snapshotText(EMPTY_SNAPSHOT)).toContain('budget of this month: no cap, spent 0, held 0, in EUR');
  });
});
