import { useLayoutEffect, useState } from 'preact/hooks';
import { text } from '../../text/text.ts';
import { announce } from '../../ui/notice.tsx';

export interface Item {
  readonly id: string;
  readonly name: string;
}

const idsOf = (items: readonly Item[]): readonly string[] => items.map(({ id }) => id);

/** Items in a new order, until another order is stored. */
export const useOrder = <T extends Item>(items: readonly T[]) => {
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const given = idsOf(items).join();
  useLayoutEffect(() => {
    if (wanted !== null && wanted.join() !== given) announce(text.company.orderGivenUp);
    setWanted(null);
  }, [given]);
  const shown =
    wanted === null ? items : items.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id));
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
  return {
    shown,
    isChanged: idsOf(shown).join() !== given,
    put,
    leave: () => setWanted(null),
  };
};
