import type { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { JsonObject } from '../../../foundation/kernel/json/canonical-json.ts';
import { estimatePromptTokens, estimateTokens, type Prompt } from '../../gateway/tokens.ts';
import type { FinishReason, ModelMessage, ToolCall, Usage } from '../../provider.ts';

export type LanguageModel = ReturnType<ReturnType<typeof createOpenAICompatible>>;
export type CallOptions = Parameters<LanguageModel['doGenerate']>[0];
export type Generated = Awaited<ReturnType<LanguageModel['doGenerate']>>;
type PromptMessage = CallOptions['prompt'][number];
type ReportedUsage = Generated['usage'];

/** Converts a message to the form of the client library. */
export const toPromptMessage = (message: ModelMessage): PromptMessage => {
  switch (message.role) {
    case 'system':
      return { role: 'system', content: message.content };
    case 'user':
      return { role: 'user', content: [{ type: 'text', text: message.content }] };
    case 'assistant':
      return { role: 'assistant', content: assistantContent(message.content, message.toolCalls ?? []) };
    case 'tool': {
      const { toolCallId, toolName, content } = message;
      return {
        role: 'tool',
        content: [{ type: 'tool-result', toolCallId, toolName, output: { type: 'text', value: content } }],
      };
    }
  }
};

const assistantContent = (text: string, toolCalls: readonly ToolCall[]) => [
  ...(text === '' ? [] : [{ type: 'text' as const, text }]),
  ...toolCalls.map((call) => ({
    type: 'tool-call' as const,
    toolCallId: call.id,
    toolName: call.name,
    input: call.argumentsText === '' ? '{}' : call.argumentsText,
  })),
];

/** The text of a reply without the reasoning of the model. */
export const replyTextOf = ({ content }: Generated): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('');

const parseArguments = (text: string): JsonObject | null => {
  try {
    const value: unknown = text.trim() === '' ? {} : JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
  } catch {
    return null;
  }
};

export const toolCallsOf = ({ content }: Pick<Generated, 'content'>): ToolCall[] =>
  content.flatMap((part) =>
    part.type === 'tool-call'
      ? [{ id: part.toolCallId, name: part.toolName, argumentsText: part.input, arguments: parseArguments(part.input) }]
      : [],
  );

/** More than any model reads or writes; a larger report is invalid and could not be booked. */
const MAX_TOKENS = 100_000_000;

const isCount = (tokens: number | undefined): tokens is number =>
  Number.isInteger(tokens) && Number(tokens) >= 0 && Number(tokens) <= MAX_TOKENS;

/** The reported tokens; missing or invalid values are estimated, so that no reply is free. */
export const usageOf = (reported: ReportedUsage, prompt: Prompt, reply: string): Usage => ({
  inputTokens: isCount(reported.inputTokens.total) ? reported.inputTokens.total : estimatePromptTokens(prompt),
  outputTokens: isCount(reported.outputTokens.total) ? reported.outputTokens.total : estimateTokens(reply),
});

const FINISH_REASONS: Readonly<Record<string, FinishReason>> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content_filter',
  'tool-calls': 'tool_call',
  error: 'error',
};

export const finishReasonOf = ({ unified }: Generated['finishReason']): FinishReason => FINISH_REASONS[unified] ?? null;
