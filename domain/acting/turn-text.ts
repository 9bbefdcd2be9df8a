import type { ActionResult, TerminationReason } from '../approvals/approval-parts.ts';

const LAST: Readonly<Record<TerminationReason, string>> = {
  completed: 'I am done.',
  parked: 'The next step waits for an approval.',
  max_turns: 'I stopped: the instruction took too many steps.',
  provider_error: 'I stopped: the model failed.',
  budget_exhausted: 'I stopped: the budget is used up.',
  rejected: 'The step was not approved and is not done.',
};

/** What the conversation is told of an end: the last words of the agent, else what ran and why it ended. */
export const turnTextOf = ({ finalMessage, terminationReason, toolCalls }: ActionResult): string =>
  finalMessage ??
  [
    ...toolCalls.map(({ toolName, isError }) => `${toolName}: ${isError ? 'failed' : 'done'}`),
    LAST[terminationReason],
  ].join('\n');
