import type { JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import { GEN_AI, OPERATION } from '../foundation/tracing/gen-ai.ts';
import { beginSpan, capturesContent, type SpanAttributes } from '../foundation/tracing/tracing.ts';
import { maskedJson } from '../llm/safety/masked-json.ts';
import type { Tool, ToolResult } from './tool.ts';

/** The longest arguments and result in a span, in characters. */
const MAX_TEXT = 65_536;

interface TracedCall {
  readonly tool: Tool;
  readonly args: JsonObject;
  readonly agentId: string | null;
}

/** Runs a tool in a span (spec/rules/requests.md#traces-of-models). */
export const tracedTool = async (call: TracedCall, run: () => Promise<ToolResult>): Promise<ToolResult> => {
  const span = beginSpan(`${OPERATION.executeTool} ${call.tool.name}`, { kind: 'internal', facts: callFacts(call) });
  if (span === null) return run();
  try {
    const result = await span.run(run);
    span.note(resultFacts(result));
    span.end();
    return result;
  } catch (thrown) {
    span.end(thrown);
    throw thrown;
  }
};

const callFacts = ({ tool, args, agentId }: TracedCall): SpanAttributes => ({
  [GEN_AI.operationName]: OPERATION.executeTool,
  [GEN_AI.toolName]: tool.name,
  [GEN_AI.toolType]: 'function',
  ...(agentId === null ? {} : { [GEN_AI.agentId]: agentId }),
  ...(capturesContent() ? { [GEN_AI.toolArguments]: maskedJson(args, MAX_TEXT) } : {}),
});

const resultFacts = (result: ToolResult): SpanAttributes => {
  if (result.isError) return { [GEN_AI.errorType]: String(result.failure.errorCode) };
  return capturesContent() ? { [GEN_AI.toolResult]: maskedJson(result.data, MAX_TEXT) } : {};
};
