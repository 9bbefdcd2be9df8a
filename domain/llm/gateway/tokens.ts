import type { ModelMessage, ToolDefinition } from '../provider.ts';
import { jsonSchemaOf, type SchemaName } from '../schemas/reply-schemas.ts';

const BYTES_PER_TOKEN = 4;
const TOKENS_PER_MESSAGE = 4;

/** What a call sends to the model. */
export interface Prompt {
  readonly messages: readonly ModelMessage[];
  readonly tools?: readonly ToolDefinition[];
  readonly schema?: SchemaName;
}

/** Estimates the tokens of a text, for budget holds and for endpoints that report no usage. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

/** Estimates the tokens of a prompt with its tools and its schema (spec/rules/conversation.md#call-estimate). */
export const estimatePromptTokens = ({ messages, tools = [], schema }: Prompt): number => {
  const parts = [
    ...messages.map((message) => TOKENS_PER_MESSAGE + estimateTokens(textOf(message))),
    ...tools.map((tool) => estimateTokens(JSON.stringify(tool))),
  ];
  if (schema !== undefined) parts.push(estimateTokens(JSON.stringify(jsonSchemaOf(schema))));
  return parts.reduce((sum, tokens) => sum + tokens, 0);
};

const textOf = (message: ModelMessage): string => {
  const calls = message.role === 'assistant' ? (message.toolCalls ?? []) : [];
  return [message.content, ...calls.map((call) => `${call.name}${call.argumentsText}`)].join('');
};
