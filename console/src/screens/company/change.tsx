import { ERROR_CODES, hasCode, unwrap } from 'organisation-platform-client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { asSignedIn } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text/text.ts';
import { useAttempt } from '../../ui/attempt.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Diff } from '../../ui/diff.tsx';
import { FailureNotice } from '../../ui/failure.tsx';
import { Form } from '../../ui/form.tsx';
import { announce } from '../../ui/notice.tsx';
import { Loads } from '../../ui/page.tsx';
import { Consequences, compare, type DryRun } from './consequences.tsx';
import { bodyOf, typedOf } from './fields.ts';
import { FieldInput } from './input.tsx';
import type { Base, PlannedChange } from './planned-changes.ts';
import type { Values } from './records.ts';

const words = text.company;

interface ChangeProps {
  readonly plan: PlannedChange;
  readonly currency: string;
  readonly onClose: () => void;
  readonly onStored: (response: unknown) => void;
}

/** A change in two steps: preview, then confirmation. The input stays in both, and after conflicts. */
export const ChangeDialog = ({ plan, currency, onClose, onStored }: ChangeProps) => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const attempt = useAttempt();
  const isOpen = useRef(true);
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );
  const [tried, setTried] = useState<DryRun | null>(null);
  const [conflict, setConflict] = useState<{ readonly error: unknown; readonly read: Values } | null>(null);

  const send = async ({ data, etag, fields }: Base, isDry: boolean): Promise<void> => {
    const body = bodyOf(fields, data, typed, plan.isNew === true);
    try {
      const { response, headers } = await asSignedIn(async () => {
        const key = isDry ? {} : { 'Idempotency-Key': attempt.keyOf(body) };
        const header = etag === undefined ? key : { 'If-Match': etag };
        const sent = await plan.send({ query: { dry_run: isDry }, header }, body);
        return { response: await unwrap(Promise.resolve(sent)), headers: sent.response.headers };
      });
      setConflict(null);
      if (isDry) {
        const isCreated = plan.isNew === true && etag === undefined;
        const changes = await (plan.compare?.(response) ?? compare(isCreated ? {} : data, response, currency));
        setTried({ changes, headers });
        return;
      }
      announce(text.common.saved);
      onStored(response);
      // The user may have left in the meantime.
      if (!isOpen.current) return;
      onClose();
      plan.onStored?.(response);
    } catch (error) {
      if (!hasCode(error, ERROR_CODES.VERSION_CONFLICT)) throw error;
      setTried(null);
      setConflict({ error, read: data });
      base.reload();
    }
  };

  const base = useLoad(async () => {
    const read = await plan.read();
    if (plan.isGiven) await send(read, true);
    return read;
  });

  return (
    <Dialog title={plan.title} onClose={onClose}>
      <Loads of={base}>
        {(read) =>
          tried === null ? (
            <Form key="typing" submit={words.tryIt} onSubmit={() => send(read, true)} onCancel={onClose}>
              {plan.hint !== undefined && <p>{plan.hint}</p>}
              {conflict !== null && (
                <>
                  <FailureNotice error={conflict.error} />
                  <p>{words.conflict}</p>
                  <Diff
                    changes={compare(conflict.read, read.data, currency)}
                    titles={[words.asRead, words.now]}
                    caption={words.conflict}
                  />
                </>
              )}
              {read.fields.map((field) => (
                <FieldInput
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
              onCancel={() => (plan.isGiven ? onClose() : setTried(null))}
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
