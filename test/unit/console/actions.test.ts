import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../clients/typescript/src/index.ts';
import { type Attempt, newAttempt } from '../../../console/src/ui/attempts.ts';
import { consoleModule } from './console-module.ts';
import { failure, openPage, settle, success, useHook } from './page.ts';

interface Action {
  run(...given: unknown[]): Promise<boolean>;
  readonly isBusy: boolean;
  readonly failure: unknown;
  forget(): void;
}
interface Turn {
  readonly send: Action;
  readonly message: string | null;
  readonly answer: string;
  readonly verdict: object | null;
  stop(): void;
}
interface Console {
  useAction(work: (...given: unknown[]) => Promise<unknown>): Action;
  useTurn(conversationId: string | null, onDone: (result: object, isHere: boolean) => void): Turn;
  changeAsShown(
    shown: { shown: object; read: () => Promise<{ data: object; etag: string }>; reload: () => void },
    change: (header: { 'If-Match': string }) => Promise<unknown>,
  ): Promise<void>;
}

let modules: Console;
let page: ReturnType<typeof openPage>;
beforeAll(async () => {
  vi.useFakeTimers();
  page = openPage();
  const files = ['ui/action.tsx', 'screens/talk/turn.ts', 'screens/admin/shared/as-shown.ts'];
  modules = Object.assign({}, ...(await Promise.all(files.map((name) => consoleModule<Partial<Console>>(name)))));
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an action', () => {
  it('does not run twice in parallel, and shows the error of its last run only', async () => {
    const runs: PromiseWithResolvers<void>[] = [];
    const work = () => {
      runs.push(Promise.withResolvers<void>());
      return runs.at(-1)?.promise ?? Promise.resolve();
    };
    const { now, leave } = await useHook(() => modules.useAction(work), null);
    const first = now().run();
    expect([await now().run(), runs.length]).toEqual([false, 1]);
    await settle();
    expect(now().isBusy).toBe(true);
    runs[0]?.reject(new Error('No'));
    expect(await first).toBe(false);
    await settle();
    expect([now().failure, now().isBusy]).toEqual([new Error('No'), false]);
    const second = now().run();
    await settle();
    expect(now().failure).toBeNull();
    runs[1]?.resolve();
    expect(await second).toBe(true);
    leave();
  });
});

describe('an attempt', () => {
  let keys = 0;
  const begin = (): Attempt =>
    newAttempt(() => {
      keys += 1;
      return String(keys);
    });

  it('has one key for one body until it is forgotten, and another for another body', () => {
    const attempt = begin();
    const [first, again, other] = [{ a: 1 }, { a: 1 }, { a: 2 }].map(attempt.keyOf);
    expect([again === first, other === first]).toEqual([true, false]);
    attempt.forget();
    expect(attempt.keyOf({ a: 2 })).not.toBe(other);
  });
});

describe('a change of a record in a list', () => {
  const changed = async (shown: object, present: object, error?: Error) => {
    const reload = vi.fn();
    let tag = '';
    const change = async (header: { 'If-Match': string }): Promise<void> => {
      tag = header['If-Match'];
      if (error !== undefined) throw error;
    };
    const read = async () => ({ data: present, etag: '"now"' });
    await modules.changeAsShown({ shown, read, reload }, change).catch(() => {});
    return [tag === '"now"', reload.mock.calls.length];
  };

  it.each([
    ['unchanged', { a: 1, list: ['x'] }, { a: 1, list: ['x'], more: 2 }, true],
    ['used meanwhile', { a: 1, last_success_at: null }, { a: 1, last_success_at: 'now' }, true],
    ['changed', { a: 1 }, { a: 2 }, false],
    ['with another format', { format: 'a' }, { format: 'b' }, false],
    ['changed within', { list: ['x'] }, { list: ['y'] }, false],
    ['without the field', { a: 1 }, {}, false],
  ])('is accepted only if it is as shown: %s', async (_what, shown, present, isAccepted) => {
    expect(await changed(shown, present)).toEqual([isAccepted, 1]);
  });

  it('reloads the list, also when it fails', async () => {
    expect(await changed({ a: 1 }, { a: 1 }, new Error('No'))).toEqual([true, 1]);
  });
});

