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

const idsOf = (items: readonly Item[]): readonly string[] => items.map(({ id }) => id);

/** A list whose entries are dragged to their place, or moved there by buttons. */
export const Ordered = <T extends Item>({ items, isMovable, save, link, below }: OrderedProps<T>) => {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ readonly id: string; readonly button: number } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  // What was stored holds until it is read, so that the next move begins there.
  const [stored, setStored] = useState<readonly string[] | null>(null);
  const given = idsOf(items).join();
  useLayoutEffect(() => setStored(null), [given]);
  const shown =
    stored === null ? items : items.toSorted((one, other) => stored.indexOf(one.id) - stored.indexOf(other.id));

  const moving = useAction(async (from: number, to: number) => {
    const next = [...shown];
    const [item] = next.splice(from, 1);
    if (item === undefined) return;
    next.splice(to, 0, item);
    await save(next.map(({ name }) => name));
    setStored(idsOf(next));
    announce(words.moved(item.name, to + 1, next.length));
  });

  // An element that changes its place loses the focus; whoever moved it goes on from there.
  const order = idsOf(shown).join();
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
    moved.current = { id: shown[from]?.id ?? '', button: by < 0 ? 0 : 1 };
    void moving.run(from, from + by).then((isDone) => {
      if (!isDone) moved.current = null;
    });
  };

  return (
    <>
      <Failure error={moving.failure} />
      <ul ref={list} class="ordered">
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
              if (from >= 0 && from !== index) void moving.run(from, index);
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
