import type { Pool } from 'pg';
import { type ChatEndpoint, now, startChatEndpoint } from './chat-endpoint.ts';
import { compare, report } from './load.ts';
import { print } from './page.ts';
import { memoryOf, type Served, startServer } from './processes.ts';

/** The servers to measure: the platform with the built-in guide, its twin on Express, and the environment of a platform with a model. */
export interface ChatBench {
  readonly pool: Pool;
  readonly env: Record<string, string>;
  readonly platformUrl: string;
  readonly expressUrl: string;
  readonly token: string;
}

const TURNS = 200;
const WARM_UP = 50;
const TOKENS = 50;
const PACE_MS = 5;
const STREAMS = 500;
const OPENING = 32;
const QUESTION = JSON.stringify({ message: 'How many departments do we have?', intent_override: 'explain' });

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const liftLimits = async (pool: Pool): Promise<void> => {
  await pool.query(`insert into settings (namespace, key, value, updated_at, updated_by) values
    ('limits', 'turn', '"off"', now(), 'system'), ('concurrency', 'turn', '0', now(), 'system') on conflict do nothing`);
  await pool.query('update settings_revision set revision = revision + 1');
};

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

/** Opens a stream and calls `heard` with the text and the arrival time of each delta. Returns the names of all frames. */
const readStream = async (
  url: string,
  token: string,
  onDelta: (text: string, at: number) => void,
): Promise<string[]> => {
  const request = { method: 'POST', headers: headersOf(token), body: QUESTION };
  const response = await fetch(`${url}/meta/chat/turn/stream`, request);
  if (response.status !== 200 || response.body === null) throw new Error(`a stream returned ${response.status}`);
  const names: string[] = [];
  let rest = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const at = now();
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [event = '', data = ''] = block.split('\n');
      names.push(event.slice('event: '.length));
      if (event === 'event: delta') onDelta(JSON.parse(data.slice('data: '.length)).delta, at);
    }
  }
  return names;
};

const percentile = (values: readonly number[], share: number): string =>
  ([...values].sort((left, right) => left - right)[Math.floor((values.length - 1) * share)] ?? 0).toFixed(2);

const line = (name: string, values: readonly number[]): void => {
  print(`  ${name.padEnd(28)} p50 ${percentile(values, 0.5)} ms  p99 ${percentile(values, 0.99)} ms`);
};

/** Compares an explanation by the guide with a bare route that runs the SQL statements of its snapshot. */
const measureGuide = async ({ platformUrl, expressUrl, token }: ChatBench): Promise<void> => {
  const common = { method: 'POST', headers: headersOf(token), body: QUESTION } as const;
  const targets = [
    { name: 'express', url: `${expressUrl}/meta/chat/turn`, ...common },
    { name: 'platform', url: `${platformUrl}/meta/chat/turn`, ...common },
  ];
  report('explanation by the guide (target 0.60)', await compare(targets));
};

/** Measures the latency that the platform adds to the first token and to each following token of a model. */
const measureTokens = async (url: string, token: string, endpoint: ChatEndpoint): Promise<void> => {
  endpoint.speak = async (say, receivedAt) => {
    for (let index = 0; index < TOKENS; index += 1) {
      say(`${receivedAt} ${now()};`);
      await pause(PACE_MS);
    }
  };
  const [first, each]: [number[], number[]] = [[], []];
  for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
    const sentAt = now();
    let isFirst = true;
    await readStream(url, token, (text, at) => {
      const [receivedAt = 0, saidAt = 0] = text.split(/[ ;]/).map(Number);
      if (turn >= 0 && isFirst) first.push(receivedAt - sentAt + at - saidAt);
      if (turn >= 0 && !isFirst) each.push(at - saidAt);
      isFirst = false;
    });
  }
  print(`\nlatency added by the platform, over ${TURNS} streams (target: p99 of 3 ms and 0.5 ms)`);
  line('to the first token', first);
  line('to each next token', each);
};

/** Opens the streams in batches; no stream continues before all are open. */
const measureParallel = async (platform: Served, token: string, endpoint: ChatEndpoint): Promise<void> => {
  const open = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  let begun = 0;
  endpoint.speak = async (say) => {
    say('0;');
    begun += 1;
    if (begun === STREAMS) open.resolve();
    await go.promise;
    for (let index = 1; index < TOKENS; index += 1) {
      say(`${index};`);
      await pause(PACE_MS);
    }
  };
  const before = memoryOf([platform.pid]);
  const whole = Array.from({ length: TOKENS }, (_, index) => `${index};`).join('');
  const streams: Promise<boolean>[] = [];
  for (let index = 0; index < STREAMS; index += 1) {
    streams.push(isWhole(platform.url, token, whole));
    while (streams.length - begun >= OPENING) await pause(1);
  }
  await Promise.race([open.promise, Promise.all(streams)]);
  const during = memoryOf([platform.pid]);
  go.resolve();
  const complete = (await Promise.all(streams)).filter(Boolean).length;
  print(`\n${STREAMS} parallel streams (target: all complete)`);
  print(
    `  ${complete} complete; memory ${before} MB -> ${during} MB while open, ${perStream(before, during)} kB per stream`,
  );
};

/** Whether a stream contains the whole text and ends with `complete`. */
const isWhole = async (url: string, token: string, whole: string): Promise<boolean> => {
  let text = '';
  const names = await readStream(url, token, (piece) => {
    text += piece;
  });
  return text === whole && names.at(-1) === 'complete' && names.length === TOKENS + 1;
};

const perStream = (before: number, during: number): string => (((during - before) * 1024) / STREAMS).toFixed(0);

/** Measures chat: the guide compared with bare Express, and streams of a model. */
export const measureChat = async (bench: ChatBench): Promise<void> => {
  await liftLimits(bench.pool);
  await measureGuide(bench);
  const endpoint = await startChatEndpoint();
  const model = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: endpoint.url, MODEL_ID: 'bench' };
  const platform = await startServer({ ...bench.env, ...model });
  await measureTokens(platform.url, bench.token, endpoint);
  await measureParallel(platform, bench.token, endpoint);
  await platform.stop();
  endpoint.close();
};
