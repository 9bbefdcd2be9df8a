import { describe, expect, it, onTestFinished, vi } from 'vitest';

// The server's compiler configuration has no browser types, so the modules are named only at run time.
const CREDENTIALS = '../../../../scripts/spec-tools/pages/browser/credentials.ts';
const CONTENTS = '../../../../scripts/spec-tools/pages/browser/contents.ts';
const REQUEST = '../../../../scripts/spec-tools/pages/browser/trial-request.ts';
const ANSWER = '../../../../scripts/spec-tools/pages/browser/trial-response.ts';

const browserWith = (globals: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  onTestFinished(() => void vi.unstubAllGlobals());
};

describe('the request form in a browser', () => {
  it.each([
    ['csrf_token=plain; other=x', 'plain'],
    ['other=x; __Host-csrf_token=secure', 'secure'],
    ['other=x; not_csrf_token=foreign', null],
    ['', null],
  ])('finds the CSRF token under either name of its cookie: %j', async (cookie, token) => {
    browserWith({ document: { cookie } });
    const { csrfToken } = await import(CREDENTIALS);
    expect(csrfToken()).toBe(token);
  });

  const sendWith = async (key: string, target: string, headers: Readonly<Record<string, string>> = {}) => {
    const fetched: string[] = [];
    browserWith({
      document: { cookie: '' },
      location: { origin: 'https://platform.example.com' },
      sessionStorage: { getItem: () => key },
      fetch: async (address: URL) => {
        fetched.push(address.href);
        return new Response('{}');
      },
    });
    const { send } = await import(REQUEST);
    const sent = send({ method: 'DELETE', target, headers, body: null }, new AbortController().signal);
    return {
      fetched,
      fault: await sent.then(
        () => null,
        (error: Error) => error.message,
      ),
    };
  };

  it.each([
    ['/api/v1/users/%2e%2e/roles/x', 'The path leads to another operation.'],
    ['/api/v1/users/x/org-roles/..', 'The path leads to another operation.'],
    ['//other.example/x', 'The path leads to another server.'],
  ])('sends nothing to %s', async (target, fault) => {
    expect(await sendWith('', target)).toEqual({ fetched: [], fault });
  });
  it('sends what the browser does not set itself, with its query', async () => {
    const target = '/api/v1/users/..%2Fa%20b?cursor=..%2F..';
    expect(await sendWith('key', target)).toEqual({ fetched: [`https://platform.example.com${target}`], fault: null });
  });
  it('names a value that no header can carry', async () => {
    const path = '/api/v1/users';
    const said = ' holds a character that no header can carry.';
    expect(await sendWith('key\u2026', path)).toEqual({ fetched: [], fault: `The API key${said}` });
    expect(await sendWith('key', path, { 'If-Match': 'a\nb' })).toEqual({ fetched: [], fault: `If-Match${said}` });
  });
});

/** The part of a browser element that showing a response uses. */
class Part {
  readonly attributes = new Map<string, string>();
  children: Part[] = [];
  parent: Part | null = null;
  text: string;
  constructor(text = '') {
    this.text = text;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  append(...parts: (Part | string)[]): void {
    for (const part of parts.map((one) => (typeof one === 'string' ? new Part(one) : one))) {
      part.parent = this;
      this.children.push(part);
    }
  }
  replaceChildren(...parts: (Part | string)[]): void {
    this.children = [];
    this.append(...parts);
  }
  remove(): void {
    if (this.parent !== null) this.parent.children = this.parent.children.filter((one) => one !== this);
  }
  get firstChild(): Part | null {
    return this.children[0] ?? null;
  }
  get length(): number {
    return this.text.length;
  }
  get textContent(): string {
    return this.text + this.children.map(({ textContent }) => textContent).join('');
  }
  set textContent(text: string) {
    this.replaceChildren(text);
  }
}

describe('a shown response', () => {
  const output = async () => {
    browserWith({
      document: { createElement: () => new Part(), createTextNode: (text: string) => new Part(text) },
    });
    const { Output } = await import(ANSWER);
    const made = new Output();
    const [status, content] = (made.root as Part).children as [Part, Part];
    return { made, status, content };
  };
  const streamOf = (pieces: readonly string[]): Response => {
    const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
    const body = new ReadableStream({
      pull: (controller) => {
        const piece = bytes.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(piece);
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };

  it('grows piece by piece and keeps the last 200 000 characters', async () => {
    const { made, content } = await output();
    const pieces = Array.from({ length: 30 }, (_none, index) => `${index};`.padEnd(10_000, 'x'));
    await made.show({ response: streamOf(pieces), milliseconds: 3 });
    const [, shown] = content.children as [Part, Part];
    expect(shown.textContent).toBe(pieces.slice(10).join(''));
    expect(shown.children[0]?.children).toHaveLength(20);
  });
  it('announces its status and not its content', async () => {
    const { made, status, content } = await output();
    await made.show({ response: streamOf(['data: 1\n\n']), milliseconds: 3 });
    expect([status.attributes.get('role'), status.textContent]).toEqual(['status', '200 in 3 ms']);
    expect(content.attributes.get('aria-live')).toBe('off');
    expect((made.root as Part).attributes.get('role')).toBeUndefined();
  });
  it('is removed when it is cleared, and a failure is then shown without it', async () => {
    const { made } = await output();
    await made.show({ response: Response.json({ old: true }), milliseconds: 3 });
    made.clear();
    made.fail('Failed.');
    expect((made.root as Part).textContent.trim()).toBe('Failed.');
  });
});

describe('the table of contents', () => {
  it.each([
    ['#getUser', 'getUser'],
    ['#a%20b', 'a b'],
    ['#%', ''],
    ['#%ff', ''],
    ['', ''],
  ])('finds the operation of %j', async (fragment, id) => {
    const { idIn } = await import(CONTENTS);
    expect(idIn(fragment)).toBe(id);
  });
});
