import type { TranscriptReply } from '../../acting/act-run.ts';
import type { OwnTools } from '../../acting/loop-script.ts';
import { toolResultText } from '../../acting/tool-texts.ts';
import type { JsonObject } from '../../foundation/kernel/json/canonical-json.ts';
import { restored } from '../../llm/safety/untrusted.ts';

const PUT = 'artifacts.put';

/** The arguments before they were prepared for the model. */
const given = (args: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? restored(value) : value]),
  );

/**
 * Delivers the artifacts of an interrupted run again, because an artifact belongs to one run. Returns the transcript with their new ids. A
 * failed delivery is a failed call: the model decides what to do.
 */
export const redelivered = async (
  transcript: readonly TranscriptReply[],
  tools: OwnTools,
  signal: AbortSignal,
): Promise<readonly TranscriptReply[]> => {
  const replies: TranscriptReply[] = [];
  for (const reply of transcript) {
    const calls: TranscriptReply['calls'][number][] = [];
    for (const call of reply.calls) {
      const isDelivery = call.toolName === PUT && call.result !== null && !call.result.isError;
      const again = { tool: PUT, shownName: PUT, position: 0, given: given(call.arguments) };
      const result = isDelivery ? await tools.run(again, signal) : null;
      calls.push(result === null || result === 'ended' ? call : { ...call, result: toolResultText(result) });
    }
    replies.push({ ...reply, calls });
  }
  return replies;
};
