import type { ComponentChildren } from 'preact';

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick?: () => void;
  /** What it does: the main thing, something that cannot be undone, or anything else. */
  readonly kind?: 'main' | 'danger' | 'plain' | 'quiet';
  readonly type?: 'button' | 'submit';
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** The whole name, where the text alone would not say what it is about. */
  readonly label?: string;
  readonly isPressed?: boolean;
  /** Tells which of several buttons submitted a form. */
  readonly value?: string;
}

/** A busy button can be reached and does nothing, so that the focus stays where it was. */
export const Button = ({
  children,
  onClick,
  kind = 'plain',
  type = 'button',
  isBusy = false,
  isDisabled = false,
  label,
  isPressed,
  value,
}: ButtonProps) => (
  <button
    type={type}
    value={value}
    class={`button ${kind}`}
    disabled={isDisabled}
    aria-busy={isBusy}
    aria-label={label}
    aria-pressed={isPressed}
    onClick={(event) => {
      if (isBusy) event.preventDefault();
      else onClick?.();
    }}
  >
    {children}
  </button>
);
