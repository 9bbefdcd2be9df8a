import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../clients/typescript/src/index.ts';
import { consoleModule } from './console-module.ts';
import { failure, openPage, settle, success, useHook } from './page.ts';

interface Row {
  readonly position?: string;
  readonly gapAfter?: number;
}
interface History {
  readonly rows: readonly Row[];
  readonly failure: unknown;
  readonly isRead: boolean;
  readonly isCut: boolean;
  retry(): void;
}
interface Feed {
  useHistory(): History;
  startLive(signal: AbortSignal): Promise<void>;
  readonly liveness: { readonly value: string };
  followEvents(listener: (update: unknown) => void): () => void;
}

let feed: Feed;
let page: ReturnType<typeof openPage>;
const leaving = new AbortController();

/** The stored events of the server, and the open stream. */
const server = { epoch: 'a', stored: 0, page: 200, broken: false, refused: false };
let emit: (frame: string) => void = () => {};
let drop: () => void = () => {};
const event = (number: number) => {
  const position = `${server.epoch}.${number}`;
  return { event_id: position, position, channel: 'tasks', event_type: 'x.y', payload: {}, timestamp: '' };
};
const stored = (query: URLSearchParams): Response => {
  const after = query.get('after');
  if (server.broken) return failure(500, ERROR_CODES.INTERNAL_ERROR);
  if (after !== null && !after.startsWith(server.epoch)) return failure(409, ERROR_CODES.RESOURCE_CONFLICT);
  const from = Number(after?.split('.')[1] ?? 0);
  const to = Math.min(from + server.page, server.stored);
  const data = Array.from({ length: to - from }, (_, at) => event(from + at + 1));
  const pagination = { next_after: `${server.epoch}.${to}`, has_more: to < server.stored };
  return success(data, { pagination });
};
const stream = (): Response => {
  if (server.refused) return failure(500, ERROR_CODES.INTERNAL_ERROR);
  const body = new ReadableStream<Uint8Array>({
    start: (open) => {
      emit = (frame) => open.enqueue(new TextEncoder().encode(`${frame}\n\n`));
      drop = () => open.error(new TypeError('lost'));
      emit(': open');
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};
const happen = async (): Promise<void> => {
  server.stored += 1;
  const data = event(server.stored);
  emit(`event: x.y\nid: ${data.position}\ndata: ${JSON.stringify(data)}`);
  await settle();
};
/** The positions after which the page opened a stream; null for new events. */
const streams: (string | null)[] = [];
const reads = (): number => page.sent.filter((each) => each.startsWith('GET /api/v1/events?')).length;

beforeAll(async () => {
  vi.useFakeTimers();
  page = openPage();
  page.answer((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith('/stream')) return stored(searchParams);
    streams.push(request.headers.get('last-event-id'));
    return stream();
  });
  const parts = ['live.ts', 'screens/feed/history.ts'].map((name) => consoleModule<Partial<Feed>>(name));
  feed = Object.assign({}, ...(await Promise.all(parts)));
  void feed.startLive(leaving.signal);
  await settle();
});
afterAll(() => {
  leaving.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const history = () => useHook(() => feed.useHistory(), null);
const numbers = ({ rows }: History) => rows.map(({ position, gapAfter }) => position ?? `gap after ${gapAfter}`);

describe('the event stream', () => {
  it('begins with new events, and continues after the last one when the connection is lost', async () => {
    expect([feed.liveness.value, streams]).toEqual(['live', [null]]);
    await happen();
    drop();
    await settle(2_000);
    expect([feed.liveness.value, streams.at(-1)]).toEqual(['live', 'a.1']);
    emit('event: bookmark\ndata: {"position":"a.7"}');
    await settle();
    drop();
    await settle(2_000);
    expect(streams.at(-1)).toBe('a.7');
  });

  it('is opened again when the server is silent for longer than its heartbeat, also after a sign of life', async () => {
    const before = streams.length;
    await settle(30_000);
    emit(': still here');
    await settle(30_000);
    expect(streams.length).toBe(before);
    await settle(15_000);
    expect(streams.length).toBe(before + 1);
  });

  it('is tried again with growing pauses, of at most 15 s, while the server does not respond', async () => {
    server.refused = true;
    drop();
    await settle(60_000);
    const before = streams.length;
    expect(feed.liveness.value).toBe('away');
    await settle(120_000);
    expect(streams.length - before).toBeGreaterThanOrEqual(6);
    expect(streams.length - before).toBeLessThanOrEqual(26);
    server.refused = false;
    await settle(16_000);
    expect(feed.liveness.value).toBe('live');
    drop();
    await settle(16_000);
  });

  it('is closed while the page is hidden for long, which then asks for its data once a minute', async () => {
    const updates: unknown[] = [];
    const stop = feed.followEvents((update) => updates.push(update));
    // After a short random pause the stream is old enough to end by silence before the page counts as hidden.
    emit(': still here');
    await settle();
    page.show(false);
    await settle(29_000);
    const before = streams.length;
    await settle(32_000);
    expect(updates).toEqual([]);
    await settle(61_000);
    expect([updates, streams.length]).toEqual([['restarted'], before]);
    page.show(true);
    await settle(1_000);
    expect([feed.liveness.value, streams.length]).toEqual(['live', before + 1]);
    stop();
  });

  it('stays open when the page is hidden for a short time', async () => {
    const before = streams.length;
    page.show(false);
    await settle(20_000);
    page.show(true);
    emit(': still here');
    await settle(35_000);
    expect(streams.length).toBe(before);
  });

  it('leaves nothing behind when it is opened again', async () => {
    for (let time = 0; time < 2; time += 1) {
      drop();
      await settle(16_000);
    }
    const before = vi.getTimerCount();
    page.show(false);
    expect(vi.getTimerCount() - before).toBe(1);
    page.show(true);
    expect(vi.getTimerCount()).toBe(before);
  });
});

describe('the history of events', () => {
  it('shows stored and new events, newest first, and each once', async () => {
    Object.assign(server, { stored: 5, page: 2 });
    const { now, leave } = await history();
    await happen();
    expect(numbers(now())).toEqual(['a.6', 'a.5', 'a.4', 'a.3', 'a.2', 'a.1']);
    emit('event: gap\ndata: {"resume_after":null}');
    await settle();
    expect(numbers(now()).slice(0, 2)).toEqual(['gap after 6', 'a.6']);
    leave();
  });

  it('shows an error, and reads on when the user, or the server, returns', async () => {
    Object.assign(server, { stored: 3, page: 200, broken: true });
    const { now, leave } = await history();
    await settle(20_000);
    expect([now().failure !== null, now().isRead, now().rows]).toEqual([true, true, []]);
    server.broken = false;
    now().retry();
    await settle();
    expect([now().failure, numbers(now())]).toEqual([null, ['a.3', 'a.2', 'a.1']]);
    const before = reads();
    drop();
    await settle(16_000);
    expect(reads()).toBe(before);
    leave();
  });

  it('is limited to 500 events, and says so', async () => {
    Object.assign(server, { stored: 501, page: 200 });
    const { now, leave } = await history();
    expect([now().rows.length, now().isCut, numbers(now())[0]]).toEqual([500, true, 'a.501']);
    now().retry();
    await settle();
    expect([now().rows.length, now().isCut]).toEqual([500, true]);
    leave();
    server.stored = 500;
    const other = await history();
    expect([other.now().rows.length, other.now().isCut]).toEqual([500, false]);
    other.leave();
  });

  it('reads 25 pages, and shows that newer events are missing until they are read', async () => {
    Object.assign(server, { stored: 60, page: 2 });
    const before = reads();
    const { now, leave } = await history();
    expect([reads() - before, numbers(now()).slice(0, 2)]).toEqual([25, ['gap after 50', 'a.50']]);
    await happen();
    expect(numbers(now()).slice(0, 3)).toEqual(['a.61', 'gap after 50', 'a.50']);
    now().retry();
    await settle();
    expect(numbers(now()).slice(0, 12)).toEqual(Array.from({ length: 12 }, (_, index) => `a.${61 - index}`));
    leave();
    server.stored = 50;
    const other = await history();
    expect(numbers(other.now())[0]).toBe('a.50');
    other.leave();
  });

  it('reads nothing after it is left', async () => {
    Object.assign(server, { stored: 2, page: 200 });
    const { leave } = await history();
    leave();
    const before = reads();
    const updates: unknown[] = [];
    const stop = feed.followEvents((update) => updates.push(update));
    emit(': still here');
    page.show(false);
    await settle(125_000);
    page.show(true);
    await settle(1_000);
    stop();
    expect([updates, reads() - before]).toEqual([['restarted'], 0]);
  });

  it('reads all stored events when the server does not know its position', async () => {
    Object.assign(server, { stored: 2, page: 200 });
    const { now, leave } = await history();
    Object.assign(server, { epoch: 'b', stored: 4 });
    now().retry();
    await settle();
    expect([now().failure, numbers(now()).slice(0, 4)]).toEqual([null, ['b.4', 'b.3', 'b.2', 'b.1']]);
    leave();
  });
});
