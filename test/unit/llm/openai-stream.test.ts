import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderFailed } from '../../../domain/foundation/errors/errors.ts';
import { ProviderTimedOut } from '../../../domain/llm/gateway/failures.ts';
import type { StreamCall, ToolStepCall } from '../../../domain/llm/provider.ts';
import { OpenAiCompatibleProvider } from '../../../domain/llm/providers/openai/openai-compatible.ts';
import { collectParts, failureOf } from '../../support/builders/chat/model-calls.ts';

const SECONDS = 30;
const common = () => ({
  messages: [{ role: 'user', content: '12345678' } as const],
  temperature: 0,
  maxOutputTokens: 100,
  timeoutSeconds: SECONDS,
  signal: new AbortController().signal,
});
const streamCall = (): StreamCall => ({
  ...common(),
});
const toolCall = (): ToolStepCall => ({
  ...common(),
  tools: [],
});

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const piece = (delta: object, finish: string | null = null) =>
  event({ id: 'c', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] });
const words = (content: string) => piece({ content });
const STOP = piece({}, 'stop');
const MARK = 'data: [DONE]\n\n';

let answered: ReadableStreamDefaultController<Uint8Array>;
let provider: OpenAiCompatibleProvider;
const sends = (...parts: readonly string[]) => {
  for (const part of parts) answered.enqueue(new TextEncoder().encode(part));
};
const passes = async (seconds: number) => {
  // Everything that was sent is read first.
  await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
};

// The library is loaded at the first call; the test must not measure its loading time.
beforeAll(() => import('@ai-sdk/openai-compatible'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  provider = new OpenAiCompatibleProvider({ baseUrl: 'http://model.example/v1', apiKey: null, modelId: 'm' });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      answered = controller;
    },
  });
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => answered.error(signal.reason));
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answersWith = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
const collect = () => collectParts(provider.stream(streamCall()));

describe('a streamed response', () => {
  it('without reported usage has the tokens of its text and prompt estimated', async () => {
    sends(words('1234'), words('56789'), STOP, MARK);
    answered.close();
    const usage = { inputTokens: 4 + 2, outputTokens: 3 };
    const end = { kind: 'end', confidence: 0.5, toolCalls: [], usage, finishReason: 'stop' };
    expect((await collect()).at(-1)).toEqual(end);
  });

  it('omits the reasoning of the model', async () => {
    sends(piece({ reasoning_content: 'Hm.' }), words(''), words('Seven.'), STOP, MARK);
    answered.close();
    expect((await collect()).flatMap((part) => (part.kind === 'delta' ? [part.text] : []))).toEqual(['Seven.']);
  });

  it('makes a failed provider healthy again', async () => {
    answersWith(500, {});
    await failureOf(provider.complete(streamCall()));
    expect(provider.isHealthy).toBe(false);
    vi.stubGlobal('fetch', async () => new Response(`${words('Seven.')}${STOP}${MARK}`));
    await collect();
    expect(provider.isHealthy).toBe(true);
  });

  it('may lack a finish reason but nothing else: a broken piece fails it, with or without the end mark', async () => {
    sends(words('Seven.'), 'data: {"choices":\n\n', MARK);
    answered.close();
    expect(await failureOf(collect())).toBeInstanceOf(ProviderFailed);
  });

  it('that quotes the end mark and is cut off fails', async () => {
    sends(words('The stream ends with data: [DONE]'));
    answered.close();
    expect(await failureOf(collect())).toBeInstanceOf(ProviderFailed);
  });
});

describe('the time-out of a stream', () => {
  it('is the wait for each next piece, not the total time', async () => {
    const parts = provider.stream(streamCall())[Symbol.asyncIterator]();
    for (const word of ['One', 'Two', 'Three']) {
      const next = parts.next();
      await passes(SECONDS - 1);
      sends(words(word));
      expect((await next).value).toEqual({ kind: 'delta', text: word });
    }
    const next = failureOf(parts.next());
    await passes(SECONDS);
    expect(await next).toBeInstanceOf(ProviderTimedOut);
  });

  it('restarts after a piece of reasoning', async () => {
    const next = provider.stream(streamCall())[Symbol.asyncIterator]().next();
    for (let thought = 0; thought < 3; thought += 1) {
      await passes(SECONDS - 1);
      sends(piece({ reasoning_content: 'Hm.' }));
    }
    await passes(SECONDS - 1);
    sends(words('Seven.'));
    expect((await next).value).toEqual({ kind: 'delta', text: 'Seven.' });
  });

  it('does not include the time of its reader', async () => {
    const parts = provider.stream(streamCall())[Symbol.asyncIterator]();
    sends(words('One'));
    await parts.next();
    await passes(10 * SECONDS);
    sends(words('Two'));
    expect((await parts.next()).value).toEqual({ kind: 'delta', text: 'Two' });
  });
});

describe('a finished call leaves no timer behind', () => {
  it('as a stream', async () => {
    sends(words('Seven.'), STOP, MARK);
    answered.close();
    await collect();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('as a stream whose reader left', async () => {
    sends(words('One'));
    for await (const _part of provider.stream(streamCall())) break;
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([200, 500])('as a response with status %i', async (status) => {
    const message = { role: 'assistant', content: 'Seven.' };
    answersWith(status, { id: 'c', created: 1, model: 'm', choices: [{ index: 0, message, finish_reason: 'stop' }] });
    await failureOf(provider.complete(streamCall()));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a step with tools', () => {
  it('without reported usage has the tokens of text and arguments estimated', async () => {
    const call = (text: string, index: number) => ({
      id: `call_${index}`,
      type: 'function',
      function: { name: 'departments_create', arguments: text },
    });
    const message = { role: 'assistant', content: '1234', tool_calls: ['{"a":1}', '{"b":22}'].map(call) };
    answersWith(200, {
      id: 'c',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message, finish_reason: 'tool_calls' }],
    });
    const { text, usage } = await provider.toolStep(toolCall());
    expect(text).toBe('1234');
    // 4 + 7 + 8 bytes, of which 4 make a token.
    expect(usage).toEqual({ inputTokens: 4 + 2, outputTokens: 5 });
  });
});
