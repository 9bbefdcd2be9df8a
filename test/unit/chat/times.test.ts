import { describe, expect, it } from 'vitest';
import type { RetrieverDeps } from '../../../domain/chat/explain/facts/deps.ts';
import { findQueryStart } from '../../../domain/chat/explain/facts/query-time.ts';
import { retrieveFacts } from '../../../domain/chat/explain/facts/retrieve-facts.ts';
import { actorOf } from '../../support/builders/actor.ts';
import { EMPTY_SNAPSHOT } from '../../support/builders/chat/model-calls.ts';
import { organisationWith } from '../../support/builders/organisation/plain-organisation.ts';

const NOW = new Date('2031-01-15T10:00:00Z');

describe('the time a question names', () => {
  it.each([
    ['What was decided today?', '2031-01-15'],
    ['Finished since yesterday?', '2031-01-14'],
    ['What changed this week?', '2031-01-08'],
    ['Done in the last 3 days?', '2031-01-12'],
    ['Done this month?', '2031-01-01'],
    ['Done last month?', '2030-12-01'],
    ['Done in a month?', '2030-12-16'],
    ['What was done lately?', null],
  ])('of %j begins %s', (line, day) => {
    expect(findQueryStart(line, NOW)?.toISOString() ?? null).toBe(day === null ? null : `${day}T00:00:00.000Z`);
  });
});

describe('spending of last month', () => {
  it('is read for all days of that month and told with its total', async () => {
    const asked: unknown[] = [];
    const list = async (query: { readonly level: string }) => {
      asked.push(query);
      return query.level === 'company'
        ? [{ ...query, id: null, name: 'Acme', amount: 7, currency: 'USD', calls: 1 }]
        : [];
    };
    const charters = { readableAmong: async () => new Set() };
    const deps = { spendingReport: { list }, charters } as unknown as RetrieverDeps;
    const known = { actor: actorOf('ceo'), now: NOW, since: NOW, limit: 5, snapshot: EMPTY_SNAPSHOT };
    const organisation = organisationWith([]);
    const { facts: found } = await retrieveFacts('What did we spend last month?', { ...known, organisation }, deps);
    expect(found[0]?.title).toBe('Spent in 2030-12: 7 USD.');
    for (const query of asked) expect(query).toMatchObject({ from: '2030-12-01', to: '2030-12-31' });
    expect(asked).toHaveLength(4);
  });
});
