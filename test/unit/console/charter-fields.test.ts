import { beforeAll, describe, expect, it } from 'vitest';
import { consoleModule } from './console-module.ts';

type Form = Readonly<Record<string, string>>;
interface Change {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}
interface Choice {
  readonly name: string;
  readonly isTheirs: boolean;
  choose(isTheirs: boolean): Form;
}
interface Fields {
  mergedForm(typed: Form, base: Form, theirs: Form): Form;
  choicesOf(mine: Form, theirs: Form, form: Form): readonly Choice[];
  readonly NAMES: readonly string[];
  formOf(charter: object): Form;
  editOf(form: Form, base: object): object;
  charterChanges(before: Form, after: Form): readonly Change[];
  comparisonOf(before: object, after: object): readonly Change[];
  factsOf(charter: object): readonly (readonly [name: string, value: unknown])[];
}

let fields: Fields;
beforeAll(async () => {
  const parts = ['fields.tsx', 'conflict.ts'].map((name) => consoleModule<Partial<Fields>>(`screens/charters/${name}`));
  fields = Object.assign({}, ...(await Promise.all(parts)));
});

const CHARTER = {
  title: 'Moon',
  brief: 'Go there',
  goals: ['Land', 'Return'],
  constraints: ['Safely'],
  success_criteria: ['A flag'],
  scope: { in_scope: ['One rocket', 'Two seats'], out_of_scope: ['Mars'] },
  envelope: { amount: 12.5, currency: 'EUR', deadline: '2031-05-06T07:08:09.123Z', time_horizon: 'a year' },
  project_id: null,
  proposed_project_name: 'Apollo',
};
const NOTHING = {
  title: null,
  brief: null,
  goals: null,
  constraints: null,
  success_criteria: null,
  scope: null,
  envelope: null,
};
const { scope, envelope } = CHARTER;
/** In the time zone of this machine, as a field of a browser has it. */
const LOCAL = '2032-01-02T03:04:05';

describe('the edit of a charter', () => {
  it('is empty for an untouched form', () => {
    expect(fields.editOf(fields.formOf(CHARTER), CHARTER)).toEqual(NOTHING);
  });

  it.each([
    ['title', 'Sun', { title: 'Sun' }],
    ['brief', 'Stay', { brief: 'Stay' }],
    ['goals', 'Land\n\n  Stay  \n', { goals: ['Land', 'Stay'] }],
    ['constraints', '', { constraints: [] }],
    ['success_criteria', 'Two flags', { success_criteria: ['Two flags'] }],
    ['in_scope', 'A car', { scope: { ...scope, in_scope: ['A car'] } }],
    ['out_of_scope', 'Venus', { scope: { ...scope, out_of_scope: ['Venus'] } }],
    ['amount', '99', { envelope: { ...envelope, amount: 99 } }],
    ['currency', 'USD', { envelope: { ...envelope, currency: 'USD' } }],
    ['deadline', LOCAL, { envelope: { ...envelope, deadline: new Date(LOCAL).toISOString() } }],
    ['deadline', '', { envelope: { ...envelope, deadline: null } }],
    ['time_horizon', 'a decade', { envelope: { ...envelope, time_horizon: 'a decade' } }],
    ['time_horizon', '', { envelope: { ...envelope, time_horizon: null } }],
  ])('of %s to %j is sent with what belongs to it, and with nothing else', (name, typed, sent) => {
    const form = { ...fields.formOf(CHARTER), [name]: typed };
    expect(fields.editOf(form, CHARTER)).toEqual({ ...NOTHING, ...sent });
  });

  it('covers every field of the form', () => {
    expect(fields.NAMES.toSorted()).toEqual(Object.keys(fields.formOf(CHARTER)).toSorted());
    for (const name of fields.NAMES) {
      const before = fields.formOf(CHARTER);
      const after = { ...before, [name]: name === 'deadline' ? LOCAL : `${before[name]}9` };
      expect([name, fields.editOf(after, CHARTER)]).not.toEqual([name, NOTHING]);
      expect(fields.charterChanges(before, after)).toHaveLength(1);
    }
  });
});

describe('the comparison of two charters', () => {
  it('names every difference, also of the project, and nothing else', () => {
    expect(fields.comparisonOf(CHARTER, CHARTER)).toEqual([]);
    const after = {
      ...CHARTER,
      scope: { ...scope, out_of_scope: [] },
      envelope: { ...envelope, time_horizon: null },
      project_id: 'p1',
      proposed_project_name: null,
    };
    const changes = fields.comparisonOf(CHARTER, after);
    expect(changes.map(({ name, before }) => [name, before])).toEqual([
      ['Out of scope', 'Mars'],
      ['Time horizon', 'a year'],
      ['Project', 'Apollo'],
    ]);
    expect(changes[2]?.after).toBe('p1');
    // An empty value is shown by a word.
    for (const { after: shown } of changes) expect(shown).not.toBe('');
  });
});

it('the facts of a charter are its filled-in fields', () => {
  const names = (charter: object) => fields.factsOf(charter).map(([name]) => name);
  const all = ['Goals', 'Constraints', 'Success criteria', 'In scope', 'Out of scope', 'Amount', 'Deadline'];
  expect(names(CHARTER)).toEqual([...all, 'Time horizon', 'Project']);
  const bare = { ...CHARTER, constraints: [], envelope: { ...envelope, deadline: null }, proposed_project_name: null };
  expect(names(bare)).toEqual([...all, 'Time horizon'].filter((name) => name !== 'Constraints' && name !== 'Deadline'));
});

describe('a conflict with another user', () => {
  const base = { title: 'Moon', brief: 'Go', goals: 'Land' };
  const typed = { ...base, title: 'Sun', goals: 'Stay' };
  const theirs = { ...base, brief: 'Stay', goals: 'Return' };

  it('keeps what was typed, and takes what only the other user changed', () => {
    expect(fields.mergedForm(typed, base, theirs)).toMatchObject({ title: 'Sun', brief: 'Stay', goals: 'Stay' });
  });

  it('is decided field by field, either way', () => {
    const merged = fields.mergedForm(typed, base, theirs);
    const choices = fields.choicesOf(typed, theirs, merged);
    expect(choices.map(({ name, isTheirs }) => [name, isTheirs])).toEqual([
      ['title', false],
      ['brief', true],
      ['goals', false],
    ]);
    for (const { name, choose } of choices)
      for (const [isTheirs, side] of [
        [true, theirs],
        [false, typed],
      ] as const)
        expect(choose(isTheirs)).toEqual({ ...merged, [name]: (side as Form)[name] });
  });

  it('is not decided for the other user by a third text', () => {
    const [title] = fields.choicesOf(typed, theirs, { ...fields.mergedForm(typed, base, theirs), title: 'Stars' });
    expect([title?.name, title?.isTheirs]).toEqual(['title', false]);
  });
});
