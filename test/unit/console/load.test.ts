import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleModule } from './console-module.ts';
import { openPage, settle, useHook } from './page.ts';

interface Loaded<T> {
  readonly data: T | undefined;
  readonly failure: unknown;
  readonly isLoading: boolean;
  reload(): void;
  replace(change: (before: T) => T): void;
}
interface LoadedList extends Loaded<readonly string[]> {
  readonly hasMore: boolean;
  more(): void;
}
interface Page {
  readonly data: readonly string[];
  readonly pagination: { readonly next_cursor: string | null };
}
interface Load {
  useLoad<T>(load: () => Promise<T>, key?: readonly unknown[], channels?: readonly string[]): Loaded<T>;
  useList(
    page: (cursor: string | undefined) => Promise<Page>,
    key: readonly unknown[],
    channels?: readonly string[],
  ): LoadedList;
}

let load: Load;
/** Ends the event stream of the page, which then connects again. */
let drop: () => void;
let emit: (frame: string) => void;
const leaving = new AbortController();
beforeAll(async () => {
  vi.useFakeTimers();
  const page = openPage();
  page.answer(() => {
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        const bytes = new TextEncoder();
        emit = (frame) => stream.enqueue(bytes.encode(`${frame}\n\n`));
        drop = () => stream.error(new TypeError('lost'));
        emit(': open');
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  load = await consoleModule<Load>('load.ts');
  const { startLive } = await consoleModule<{ startLive(signal: AbortSignal): Promise<void> }>('live.ts');
  void startLive(leaving.signal);
  await settle();
  return () => {
    leaving.abort();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

let at = 0;
const event = (channel: string): void => {
  at += 1;
  const data = { event_id: `e${at}`, position: `ab.${at}`, channel, event_type: 'x.y', payload: {}, timestamp: '' };
  emit(`event: x.y\nid: ab.${at}\ndata: ${JSON.stringify(data)}`);
};

/** Reads whose results the test decides. */
const reads: PromiseWithResolvers<string>[] = [];
const read = (): Promise<string> => {
  reads.push(Promise.withResolvers<string>());
  return reads.at(-1)?.promise ?? Promise.reject(new Error());
};
const end = async (number: number, data: string | Error): Promise<void> => {
  if (data instanceof Error) reads[number]?.reject(data);
  else reads[number]?.resolve(data);
  await settle();
};
beforeEach(() => {
  reads.length = 0;
});
const opened: { leave(): void }[] = [];
const used = async (key = 'one') => {
  const hook = await useHook((given: string) => load.useLoad(read, [given], ['tasks']), key);
  opened.push(hook);
  return hook;
};
afterEach(() => {
  for (const each of opened.splice(0)) each.leave();
});

describe('data of a screen', () => {
  it('is read again after a change that arrives during a read, and once for several', async () => {
    const { now } = await used();
    event('tasks');
    event('tasks');
    await settle();
    expect(reads).toHaveLength(1);
    await end(0, 'old');
    expect(reads).toHaveLength(2);
    await end(1, 'new');
    expect([now().data, reads.length]).toEqual(['new', 2]);
  });

  it('follows the events of its channels only, until the screen is left', async () => {
    const { now, leave } = await used();
    await end(0, 'first');
    event('projects');
    await settle();
    expect(reads).toHaveLength(1);
    event('tasks');
    await settle();
    await end(1, 'second');
    expect(now().data).toBe('second');
    event('tasks');
    await settle();
    await end(2, 'third');
    expect(now().data).toBe('third');
    leave();
    await settle();
    const timers = vi.getTimerCount();
    event('tasks');
    await settle(50);
    expect([reads.length, vi.getTimerCount()]).toEqual([3, timers]);
  });

  it('stays visible when it cannot be read again, and is read once the server responds', async () => {
    const { now } = await used();
    await end(0, 'kept');
    expect(now().isLoading).toBe(false);
    now().reload();
    await settle();
    expect(now().isLoading).toBe(true);
    await end(1, new Error('away'));
    expect([now().data, now().failure, now().isLoading]).toEqual(['kept', new Error('away'), false]);
    drop();
    await settle(3_000);
    expect(reads).toHaveLength(3);
    await end(2, 'back');
    expect([now().data, now().failure]).toEqual(['back', null]);
  });

  it('is not read again when the connection returns, if nothing failed', async () => {
    event('nothing');
    await settle();
    await used();
    await end(0, 'first');
    drop();
    await settle(3_000);
    expect(reads).toHaveLength(1);
  });

  it('of the present key replaces that of an earlier key, whichever arrives last', async () => {
    const { now, again } = await used('one');
    await again('two');
    await end(1, 'of two');
    await end(0, 'of one');
    expect(now()).toMatchObject({ data: 'of two', isLoading: false });
  });

  it.each([
    ['later', () => settle()],
    ['at the same time', async () => {}],
  ])('is replaced by what was stored, and not by a read that began before and ends %s', async (_when, pass) => {
    const { now } = await used();
    await end(0, 'old');
    now().reload();
    await settle();
    now().replace((before) => `${before}, changed`);
    await pass();
    await end(1, 'old');
    expect(now().data).toBe('old, changed');
    await end(2, 'stored');
    expect(now().data).toBe('stored');
  });

  it('is read once for several events of one change', async () => {
    await used();
    await end(0, 'first');
    event('tasks');
    await settle(50);
    event('tasks');
    expect(reads).toHaveLength(1);
    await settle();
    await end(1, 'second');
    await settle();
    expect(reads).toHaveLength(2);
  });

  it('is read again where events are missing', async () => {
    await used();
    await end(0, 'first');
    emit('event: gap\ndata: {"resume_after":null}');
    await settle();
    expect(reads).toHaveLength(2);
  });
});

describe('a list', () => {
  const asked: (string | undefined)[] = [];
  let answered: Promise<void> | undefined;
  const page = async (cursor: string | undefined): Promise<Page> => {
    asked.push(cursor);
    await answered;
    const number = Number(cursor ?? 1);
    return { data: [`item ${number}`], pagination: { next_cursor: number < 3 ? String(number + 1) : null } };
  };
  const opened = async () => {
    asked.length = 0;
    return useHook((given: string) => load.useList(page, [given], ['tasks']), 'one');
  };

  it('reads only the next page for more, and all that are shown after a change', async () => {
    const { now, leave } = await opened();
    now().more();
    await settle();
    expect([now().data, asked, now().hasMore]).toEqual([['item 1', 'item 2'], [undefined, '2'], true]);
    event('tasks');
    await settle();
    expect(asked.slice(2)).toEqual([undefined, '2']);
    now().more();
    await settle();
    expect([now().data, now().hasMore]).toEqual([['item 1', 'item 2', 'item 3'], false]);
    leave();
  });

  it('reads everything for more while it is read again, so that no change is lost', async () => {
    const { now, leave } = await opened();
    const { promise, resolve } = Promise.withResolvers<void>();
    answered = promise;
    now().reload();
    await settle();
    now().more();
    await settle();
    resolve();
    await settle();
    expect([now().data, asked]).toEqual([
      ['item 1', 'item 2'],
      [undefined, undefined, undefined, '2'],
    ]);
    leave();
  });

  it('begins with its first page when its filter changes', async () => {
    const { now, again, leave } = await opened();
    now().more();
    await settle();
    await again('two');
    await settle();
    expect(now().data).toEqual(['item 1']);
    leave();
  });
});
