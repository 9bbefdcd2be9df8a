import { describe, expect, it } from 'vitest';
import type { ModelMessage, ToolCall } from '../../../domain/llm/provider.ts';
import {
  type Generated,
  replyTextOf,
  toolCallsOf,
  toPromptMessage,
  usageOf,
} from '../../../domain/llm/providers/openai/openai-prompt.ts';

const usage = (input: number | undefined, output: number | undefined): Generated['usage'] => ({
  inputTokens: { total: input, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: output, text: undefined, reasoning: undefined },
});
const generated = (...content: Generated['content']): Generated => ({
  content,
  finishReason: { unified: 'stop', raw: 'stop' },
  usage: usage(1, 1),
  warnings: [],
});
const called = (input: string): Generated['content'][number] => ({
  type: 'tool-call',
  toolCallId: 'call_0',
  toolName: 'departments_create',
  input,
});
const made = (argumentsText: string): ToolCall => ({
  id: 'call_0',
  name: 'departments_create',
  argumentsText,
  arguments: null,
});
const text = (words: string) => ({ type: 'text' as const, text: words });

describe('a message of a prompt', () => {
  const writtenCall = (input: string) => ({
    type: 'tool-call',
    toolCallId: 'call_0',
    toolName: 'departments_create',
    input,
  });

  it.each<[string, ModelMessage, object]>([
    ['of the system', { role: 'system', content: 'You answer.' }, { role: 'system', content: 'You answer.' }],
    ['of a user', { role: 'user', content: 'Why?' }, { role: 'user', content: [text('Why?')] }],
    ['of the model', { role: 'assistant', content: 'So.' }, { role: 'assistant', content: [text('So.')] }],
    [
      'of the model with words and a call',
      { role: 'assistant', content: 'I will.', toolCalls: [made('{"name":"R"}')] },
      { role: 'assistant', content: [text('I will.'), writtenCall('{"name":"R"}')] },
    ],
    [
      'of the model with a call alone has no empty text',
      { role: 'assistant', content: '', toolCalls: [made('{"name":"R"}')] },
      { role: 'assistant', content: [writtenCall('{"name":"R"}')] },
    ],
    [
      'of the model with a call of no arguments has an empty object',
      { role: 'assistant', content: '', toolCalls: [made('')] },
      { role: 'assistant', content: [writtenCall('{}')] },
    ],
    [
      'of a tool',
      { role: 'tool', toolCallId: 'call_0', toolName: 'departments_create', content: 'ok' },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: 'call_0',
            toolName: 'departments_create',
            output: { type: 'text', value: 'ok' },
          },
        ],
      },
    ],
  ])('%s', (_whose, message, expected) => {
    expect(toPromptMessage(message)).toEqual(expected);
  });
});

describe('what a model generated', () => {
  const answer = generated(text('One. '), { type: 'reasoning', text: 'Hm.' }, called('{}'), text('Two.'));

  it('is read as its text only, without reasoning and tool calls', () => {
    expect(replyTextOf(answer)).toBe('One. Two.');
  });

  it('is read as its tool calls only, as written', () => {
    expect(toolCallsOf(answer)).toEqual([
      { id: 'call_0', name: 'departments_create', argumentsText: '{}', arguments: {} },
    ]);
    expect(toolCallsOf(generated(text('Done.')))).toEqual([]);
  });

  it.each([
    ['{"name":"Research"}', { name: 'Research' }],
    ['', {}],
    [' \n', {}],
    ['{"name":', null],
    ['[{"name":"Research"}]', null],
    ['"Research"', null],
    ['5', null],
    ['null', null],
  ])('has the arguments %j of a call read as %j', (input, expected) => {
    expect(toolCallsOf(generated(called(input)))[0]?.arguments).toEqual(expected);
  });
});

describe('the tokens of a response', () => {
  // 4 for each message, and one for every started 4 bytes.
  const prompt: readonly ModelMessage[] = [
    { role: 'system', content: '12345678' },
    { role: 'user', content: '12345' },
  ];

  it.each([
    ['both as reported', usage(100, 3), { inputTokens: 100, outputTokens: 3 }],
    ['nought as reported', usage(0, 0), { inputTokens: 0, outputTokens: 0 }],
    ['an estimate of the prompt', usage(undefined, 3), { inputTokens: 4 + 2 + 4 + 2, outputTokens: 3 }],
    ['an estimate of the reply', usage(100, undefined), { inputTokens: 100, outputTokens: 3 }],
  ])('are %s', (_what, reported, expected) => {
    expect(usageOf(reported, { messages: prompt }, '123456789')).toEqual(expected);
  });
});
