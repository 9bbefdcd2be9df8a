import { useLayoutEffect, useState } from 'preact/hooks';
import { text } from '../../text.ts';
import { announce } from '../../ui/notice.tsx';

export interface Item {
  readonly id: string;
  readonly name: string;
}

const idsOf = (items: readonly Item[]): readonly string[] => items.map(({ id }) => id);

/**
 * Items in the order that the person wants. It holds until an order is read that this person did not store: one that was stored is the base
 * of what is moved next, also before it is read.
 */
export const useOrder = <T extends Item>(items: readonly T[]) => {
  const given = idsOf(items).join();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [base, setBase] = useState(given);
  useLayoutEffect(() => {
    if (given === base) return;
    setWanted(null);
    setBase(given);
  }, [given]);
  const inOrder = (ids: readonly string[]): readonly T[] =>
    items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const shown = wanted === null ? items : inOrder(wanted);
  const put = (from: number, to: number): void => {
    const next = [...shown];
    const [item] = next.splice(from, 1);
    if (item === undefined) return;
    next.splice(to, 0, item);
    setWanted(idsOf(next));
    announce(
      <>
        <bdi>{item.name}</bdi> {text.company.moved(to + 1, next.length)}
      </>,
    );
  };
  const order = idsOf(shown).join();
  return {
    shown,
    stored: inOrder(base.split(',')),
    isChanged: order !== base,
    put,
    leave: () => setWanted(base.split(',')),
    hasStored: () => setBase(order),
  };
};
