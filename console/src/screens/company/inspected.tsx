import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { text } from '../../text.ts';
import { Button } from '../../ui/button.tsx';
import { Facts, Time } from '../../ui/values.tsx';
import { ChangeDialog } from './change.tsx';
import type { PlanRecord } from './plans.ts';
import { fieldsIn, nameOf, shown, type Values, type Whole } from './records.ts';

const words = text.company;
type Possible = readonly [isPossible: boolean, shown: string, plan: () => PlanRecord];

interface RecordProps {
  readonly name: string;
  readonly record: Values;
  readonly possible: readonly Possible[];
  readonly whole: Whole;
  readonly reload: () => void;
  readonly children?: ComponentChildren;
}

/** A record with its fields and actions. */
export const Inspected = ({ name, record, possible, whole, reload, children }: RecordProps) => {
  const [plan, setPlan] = useState<PlanRecord | null>(null);
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
