import { useEffect, useRef, useState } from 'preact/hooks';
import { api, ask } from './api.ts';
import { listen } from './live.ts';

/** Something that is read from the server. What was read last stays while it is read anew, and when that fails. */
export interface Loaded<T> {
  readonly data: T | undefined;
  readonly failure: unknown;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/** Several events of one change cause one reading. */
const SETTLED_MS = 100;

/**
 * Reads something when `key` changes, when events come on one of `channels`, and when events are missing. `load` asks by `ask`, `askTagged` or
 * `asSignedIn`.
 */
export const useLoad = <T>(
  load: () => Promise<T>,
  key: readonly unknown[] = [],
  channels: readonly string[] = [],
): Loaded<T> => {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({ data: undefined, failure: null, isLoading: true });
  const [turn, setTurn] = useState(0);
  const read = useRef(load);
  read.current = load;
  const reload = (): void => setTurn((before) => before + 1);

  useEffect(() => {
    let isOver = false;
    setState((before) => ({ ...before, isLoading: true }));
    read.current().then(
      (data) => !isOver && setState({ data, failure: null, isLoading: false }),
      (failure) => !isOver && setState((before) => ({ ...before, failure, isLoading: false })),
    );
    return () => {
      isOver = true;
    };
  }, [turn, ...key]);

  useEffect(() => {
    if (channels.length === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = listen((heard) => {
      if (typeof heard === 'object' && !channels.includes(heard.channel)) return;
      clearTimeout(timer);
      timer = setTimeout(reload, SETTLED_MS);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [channels.join()]);

  return { ...state, reload };
};

interface CursorPage<T> {
  readonly data: readonly T[];
  readonly pagination: { readonly next_cursor: string | null };
}

/** A list that goes on. */
export interface LoadedList<T> extends Loaded<readonly T[]> {
  readonly hasMore: boolean;
  readonly more: () => void;
}

/** Reads a list page by page; what was shown of it is read anew as a whole. `page` gives the page behind a cursor. */
export const useList = <T>(
  page: (cursor: string | undefined) => Promise<CursorPage<T>>,
  key: readonly unknown[] = [],
  channels: readonly string[] = [],
): LoadedList<T> => {
  const [pages, setPages] = useState(1);
  const loaded = useLoad(
    async () => {
      const items: T[] = [];
      let cursor: string | undefined;
      for (let count = 0; count < pages; count += 1) {
        const { data, pagination } = await page(cursor);
        items.push(...data);
        if (pagination.next_cursor === null) return { items, hasMore: false };
        cursor = pagination.next_cursor;
      }
      return { items, hasMore: true };
    },
    [pages, ...key],
    channels,
  );
  return {
    ...loaded,
    data: loaded.data?.items,
    hasMore: loaded.data?.hasMore ?? false,
    more: () => setPages((before) => before + 1),
  };
};

/** The people by their ids, for those who are shown by name. */
export const usePeople = (): ReadonlyMap<string, string> => {
  const { data } = useLoad(() => ask(() => api.GET('/api/v1/people')));
  return new Map(data?.map(({ id, username }) => [id, username]));
};
