import type { ModelMessage } from '../../llm/provider.ts';
import { fence, fenceNotice } from '../../llm/safety/untrusted.ts';
import type { Agent } from '../../organisation/value/agent.ts';
import { roleRoster } from '../roster.ts';

const ROUTING = [
  'You find out who in an organisation should deal with a message. You do not reply to it.',
  'Name the topic in a few words, and the one role of the roster that knows most about it, spelled exactly as in the roster.',
  'The role is null when none of them fits. The confidence tells how sure you are.',
  fenceNotice(['task-data', 'org-state']),
].join('\n');

const CHIMING = [
  'An organisation has replied to a question. Specialists of the roster may add to the reply.',
  'Give a remark only if a role can add something important that the reply lacks: one or two sentences, at most one remark for each role, the role spelled exactly as in the roster.',
  'An empty list is the usual reply. The confidence tells how much a remark is needed.',
  fenceNotice(['task-data', 'peer-contribution', 'org-state']),
].join('\n');

/** Asks which role should handle the message (spec/rules/chat.md#concern-routing). */
export const routingPrompt = (message: string, agents: readonly Agent[]): ModelMessage[] => [
  { role: 'system', content: ROUTING },
  { role: 'user', content: `${fence('org-state', roleRoster(agents))}\n\n${fence('task-data', message)}` },
];

/** Asks which specialists should add a remark (spec/rules/chat.md#chime-ins). */
export const chimePrompt = (message: string, answer: string, agents: readonly Agent[]): ModelMessage[] => [
  { role: 'system', content: CHIMING },
  {
    role: 'user',
    content: [
      fence('org-state', roleRoster(agents)),
      fence('task-data', message),
      fence('peer-contribution', answer),
    ].join('\n\n'),
  },
];
