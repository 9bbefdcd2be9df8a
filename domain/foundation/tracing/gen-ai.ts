/**
 * The names of release 1.41 of the OpenTelemetry conventions for generative AI. They are still in development there and may change, so nothing
 * else writes them.
 */
export const GEN_AI = {
  operationName: 'gen_ai.operation.name',
  providerName: 'gen_ai.provider.name',
  requestModel: 'gen_ai.request.model',
  maxTokens: 'gen_ai.request.max_tokens',
  temperature: 'gen_ai.request.temperature',
  finishReasons: 'gen_ai.response.finish_reasons',
  inputTokens: 'gen_ai.usage.input_tokens',
  outputTokens: 'gen_ai.usage.output_tokens',
  tokenType: 'gen_ai.token.type',
  agentId: 'gen_ai.agent.id',
  conversationId: 'gen_ai.conversation.id',
  toolName: 'gen_ai.tool.name',
  toolType: 'gen_ai.tool.type',
  inputMessages: 'gen_ai.input.messages',
  outputMessages: 'gen_ai.output.messages',
  toolArguments: 'gen_ai.tool.call.arguments',
  toolResult: 'gen_ai.tool.call.result',
  errorType: 'error.type',
} as const;

/** The attributes of all spans of the run of a task, which the conventions do not know. */
export const RUN = { taskId: 'platform.task.id', runId: 'platform.run.id' } as const;

/** The values of `gen_ai.operation.name`, which also begin the names of the spans. */
export const OPERATION = { chat: 'chat', executeTool: 'execute_tool', invokeAgent: 'invoke_agent' } as const;

/** A histogram with its unit and the upper limits of its buckets. */
export interface HistogramShape {
  readonly name: string;
  readonly description: string;
  readonly unit: string;
  readonly buckets: readonly number[];
}

export const TOKEN_USAGE: HistogramShape = {
  name: 'gen_ai.client.token.usage',
  description: 'Tokens of model calls.',
  unit: '{token}',
  buckets: Array.from({ length: 14 }, (_, power) => 4 ** power),
};

export const OPERATION_DURATION: HistogramShape = {
  name: 'gen_ai.client.operation.duration',
  description: 'Time of model calls.',
  unit: 's',
  buckets: Array.from({ length: 14 }, (_, power) => 0.01 * 2 ** power),
};
