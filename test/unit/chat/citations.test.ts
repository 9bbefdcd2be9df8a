import { describe, expect, it } from 'vitest';
import { citationsIn, recordsOfResult } from '../../../domain/chat/explain/shown-records.ts';
import type { CitedKind, CitedRecord } from '../../../domain/llm/retrieved-fact.ts';

const record = (kind: CitedKind, label: string, recordId = `id-of-${label}`, status: string | null = null) =>
  ({ kind, recordId, label, status }) satisfies CitedRecord;

const namesIn = (text: string, ...shown: readonly CitedRecord[]): string[] =>
  citationsIn(text, shown).map(({ label }) => label);

describe('a citation', () => {
  it.each([
    ['Fix login waits.', ['Fix login']],
    ['FIX LOGIN waits.', ['Fix login']],
    ['Prefix logins wait.', []],
    ['See id-of-Fix login', ['Fix login']],
    ['Nothing.', []],
  ])('of %j is %j: a whole name, in any case, or the id', (text, names) => {
    expect(namesIn(text, record('task', 'Fix login'))).toEqual(names);
  });

  it('with a short name is case-sensitive, because it may be another word', () => {
    expect(namesIn('It is late.', record('department', 'IT'))).toEqual([]);
    expect(namesIn('IT is late.', record('department', 'IT'))).toEqual(['IT']);
  });

  it('of a version needs its label, because its id is only a number', () => {
    expect(namesIn('There are 4 tasks.', record('version', 'Version 4', '4'))).toEqual([]);
    expect(namesIn('See version 4.', record('version', 'Version 4', '4'))).toEqual(['Version 4']);
  });

  it('appears once for each record, with its status, grouped by kind', () => {
    const shown = [record('agent', 'Ada'), record('task', 'Ada', 't1'), record('task', 'Ada', 't1', 'blocked')];
    expect(citationsIn('Ada', shown)).toEqual([record('task', 'Ada', 't1', 'blocked'), record('agent', 'Ada')]);
  });
});

describe('the records in the result of a tool', () => {
  const items = [
    { id: 'one', title: 'One', status: 'created', assigned_to: 'x' },
    { id: 'two', title: 'Two', status: 'created' },
    { id: 'three', name: 7 },
  ];

  it('are those of a list that the model received', () => {
    expect(recordsOfResult('tasks.list', { items, has_more: true }, 'one two three')).toEqual([
      record('task', 'One', 'one', 'created'),
      record('task', 'Two', 'two', 'created'),
    ]);
    expect(recordsOfResult('tasks.list', { items }, '... two')).toHaveLength(1);
  });

  it('are a single record, and the lists of a company; other results have none', () => {
    const head = { id: 'd1', name: 'Sales' };
    expect(recordsOfResult('departments.get', head, 'd1')).toEqual([record('department', 'Sales', 'd1')]);
    const company = { company_name: 'Acme', departments: [head], agents: [{ id: 'a1', name: 'Ada' }] };
    expect(recordsOfResult('company.read', company, 'd1 a1').map(({ kind }) => kind)).toEqual(['department', 'agent']);
    expect(recordsOfResult('others.list', { items }, 'one two')).toEqual([]);
    expect(recordsOfResult('tasks.list', null, '')).toEqual([]);
  });
});
