import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UnitOfWork } from '../../../domain/foundation/database/unit-of-work.ts';
import { ProviderFailed } from '../../../domain/foundation/errors/errors.ts';
import { setTracer } from '../../../domain/foundation/tracing/tracing.ts';
import { WorkCount } from '../../../domain/foundation/tracing/work-count.ts';
import { ModelGateway } from '../../../domain/llm/gateway/model-gateway.ts';
import type { ModelProvider, StreamPart } from '../../../domain/llm/provider.ts';
import { unconfiguredProvider } from '../../../domain/llm/providers/unconfigured.ts';

const CALL = { messages: [], temperature: 0, maxOutputTokens: 10, signal: new AbortController().signal } as never;
const END = {
  ...({ kind: 'end', confidence: 0.5, toolCalls: [] } as const),
  ...({ usage: { inputTokens: 3, outputTokens: 4 }, finishReason: 'length' } as const),
};

/** The spans that ended, and the measurements by histogram. */
let spans: { readonly name: string; readonly facts: Record<string, unknown>; readonly error: unknown }[];
let measured: Record<string, number[]>;

beforeEach(() => {
  spans = [];
  measured = {};
  setTracer({
    capturesContent: true,
    traceparent: () => null,
    record: ({ name }, value) => {
      measured[name] = [...(measured[name] ?? []), value];
    },
    begin: (name, start) => {
      const facts: Record<string, unknown> = { ...start.facts };
      return {
        run: (work) => work(),
        note: (more) => void Object.assign(facts, more),
        end: (error) => void spans.push({ name, facts, error }),
      };
    },
  });
});
afterEach(() => setTracer(null));

const gatewayOf = (stream: () => AsyncIterable<StreamPart>, calls: Partial<ModelProvider> = {}): ModelGateway => {
  const provider: ModelProvider = { ...unconfiguredProvider, kind: 'openai-compatible', model: 'm', stream, ...calls };
  const hold = { settle: async () => {}, release: async () => {} };
  const spending = { priceOf: () => 0, hold: async () => hold };
  const closed = { isOpen: false } as UnitOfWork;
  return new ModelGateway(provider, spending, closed, { providerFor: async () => null }, new WorkCount());
};

async function* said(...parts: readonly (StreamPart | Error)[]): AsyncGenerator<StreamPart> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield part;
  }
}
const delta = (text: string): StreamPart => ({ kind: 'delta', text });

const TOKENS = 'gen_ai.client.token.usage';

describe('the span of a call', () => {
  it('masks a credential after a line break in a structured reply and in arguments', async () => {
    const leaked = 'Key:\nsk-abcdefghijklmnopqrstuvwx';
    const args = { note: leaked };
    const toolCalls = [{ id: '1', name: 'tool', argumentsText: JSON.stringify(args), arguments: args }];
    const gateway = gatewayOf(() => said(END), {
      structured: async () => ({ reply: args as never, remark: null, usage: END.usage }),
      toolStep: async () => ({ text: '', confidence: 0.5, toolCalls, usage: END.usage }),
    });
    await gateway.structured(CALL, {});
    await gateway.toolStep(CALL, {});
    const written = spans.map(({ facts }) => String(facts['gen_ai.output.messages']));
    for (const each of written) expect([each.includes('Key:'), each.includes('sk-abc')]).toEqual([true, false]);
    expect(written).toHaveLength(2);
  });
});

describe('the span of a stream', () => {
  it('holds tokens, finish reason and text of a complete one', async () => {
    for await (const _part of gatewayOf(() => said(delta('Sev'), delta('en.'), END)).stream(CALL, {}));
    expect(spans).toMatchObject([{ name: 'chat m', error: undefined }]);
    expect(spans[0]?.facts).toMatchObject({
      ...{ 'platform.model_call': 'stream', 'gen_ai.response.finish_reasons': ['length'] },
      ...{ 'gen_ai.usage.input_tokens': 3, 'gen_ai.usage.output_tokens': 4 },
    });
    expect(String(spans[0]?.facts['gen_ai.output.messages'])).toContain('"Seven."');
    expect(measured[TOKENS]).toEqual([3, 4]);
  });

  it('holds neither tokens nor an error if the caller leaves', async () => {
    for await (const _part of gatewayOf(() => said(delta('Sev'), delta('en.'), END)).stream(CALL, {})) break;
    expect(spans.map(({ error }) => error)).toEqual([undefined]);
    expect(spans[0]?.facts).not.toHaveProperty('gen_ai.usage.input_tokens');
    expect(measured[TOKENS]).toBeUndefined();
    expect(measured['gen_ai.client.operation.duration']).toHaveLength(1);
  });

  it('holds the error of a broken one', async () => {
    const failure = new ProviderFailed('The model provider failed');
    const reading = async (): Promise<void> => {
      for await (const _part of gatewayOf(() => said(delta('Sev'), failure)).stream(CALL, {}));
    };
    await expect(reading()).rejects.toBe(failure);
    expect(spans.map(({ error }) => error)).toEqual([failure]);
  });
});
