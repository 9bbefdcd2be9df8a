import { ERROR_CODES, hasCode, unwrap } from 'organisation-platform-client';
import { useState } from 'preact/hooks';
import { asSignedIn } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text.ts';
import { useAttempt } from '../../ui/attempt.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Change, Diff } from '../../ui/diff.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Select, TextArea, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { announce } from '../../ui/notice.tsx';
import { Loads } from '../../ui/page.tsx';
import { money } from '../../ui/values.tsx';
import { bodyOf, type Field, typedOf } from './fields.ts';
import type { Base, Plan } from './plans.ts';
import { fieldsIn, nameOf, shown, type Values } from './records.ts';

const words = text.company;

interface Tried {
  readonly changes: readonly Change[];
  readonly headers: Headers;
}

interface InputProps {
  readonly field: Field;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Input = ({ field: { name, kind, options, max = 1000, hint, isRequired = false }, ...rest }: InputProps) => {
  const common = { ...rest, label: nameOf(name), hint, isRequired };
  if (kind === 'area') return <TextArea {...common} rows={3} />;
  if (kind === 'number') return <TextField {...common} type="number" min={0} max={max} step="any" />;
  if (options === undefined) return <TextField {...common} maxLength={max} />;
  // What is stored may not be offered any more.
  const isOffered = options.some(([each]) => each === rest.value);
  return <Select {...common} options={isOffered ? options : [[rest.value, rest.value], ...options]} />;
};

/** The answer of a dry run beside the record as it is; what differs comes first. */
const compare = (before: Values, answered: unknown, currency: string): readonly Change[] => {
  const old = new Map(fieldsIn(before));
  const next = answered === undefined ? null : new Map(fieldsIn(answered as Values));
  const changes = [...(next ?? old).keys()].map((field) => ({
    name: nameOf(field),
    before: shown(field, old.get(field), currency),
    after: next === null ? words.gone : shown(field, next.get(field), currency),
  }));
  const isSame = (change: Change): number => (change.before === change.after ? 1 : 0);
  return changes.sort((one, other) => isSame(one) - isSame(other));
};

/** What the dry run says of the version and of the budget. */
const Consequences = ({
  tried: { changes, headers },
  currency,
}: {
  readonly tried: Tried;
  readonly currency: string;
}) => {
  const version = headers.get('dry-run-version');
  const percent = headers.get('dry-run-budget-percent');
  const monthly = headers.get('dry-run-budget-monthly');
  return (
    <div role="status">
      <p>{version === null ? words.noVersion : words.version(version)}</p>
      {percent !== null && (
        <p class={Number(percent) > 100 ? 'over' : ''}>
          {words.percent(percent)} {Number(percent) > 100 && words.over}
        </p>
      )}
      {monthly !== null && <p>{words.monthly(money(Number(monthly), currency))}</p>}
      {changes.length > 0 && <Diff changes={changes} titles={[words.now, words.later]} caption={words.consequences} />}
    </div>
  );
};

interface ChangeProps {
  readonly plan: Plan;
  readonly currency: string;
  readonly onClose: () => void;
  readonly onStored: () => void;
}

/** A change in two steps: what it would do, and then that it is done. What was typed stays through both, and through conflicts. */
export const ChangeDialog = ({ plan, currency, onClose, onStored }: ChangeProps) => {
  const base = useLoad(plan.read);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const attempt = useAttempt();
  const [tried, setTried] = useState<Tried | null>(null);
  const [conflict, setConflict] = useState<{ readonly error: unknown; readonly read: Values } | null>(null);

  const send = async ({ data, etag, fields }: Base, isDry: boolean): Promise<void> => {
    const body = bodyOf(fields, data, typed, plan.isNew === true);
    try {
      const { answered, headers } = await asSignedIn(async () => {
        const key = isDry ? {} : { 'Idempotency-Key': attempt.keyOf(body) };
        const header = etag === undefined ? key : { 'If-Match': etag };
        const answer = await plan.send({ query: { dry_run: isDry }, header }, body);
        return { answered: await unwrap(Promise.resolve(answer)), headers: answer.response.headers };
      });
      setConflict(null);
      if (isDry) {
        const isCreated = plan.isNew === true && etag === undefined;
        const changes = await (plan.compare?.() ?? compare(isCreated ? {} : data, answered, currency));
        setTried({ changes, headers });
        return;
      }
      announce(text.common.saved);
      onStored();
      onClose();
      plan.onStored?.(answered);
    } catch (error) {
      if (!hasCode(error, ERROR_CODES.VERSION_CONFLICT)) throw error;
      setTried(null);
      setConflict({ error, read: data });
      base.reload();
    }
  };

  return (
    <Dialog title={plan.title} onClose={onClose}>
      <Loads of={base}>
        {(read) =>
          tried === null ? (
            <Form key="typing" submit={words.tryIt} onSubmit={() => send(read, true)} onCancel={onClose}>
              {plan.hint !== undefined && <p>{plan.hint}</p>}
              {conflict !== null && (
                <>
                  <Failure error={conflict.error} />
                  <p>{words.conflict}</p>
                  <Diff
                    changes={compare(conflict.read, read.data, currency)}
                    titles={[words.asRead, words.now]}
                    caption={words.conflict}
                  />
                </>
              )}
              {read.fields.map((field) => (
                <Input
                  key={field.name}
                  field={field}
                  value={typed[field.name] ?? typedOf(field, read.data)}
                  onChange={(value) => setTyped((before) => ({ ...before, [field.name]: value }))}
                />
              ))}
            </Form>
          ) : (
            <Form
              key="trying"
              submit={words.storeIt}
              onSubmit={() => send(read, false)}
              onCancel={() => setTried(null)}
              cancel={words.back}
            >
              <Consequences tried={tried} currency={currency} />
            </Form>
          )
        }
      </Loads>
    </Dialog>
  );
};
