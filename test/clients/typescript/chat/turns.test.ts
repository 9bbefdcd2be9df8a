import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streamTurn, type TurnFrame, type TurnOptions } from '../../../../clients/typescript/src/chat/stream-turn.ts';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import type { PlatformClient } from '../../../../clients/typescript/src/http/path-client.ts';
import { detailOf, failure, hangUp, type Say, ScriptedPlatform } from '../scene.ts';

let platform: ScriptedPlatform;
let client: PlatformClient;
beforeAll(async () => {
  platform = await ScriptedPlatform.start();
  client = createClient({ baseUrl: platform.url, apiKey: 'ok_test', retry: { sleep: async () => {} } });
});
afterAll(() => platform.close());

const frame = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
/** Sends the pieces one by one, and then ends, breaks off or continues forever. */
const streaming =
  (pieces: readonly (string | Buffer)[], end: 'ends' | 'breaks' | 'stays' = 'ends'): Say =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces)
      await new Promise<void>((resolve) => response.write(piece, () => setImmediate(resolve)));
    if (end === 'ends') response.end();
    if (end === 'breaks') response.destroy();
  };
const read = async (options?: TurnOptions): Promise<TurnFrame[]> => {
  const frames: TurnFrame[] = [];
  for await (const one of streamTurn(client, { message: 'Hm?' }, options)) frames.push(one);
  return frames;
};

const DELTA = frame('delta', { delta: 'Zwölf ' });
const COMPLETE = frame('complete', { intent: 'explain' });

describe('streamTurn', () => {
  it('yields each frame, in whatever pieces it arrives', async () => {
    const bytes = Buffer.from(`: keep-alive\n\n${DELTA}${COMPLETE}${frame('chime', { role: 'CTO' })}`);
    const whole: TurnFrame[] = [];
    for (const size of [1, 7, bytes.length]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      platform.answer(streaming(pieces));
      whole.push(...(await read()));
    }
    const once = [
      { event: 'delta', data: { delta: 'Zwölf ' } },
      { event: 'complete', data: { intent: 'explain' } },
      { event: 'chime', data: { role: 'CTO' } },
    ];
    expect(whole).toEqual([...once, ...once, ...once]);
  });

  it('yields frames as they arrive from a server behind a path', async () => {
    const behind = createClient({ baseUrl: `${platform.url}/platform`, apiKey: 'ok_test' });
    platform.answer(streaming([DELTA], 'breaks'));
    const frames = streamTurn(behind, { message: 'Hm?' });
    expect((await frames.next()).value).toEqual({ event: 'delta', data: { delta: 'Zwölf ' } });
    expect(platform.asked.map(({ url }) => url)).toEqual(['/platform/meta/chat/turn/stream']);
    await frames.return(undefined);
  });

  it('sends the message with a new key, or with that of the caller', async () => {
    platform.answer(streaming([COMPLETE]), streaming([COMPLETE]));
    await read();
    await read({ idempotencyKey: 'my-own' });
    expect(platform.asked.map(({ body }) => body)).toEqual(['{"message":"Hm?"}', '{"message":"Hm?"}']);
    const [first, second] = platform.asked.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe('my-own');
  });

  it('ends after a deferred frame', async () => {
    platform.answer(streaming([frame('deferred', { intent: 'act' })]));
    expect(await read()).toEqual([{ event: 'deferred', data: { intent: 'act' } }]);
  });

  it.each([
    ['envelope', { data: null, error: 'x', error_detail: detailOf(7000), success: false }, null],
    ['problem', { ...detailOf(7000), status: 502 }, 502],
  ])('reports an error in the form of the %s as an error of the platform', async (_form, said, status) => {
    platform.answer(streaming([DELTA, frame('error', said)]));
    const [, last] = await read();
    expect(last?.event).toBe('error');
    expect(last?.data).toMatchObject({ name: 'PROVIDER_ERROR', code: 7000, status });
  });

  it('rejects with the response before the first frame, after the retries', async () => {
    platform.answer(failure(429, 5002, 1), hangUp, failure(402, 6000));
    await expect(read()).rejects.toMatchObject({ name: 'BUDGET_EXHAUSTED', status: 402 });
    expect(new Set(platform.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it.each(['ends', 'breaks'] as const)('rejects when the stream %s before the response is complete', async (end) => {
    platform.answer(streaming([DELTA], end));
    await expect(read()).rejects.toMatchObject({ name: 'ConnectionLost' });
    expect(platform.asked.length).toBe(1);
  });

  it('aborts the request when the loop is left', async () => {
    platform.answer(streaming([DELTA], 'stays'));
    for await (const { event } of streamTurn(client, { message: 'Hm?' })) {
      expect(event).toBe('delta');
      break;
    }
    await platform.asked[0]?.ended;
  });

  it('rejects with the reason of the signal, and aborts the request', async () => {
    const leaving = new AbortController();
    platform.answer(streaming([DELTA], 'stays'));
    const frames = streamTurn(client, { message: 'Hm?' }, { signal: leaving.signal });
    await frames.next();
    leaving.abort(new Error('enough'));
    await expect(frames.next()).rejects.toThrow('enough');
    await platform.asked[0]?.ended;
  });
});
