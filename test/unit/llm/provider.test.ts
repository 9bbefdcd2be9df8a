import { describe, expect, it } from 'vitest';
import { ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import { generatedBy, type StreamCall, type StructuredCall, type ToolStepCall } from '../../../domain/llm/provider.ts';
import { OpenAiCompatibleProvider } from '../../../domain/llm/providers/openai/openai-compatible.ts';
import { unconfiguredProvider } from '../../../domain/llm/providers/unconfigured.ts';

const common = {
  messages: [],
  temperature: 0,
  maxOutputTokens: 1,
  timeoutSeconds: 1,
  signal: new AbortController().signal,
};
const streamCall: StreamCall = {
  ...common,
};
const structuredCall: StructuredCall<'turn_intent'> = {
  ...common,
  schema: 'turn_intent',
};
const toolCall: ToolStepCall = {
  ...common,
  tools: [],
};

describe('the maker of a response', () => {
  it.each([
    ['guided', true],
    ['openai-compatible', false],
    ['none', false],
  ] as const)('%s is built in: %s', (kind, isBuiltIn) => {
    const provider = { ...unconfiguredProvider, kind, model: 'the model' };
    expect(generatedBy(provider)).toEqual({ provider: kind, model: 'the model', isBuiltIn });
  });
});

describe('a provider before its first call', () => {
  it('with an endpoint reports its kind and model and counts as healthy', () => {
    const provider = new OpenAiCompatibleProvider({ baseUrl: 'http://127.0.0.1:9/v1', apiKey: null, modelId: 'm-1' });
    expect([provider.kind, provider.model, provider.isHealthy]).toEqual(['openai-compatible', 'm-1', true]);
  });

  it('that is not configured has nothing that could be healthy', () => {
    const { kind, model, isHealthy } = unconfiguredProvider;
    expect([kind, model, isHealthy]).toEqual(['none', 'none', null]);
  });
});

describe('without a provider', () => {
  it.each([
    ['an answer', () => unconfiguredProvider.complete(streamCall)],
    ['a structured reply', () => unconfiguredProvider.structured(structuredCall)],
    ['a step with tools', () => unconfiguredProvider.toolStep(toolCall)],
    ['a stream', () => unconfiguredProvider.stream(streamCall)[Symbol.asyncIterator]().next()],
  ])('%s is refused', async (_what, call) => {
    const refused = await call().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ServiceUnavailable);
    expect((refused as ServiceUnavailable).detail).toBe('No model provider is configured');
  });
});
