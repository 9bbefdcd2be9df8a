import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../text.ts';
import { useAction } from '../../ui/action.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { announce } from '../../ui/notice.tsx';

const words = text.company;

interface Item {
  readonly id: string;
  readonly name: string;
}

interface OrderedProps<T extends Item> {
  readonly items: readonly T[];
  readonly isMovable: boolean;
  /** Stores the order of the names and reads it anew. */
  readonly save: (names: readonly string[]) => Promise<unknown>;
  readonly link: (item: T) => ComponentChildren;
  readonly below?: (item: T) => ComponentChildren;
}

/** A list whose entries are dragged to their place, or moved there by buttons. */
export const Ordered = <T extends Item>({ items, isMovable, save, link, below }: OrderedProps<T>) => {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ readonly id: string; readonly button: number } | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);

  const moving = useAction(async (from: number, to: number) => {
    const names = items.map(({ name }) => name);
    const [name = ''] = names.splice(from, 1);
    names.splice(to, 0, name);
    await save(names);
    announce(words.moved(name, to + 1, items.length));
  });

  // An element that changes its place loses the focus; whoever moved it goes on from there.
  const order = items.map(({ id }) => id).join();
  useLayoutEffect(() => {
    if (moved.current === null) return;
    const { id, button } = moved.current;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-id="${id}"] > .row button`);
    const wanted = buttons?.[button];
    (wanted?.disabled ? buttons?.[1 - button] : wanted)?.focus();
    moved.current = null;
  }, [order]);

  const end = (): void => {
    setDragged(null);
    setOver(null);
  };
  const move = (from: number, by: number): void => {
    moved.current = { id: items[from]?.id ?? '', button: by < 0 ? 0 : 1 };
    void moving.run(from, from + by);
  };

  return (
    <>
      <Failure error={moving.failure} />
      <ul ref={list} class="ordered">
        {items.map((item, index) => (
          <li
            key={item.id}
            data-id={item.id}
            class={over === index ? 'over' : ''}
            draggable={isMovable}
            onDragStart={(event) => {
              event.stopPropagation();
              event.dataTransfer?.setData('text/plain', item.name);
              setDragged(index);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              event.stopPropagation();
              setOver(index);
            }}
            onDragEnd={end}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              event.stopPropagation();
              if (dragged !== index) void moving.run(dragged, index);
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
                    isDisabled={items[index + by] === undefined}
                    isBusy={moving.isBusy}
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
