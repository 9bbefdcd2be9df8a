import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { text } from '../text/text.ts';
import { useAttempt } from './attempt.ts';
import { Dialog } from './dialog.tsx';
import { Form } from './form.tsx';

interface CreationProps<Fields extends Readonly<Record<string, string>>> {
  readonly title: string;
  /** The initial values of the fields. */
  readonly first: Fields;
  /** Creates the record; `named` returns the parameters with which a repeated body takes effect once. */
  readonly make: (fields: Fields, named: (body: object) => Named) => Promise<unknown>;
  readonly onClose: () => void;
  /** `field` returns the properties of a field by name. */
  readonly children: (field: (name: keyof Fields) => Bound, fields: Fields) => ComponentChildren;
}

interface Named {
  readonly header: { readonly 'Idempotency-Key': string };
}

interface Bound {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A dialog that creates a record. It may be closed in the meantime; the request continues. */
export const Creation = <Fields extends Readonly<Record<string, string>>>({
  title,
  first,
  make,
  onClose,
  children,
}: CreationProps<Fields>) => {
  const [fields, setFields] = useState(first);
  const attempt = useAttempt();
  const named = (body: object): Named => ({ header: { 'Idempotency-Key': attempt.keyOf(body) } });
  const field = (name: keyof Fields): Bound => ({
    value: fields[name] ?? '',
    onChange: (value) => setFields((before) => ({ ...before, [name]: value })),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form submit={text.common.create} onSubmit={() => make(fields, named).then(onClose)} onCancel={onClose}>
        {children(field, fields)}
      </Form>
    </Dialog>
  );
};