describe('a turn', () => {
  const RESULT = { intent: 'explain', intent_reason: 'model', intent_confidence: 0.9, conversation_id: null };
  const frames = (...sent: readonly (readonly [event: string, data: object])[]): Response => {
    const body = sent.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const turning = async () => {
    const done: object[] = [];
    const hook = await useHook(() => modules.useTurn(null, (result) => done.push(result)), null);
    const send = async (sending: object): Promise<void> => {
      void hook.now().send.run({ message: 'Hello', targets: [], intent: '', ...sending });
      await settle();
    };
    return { ...hook, done, send };
  };
  const VERDICT = { intent: 'act', intent_reason: 'model', intent_confidence: 0.8, named_targets: [] };

  it('grows by its deltas, and ends with its remarks', async () => {
    page.answer(() =>
      frames(
        ['delta', { delta: 'Good ' }],
        ['delta', { delta: 'day' }],
        ['complete', RESULT],
        ['chime', { role: 'CFO' }],
      ),
    );
    const { now, done, send, leave } = await turning();
    await send({});
    expect([now().answer, now().message, done]).toEqual([
      'Good day',
      null,
      [{ ...RESULT, chime_ins: [{ role: 'CFO' }] }],
    ]);
    leave();
  });

  it('begins without the reply of the turn before', async () => {
    page.answer(() => frames(['delta', { delta: 'Old' }], ['complete', RESULT]));
    const { now, send, leave } = await turning();
    await send({});
    page.answer(() => new Promise<Response>(() => {}));
    await send({ message: 'And now?' });
    expect([now().message, now().answer]).toEqual(['And now?', '']);
    leave();
  });

  it('asks for confirmation of an action, again after the confirmed one has failed', async () => {
    page.answer(() => frames(['deferred', VERDICT]));
    const { now, done, send, leave } = await turning();
    await send({});
    expect([now().verdict, done]).toEqual([VERDICT, []]);
    page.answer(() => failure(403, ERROR_CODES.FORBIDDEN));
    await send({ intent: 'act', verdict: VERDICT });
    expect([now().verdict, now().send.failure]).toMatchObject([VERDICT, { code: ERROR_CODES.FORBIDDEN }]);
    page.answer(() => success({ ...RESULT, intent: 'act' }));
    await send({ intent: 'act', verdict: VERDICT });
    expect([now().verdict, now().send.failure, done.length]).toEqual([null, null, 1]);
    leave();
  });

  it('keeps its reply when only the remarks fail, and fails without one', async () => {
    const broken = ['error', (await failure(500, 8000).json()) as object] as const;
    page.answer(() => frames(['complete', RESULT], broken));
    const { now, done, send, leave } = await turning();
    await send({});
    expect([done.length, now().send.failure]).toEqual([1, null]);
    page.answer(() => frames(['delta', { delta: 'x' }], broken));
    await send({});
    expect([done.length, now().send.failure]).not.toEqual([1, null]);
    leave();
  });

  it('is stopped without an error, and its next message is a new turn', async () => {
    const keys: (string | null)[] = [];
    page.answer((request) => {
      keys.push(request.headers.get('idempotency-key'));
      return new Promise<Response>(() => {});
    });
    const { now, send, leave } = await turning();
    await send({});
    now().stop();
    await settle();
    expect([now().send.isBusy, now().send.failure]).toEqual([false, null]);
    await send({});
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
    now().stop();
    await settle();
    leave();
  });

  it.each([
    [2_000, 'POST /meta/chat/turn'],
    [2_001, 'POST /api/v1/meta/charters/interview'],
  ])('for a charter of %i characters is sent to %s', async (length, operation) => {
    page.answer(() => success({ ...RESULT, conversation_id: null }));
    const { send, leave } = await turning();
    await send({ intent: 'charter', message: 'x'.repeat(length) });
    expect(page.sent.at(-1)).toBe(operation);
    leave();
  });
});
