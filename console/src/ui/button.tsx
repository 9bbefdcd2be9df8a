import type { ComponentChildren } from 'preact';

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick?: () => void;
  /** The kind of action: primary, irreversible, or any other. */
  readonly kind?: 'main' | 'danger' | 'plain' | 'quiet';
  readonly type?: 'button' | 'submit';
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** The accessible name, if the visible text is ambiguous. */
  readonly label?: string;
  readonly isPressed?: boolean;
  /** Identifies the button that submitted a form. */
  readonly value?: string;
}

/** A busy button does nothing but keeps the focus. */
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
