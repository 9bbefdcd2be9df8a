import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ProviderFailed } from '../../../domain/foundation/errors/errors.ts';
import { ProviderTimedOut, ReplyInvalid } from '../../../domain/llm/gateway/failures.ts';
import type { ModelMessage, StreamCall, StructuredCall, TextCall, ToolStepCall } from '../../../domain/llm/provider.ts';
import { OpenAiCompatibleProvider } from '../../../domain/llm/providers/openai/openai-compatible.ts';
import { collectParts, failureOf } from '../../support/builders/chat/model-calls.ts';
import { ScriptedModel } from '../../support/doubles/scripted-model.ts';

const SECRET = 'sk-live-1234567890abcdef';
const MESSAGES: readonly ModelMessage[] = [
  { role: 'system', content: 'You answer.' },
  { role: 'user', content: '<task-data>\nHow many?\n</task-data>' },
];
const common = () => ({
  messages: MESSAGES,
  temperature: 0.3,
  maxOutputTokens: 1500,
  timeoutSeconds: 30,
  signal: new AbortController().signal,
});
const textCall = (extra: Partial<TextCall> = {}): TextCall & StreamCall => ({
  ...common(),
  ...extra,
});
const classifyCall = (): StructuredCall<'turn_intent'> => ({
  ...common(),
  temperature: 0,
  schema: 'turn_intent',
});
const toolCall = (extra: Partial<ToolStepCall> = {}): ToolStepCall => ({
  ...common(),
  tools: [{ name: 'departments_create', description: 'Creates a department.', parameters: { type: 'object' } }],
  ...extra,
});

let model: ScriptedModel;
let provider: OpenAiCompatibleProvider;

beforeAll(async () => {
  model = await ScriptedModel.start();
  provider = new OpenAiCompatibleProvider({ baseUrl: model.url, apiKey: 'the key', modelId: 'test-model' });
});
afterEach(() => model.reset());
afterAll(() => model.close());

describe('the request of a call', () => {
  it('has model, messages, temperature, output limit and key, and nothing else', async () => {
    model.script('text', { text: 'Seven.' });
    await provider.complete(textCall());
    const { path, body, headers } = model.calls[0] ?? expect.fail('no call');
    expect(path).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe('Bearer the key');
    expect(body).toEqual({ model: 'test-model', messages: MESSAGES, temperature: 0.3, max_tokens: 1500 });
  });

  it('has no Authorization header without a key', async () => {
    model.script('text', { text: 'Seven.' });
    const open = new OpenAiCompatibleProvider({ baseUrl: `${model.url}/`, apiKey: null, modelId: 'm' });
    await open.complete(textCall());
    expect(model.calls[0]?.headers.authorization).toBeUndefined();
    expect(model.calls[0]?.path).toBe('/v1/chat/completions');
  });

  it('names the strict JSON schema of a structured call', async () => {
    model.script('turn_intent', { json: { intent: 'explain', confidence: 0.9 } });
    await provider.structured(classifyCall());
    const format = model.calls[0]?.body.response_format;
    expect(format).toMatchObject({ type: 'json_schema', json_schema: { name: 'turn_intent', strict: true } });
    expect(format?.json_schema.schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['intent', 'confidence', 'named_targets'],
    });
    expect(model.calls[0]?.body).toMatchObject({ temperature: 0 });
    expect(model.calls[0]?.body.stream).toBeUndefined();
  });

  it('requests usage in a stream', async () => {
    model.script('stream', { pieces: ['Seven.'] });
    await collectParts(provider.stream(textCall()));
    expect(model.calls[0]?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
  });

  it('sends tools, earlier tool calls and their results in the OpenAI form', async () => {
    model.script('tools', { text: 'Done.' });
    const made = { id: 'call_0', name: 'departments_create', argumentsText: '{"name":"R"}', arguments: { name: 'R' } };
    const messages: readonly ModelMessage[] = [
      ...MESSAGES,
      { role: 'assistant', content: '', toolCalls: [made] },
      {
        role: 'tool',
        toolCallId: 'call_0',
        toolName: 'departments_create',
        content: '<tool-result>\nok\n</tool-result>',
      },
    ];
    await provider.toolStep(toolCall({ messages }));
    const { body } = model.calls[0] ?? expect.fail('no call');
    expect(body.tools).toEqual([
      {
        type: 'function',
        function: { name: 'departments_create', description: 'Creates a department.', parameters: { type: 'object' } },
      },
    ]);
    expect(body.messages.slice(2)).toEqual([
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'call_0', type: 'function', function: { name: 'departments_create', arguments: '{"name":"R"}' } },
        ],
      },
      { role: 'tool', tool_call_id: 'call_0', content: '<tool-result>\nok\n</tool-result>' },
    ]);
  });
});

