import { useState } from 'preact/hooks';
import { text } from '../text/text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Checkbox } from './fields.tsx';
import { Form } from './form.tsx';

interface SureProps {
  /** The action, as the label of the button. */
  readonly verb: string;
  /** The object of the action, if there are several such buttons. */
  readonly subject?: string;
  /** The effect of the action. */
  readonly consequence: string;
  /** The label of a checkbox in the dialog, checked at first. */
  readonly option?: string;
  /** `isOptionOn`: whether the checkbox is checked. */
  readonly act: (isOptionOn: boolean) => Promise<unknown>;
  readonly kind?: 'main' | 'danger';
}

/** A button for an irreversible action, with a confirmation. */
export const Sure = ({ verb, subject, consequence, option, act, kind = 'danger' }: SureProps) => {
  const [isAsking, setAsking] = useState(false);
  const [isOptionOn, setOption] = useState(true);
  const close = (): void => setAsking(false);
  return (
    <>
      <Button kind={kind} label={subject === undefined ? verb : `${verb} ${subject}`} onClick={() => setAsking(true)}>
        {verb}
      </Button>
      {isAsking && (
        <Dialog title={verb} subject={subject} onClose={close}>
          <Form submit={verb} kind={kind} onCancel={close} onSubmit={() => act(isOptionOn).then(close)}>
            <p>{consequence}</p>
            {option !== undefined && <Checkbox label={option} isOn={isOptionOn} onChange={setOption} />}
            <p class="faint">{text.common.final}</p>
          </Form>
        </Dialog>
      )}
    </>
  );
};
