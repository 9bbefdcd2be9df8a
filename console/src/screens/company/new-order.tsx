import { useState } from 'preact/hooks';
import { text } from '../../text.ts';
import { Button } from '../../ui/button.tsx';
import { ChangeDialog } from './change.tsx';
import type { Plan } from './plans.ts';

/** How an order is stored. */
export interface StoringProps {
  /** Puts the names into this order. */
  readonly plan: (names: string[]) => Plan;
  readonly currency: string;
  readonly onStored: () => Promise<void>;
}

interface NewOrderProps extends StoringProps {
  readonly names: string[];
  readonly onLeave: () => void;
}

/** What can be done with an order that is not stored yet. */
export const NewOrder = ({ plan, names, onLeave, ...storing }: NewOrderProps) => {
  const [isTried, setTried] = useState(false);
  return (
    <div class="buttons new-order">
      <span>{text.company.orderNotStored}</span>
      <Button kind="main" onClick={() => setTried(true)}>
        {text.company.tryIt}
      </Button>
      <Button onClick={onLeave}>{text.common.cancel}</Button>
      {isTried && <ChangeDialog {...storing} plan={plan(names)} onClose={() => setTried(false)} />}
    </div>
  );
};
