import { useEffect, useRef, useState } from 'preact/hooks';
import { api, ask, type Schema } from './api.ts';
import { followEvents, onReturn } from './live.ts';

/** Data that is read from the server. The previous data stays visible during a reload, and after a failed one. */
export interface Loaded<T> {
  readonly data: T | undefined;
  readonly failure: unknown;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/** Data that can be replaced by a stored record before it is reloaded. */
export interface Replaceable<T> extends Loaded<T> {
  /** Applies a stored record to the visible data, and reloads it; reads that started before are discarded. */
  readonly replace: (change: (before: T) => T) => void;
}

type State<T> = Pick<Loaded<T>, 'data' | 'failure' | 'isLoading'>;

/** Several events of one change cause one reload. */
const SETTLED_MS = 100;

/** Whether data may have changed, for events of other channels. Must be the same function in each call. */
type IsNews = (event: Schema<'Event'>) => boolean;
const isNever: IsNews = () => false;

/** After an outage, pages reload at different times. */
const SPREAD_MS = 1_500;

/**
 * Reads data when `key` changes, on events of `channels` or that are news, and when events are missing; after a failure also when the
 * server responds again. A change during a read causes another read. `load` must call `ask`, `askTagged` or
 * `asSignedIn`.
 */
export const useLoad = <T>(
  load: () => Promise<T>,
  key: readonly unknown[] = [],
  channels: readonly string[] = [],
  isNews = isNever,
): Replaceable<T> => {
  const [state, setState] = useState<State<T>>({ data: undefined, failure: null, isLoading: true });
  const [turn, setTurn] = useState(0);
  const now = useRef({ load, hasFailed: false, reading: { isUnderWay: false, isDue: false, isOver: false } });
  now.current.load = load;
  now.current.hasFailed = state.failure !== null;
  const again = (): void => setTurn((before) => before + 1);
  const reload = (): void => {
    if (now.current.reading.isUnderWay) now.current.reading.isDue = true;
    else again();
  };
  const replace = (change: (before: T) => T): void => {
    now.current.reading.isOver = true;
    setState((before) => (before.data === undefined ? before : { ...before, data: change(before.data) }));
    again();
  };

  useEffect(() => {
    const reading = { isUnderWay: true, isDue: false, isOver: false };
    now.current.reading = reading;
    const end = (ended: (before: State<T>) => State<T>): void => {
      if (reading.isOver) return;
      reading.isUnderWay = false;
      setState(ended);
      if (reading.isDue) again();
    };
    setState((before) => ({ ...before, isLoading: true }));
    now.current.load().then(
      (data) => end(() => ({ data, failure: null, isLoading: false })),
      (failure) => end((before) => ({ ...before, failure, isLoading: false })),
    );
    return () => {
      reading.isOver = true;
    };
  }, [turn, ...key]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (ms: number): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        reload();
      }, ms);
    };
    const leave = followEvents((update) => {
      if (typeof update === 'object' ? channels.includes(update.channel) || isNews(update) : channels.length > 0)
        soon(SETTLED_MS);
    });
    const leaveReturns = onReturn(() => {
      if (now.current.hasFailed) soon(Math.random() * SPREAD_MS);
    });
    return () => {
      clearTimeout(timer);
      leave();
      leaveReturns();
    };
  }, [channels.join()]);

  return { ...state, reload, replace };
};

interface CursorPage<T> {
  readonly data: readonly T[];
  readonly pagination: { readonly next_cursor: string | null };
}

/** A list that is loaded page by page. */
export interface LoadedList<T> extends Loaded<readonly T[]> {
  readonly hasMore: boolean;
  readonly more: () => void;
}

interface Shown<T> {
  readonly items: readonly T[];
  /** The cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** Reads a list page by page, and reloads all visible pages after a change. `page` returns the page of a cursor. */
export const useList = <T>(
  page: (cursor: string | undefined) => Promise<CursorPage<T>>,
  key: readonly unknown[] = [],
  channels: readonly string[] = [],
  isNews = isNever,
): LoadedList<T> => {
  const [pages, setPages] = useState(1);
  const shown = useRef<Shown<T> | undefined>(undefined);
  const isMore = useRef(false);
  useEffect(() => setPages(1), key);
  const loaded = useLoad<Shown<T>>(
    async () => {
      // If only the next page is requested, visible pages are not reloaded.
      const before = isMore.current ? shown.current : undefined;
      isMore.current = false;
      const items = [...(before?.items ?? [])];
      let next: string | null | undefined = before?.next;
      for (let count = before ? pages - 1 : 0; count < pages && next !== null; count += 1) {
        const { data, pagination } = await page(next);
        items.push(...data);
        next = pagination.next_cursor;
      }
      return { items, next: next ?? null };
    },
    [pages, ...key],
    channels,
    isNews,
  );
  shown.current = loaded.data;
  return {
    ...loaded,
    data: loaded.data?.items,
    hasMore: !!loaded.data?.next,
    more: () => {
      // A reload in progress reads everything again.
      isMore.current = !loaded.isLoading;
      setPages((before) => before + 1);
    },
  };
};

/** Users by id, to show their names. */
export const usePeople = (): ReadonlyMap<string, string> => {
  const { data } = useLoad(() => ask(() => api.GET('/api/v1/people')));
  return new Map(data?.map(({ id, username }) => [id, username]));
};
