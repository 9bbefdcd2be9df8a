import { useId, useRef, useState } from 'preact/hooks';
import type { Schema } from '../../api.ts';
import { text } from '../../text/text.ts';

interface ComposerProps {
  readonly agents: readonly Schema<'AgentResponse'>[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSend: () => void;
  readonly isBusy: boolean;
  readonly longest: number;
}

/** The text between an @ and the cursor. */
const NAME_BEGUN = /(?:^|\s)@([^\n@]*)$/;
const MAX_SHOWN = 6;

/** The message input; it suggests names of agents after an @. */
export const Composer = ({ agents, value, onChange, onSend, isBusy, longest }: ComposerProps) => {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState<string | null>(null);
  const [chosen, setChosen] = useState(0);
  const fitting =
    begun === null
      ? []
      : agents.filter(({ name }) => ` ${name}`.toLowerCase().includes(` ${begun.toLowerCase()}`)).slice(0, MAX_SHOWN);

  const look = (): void => {
    const { value: typed = '', selectionStart = 0 } = area.current ?? {};
    setBegun(NAME_BEGUN.exec(typed.slice(0, selectionStart))?.[1] ?? null);
    setChosen(0);
  };
  const take = (name: string | undefined): void => {
    const field = area.current;
    if (field === null || name === undefined) return;
    field.setRangeText(`${name} `, field.selectionStart - (begun?.length ?? 0), field.selectionStart, 'end');
    onChange(field.value);
    setBegun(null);
    field.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const { key, shiftKey } = event;
    const isOffered = fitting.length > 0;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (isOffered && step !== 0) setChosen((chosen + step + fitting.length) % fitting.length);
    else if (isOffered && !shiftKey && (key === 'Tab' || key === 'Enter')) take(fitting[chosen]?.name);
    else if (isOffered && key === 'Escape') setBegun(null);
    else if (key === 'Enter' && !shiftKey) onSend();
    else return;
    event.preventDefault();
  };

  return (
    <div class="field">
      <label for={id}>{text.talk.message}</label>
      <textarea
        ref={area}
        id={id}
        rows={3}
        maxLength={longest}
        readOnly={isBusy}
        value={value}
        aria-describedby={`${id}-hint`}
        aria-autocomplete="list"
        aria-controls={`${id}-names`}
        aria-activedescendant={fitting.length > 0 ? `${id}-${chosen}` : undefined}
        onKeyDown={onKey}
        onInput={({ currentTarget }) => {
          onChange(currentTarget.value);
          look();
        }}
        onClick={look}
        onBlur={() => setBegun(null)}
      />
      <div id={`${id}-names`} class="names" role="listbox" aria-label={text.talk.named} hidden={fitting.length === 0}>
        {fitting.map(({ id: agent, name, role }, index) => (
          <div
            key={agent}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onMouseDown={(event) => {
              event.preventDefault();
              take(name);
            }}
          >
            <bdi>{name}</bdi> <bdi class="faint">{role}</bdi>
          </div>
        ))}
      </div>
      <small id={`${id}-hint`} class="faint">
        {text.talk.hint}
      </small>
    </div>
  );
};
