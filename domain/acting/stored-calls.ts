import type { JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import { isTooDeep } from '../foundation/kernel/json/nesting.ts';
import type { ToolCall } from '../llm/provider.ts';
import { maskArguments, type ToolRuns } from '../tools/tool-runs.ts';
import type { StoredCall, TranscriptCall } from './act-run.ts';
import { argumentsForModel, displayName, displayWireName } from './tool-texts.ts';

/** The largest arguments of one call, in characters of JSON. */
export const MAX_ARGUMENTS = 65_536;

/**
 * Credentials are masked before anything is stored, so the arguments that an approver reads are the ones that run
 * (spec/rules/acting.md#parked-calls).
 */
const givenBy = ({ argumentsText, arguments: args }: ToolCall): JsonObject | null =>
  args === null || argumentsText.length > MAX_ARGUMENTS || isTooDeep(args) ? null : maskArguments(args);

/** Converts a call of a model to its stored form. */
export const toStoredCall = (tools: ToolRuns, call: ToolCall): StoredCall => ({
  tool: tools.find(call.name)?.name ?? null,
  given: givenBy(call),
});

/** Converts a call to the form in which it is shown to the model. */
export const toTranscriptCall = (tools: ToolRuns, call: ToolCall): TranscriptCall => {
  const tool = tools.find(call.name);
  return {
    toolName: tool?.name ?? displayName(call.name),
    wireName: tool?.wireName ?? displayWireName(call.name),
    arguments: argumentsForModel(givenBy(call)),
    result: null,
  };
};
