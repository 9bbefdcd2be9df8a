import { Select, TextArea, TextField } from '../../ui/fields.tsx';
import type { Field } from './fields.ts';
import { nameOf } from './records.ts';

interface InputProps {
  readonly field: Field;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The input of a field. */
export const FieldInput = ({
  field: { name, kind, options, max = 1000, hint, isRequired = false },
  ...rest
}: InputProps) => {
  const common = { ...rest, label: nameOf(name), hint, isRequired };
  if (kind === 'area') return <TextArea {...common} rows={3} />;
  if (kind === 'number') return <TextField {...common} type="number" min={0} max={max} step="any" />;
  if (options === undefined) return <TextField {...common} maxLength={max} />;
  // The stored value may no longer be offered.
  const isOffered = options.some(([each]) => each === rest.value);
  return <Select {...common} options={isOffered ? options : [[rest.value, rest.value], ...options]} />;
};