describe('a response', () => {
  it('is text with the reported usage', async () => {
    model.script('text', { text: 'Seven.', usage: { prompt_tokens: 100, completion_tokens: 3 } });
    expect(await provider.complete(textCall())).toEqual({
      text: 'Seven.',
      confidence: 0.5,
      usage: { inputTokens: 100, outputTokens: 3 },
      finishReason: 'stop',
    });
  });

  it('is never free: usage that is not reported is estimated', async () => {
    model.script('text', { text: 'Seven departments.', usage: null });
    const { usage } = await provider.complete(textCall());
    expect(usage.inputTokens).toBeGreaterThan(0);
    expect(usage.outputTokens).toBeGreaterThan(0);
  });

  it('is a structured reply, also in a code fence or between prose', async () => {
    const verdict = { intent: 'act', confidence: 0.9, named_targets: ['Ada'] };
    model.script(
      'turn_intent',
      { json: verdict },
      { text: `\`\`\`json\n${JSON.stringify(verdict)}\n\`\`\`` },
      { text: `Here you are: ${JSON.stringify(verdict)} - as asked.` },
    );
    for (let call = 0; call < 3; call += 1) {
      expect((await provider.structured(classifyCall())).reply).toEqual(verdict);
    }
  });

  it('is tool calls with their arguments parsed, or null if they are not a JSON object', async () => {
    model.script('tools', {
      toolCalls: [
        { name: 'departments_create', arguments: '{"name":"Research"}' },
        { name: 'departments_list', arguments: '' },
        { name: 'departments_create', arguments: '{"name":' },
      ],
    });
    const { text, toolCalls, usage } = await provider.toolStep(toolCall());
    expect(text).toBe('');
    expect(toolCalls.map((call) => call.arguments)).toEqual([{ name: 'Research' }, {}, null]);
    expect(usage).toEqual({ inputTokens: 11, outputTokens: 7 });
  });

  it('streams in the pieces of the provider, then ends with the usage', async () => {
    model.script('stream', { pieces: ['Sev', 'en.'] });
    expect(await collectParts(provider.stream(textCall()))).toEqual([
      { kind: 'delta', text: 'Sev' },
      { kind: 'delta', text: 'en.' },
      {
        ...{ kind: 'end', confidence: 0.5, toolCalls: [] },
        ...{ usage: { inputTokens: 11, outputTokens: 7 }, finishReason: 'stop' },
      },
    ]);
  });

  it('passes a delta on before the next one arrives', async () => {
    const gate = Promise.withResolvers<void>();
    model.script('stream', { pieces: ['first', gate.promise, 'second'] });
    const parts = provider.stream(textCall())[Symbol.asyncIterator]();
    expect((await parts.next()).value).toEqual({ kind: 'delta', text: 'first' });
    gate.resolve();
    expect((await parts.next()).value).toEqual({ kind: 'delta', text: 'second' });
    expect((await parts.next()).value).toMatchObject({ kind: 'end' });
  });

  it('is complete when the stream has its end mark but no finish reason', async () => {
    model.script('stream', { pieces: ['Seven.'], finish: 'end without a finish reason' });
    expect(await collectParts(provider.stream(textCall()))).toHaveLength(2);
  });
});

