import type { ActionResult, TerminationReason } from '../approvals/approval-parts.ts';

const LAST: Readonly<Record<TerminationReason, string>> = {
  completed: 'I am done.',
  parked: 'The next step waits for an approval.',
  max_turns: 'I stopped: the instruction took too many steps.',
  provider_error: 'I stopped: the model failed.',
  budget_exhausted: 'I stopped: the budget is used up.',
  rejected: 'The step was not approved and is not done.',
};

/**
 * The message of a finished run in the conversation: the final message of the agent, or the calls and the reason of the
 * end.
 */
export const turnTextOf = ({ finalMessage, terminationReason, toolCalls }: ActionResult): string =>
  finalMessage ??
  [
    ...toolCalls.map(({ toolName, isError }) => `${toolName}: ${isError ? 'failed' : 'done'}`),
    LAST[terminationReason],
  ].join('\n');
