import type { PromptTurn } from '../../conversations/prompt-history.ts';
import type { ModelMessage } from '../../llm/provider.ts';
import { maskedJson } from '../../llm/safety/masked-json.ts';
import { fence, fenceNotice, neutralise } from '../../llm/safety/untrusted.ts';
import { type AgentPersona, personaText, roleInstructions } from '../../personas/agent-persona.ts';
import { listLines, type ProposalRoster, rosterLines } from '../../personas/proposal-roster.ts';
import { proposalOf } from '../../plans/drafts/plan-content.ts';
import type { PlanRecord } from '../../plans/plan.entity.ts';
import type { NamedProject } from '../../projects/project-directory.ts';

const INSTRUCTIONS = [
  'You turn a request to an organisation into a plan that people review before anything is done.',
  'Each time you either ask exactly one clarifying question or deliver one complete plan, never both, and nothing else.',
  'Ask only what you must know to plan, in one short and friendly question. Do not ask again about what the person already said. Do not invent facts.',
  'A plan has a title, a summary of what will be done and why, acceptance criteria, and the items of work in order. An item names the role from the organisation data that should own it, or null, and the zero-based positions of the earlier items it depends on.',
  'Set project_id to the id of an existing project when the request belongs to it, else to null. When the organisation data names a project hint, use that id unless the request clearly says otherwise.',
  'After a plan, further messages ask for changes: deliver the whole plan again with the changes made.',
  'You carry nothing out and promise nothing; people review the plan and decide.',
].join('\n');

/** The conversation of a proposal. */
export interface ProposalTurns {
  /** The proposal so far, oldest first, without the latest message and without explanations and actions. */
  readonly turns: readonly PromptTurn[];
  readonly message: string;
  /** The id of the project that the request names, or null. */
  readonly projectHint: string | null;
}

/** The knowledge about the organisation that a proposal needs. */
export interface ProposalKnowledge {
  readonly projects: readonly NamedProject[];
  readonly roster: ProposalRoster;
  /** The plan in review that the message may change; null if there is none. */
  readonly pending: PlanRecord | null;
  /** Null if no particular agent replies. */
  readonly persona: AgentPersona | null;
}

/** Names were chosen by users, so all of it is fenced. */
const organisationData = (hint: string | null, { projects, roster, pending, persona }: ProposalKnowledge): string =>
  fence(
    'org-state',
    [
      ...(persona === null ? [] : [personaText(persona)]),
      `project hint: ${hint ?? 'none'}`,
      ...listLines(
        'existing projects',
        projects.map(({ id, name }) => `${id}: ${name}`),
      ),
      ...rosterLines(roster),
      ...(pending === null ? [] : ['the plan under review, as it is now:', maskedJson(proposalOf(pending))]),
    ].join('\n'),
  );

const systemPrompt = (persona: AgentPersona | null): string =>
  [
    INSTRUCTIONS,
    fenceNotice(['task-data', 'org-state']),
    ...(persona === null
      ? []
      : ['You reply as the agent that the organisation data describes.', ...roleInstructions(persona)]),
  ].join('\n');

/**
 * The prompt of one proposal turn (spec/rules/chat.md#plan-drafts). The first message begins with the data of the
 * organisation, so that user and assistant alternate, as some models require.
 */
export const proposePrompt = (context: ProposalTurns, knowledge: ProposalKnowledge): ModelMessage[] => {
  const spoken = [...context.turns, { role: 'user' as const, content: context.message }];
  const opening = organisationData(context.projectHint, knowledge);
  return [
    { role: 'system', content: systemPrompt(knowledge.persona) },
    ...spoken.map(({ role, content }, index): ModelMessage => {
      const text = role === 'user' ? fence('task-data', content) : neutralise(content);
      return { role, content: index === 0 ? `${opening}\n\n${text}` : text };
    }),
  ];
};
