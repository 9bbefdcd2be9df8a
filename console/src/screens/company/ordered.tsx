import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { NewOrder, type StoringProps } from './new-order.tsx';
import { type Item, useOrder } from './use-order.tsx';

const words = text.company;

interface OrderedProps<T extends Item> extends StoringProps {
  readonly items: readonly T[];
  readonly isMovable: boolean;
  readonly link: (item: T) => ComponentChildren;
  readonly below?: (item: T) => ComponentChildren;
}

/**
 * A list whose entries are moved by dragging or with buttons. The order is stored after the user has seen a preview.
 */
export const Ordered = <T extends Item>({
  items,
  isMovable,
  link,
  below,
  plan,
  currency,
  onStored,
}: OrderedProps<T>) => {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ readonly id: string; readonly button: number } | null>(null);
  const wasChanged = useRef(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const { shown, isChanged, put, leave } = useOrder(items);

  // A moved element loses the focus; it is restored, so that the user can continue.
  const order = shown.map(({ id }) => id).join();
  useLayoutEffect(() => {
    if (moved.current === null) return;
    const { id, button } = moved.current;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-id="${id}"] > .row button`);
    const pressed = buttons?.[button];
    (pressed?.disabled ? buttons?.[1 - button] : pressed)?.focus();
    moved.current = null;
  }, [order]);

  // The actions disappear with the new order, and the focus with them.
  useLayoutEffect(() => {
    if (wasChanged.current && !isChanged && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
    wasChanged.current = isChanged;
  }, [isChanged]);

  const end = (): void => {
    setDragged(null);
    setOver(null);
  };
  const move = (from: number, by: number): void => {
    moved.current = { id: shown[from]?.id ?? '', button: by < 0 ? 0 : 1 };
    put(from, from + by);
  };

  return (
    <>
      {isChanged && (
        <NewOrder
          plan={plan}
          currency={currency}
          names={shown.map(({ name }) => name)}
          onLeave={leave}
          onStored={onStored}
        />
      )}
      <ul ref={list} class="ordered" tabIndex={-1}>
        {shown.map((item, index) => (
          <li
            key={item.id}
            data-id={item.id}
            class={over === item.id ? 'over' : ''}
            draggable={isMovable}
            onDragStart={(event) => {
              event.stopPropagation();
              event.dataTransfer?.setData('text/plain', item.name);
              setDragged(item.id);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              event.stopPropagation();
              setOver(item.id);
            }}
            onDragEnd={end}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              event.stopPropagation();
              const from = shown.findIndex(({ id }) => id === dragged);
              if (from >= 0 && from !== index) put(from, index);
              end();
            }}
          >
            <div class="row">
              {link(item)}
              {isMovable &&
                [-1, 1].map((by) => (
                  <Button
                    key={by}
                    kind="quiet"
                    label={(by < 0 ? words.up : words.down)(item.name)}
                    isDisabled={shown[index + by] === undefined}
                    onClick={() => move(index, by)}
                  >
                    {by < 0 ? '↑' : '↓'}
                  </Button>
                ))}
            </div>
            {below?.(item)}
          </li>
        ))}
      </ul>
    </>
  );
};
