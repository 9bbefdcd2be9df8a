import { describe, expect, it } from 'vitest';
import { type FactDeps, findingsFor } from '../../domain/chat/facts.ts';
import { isNamedIn } from '../../domain/llm/guide/guided-words.ts';
import type { Organisation } from '../../domain/organisation/value/organisation.ts';
import { actorOf } from '../support/builders/actor.ts';
import { EMPTY_SNAPSHOT } from '../support/builders/model-calls.ts';

const NOBODY = { company: { autonomyLevel: 'semi' }, departments: [], agents: [] } as unknown as Organisation;

/** Whoever reads anything here fails. */
const UNREADABLE = new Proxy({} as FactDeps, {
  get: (_target, name) => {
    throw new Error(`${String(name)} was read`);
  },
});

const KNOWN = {
  actor: actorOf('ceo'),
  now: new Date('2031-03-01T10:00:00Z'),
  since: new Date('2031-02-22T10:00:00Z'),
  limit: 10,
  organisation: NOBODY,
  snapshot: EMPTY_SNAPSHOT,
};

describe('what is read besides the samples', () => {
  it.each(['What is under way?', 'What is pending?', 'What waits for me?', 'Tell me more', 'Wer leitet was?', ''])(
    'is nothing for %j',
    async (question) => {
      expect(await findingsFor(question, KNOWN, UNREADABLE)).toEqual({ found: [], instead: new Set() });
    },
  );

  it.each(['What is blocked?', 'What did we spend?', 'Which projects are there?', 'What changed since yesterday?'])(
    'is something for %j',
    async (question) => {
      await expect(findingsFor(question, KNOWN, UNREADABLE)).rejects.toThrow(/was read$/);
    },
  );
});

describe('a name in a question', () => {
  it.each([
    ['Who works in Sales?', 'sales', true],
    ['who is in QUALITY ASSURANCE', 'quality_assurance', true],
    ['Presales is busy', 'Sales', false],
    ['Salesforce, sales', 'Sales', true],
    ['Anything', '', false],
  ])('in %j %j is one: %s', (line, name, isOne) => expect(isNamedIn(line, name)).toBe(isOne));
});

describe('the autonomy of all agents', () => {
  const LEVELS = ['Which agents are locked?', 'What is the autonomy of full semi supervised locked agents?'];
  const DEPARTMENTS = 500;

  it.each(LEVELS)('looks through the departments a few times, not once for each agent: %j', async (question) => {
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
    const organisation = { ...NOBODY, departments, agents } as unknown as Organisation;
    const { found } = await findingsFor(question, { ...KNOWN, organisation }, UNREADABLE);
    expect(found.map(({ title }) => title)).toContain(`Agents whose autonomy is locked: ${agents.length}`);
    expect(reads).toBeLessThanOrEqual(4 * DEPARTMENTS);
  });
});
