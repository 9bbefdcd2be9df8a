import { useEffect, useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../api.ts';
import { listen } from '../../live.ts';

export type Event = Schema<'Event'>;
/** An event, or a place where some are missing. */
export type Row = Event | { readonly gapAfter: number };

/** The newest that are shown; what is older is in the audit log. */
const MOST_ROWS = 500;
const PAGE = 200;
/** Events are kept for a day, and a busy day has many: beyond so many the oldest are not read. */
const MOST_PAGES = 25;

export interface History {
  /** The newest first. */
  readonly rows: readonly Row[];
  readonly failure: unknown;
  readonly isRead: boolean;
  /** Whether there were older ones. */
  readonly isCut: boolean;
}

const BEGINNING: History = { rows: [], failure: null, isRead: false, isCut: false };

/** The last of what is kept, page by page from the oldest. */
const readKept = async (): Promise<Event[]> => {
  const kept: Event[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const query = { limit: PAGE, ...(after === undefined ? {} : { after }) };
    const { data, pagination } = await ask(() => api.GET('/api/v1/events', { params: { query } }));
    kept.push(...data);
    if (!pagination.has_more) break;
    after = pagination.next_after;
  }
  return kept;
};

/** Positions of one epoch end in a number that grows. */
const orderOf = (row: Row): number =>
  'event_id' in row ? Number(row.position.slice(row.position.indexOf('.') + 1)) : row.gapAfter + 0.5;

/** All of both, each once, the newest first. */
const merged = (history: History, more: readonly Row[]): History => {
  const byOrder = new Map([...history.rows, ...more].map((row) => [orderOf(row), row]));
  const rows = [...byOrder.values()].sort((one, other) => orderOf(other) - orderOf(one));
  return { ...history, rows: rows.slice(0, MOST_ROWS), isCut: history.isCut || rows.length > MOST_ROWS };
};

/** What happened and what happens, whichever of the two comes first. */
export const useHistory = (): History => {
  const [history, setHistory] = useState(BEGINNING);
  useEffect(() => {
    let isOver = false;
    const change = (how: (before: History) => History): void => {
      if (!isOver) setHistory(how);
    };
    const read = (): Promise<void> =>
      readKept().then(
        (kept) => change((before) => ({ ...merged(before, kept), failure: null, isRead: true })),
        (failure) => change((before) => ({ ...before, failure, isRead: true })),
      );
    const leave = listen((heard) => {
      if (heard === 'anew') void read();
      else if (heard === 'gap')
        change((before) => merged(before, [{ gapAfter: Math.floor(orderOf(before.rows[0] ?? { gapAfter: 0 })) }]));
      else change((before) => merged(before, [heard]));
    });
    void read();
    return () => {
      isOver = true;
      leave();
    };
  }, []);
  return history;
};
