import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Facts, Time } from '../../ui/values.tsx';
import { ChangeDialog } from './change.tsx';
import type { PlannedChange } from './planned-changes.ts';
import { type CompanyStructure, fieldsIn, nameOf, shown, type Values } from './records.ts';

const words = text.company;
type Possible = readonly [isPossible: boolean, shown: string, plan: () => PlannedChange];

interface RecordProps {
  readonly name: string;
  readonly record: Values;
  readonly possible: readonly Possible[];
  readonly whole: CompanyStructure;
  readonly reload: () => void;
  readonly children?: ComponentChildren;
}

/** A record with its fields and actions. */
export const Inspected = ({ name, record, possible, whole, reload, children }: RecordProps) => {
  const [plan, setPlan] = useState<PlannedChange | null>(null);
  const { currency } = whole.settings;
  const at = record.updated_at;
  return (
    <article class="card">
      <h2>{name}</h2>
      <Facts
        of={[
          ...fieldsIn(record).map(([field, value]) => [nameOf(field), shown(field, value, currency)] as const),
          ...(typeof at === 'string' ? [[words.changed, <Time key="at" at={at} />] as const] : []),
        ]}
      />
      {children}
      <div class="buttons">
        {possible.map(
          ([isPossible, label, make]) =>
            isPossible && (
              <Button key={label} onClick={() => setPlan(make())}>
                {label}
              </Button>
            ),
        )}
      </div>
      {plan !== null && (
        <ChangeDialog plan={plan} currency={currency} onClose={() => setPlan(null)} onStored={reload} />
      )}
    </article>
  );
};
