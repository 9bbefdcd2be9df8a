import { useState } from 'preact/hooks';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { ChangeDialog } from './change.tsx';
import type { PlannedChange } from './planned-changes.ts';
import type { Item } from './use-order.tsx';

/** The parameters of storing an order. */
export interface StoringProps {
  /** Sorts the names into this order. */
  readonly plan: (names: string[]) => PlannedChange;
  readonly currency: string;
  /** Applies the current order. */
  readonly onStored: (stored: readonly Item[]) => void;
}

interface NewOrderProps extends StoringProps {
  readonly names: string[];
  readonly onLeave: () => void;
}

/** The actions for an order that is not stored yet. */
export const NewOrder = ({ plan, currency, names, onLeave, onStored }: NewOrderProps) => {
  const [isTried, setTried] = useState(false);
  return (
    <div class="buttons new-order">
      <span>{text.company.orderNotStored}</span>
      <Button kind="main" onClick={() => setTried(true)}>
        {text.company.tryIt}
      </Button>
      <Button onClick={onLeave}>{text.common.cancel}</Button>
      {isTried && (
        <ChangeDialog
          plan={plan(names)}
          currency={currency}
          onClose={() => setTried(false)}
          onStored={(response) => onStored(response as readonly Item[])}
        />
      )}
    </div>
  );
};
