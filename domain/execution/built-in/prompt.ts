import type { TranscriptReply } from '../../acting/act-run.ts';
import { transcriptMessages } from '../../acting/prompt.ts';
import type { ModelMessage } from '../../llm/provider.ts';
import { maskedJson } from '../../llm/safety/masked-json.ts';
import { fence, fenceNotice } from '../../llm/safety/untrusted.ts';
import type { WorkBrief } from '../../llm/work-brief.ts';
import { type AgentPersona, personaText, roleInstructions } from '../../personas/agent-persona.ts';
import type { RunKind } from '../runs/run.entity.ts';

const INSTRUCTIONS = [
  'You are the agent of an organisation that the organisation data describes. You execute one task on your own; nobody reads your messages while you work.',
  'The task data describes the task in JSON, with the results of the tasks it depends on, and what reviewers and people said about earlier attempts. Do what the task asks, and nothing beyond it.',
  'Deliver every result as a text artifact with artifacts_put, also every artifact that the task expects. Read artifacts with artifacts_get.',
  'If you cannot continue without a decision or a fact that only a person has, ask with work_request_input. Do not ask about what you can decide yourself.',
  'End with work_finish: a summary, and for each acceptance criterion, by its position, whether it is met and the evidence for it. Report honestly what is not met; somebody else reviews your work.',
  'Take ids from the data or from tools; never invent one. A tool may return an error: correct the call if you can, otherwise finish with a failure.',
  fenceNotice(['task-data', 'tool-result', 'org-state']),
].join('\n');

/** For the task of a charter or plan whose subtasks are completed. */
const INTEGRATION =
  'The subtasks of this task are completed. Their accepted results are under dependencies. Read their artifacts and combine them into the result that the acceptance criteria describe. Do not repeat their work.';

/** Follows a reply without a call, so that the model does not stop before it has reported. */
const REMINDER = 'Continue with a tool call. When the work is done, or cannot be done, call work_finish.';

interface WorkPrompt {
  readonly persona: AgentPersona;
  readonly kind: RunKind;
  readonly brief: WorkBrief;
  readonly transcript: readonly TranscriptReply[];
}

/** The prompt of one step of a run (spec/rules/work.md#work-of-agents). The only stored text in the system message is the prompt of the role. */
export const workPrompt = ({ persona, kind, brief, transcript }: WorkPrompt): ModelMessage[] => [
  {
    role: 'system',
    content: [INSTRUCTIONS, ...(kind === 'integrate' ? [INTEGRATION] : []), ...roleInstructions(persona)].join('\n\n'),
  },
  {
    role: 'user',
    content: [fence('org-state', personaText(persona)), fence('task-data', maskedJson(brief))].join('\n\n'),
  },
  ...transcript.flatMap((reply, index): ModelMessage[] =>
    reply.calls.length > 0
      ? transcriptMessages(reply, index)
      : [
          { role: 'assistant', content: reply.text },
          { role: 'user', content: REMINDER },
        ],
  ),
];
