import { vi } from 'vitest';

interface Preact {
  h<Props>(component: (props: Props) => null, props: Props): object;
  render(element: object | null, place: object): void;
}
// As a name that the compiler does not follow: its types are those of a browser, which contradict those of Node.
const { h, render }: Preact = await import('preact' as string);

/** A request of the console; `respond` returns its response, or rejects for a lost connection. */
export type Respond = (request: Request) => Response | Promise<Response>;

interface Page {
  /** The requests that were sent, as "GET /company". */
  readonly sent: readonly string[];
  readonly reload: ReturnType<typeof vi.fn>;
  /** Hides or shows the page. */
  show(isShown: boolean): void;
  /** Sets the cookies, as another tab does. */
  setCookies(cookie: string): void;
  /** The responses from now on. */
  answer(respond: Respond): void;
}

/** A success of an operation. */
export const success = (data: unknown, more: object = {}, headers: Record<string, string> = {}): Response =>
  Response.json({ data, error: null, error_detail: null, success: true, ...more }, { headers });

/** An error of an operation. */
export const failure = (status: number, code: number): Response => {
  const detail = { error_code: code, retryable: false, retry_after: null, detail: 'No', instance: 'i', title: 'No' };
  const error_detail = { ...detail, type: 'about:blank', status, error_category: 'validation' };
  return Response.json({ data: null, error: 'No', error_detail, success: false }, { status });
};

/** The open requests. A request follows its signal only while it is referenced, as it is by a network. */
const underWay = new Set<Request>();

/** A `fetch` that calls `respond` and, as in a browser, ends with its signal. */
export const fakeFetch =
  (respond: Respond) =>
  async (input: Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const requests = [input, request];
    const aborted = new Promise<never>((_resolve, reject) => {
      const stop = (): void => reject(request.signal.reason);
      if (request.signal.aborted) stop();
      request.signal.addEventListener('abort', stop);
    });
    for (const each of requests) underWay.add(each);
    const response = await Promise.race([aborted, respond(request)]).finally(() => {
      for (const each of requests) underWay.delete(each);
    });
    // As a browser does: an aborted request also ends its body.
    const body = response.body?.pipeThrough(new TransformStream(), { signal: request.signal }) ?? null;
    return new Response(body, response);
  };

/** Replaces what the modules of the console use of a browser. Call it before they are imported. */
export const openPage = (): Page => {
  const sent: string[] = [];
  let respond: Respond = () => new Promise<Response>(() => {});
  const document = Object.assign(new EventTarget(), { cookie: 'csrf_token=1', hidden: false, title: '' });
  const storage = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { origin: 'http://console.test', hash: '', reload });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  });
  const answered: Respond = (request) => {
    const { pathname, search } = new URL(request.url);
    sent.push(`${request.method} ${pathname}${search}`);
    return respond(request);
  };
  vi.stubGlobal('fetch', fakeFetch(answered));
  return {
    sent,
    reload,
    show: (isShown) => {
      document.hidden = !isShown;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    setCookies: (cookie) => {
      document.cookie = cookie;
    },
    answer: (next) => {
      respond = next;
    },
  };
};

interface Used<T, P> {
  /** What the hook returned last. */
  readonly now: () => T;
  /** Calls it again, as for other properties of its component. */
  readonly again: (given: P) => Promise<void>;
  readonly leave: () => void;
}

/** The timer of Node, which is never replaced: bodies of responses arrive outside of the replaced clock. */
const realImmediate = setImmediate;
const STEPS = 50;

/** Lets responses arrive and effects run while the replaced clock moves by this much. */
export const settle = async (milliseconds = 200): Promise<void> => {
  for (let step = 0; step < STEPS; step += 1) {
    await vi.advanceTimersByTimeAsync(milliseconds / STEPS);
    await new Promise<void>((resolve) => realImmediate(resolve));
  }
};

/** Uses a hook in a component that draws nothing, so that no document is needed. */
export const useHook = async <T, P>(hook: (given: P) => T, first: NoInfer<P>): Promise<Used<T, P>> => {
  const place = { nodeType: 1, childNodes: [], firstChild: null, insertBefore: () => {} };
  let last: T;
  const Component = ({ given }: { readonly given: P }): null => {
    last = hook(given);
    return null;
  };
  const draw = async (given: P): Promise<void> => {
    render(h(Component, { given }), place);
    await settle();
  };
  await draw(first);
  return { now: () => last, again: draw, leave: () => render(null, place) };
};
