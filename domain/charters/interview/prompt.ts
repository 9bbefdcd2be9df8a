import type { PromptTurn } from '../../conversations/prompt-history.ts';
import type { ModelMessage } from '../../llm/provider.ts';
import { fence, fenceNotice, neutralise } from '../../llm/safety/untrusted.ts';
import type { NamedProject } from '../../projects/project-directory.ts';

const INSTRUCTIONS = [
  'You interview a person about an idea until it can be written down as the charter of a project.',
  'Each time you either ask exactly one question or deliver one complete draft, never both, and nothing else.',
  'Find out the goals, the constraints, the success criteria, what is in scope and what is out of scope, the budget envelope (an amount above zero, and a deadline or a time horizon if there is one) and the project.',
  'Ask about the first of these that is still unclear, in one short and friendly question. Do not ask again about what the person already said. Do not invent figures.',
  'When all of it is clear, draft the charter. The envelope uses the live currency. A draft names either project_id, the id of an existing project, or proposed_project_name for a new one, and leaves the other null.',
  'When the organisation data names a project hint, the draft uses that id as its project_id and you do not ask for the project.',
  'After a draft, further messages ask for changes: deliver the whole draft again with the changes made.',
  'You carry nothing out and promise nothing; people review the draft and decide.',
  fenceNotice(['task-data', 'org-state']),
].join('\n');

/** The input of the prompt. */
export interface InterviewPrompt {
  /** The interview so far, oldest first, without the latest message and without explanations and actions. */
  readonly turns: readonly PromptTurn[];
  readonly message: string;
  /** Existing projects that a charter may belong to. */
  readonly projects: readonly NamedProject[];
  /** The id of the project that the request names, or null. */
  readonly projectHint: string | null;
  readonly currency: string;
}

/** The interviewer's knowledge of the organisation; names were chosen by users, so all of it is fenced. */
const organisationData = ({ currency, projectHint, projects }: InterviewPrompt): string =>
  fence(
    'org-state',
    [
      `live currency: ${currency}`,
      `project hint: ${projectHint ?? 'none'}`,
      projects.length === 0 ? 'existing projects: none' : 'existing projects:',
      ...projects.map(({ id, name }) => `- ${id}: ${name}`),
    ].join('\n'),
  );

/**
 * The prompt of one interview turn (spec/rules/conversation.md#interview-prompt). The system message contains no text
 * of users and no stored text. The first user message begins with the data of the organisation, so that user and
 * assistant alternate, as some models require.
 */
export const interviewPrompt = (context: InterviewPrompt): ModelMessage[] => {
  const spoken = [...context.turns, { role: 'user' as const, content: context.message }];
  const messages = spoken.map(({ role, content }): ModelMessage => {
    const isHuman = role === 'user';
    return { role, content: isHuman ? fence('task-data', content) : neutralise(content) };
  });
  const first = messages.findIndex(({ role }) => role === 'user');
  return [
    { role: 'system', content: INSTRUCTIONS },
    ...messages.map(
      (message, index): ModelMessage =>
        index === first && message.role === 'user'
          ? { ...message, content: `${organisationData(context)}\n\n${message.content}` }
          : message,
    ),
  ];
};
