import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../text/text.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface DialogProps {
  readonly title: string;
  /** The subject of the dialog. */
  readonly subject?: string | undefined;
  readonly children: ComponentChildren;
  /** Without it the dialog cannot be closed. */
  readonly onClose?: () => void;
}

/** A modal dialog with the focus inside; Escape closes it. Shown while it is rendered. */
export const Dialog = ({ title, subject, children, onClose }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element is removed: closing restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (onClose === undefined) element?.setAttribute('closedby', 'none');
    element?.showModal();
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus();
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
      // A second Escape always closes it.
      onClose={() => (onClose === undefined ? dialog.current?.showModal() : onClose())}
    >
      <div class="dialog-head">
        <h2 id={titleId}>
          {title}
          {subject !== undefined && (
            <>
              : <bdi>{subject}</bdi>
            </>
          )}
        </h2>
        {onClose !== undefined && (
          <Button kind="quiet" label={text.common.close} onClick={onClose}>
            ×
          </Button>
        )}
      </div>
      {children}
      <Notice />
    </dialog>
  );
};
