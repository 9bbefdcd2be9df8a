import { useState } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';

interface ConfirmProps {
  readonly label: string;
  /** What it brings about. */
  readonly hint: string;
  readonly act: () => Promise<unknown>;
  readonly kind?: 'main' | 'danger';
}

/** A button for something final: it is done once the person has confirmed it. */
export const Confirm = ({ label, hint, act, kind = 'danger' }: ConfirmProps) => {
  const [isAsked, setAsked] = useState(false);
  const close = (): void => setAsked(false);
  return (
    <>
      <Button kind={kind} onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <Dialog title={label} onClose={close}>
          <Form kind={kind} submit={label} onSubmit={() => act().then(close)} onCancel={close}>
            <p>{hint}</p>
          </Form>
        </Dialog>
      )}
    </>
  );
};