describe('a failure', () => {
  const refusal = JSON.stringify({ error: { message: `Incorrect API key provided: ${SECRET}`, type: 'auth' } });

  it.each([
    ['a refusal', { status: 401, body: refusal }],
    ['too many requests', { status: 429, body: refusal }],
    ['a server error', { status: 500, body: refusal }],
    ['a server error in HTML', { status: 502, body: `<html>${SECRET}</html>` }],
    ['a closed connection', { drop: true }],
    ['no chat completion', { garble: `{"hello":"${SECRET}"}` }],
    ['no JSON', { garble: `oops ${SECRET}` }],
    ['no choice', { garble: '{"choices":[]}' }],
  ] as const)('with %s is ProviderFailed after one call and exposes nothing of the provider', async (_name, reply) => {
    model.script('text', reply);
    const error = await failureOf(provider.complete(textCall()));
    expect(error).toBeInstanceOf(ProviderFailed);
    expect((error as ProviderFailed).code).toBe(7000);
    expect((error as ProviderFailed).detail).toBe('The model provider failed');
    expect(
      JSON.stringify([error, (error as Error).message, String((error as Error).cause), (error as Error).stack]),
    ).not.toContain(SECRET);
    expect(Object.keys((error as Error).cause as object)).toEqual([]);
    expect(model.calls).toHaveLength(1);
    expect(provider.isHealthy).toBe(false);
  });

  it('makes the provider unhealthy until a call works again', async () => {
    model.script('text', { status: 500, body: '{}' }, { text: 'Back.' });
    await failureOf(provider.complete(textCall()));
    expect(provider.isHealthy).toBe(false);
    await provider.complete(textCall());
    expect(provider.isHealthy).toBe(true);
  });

  it.each([301, 302, 303, 307, 308])(
    'with a redirect (%i) is ProviderFailed, and the redirect is not followed',
    async (status) => {
      model.script('text', { text: 'Seven.' });
      const elsewhere = createServer((_request, response) => {
        response.writeHead(status, { location: `${model.url}/chat/completions` }).end();
      });
      await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void elsewhere.close());
      const { port } = elsewhere.address() as AddressInfo;
      const moved = new OpenAiCompatibleProvider({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'k', modelId: 'm' });
      expect(await failureOf(moved.complete(textCall()))).toBeInstanceOf(ProviderFailed);
      expect(await failureOf(collectParts(moved.stream(textCall())))).toBeInstanceOf(ProviderFailed);
      expect(model.calls).toEqual([]);
    },
  );

  it('by an unreachable endpoint is ProviderFailed', async () => {
    const away = await ScriptedModel.start();
    const url = away.url;
    await away.close();
    const error = await failureOf(
      new OpenAiCompatibleProvider({ baseUrl: url, apiKey: null, modelId: 'm' }).complete(textCall()),
    );
    expect(error).toBeInstanceOf(ProviderFailed);
  });

  it('of the structured contract keeps text and usage for the caller', async () => {
    model.script('turn_intent', { text: `I would say explain. ${SECRET}` });
    const error = await failureOf(provider.structured(classifyCall()));
    expect(error).toBeInstanceOf(ReplyInvalid);
    expect(error).toMatchObject({ code: 7000, usage: { inputTokens: 11, outputTokens: 7 } });
    expect((error as ReplyInvalid).detail).not.toContain(SECRET);
    expect((error as ReplyInvalid).text).toContain('I would say');
  });

  it('by time-out aborts the call', async () => {
    model.script('text', { hang: true });
    const error = await failureOf(provider.complete(textCall({ timeoutSeconds: 0.05 })));
    expect(error).toBeInstanceOf(ProviderTimedOut);
    expect(await model.calls[0]?.ended).toBe(true);
  });

  it('by time-out between two tokens ends a stream', async () => {
    model.script('stream', { pieces: ['first', new Promise(() => {})] });
    const parts = provider.stream(textCall({ timeoutSeconds: 1 }))[Symbol.asyncIterator]();
    expect((await parts.next()).value).toEqual({ kind: 'delta', text: 'first' });
    expect(await failureOf(parts.next())).toBeInstanceOf(ProviderTimedOut);
    expect(await model.calls[0]?.ended).toBe(true);
  });

  it.each(['drop', 'cut'] as const)('by a stream that is %s ends it without an end part', async (finish) => {
    const gate = Promise.withResolvers<void>();
    model.script('stream', { pieces: ['first', gate.promise], finish });
    const parts = provider.stream(textCall())[Symbol.asyncIterator]();
    await parts.next();
    gate.resolve();
    expect(await failureOf(parts.next())).toBeInstanceOf(ProviderFailed);
  });

  it('before the first token is ProviderFailed', async () => {
    model.script('stream', { status: 500, body: refusal });
    expect(await failureOf(collectParts(provider.stream(textCall())))).toBeInstanceOf(ProviderFailed);
  });
});

describe('a call whose request was aborted', () => {
  it('is aborted and rejects with the reason of the signal', async () => {
    const caller = new AbortController();
    const gone = new Error('the client went away');
    model.script('text', () => {
      caller.abort(gone);
      return { hang: true };
    });
    expect(await failureOf(provider.complete(textCall({ signal: caller.signal })))).toBe(gone);
    expect(await model.calls[0]?.ended).toBe(true);
  });

  it('is aborted when the reader of a stream leaves', async () => {
    model.script('stream', { pieces: ['first', new Promise(() => {})] });
    for await (const part of provider.stream(textCall())) {
      expect(part).toEqual({ kind: 'delta', text: 'first' });
      break;
    }
    expect(await model.calls[0]?.ended).toBe(true);
  });

  it('does not make the provider unhealthy', async () => {
    model.script('text', { text: 'Here.' }, { hang: true });
    await provider.complete(textCall());
    await failureOf(provider.complete(textCall({ signal: AbortSignal.abort(new Error('gone')) })));
    expect(provider.isHealthy).toBe(true);
  });
});
