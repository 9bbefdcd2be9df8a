import { describe, expect, it } from 'vitest';
import type { RetrieverDeps } from '../../../domain/chat/explain/facts/deps.ts';
import type { Query } from '../../../domain/chat/explain/facts/query.ts';
import { RETRIEVERS } from '../../../domain/chat/explain/facts/retrievers.ts';
import type { Organisation } from '../../../domain/organisation/value/organisation.ts';
import { actorOf } from '../../support/builders/actor.ts';
import { organisationWith } from '../../support/builders/organisation/plain-organisation.ts';

const NOW = new Date('2031-01-15T10:00:00Z');
const QUERY: Query = {
  ...{ text: '', agents: [], departments: [], ids: [], references: [], earlier: [] },
  ...{ autonomyLevels: [], projectStatuses: [] },
  ...{ actor: actorOf('ceo'), now: NOW, since: NOW, from: null, limit: 5, version: null, isLastMonth: false },
  isNamed: () => false,
  organisation: organisationWith([]),
};

/** Every read fails. */
const UNREADABLE = new Proxy({} as RetrieverDeps, {
  get: (_target, name) => {
    throw new Error(`${String(name)} was read`);
  },
});

describe('the spending of last month', () => {
  it('is read for all days of that month and shown with its total', async () => {
    const asked: unknown[] = [];
    const list = async (query: { readonly level: string }) => {
      asked.push(query);
      return query.level === 'company'
        ? [{ ...query, id: null, name: 'Acme', amount: 7, currency: 'USD', calls: 1 }]
        : [];
    };
    const charters = { readableAmong: async () => new Set() };
    const deps = { spendingReport: { list }, charters } as unknown as RetrieverDeps;
    const found = await RETRIEVERS.spending({ ...QUERY, isLastMonth: true }, deps);
    expect(found[0]?.title).toBe('Spent in 2030-12: 7 USD.');
    for (const query of asked) expect(query).toMatchObject({ from: '2030-12-01', to: '2030-12-31' });
    expect(asked).toHaveLength(4);
  });
});

describe('the budget of this month', () => {
  it('has left neither what was spent nor what running calls hold', async () => {
    const company = { cap: 100, spent: 20, held: 30 };
    const report = async () => ({ month: '2031-01', currency: 'USD', company, departments: [] });
    const [found] = await RETRIEVERS.budget(QUERY, { budgetReport: { report } } as unknown as RetrieverDeps);
    expect(found?.title).toContain('20 USD spent, 30 USD held, 50 USD left');
  });
});

describe('the autonomy of all agents', () => {
  const DEPARTMENTS = 500;

  it.each([[['locked']], [['full', 'semi', 'supervised', 'locked']]])(
    'reads the departments a few times, not once for each agent: %j',
    async (autonomyLevels) => {
      let reads = 0;
      const departments = Array.from({ length: DEPARTMENTS }, (_, index) => ({
        id: `d${index}`,
        autonomyLevel: 'locked',
        get name() {
          reads += 1;
          return `Department ${index}`;
        },
      }));
      const agents = Array.from({ length: 4 * DEPARTMENTS }, (_, index) => ({
        id: `a${index}`,
        name: `Agent ${index}`,
        role: 'Clerk',
        department: `department ${DEPARTMENTS - 1}`,
        autonomyLevel: null,
      }));
      const organisation = { company: { autonomyLevel: 'semi' }, departments, agents } as unknown as Organisation;
      const found = await RETRIEVERS.autonomy({ ...QUERY, organisation, autonomyLevels }, UNREADABLE);
      expect(found.map(({ title }) => title)).toContain(`Agents whose autonomy is locked: ${agents.length}`);
      expect(reads).toBeLessThanOrEqual(4 * DEPARTMENTS);
    },
  );
});
