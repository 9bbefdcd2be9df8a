import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../text.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface DialogProps {
  readonly title: string;
  /** Whom or what it is about. */
  readonly subject?: string | undefined;
  readonly children: ComponentChildren;
  /** Without it the dialog cannot be left. */
  readonly onClose?: () => void;
}

/** Over the page, with the focus inside; Escape closes it. Shown as long as it is rendered. */
export const Dialog = ({ title, subject, children, onClose }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element goes: closing gives the focus back to where it was.
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
      // A second Escape closes it whatever is said to the first.
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
