import type { ComponentChildren } from 'preact';
import type { Schema } from '../../api.ts';
import { text } from '../../text/text.ts';
import type { Change } from '../../ui/diff.tsx';
import { exactTime, money, words } from '../../ui/values.tsx';

const t = text.charters;

export type ProjectCharter = Schema<'ProjectCharter'>;
/** The content of a charter, current or in a version. */
type CharterContent = Pick<ProjectCharter, keyof ProjectCharter & keyof Schema<'CharterVersion'>>;

/** The editable fields of a charter as text; the names are those of the form. */
const READERS = {
  title: (c: CharterContent) => c.title,
  brief: (c: CharterContent) => c.brief,
  goals: (c: CharterContent) => c.goals.join('\n'),
  constraints: (c: CharterContent) => c.constraints.join('\n'),
  success_criteria: (c: CharterContent) => c.success_criteria.join('\n'),
  in_scope: (c: CharterContent) => c.scope.in_scope.join('\n'),
  out_of_scope: (c: CharterContent) => c.scope.out_of_scope.join('\n'),
  amount: (c: CharterContent) => String(c.envelope.amount),
  currency: (c: CharterContent) => c.envelope.currency,
  deadline: (c: CharterContent) => (c.envelope.deadline === null ? '' : localOf(c.envelope.deadline)),
  time_horizon: (c: CharterContent) => c.envelope.time_horizon ?? '',
};
export type Name = keyof typeof READERS;
export const NAMES = Object.keys(READERS) as readonly Name[];
export type CharterForm = Readonly<Record<Name, string>>;

/** A timestamp as form fields require it, in the time zone of the browser. */
const localOf = (at: string): string => {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
};

export const formOf = (charter: CharterContent): CharterForm =>
  Object.fromEntries(NAMES.map((name) => [name, READERS[name](charter)])) as CharterForm;

/** The differences for display. */
export const charterChanges = (before: CharterForm, after: CharterForm): readonly Change[] => {
  const shown = (name: Name, value: string): string => (name === 'deadline' && value !== '' ? exactTime(value) : value);
  return NAMES.filter((name) => before[name] !== after[name]).map((name) => ({
    name: words(name),
    before: shown(name, before[name]),
    after: shown(name, after[name]),
  }));
};

/** The differences between two versions, including the project. */
export const comparisonOf = (before: CharterContent, after: CharterContent): readonly Change[] => {
  const project = (of: CharterContent): string => of.proposed_project_name ?? of.project_id ?? '';
  const other = { name: words('project'), before: project(before), after: project(after) };
  const changes = [...charterChanges(formOf(before), formOf(after)), ...(other.before === other.after ? [] : [other])];
  return changes.map(({ name, before, after }) => ({ name, before: before || t.nothing, after: after || t.nothing }));
};

const listOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The edit that turns `base` into the input: unchanged fields are omitted; scope and envelope are sent as a whole. */
export const editOf = (form: CharterForm, base: ProjectCharter): Schema<'CharterEditArgs'> => {
  const before = formOf(base);
  const isNew = (...names: readonly Name[]): boolean => names.some((name) => form[name] !== before[name]);
  const deadline = form.deadline === '' ? null : new Date(form.deadline).toISOString();
  return {
    title: isNew('title') ? form.title : null,
    brief: isNew('brief') ? form.brief : null,
    goals: isNew('goals') ? listOf(form.goals) : null,
    constraints: isNew('constraints') ? listOf(form.constraints) : null,
    success_criteria: isNew('success_criteria') ? listOf(form.success_criteria) : null,
    scope: isNew('in_scope', 'out_of_scope')
      ? { in_scope: listOf(form.in_scope), out_of_scope: listOf(form.out_of_scope) }
      : null,
    envelope: isNew('amount', 'currency', 'deadline', 'time_horizon')
      ? {
          amount: Number(form.amount),
          currency: form.currency,
          // The field has no milliseconds: an unedited timestamp stays exact.
          deadline: isNew('deadline') ? deadline : base.envelope.deadline,
          time_horizon: form.time_horizon || null,
        }
      : null,
  };
};

const points = (list: readonly string[]): ComponentChildren =>
  list.length === 1 ? (
    list[0]
  ) : (
    <ul>
      {list.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );

/** The filled-in fields of a charter, except title and brief. */
export const factsOf = (charter: ProjectCharter) =>
  Object.entries({
    ...formOf(charter),
    title: '',
    brief: '',
    amount: money(charter.envelope.amount, charter.envelope.currency),
    currency: '',
    deadline: charter.envelope.deadline === null ? '' : exactTime(charter.envelope.deadline),
    project: charter.proposed_project_name ?? '',
  }).flatMap(([name, value]) => (value === '' ? [] : [[words(name), points(value.split('\n'))] as const]));
