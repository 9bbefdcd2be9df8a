import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { text } from '../text/text.ts';

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
}

interface Frame extends FieldProps {
  readonly children: (ids: { readonly id: string; readonly 'aria-describedby'?: string }) => ComponentChildren;
}

const Field = ({ label, hint, children }: Frame) => {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children(hint === undefined ? { id } : { id, 'aria-describedby': hintId })}
      {hint !== undefined && (
        <small id={hintId} class="faint">
          {hint}
        </small>
      )}
    </div>
  );
};

/** Browsers accept a required field that has only white space. */
const refuseBlank =
  (isRequired: boolean, value: string) =>
  (field: HTMLInputElement | HTMLTextAreaElement | null): void =>
    field?.setCustomValidity(isRequired && value && !value.trim() ? text.common.blank : '');

interface TextProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'password' | 'url' | 'number' | 'search' | 'datetime-local';
  readonly autoComplete?: 'username' | 'current-password' | 'new-password' | 'off';
  readonly placeholder?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number | 'any';
  readonly maxLength?: number;
}

export const TextField = ({ label, hint, isRequired = false, type = 'text', value, onChange, ...rest }: TextProps) => (
  <Field label={label} hint={hint}>
    {(ids) => (
      <input
        {...ids}
        {...rest}
        // The type needs to be known at this point.
        type={type as 'text'}
        required={isRequired}
        ref={refuseBlank(isRequired && type !== 'password', value)}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);

interface AreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly isCode?: boolean;
}

export const TextArea = ({ label, hint, isRequired = false, value, onChange, rows = 4, isCode = false }: AreaProps) => (
  <Field label={label} hint={hint}>
    {(ids) => (
      <textarea
        {...ids}
        rows={rows}
        required={isRequired}
        ref={refuseBlank(isRequired, value)}
        class={isCode ? 'code' : ''}
        spellcheck={!isCode}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);

interface SelectProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Values with their labels. */
  readonly options: readonly (readonly [value: string, shown: string])[];
}

export const Select = ({ label, hint, isRequired = false, value, onChange, options }: SelectProps) => (
  <Field label={label} hint={hint}>
    {(ids) => (
      <select {...ids} required={isRequired} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([each, shown]) => (
          <option key={each} value={each}>
            {shown}
          </option>
        ))}
      </select>
    )}
  </Field>
);

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export const Checkbox = ({ label, isOn, onChange }: CheckProps) => {
  const id = useId();
  return (
    <div class="check">
      <input id={id} type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <label for={id}>{label}</label>
    </div>
  );
};
