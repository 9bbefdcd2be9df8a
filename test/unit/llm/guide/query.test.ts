import { describe, expect, it } from 'vitest';
import { isNamedIn } from '../../../../domain/foundation/kernel/text/named-in.ts';
import type { FactName } from '../../../../domain/llm/fact-reader.ts';
import { explain } from '../../../../domain/llm/providers/guide/explain/explanation.ts';
import { findQueryStart } from '../../../../domain/llm/providers/guide/explain/periods.ts';
import { findQueryNames } from '../../../../domain/llm/providers/guide/explain/query.ts';
import { isUsedAsName } from '../../../../domain/llm/providers/guide/text/common-names.ts';
import { EMPTY_SNAPSHOT, readerOf } from '../../../support/builders/chat/model-calls.ts';
import {
  agentNamed,
  departmentNamed,
  organisationWith,
} from '../../../support/builders/organisation/plain-organisation.ts';

const readFor = async (message: string): Promise<FactName[]> => {
  const read: FactName[] = [];
  const facts = async (name: FactName) => {
    read.push(name);
    return [];
  };
  await explain({ message, turns: [] }, { ...readerOf(EMPTY_SNAPSHOT), facts });
  return read;
};

describe('the reads besides the snapshot', () => {
  it.each(['What is pending?', 'What waits for me?', 'Tell me more', 'Wer leitet was?', ''])(
    'are none for %j',
    async (question) => {
      expect(await readFor(question)).toEqual([]);
    },
  );

  it.each([
    ['What is blocked?', ['blocked_tasks']],
    ['What did we spend?', ['spending']],
    ['Which projects are there?', ['projects']],
    ['What changed since yesterday?', ['changes']],
    ['how mcuh did we spned', ['spending']],
  ])('for %j are %j', async (question, names) => {
    expect(await readFor(question)).toEqual(names);
  });
});

describe('a name in a question', () => {
  it.each([
    ['Who works in Sales?', 'sales', true],
    ['who is in QUALITY ASSURANCE', 'quality_assurance', true],
    ['Presales is busy', 'Sales', false],
    ['Salesforce, sales', 'Sales', true],
    ['Anything', '', false],
  ])('in %j %j is recognised: %s', (line, name, isOne) => expect(isNamedIn(line, name)).toBe(isOne));
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

const NOW = new Date('2031-01-15T10:00:00Z');

describe('the period of a question', () => {
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
