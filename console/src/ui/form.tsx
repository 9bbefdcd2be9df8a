import type { ComponentChildren } from 'preact';
import { text } from '../text/text.ts';
import { useAction } from './action.tsx';
import { Button } from './button.tsx';
import { FailureNotice } from './failure.tsx';

interface FormProps {
  /** Called with valid input; its error is shown. */
  readonly onSubmit: () => Promise<unknown>;
  readonly submit: string;
  readonly onCancel?: () => void;
  readonly children: ComponentChildren;
  readonly kind?: 'main' | 'danger' | 'plain';
  /** The label of the second button, if it does not cancel. */
  readonly cancel?: string;
}

export const Form = ({
  onSubmit,
  submit,
  onCancel,
  cancel = text.common.cancel,
  children,
  kind = 'main',
}: FormProps) => {
  const action = useAction(onSubmit);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void action.run();
      }}
    >
      {children}
      <FailureNotice error={action.failure} />
      <div class="buttons">
        <Button type="submit" kind={kind} isBusy={action.isBusy}>
          {submit}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>{cancel}</Button>}
      </div>
    </form>
  );
};
