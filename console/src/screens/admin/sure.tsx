import { useState } from 'preact/hooks';
import { text } from '../../text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';

interface SureProps {
  /** What is done, as the button says it, and of what. */
  readonly verb: string;
  readonly subject: string;
  /** What comes of it. */
  readonly consequence: string;
  readonly act: () => Promise<unknown>;
}

/** A button for what cannot be undone: it asks first. */
export const Sure = ({ verb, subject, consequence, act }: SureProps) => {
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <>
      <Button kind="danger" label={`${verb} ${subject}`} onClick={() => setAsking(true)}>
        {verb}
      </Button>
      {isAsking && (
        <Dialog title={`${verb}: ${subject}`} onClose={close}>
          <Form
            submit={verb}
            kind="danger"
            onCancel={close}
            onSubmit={async () => {
              await act();
              close();
            }}
          >
            <p>{consequence}</p>
            <p class="faint">{text.admin.final}</p>
          </Form>
        </Dialog>
      )}
    </>
  );
};
