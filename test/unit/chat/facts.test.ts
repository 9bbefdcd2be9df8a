import { describe, expect, it } from 'vitest';
import { isUsedAsName } from '../../../domain/chat/explain/facts/common-names.ts';
import type { RetrieverDeps } from '../../../domain/chat/explain/facts/deps.ts';
import { findQueryNames } from '../../../domain/chat/explain/facts/query.ts';
import { retrieveFacts } from '../../../domain/chat/explain/facts/retrieve-facts.ts';
import { isNamedIn } from '../../../domain/llm/providers/guide/guided-words.ts';
import type { Organisation } from '../../../domain/organisation/value/organisation.ts';
import { actorOf } from '../../support/builders/actor.ts';
import { EMPTY_SNAPSHOT } from '../../support/builders/chat/model-calls.ts';
import {
  agentNamed,
  departmentNamed,
  organisationWith,
} from '../../support/builders/organisation/plain-organisation.ts';

const NOBODY = { company: { autonomyLevel: 'semi' }, departments: [], agents: [] } as unknown as Organisation;

/** Anyone who reads anything here fails. */
const UNREADABLE = new Proxy({} as RetrieverDeps, {
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
      expect(await retrieveFacts(question, KNOWN, UNREADABLE)).toEqual({ facts: [], replacedSections: new Set() });
    },
  );

  it.each(['What is blocked?', 'What did we spend?', 'Which projects are there?', 'What changed since yesterday?'])(
    'is something for %j',
    async (question) => {
      await expect(retrieveFacts(question, KNOWN, UNREADABLE)).rejects.toThrow(/was read$/);
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

describe('a common word that is a name too', () => {
  const organisation = organisationWith(
    [departmentNamed(1, 'IT'), departmentNamed(2, 'the'), departmentNamed(3, 'Sales')],
    [agentNamed(4, 'May Chen'), agentNamed(5, 'Will'), agentNamed(6, 'Ada Quinn')],
  );

  it.each([
    ['Who leads it?', []],
    ['It is late, who leads the department?', []],
    ['What tasks may I do?', []],
    ['Will we do all tasks?', []],
    ['WHAT MAY I DO?', []],
    ['Who leads IT?', ['IT']],
    ['Who leads the it department?', ['IT']],
    ['Who leads department it?', ['IT']],
    ['Who leads "the"?', ['the']],
    ['IT: who works there, and who in sales?', ['IT', 'Sales']],
    ['What is May working on?', ['May Chen']],
    ['what is may chen working on?', ['May Chen']],
    ['What is due for Will?', ['Will']],
    ['What does ada do?', ['Ada Quinn']],
  ])('in %j means %j', (line, names) => {
    const { agents, departments } = findQueryNames(line, organisation);
    expect([...departments, ...agents].map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['Is it late?', 'it', false],
    ['Which project is late?', 'is', false],
    ['How is it going?', 'it', false],
    ['How is "is" going?', 'is', true],
    ['How is the project is going?', 'is', true],
    ['Is Portal late?', 'Portal', true],
  ])('is a project in %j as %j: %s', (line, name, isOne) => expect(isUsedAsName(line, name)).toBe(isOne));
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
    const { facts: found } = await retrieveFacts(question, { ...KNOWN, organisation }, UNREADABLE);
    expect(found.map(({ title }) => title)).toContain(`Agents whose autonomy is locked: ${agents.length}`);
    expect(reads).toBeLessThanOrEqual(4 * DEPARTMENTS);
  });
});
