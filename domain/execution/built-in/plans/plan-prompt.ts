import type { PlanBrief } from '../../../llm/plan-brief.ts';
import type { ModelMessage } from '../../../llm/provider.ts';
import { maskedJson } from '../../../llm/safety/masked-json.ts';
import { fence, fenceNotice } from '../../../llm/safety/untrusted.ts';
import { type AgentPersona, personaText, roleInstructions } from '../../../personas/agent-persona.ts';
import { type ProposalRoster, rosterLines } from '../../../personas/proposal-roster.ts';

const INSTRUCTIONS = [
  'You are the agent of an organisation that the organisation data describes. You are responsible for one task, and you plan it before anybody works on it.',
  'The task data is JSON: the task with its acceptance criteria, its project and charter, and the plans that people rejected, with their reasons.',
  'If one agent can do the task in one run, reply with a single item; then you execute the task yourself. Otherwise divide it into as few items as possible, at most plan.max_items.',
  'An item has a title, a description that is complete on its own, the role from the organisation data that should own it (null: your own role), the zero-based positions of the earlier items whose results it needs, and acceptance criteria that another agent can check.',
  'When all items are done, you integrate their results. Plan no item for that, and none for a review: reviews follow separately.',
  'If people rejected an earlier plan, change what they objected to. Do not invent facts.',
  fenceNotice(['task-data', 'org-state']),
].join('\n');

/** The prompt of a plan (spec/rules/work.md#plans-of-agents). */
export const planPrompt = (persona: AgentPersona, roster: ProposalRoster, brief: PlanBrief): ModelMessage[] => [
  { role: 'system', content: [INSTRUCTIONS, ...roleInstructions(persona)].join('\n\n') },
  {
    role: 'user',
    content: [
      fence('org-state', [personaText(persona), ...rosterLines(roster)].join('\n')),
      fence('task-data', maskedJson(brief)),
    ].join('\n\n'),
  },
];
