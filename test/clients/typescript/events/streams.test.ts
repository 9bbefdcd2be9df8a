import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import {
  type FeedFrame,
  type StreamEventsOptions,
  streamEvents,
} from '../../../../clients/typescript/src/events/stream-events.ts';
import { messagesIn } from '../../../../clients/typescript/src/events/stream-messages.ts';
import type { PlatformClient } from '../../../../clients/typescript/src/http/path-client.ts';
import { eventually } from '../../../support/time/eventually.ts';
import { ScriptedPlatform } from '../scene.ts';

// Invalid frames and silence: test/security/hostile/hostile-server.test.ts.
let platform: ScriptedPlatform;
let client: PlatformClient;
beforeAll(async () => {
  platform = await ScriptedPlatform.start();
  client = createClient({ baseUrl: platform.url, apiKey: 'ok_test' });
});
afterAll(() => platform.close());

const STREAM = { 'content-type': 'text/event-stream' };
const frame = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const read = async (options?: StreamEventsOptions): Promise<FeedFrame[]> => {
  const frames: FeedFrame[] = [];
  for await (const one of streamEvents(client, options)) frames.push(one);
  return frames;
};

it('reports that the stream is open before the server has sent anything, and then every sign of life', async () => {
  let signs = 0;
  let end = (): void => {};
  platform.answer((response) => {
    response.writeHead(200, STREAM).flushHeaders();
    end = () => void response.end(': keep-alive\n\n');
  });
  const reading = read({
    onSign: () => {
      signs += 1;
    },
  });
  await eventually(() => signs === 1);
  end();
  expect(await reading).toEqual([]);
  expect(signs).toBe(2);
});

it.each([
  [{}, '/api/v1/events/stream', undefined],
  [{ after: null }, '/api/v1/events/stream', undefined],
  [{ channels: ['tasks', 'projects'] }, '/api/v1/events/stream?channels=tasks,projects', undefined],
  [{ channels: ['tasks'], after: 'e.7' }, '/api/v1/events/stream?channels=tasks', 'e.7'],
])('asks for %j', async (options, url, after) => {
  platform.answer((response) => void response.writeHead(200, STREAM).end());
  await read(options);
  expect(platform.asked.map((asked) => [decodeURIComponent(asked.url), asked.headers['last-event-id']])).toEqual([
    [url, after],
  ]);
});

it('yields events of every type as events, and other frames by their kind', async () => {
  const kinds = ['bookmark', 'gap', 'closed'];
  const text = [...kinds, 'task.created', 'of.a.newer.server'].map((kind) => frame(kind, { kind })).join('');
  platform.answer((response) => void response.writeHead(200, STREAM).end(text));
  expect(await read()).toEqual([
    ...kinds.map((kind) => ({ event: kind, data: { kind } })),
    { event: 'event', data: { kind: 'task.created' } },
    { event: 'event', data: { kind: 'of.a.newer.server' } },
  ]);
});

it('leaves no timer behind, which would keep a program from ending', async () => {
  const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  const bytes = new TextEncoder().encode(frame('bookmark', {}));
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let sent = 0; sent < 10; sent += 1) controller.enqueue(bytes);
      controller.close();
    },
  });
  let seen = 0;
  for await (const message of messagesIn(stream)) seen += message.event === 'bookmark' ? 1 : 0;
  expect(seen).toBe(10);
  // Other timers may end in between.
  expect(timers()).toBeLessThanOrEqual(before);
});
