import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../clients/typescript/src/index.ts';
import { consoleModule } from './console-module.ts';
import { failure, openPage, type Respond, success } from './page.ts';

interface Progress {
  readonly done: readonly string[];
  readonly left: readonly { readonly id: string }[];
}
interface Item {
  readonly id: string;
  readonly kind: string;
}
interface Decision {
  readonly verdict: 'approve' | 'reject';
  readonly words: string;
  readonly arguments?: object;
}
interface Inbox {
  decideInOrder(
    entries: readonly Item[],
    before: Progress,
    decideOne: (entry: Item) => Promise<unknown>,
    onProgress: (progress: Progress) => void,
  ): Promise<Progress>;
  decide(id: string, etag: string, decision: Decision): Promise<unknown>;
  approvalIdOf(entry: Item): Promise<string>;
}

let inbox: Inbox;
let page: ReturnType<typeof openPage>;
beforeAll(async () => {
  vi.useFakeTimers();
  page = openPage();
  const parts = await Promise.all(
    ['batch.ts', 'waiting.ts'].map((name) => consoleModule<Partial<Inbox>>(`screens/inbox/${name}`)),
  );
  inbox = Object.assign({}, ...parts);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const item = (id: string): Item => ({ id, kind: 'approval' });
const NOTHING: Progress = { done: [], left: [] };

describe('a batch of decisions', () => {
  const tried: string[] = [];
  /** Decides through the page; the server refuses these ids with these errors. */
  const deciding = (refused: Readonly<Record<string, readonly [status: number, code: number]>>) => {
    page.answer((request) => {
      const id = request.url.split('/').at(-2) ?? '';
      tried.push(id);
      const error = refused[id];
      return error === undefined ? success({}) : failure(...error);
    });
    return ({ id }: Item) => inbox.decide(id, '"1"', { verdict: 'approve', words: '' });
  };
  beforeEach(() => {
    tried.length = 0;
  });

  it.each([
    [409, ERROR_CODES.VERSION_CONFLICT],
    [404, ERROR_CODES.RESOURCE_NOT_FOUND],
    [404, ERROR_CODES.RECORD_NOT_FOUND],
  ])('skips an item that has changed: %i with %i', async (status, code) => {
    const items = [item('a'), item('b'), item('c')];
    const seen: Progress[] = [];
    const end = await inbox.decideInOrder(items, NOTHING, deciding({ b: [status, code] }), (each) => seen.push(each));
    expect([tried, end]).toEqual([['a', 'b', 'c'], { done: ['a', 'c'], left: [items[1]] }]);
    expect(seen.map(({ done, left }) => done.length + left.length)).toEqual([1, 2, 3]);
  });

  it('stops at another error, and then continues where it stopped', async () => {
    const items = [item('a'), item('b'), item('c'), item('d')];
    let last = NOTHING;
    const keep = (each: Progress): void => {
      last = each;
    };
    const first = deciding({ a: [409, ERROR_CODES.VERSION_CONFLICT], c: [403, ERROR_CODES.FORBIDDEN] });
    await expect(inbox.decideInOrder(items, last, first, keep)).rejects.toMatchObject({ code: ERROR_CODES.FORBIDDEN });
    expect(tried).toEqual(['a', 'b', 'c']);
    const end = await inbox.decideInOrder(items, last, deciding({}), keep);
    expect([tried.slice(3), end.done, end.left]).toEqual([['c', 'd'], ['b', 'c', 'd'], [items[0]]]);
  });
});

describe('a decision', () => {
  const sent = async (decision: Decision) => {
    let request: Request | undefined;
    page.answer((each) => {
      request = each;
      return success({});
    });
    await inbox.decide('7', '"3"', decision);
    return [new URL(request?.url ?? '').pathname, request?.headers.get('if-match'), await request?.json()];
  };

  it.each<[Decision, string, object]>([
    [{ verdict: 'reject', words: 'Too early' }, 'reject', { reason: 'Too early' }],
    [{ verdict: 'approve', words: ' ' }, 'approve', {}],
    [{ verdict: 'approve', words: 'Good', arguments: { a: 1 } }, 'approve', { comment: 'Good', arguments: { a: 1 } }],
  ])('%j is sent for the version that was shown', async (decision, verb, body) => {
    expect(await sent(decision)).toEqual([`/api/v1/approvals/7/${verb}`, '"3"', body]);
  });

  it('of a plan is that of its approval', async () => {
    const plan: Respond = () => success({ approval_id: 'a9' });
    page.answer(plan);
    expect(await Promise.all([item('7'), { id: '8', kind: 'plan' }].map(inbox.approvalIdOf))).toEqual(['7', 'a9']);
    expect(page.sent.at(-1)).toBe('GET /api/v1/plans/8');
  });
});
