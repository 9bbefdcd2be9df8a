import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { FailureNotice } from './failure.tsx';

/** An action that may fail and does not run twice in parallel. */
export interface Action<A extends readonly unknown[]> {
  /** Resolves with whether it succeeded. Calls during a run do nothing. */
  readonly run: (...given: A) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly failure: unknown;
}

export const useAction = <A extends readonly unknown[]>(work: (...given: A) => Promise<unknown>): Action<A> => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isRunning = useRef(false);
  const run = async (...given: A): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work(...given);
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { run, isBusy, failure };
};

interface ActionButtonProps {
  readonly act: () => Promise<unknown>;
  readonly children: ComponentChildren;
  readonly kind?: 'main' | 'danger' | 'plain' | 'quiet';
  readonly label?: string;
  readonly isDisabled?: boolean;
}

/** A button for one action, followed by its error. */
export const ActionButton = ({ act, children, ...rest }: ActionButtonProps) => {
  const action = useAction(act);
  return (
    <>
      <Button {...rest} isBusy={action.isBusy} onClick={() => void action.run()}>
        {children}
      </Button>
      <FailureNotice error={action.failure} />
    </>
  );
};
