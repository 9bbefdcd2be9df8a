import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { FailureNotice } from './failure.tsx';

/** Something that is done once at a time, and may fail. */
export interface Action<A extends readonly unknown[]> {
  /** Resolves with whether it was done. While it is being done, calls do nothing. */
  readonly run: (...given: A) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly forget: () => void;
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
  return { run, isBusy, failure, forget: () => setFailure(null) };
};

interface ActionButtonProps {
  readonly act: () => Promise<unknown>;
  readonly children: ComponentChildren;
  readonly kind?: 'main' | 'danger' | 'plain' | 'quiet';
  readonly label?: string;
  readonly isDisabled?: boolean;
}

/** A button for one action, which reports its failure beside it. */
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
