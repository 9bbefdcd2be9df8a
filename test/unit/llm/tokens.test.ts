import { describe, expect, it } from 'vitest';
import { estimatePromptTokens, estimateTokens } from '../../../domain/llm/gateway/tokens.ts';
import type { ModelMessage } from '../../../domain/llm/provider.ts';
import { jsonSchemaOf } from '../../../domain/llm/schemas/reply-schemas.ts';

const call = (name: string, argumentsText: string) => ({ id: 'c', name, argumentsText, arguments: {} });

describe('the estimate of tokens', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['abcd', 1],
    ['abcde', 2],
    ['x'.repeat(4000), 1000],
    ['€', 1],
    ['€€', 2],
    ['😀', 1],
  ])('of %j is a quarter of its bytes, rounded up: %d', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });

  it.each<[string, readonly ModelMessage[], number]>([
    ['nothing', [], 0],
    ['an empty message', [{ role: 'user', content: '' }], 4],
    ['a message of four bytes', [{ role: 'system', content: 'abcd' }], 5],
    ['a reply without calls', [{ role: 'assistant', content: 'abcd' }], 5],
    ['the result of a tool, without its name', [{ role: 'tool', toolCallId: 'c', toolName: 'x', content: 'abcd' }], 5],
    [
      'a call, by its name and its arguments',
      [{ role: 'assistant', content: '', toolCalls: [call('abcd', '{}{}')] }],
      6,
    ],
    [
      'words and calls together, without anything between them',
      [{ role: 'assistant', content: 'a', toolCalls: [call('b', 'c'), call('d', '')] }],
      5,
    ],
    [
      'every message of a prompt',
      [
        { role: 'system', content: 'abcde' },
        { role: 'user', content: 'abcd' },
      ],
      11,
    ],
  ])('of a prompt counts %s, and four for every message', (_what, messages, tokens) => {
    expect(estimatePromptTokens({ messages })).toBe(tokens);
  });

  it('of a prompt counts the definitions of its tools, and the schema of the reply', () => {
    const tool = { name: 'list_agents', description: 'x'.repeat(400), parameters: { type: 'object' } } as const;
    const inTool = estimateTokens(JSON.stringify(tool));
    expect(inTool).toBeGreaterThan(100);
    expect(estimatePromptTokens({ messages: [], tools: [tool, tool] })).toBe(2 * inTool);
    const inSchema = estimateTokens(JSON.stringify(jsonSchemaOf('turn_intent')));
    expect(inSchema).toBeGreaterThan(10);
    expect(estimatePromptTokens({ messages: [], schema: 'turn_intent' })).toBe(inSchema);
  });
});
