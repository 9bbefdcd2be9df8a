import { describe, expect, it } from 'vitest';
import { readLabels, withoutListMark } from '../../../../domain/llm/providers/guide/interview/labels.ts';

const labelsOf = (message: string) => readLabels(message).labelled.map(({ label, text }) => [label, text]);

describe('the labels of a message', () => {
  it.each([
    ['goals: Grow', 'goals', 'Grow'],
    ['  GOALS  :  Grow  ', 'goals', 'Grow'],
    ['Constraints:none', 'constraints', 'none'],
    ['success criteria: Calls halve', 'success criteria', 'Calls halve'],
    ['success \t  criteria: Calls halve', 'success criteria', 'Calls halve'],
    ['scope: Web', 'scope', 'Web'],
    ['in scope: Web', 'in scope', 'Web'],
    ['out  of  scope: Mobile', 'out of scope', 'Mobile'],
    ['budget: 5', 'budget', '5'],
    ['project: Portal: the second', 'project', 'Portal: the second'],
    ['project:', 'project', ''],
  ])('in %j is %j with %j', (message, label, text) => {
    expect(readLabels(message)).toEqual({ labelled: [{ label, text }], free: '' });
  });

  it.each(['goals Grow', 'the goals: Grow', 'goal: Grow', 'successcriteria: x', 'deadline: tomorrow', ''])(
    'do not exist in %j',
    (message) => {
      expect(readLabels(message)).toEqual({ labelled: [], free: message });
    },
  );

  it('are returned in order, including repeated ones', () => {
    expect(labelsOf('budget: 5\r\ngoals: Grow\nbudget: 6')).toEqual([
      ['budget', '5'],
      ['goals', 'Grow'],
      ['budget', '6'],
    ]);
  });
});

describe('the text of a label', () => {
  it.each<[string, string, string, string]>([
    ['list items below its own text', 'goals: Grow\n- Earn\n2) Learn', 'Grow\n- Earn\n2) Learn', ''],
    ['no plain line below its own text', 'goals: Grow\nIt is urgent.', 'Grow', 'It is urgent.'],
    ['no list item after another line', 'goals: Grow\nBeside that:\n- Earn', 'Grow', 'Beside that:\n- Earn'],
    ['no list item after a blank line', 'goals: Grow\n\n- Earn', 'Grow', '- Earn'],
    ['every line below a label that stands alone', 'goals:\nGrow\nEarn', 'Grow\nEarn', ''],
    ['every line below a label with only white space behind it', 'goals: \t \nGrow\nEarn', 'Grow\nEarn', ''],
    ['the lines down to the next blank one', 'goals:\nGrow\nEarn\n\nIt is urgent.', 'Grow\nEarn', 'It is urgent.'],
    ['the lines down to one of white space', 'goals:\nGrow\nEarn\n  \nIt is urgent.', 'Grow\nEarn', 'It is urgent.'],
    ['the lines after blank ones, while it has none', 'goals:\n\n \nGrow\nEarn', 'Grow\nEarn', ''],
  ])('is %s', (_what, message, text, free) => {
    expect(readLabels(message)).toEqual({ labelled: [{ label: 'goals', text }], free });
  });

  it('ends at the next label', () => {
    expect(labelsOf('goals:\nGrow\nconstraints:\nbudget: 5')).toEqual([
      ['goals', 'Grow'],
      ['constraints', ''],
      ['budget', '5'],
    ]);
  });

  it('keeps the other lines as written, including blank ones', () => {
    expect(readLabels('First.\ngoals:\n \nbudget: 5\nSecond.').free).toBe('First.\n \nSecond.');
    expect(readLabels('\n First.\ngoals:\n\nbudget: 5\nSecond. \n\nThird.\n').free).toBe(
      'First.\n\nSecond. \n\nThird.',
    );
  });
});

describe('the marker of a list item', () => {
  it.each([
    ['- Grow', 'Grow'],
    ['  *  Grow', 'Grow'],
    ['• Grow', 'Grow'],
    ['12. Grow', 'Grow'],
    ['3) Grow', 'Grow'],
    ['-Grow', '-Grow'],
    ['3 Grow', '3 Grow'],
    ['Grow - fast', 'Grow - fast'],
  ])('of %j is removed: %j', (line, text) => {
    expect(withoutListMark(line)).toBe(text);
  });
});
