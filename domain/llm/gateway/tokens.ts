import type { ModelMessage } from '../provider.ts';

const BYTES_PER_TOKEN = 4;
const TOKENS_PER_MESSAGE = 4;

/** Estimates the tokens of a text, for budget holds and for endpoints that report no usage. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

/** Estimates the tokens of a prompt (spec/rules/conversation.md#call-estimate). */
export const estimatePromptTokens = (messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, message) => sum + TOKENS_PER_MESSAGE + estimateTokens(textOf(message)), 0);

const textOf = (message: ModelMessage): string => {
  const calls = message.role === 'assistant' ? (message.toolCalls ?? []) : [];
  return [message.content, ...calls.map((call) => `${call.name}${call.argumentsText}`)].join('');
};
