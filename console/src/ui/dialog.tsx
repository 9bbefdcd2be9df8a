import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { text } from '../text.ts';
import { Button } from './button.tsx';

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Without it the dialog cannot be left. */
  readonly onClose?: () => void;
}

/** Over the page, with the focus inside; Escape closes it. Shown as long as it is rendered. */
export const Dialog = ({ title, children, onClose }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div class="dialog-head">
        <h2 id={titleId}>{title}</h2>
        {onClose !== undefined && (
          <Button kind="quiet" label={text.common.close} onClick={onClose}>
            ×
          </Button>
        )}
      </div>
      {children}
    </dialog>
  );
};
