import { ERROR_CODES, hasCode, type Tagged } from 'organisation-platform-client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api, askTagged } from '../../api.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Diff } from '../../ui/diff.tsx';
import { Checkbox, TextArea, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { words } from '../../ui/values.tsx';
import { choicesOf, mergedForm } from './conflict.ts';
import {
  charterChanges,
  editOf,
  formOf,
  NAMES,
  type Name,
  type ProjectCharter,
  type CharterForm as Typed,
} from './fields.tsx';

const t = text.charters;

/** The input types of short fields; all others are multi-line text. */
const INPUTS: Readonly<Partial<Record<Name, object>>> = {
  title: { isRequired: true, maxLength: 200 },
  amount: { isRequired: true, type: 'number', step: 'any', min: 0 },
  currency: { isRequired: true, maxLength: 3 },
  deadline: { type: 'datetime-local', step: 1 },
  time_horizon: { maxLength: 200 },
};

interface FieldsProps {
  readonly form: Typed;
  readonly onChange: (form: Typed) => void;
}

const Fields = ({ form, onChange }: FieldsProps) => (
  <>
    {NAMES.map((name) => {
      const asked = INPUTS[name];
      const common = {
        label: words(name),
        value: form[name],
        onChange: (value: string) => onChange({ ...form, [name]: value }),
      };
      if (asked !== undefined) return <TextField key={name} {...common} {...asked} />;
      return (
        <TextArea key={name} {...common} hint={name === 'brief' ? undefined : t.lines} isRequired={name === 'brief'} />
      );
    })}
  </>
);

interface ConflictProps extends FieldsProps {
  readonly mine: Typed;
  readonly theirs: Typed;
}

/** Both versions after a conflict, with a choice for each field that differs; the choice is applied to the form. */
const Conflict = ({ mine, theirs, form, onChange }: ConflictProps) => {
  const changes = charterChanges(mine, theirs);
  const section = useRef<HTMLElement>(null);
  // It is above the form, and the submit button is below it.
  useEffect(() => section.current?.focus(), [mine]);
  return (
    <section ref={section} tabIndex={-1}>
      <h2>{t.conflict}</h2>
      <p role="alert">{t.conflictHint}</p>
      <Diff changes={changes} titles={[t.mine, t.theirs]} caption={t.conflict} />
      {choicesOf(mine, theirs, form).map(({ name, isTheirs, choose }) => (
        <Checkbox key={name} label={t.take(words(name))} isOn={isTheirs} onChange={(isOn) => onChange(choose(isOn))} />
      ))}
      <div class="buttons">
        <Button onClick={() => onChange(mine)}>{t.mineAll}</Button>
        <Button onClick={() => onChange(theirs)}>{t.theirsAll}</Button>
      </div>
    </section>
  );
};

interface EditProps {
  readonly read: Tagged<ProjectCharter>;
  readonly onSaved: (saved: Tagged<ProjectCharter>) => void;
  readonly onCancel: () => void;
}

/** Edits the shown version. After a conflict both versions are shown, and the input stays. */
export const Edit = ({ read, onSaved, onCancel }: EditProps) => {
  const [base, setBase] = useState(read);
  const [form, setForm] = useState(formOf(read.data));
  const newest = useRef(form);
  newest.current = form;
  /** The input at the time of the conflict. */
  const [mine, setMine] = useState<Typed | null>(null);
  const path = { charter_id: read.data.id };
  const there = formOf(base.data);

  const readAgain = async (): Promise<void> => {
    const now = await askTagged(() => api.GET('/api/v1/meta/charters/{charter_id}', { params: { path } }));
    const theirs = formOf(now.data);
    // The current input: the user may have typed during the read.
    const typed = newest.current;
    setMine({ ...typed });
    setForm(mergedForm(typed, there, theirs));
    setBase(now);
  };
  const save = async (): Promise<void> => {
    const params = { path, header: { 'If-Match': base.etag } };
    const body = editOf(form, base.data);
    try {
      onSaved(await askTagged(() => api.PATCH('/api/v1/meta/charters/{charter_id}', { params, body })));
    } catch (error) {
      if (!hasCode(error, ERROR_CODES.VERSION_CONFLICT)) throw error;
      await readAgain();
    }
  };

  return (
    <Form submit={mine === null ? text.common.save : t.saveOver} onSubmit={save} onCancel={onCancel}>
      {mine !== null && <Conflict mine={mine} theirs={there} form={form} onChange={setForm} />}
      <Fields form={form} onChange={setForm} />
      <details>
        <summary>{t.changes}</summary>
        <Diff changes={charterChanges(there, form)} titles={[t.older, t.mine]} caption={t.changes} />
      </details>
    </Form>
  );
};
