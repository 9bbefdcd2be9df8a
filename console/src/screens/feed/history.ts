import { ERROR_CODES, hasCode } from 'organisation-platform-client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../api.ts';
import { followEvents, onReturn } from '../../live.ts';

export type Event = Schema<'Event'>;
/** An event, or a gap where events are missing. */
export type Row = Event | { readonly gapAfter: number };

export const isEvent = (row: Row): row is Event => 'event_id' in row;

/** The maximum number of events shown; older ones are in the audit log. */
const MAX_ROWS = 500;
const PAGE = 200;
/**
 * Events are stored for a day and read from the oldest on. If the day has more pages, the newest stored events are missing.
 */
const MAX_PAGES = 25;

export interface FeedHistory {
  /** Newest first. */
  readonly rows: readonly Row[];
  readonly failure: unknown;
  readonly isRead: boolean;
  /** Whether there are older events. */
  readonly isCut: boolean;
}

const BEGINNING: FeedHistory = { rows: [], failure: null, isRead: false, isCut: false };

/**
 * Reads the stored events after a position, page by page, for one channel or all; returns them with the last position.
 */
export const readStoredEvents = async (from?: string, channels?: string) => {
  const rows: Row[] = [];
  let after = from;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const query = {
      limit: PAGE,
      ...(after === undefined ? {} : { after }),
      ...(channels === undefined ? {} : { channels }),
    };
    const { data, pagination } = await ask(() => api.GET('/api/v1/events', { params: { query } }));
    rows.push(...data);
    after = pagination.next_after;
    if (!pagination.has_more) return { rows, after };
  }
  return { rows: [...rows, { gapAfter: numberOf(after) }], after };
};

/** The number in a position. Positions of one epoch end in an increasing number. */
const numberOf = (position = ''): number => Number(position.split('.')[1]);

/** By which rows are sorted. */
export const orderOf = (row: Row | undefined): number => {
  if (row === undefined) return 0;
  return isEvent(row) ? numberOf(row.position) : row.gapAfter + 0.5;
};

/** Without the gap after a position, because the events after it were read. */
const withoutGap = (history: FeedHistory, position: string | undefined): FeedHistory => ({
  ...history,
  rows: history.rows.filter((row) => isEvent(row) || row.gapAfter !== numberOf(position)),
});

/** The union of both without duplicates, newest first. */
const merged = (history: FeedHistory, more: readonly Row[]): FeedHistory => {
  const byOrder = new Map([...history.rows, ...more].map((row) => [orderOf(row), row]));
  const rows = [...byOrder.values()].sort((one, other) => orderOf(other) - orderOf(one));
  return { ...history, rows: rows.slice(0, MAX_ROWS), isCut: history.isCut || rows.length > MAX_ROWS };
};

/** Stored and new events merged, with a function that retries a failed read. */
export const useHistory = (): FeedHistory & { readonly retry: () => void } => {
  const [history, setHistory] = useState(BEGINNING);
  const retry = useRef(() => {});
  useEffect(() => {
    let isOver = false;
    let after: string | undefined;
    let hasFailed = false;
    let reading = Promise.resolve();
    const change = (how: (before: FeedHistory) => FeedHistory): void => {
      if (!isOver) setHistory(how);
    };
    const readOn = async (): Promise<void> => {
      const from = after;
      const kept = await readStoredEvents(from).catch((error) => {
        // Events that were read before are discarded.
        if (after === undefined || !hasCode(error, ERROR_CODES.RESOURCE_CONFLICT)) throw error;
        return readStoredEvents();
      });
      after = kept.after;
      change((before) => ({ ...merged(withoutGap(before, from), kept.rows), failure: null, isRead: true }));
    };
    // Continues after the last read, so that nothing is read twice.
    const read = (): void => {
      reading = reading.then(readOn).then(
        () => {
          hasFailed = false;
        },
        (failure) => {
          hasFailed = true;
          change((before) => ({ ...before, failure, isRead: true }));
        },
      );
    };
    retry.current = read;
    const leave = followEvents((heard) => {
      if (heard === 'restarted') read();
      else if (heard === 'gap') change((before) => merged(before, [{ gapAfter: Math.floor(orderOf(before.rows[0])) }]));
      else change((before) => merged(before, [heard]));
    });
    const stay = onReturn(() => hasFailed && read());
    read();
    return () => {
      isOver = true;
      leave();
      stay();
    };
  }, []);
  return { ...history, retry: () => retry.current() };
};
