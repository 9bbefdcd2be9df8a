import { chatSettings } from '../../conversations/chat-settings.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { ModelMessage, StructuredCall } from '../../llm/provider.ts';
import { fence, fenceNotice } from '../../llm/safety/untrusted.ts';
import { agentRoster, type RosterAgent } from '../roster.ts';

const INSTRUCTIONS = [
  'You sort one message that a person sends to an organisation. You do not reply to it.',
  'explain: a question, or anything you are not sure of.',
  'propose: a request for work that somebody should plan first.',
  'act: an instruction to do something right now, which names the agent who is to do it.',
  'group_convene: two or more named agents should discuss something.',
  'charter: an idea or initiative that has to be scoped before it is work.',
  'When in doubt choose explain, never act and never charter. The confidence tells how sure you are.',
  'named_targets are the agents the message names, as written and in their order; an empty list if it names none.',
  fenceNotice(['task-data', 'org-state']),
].join('\n');

/**
 * The prompt of the classifier: only the latest message, and the agents it may name
 * (spec/rules/chat.md#classification).
 */
export const intentPrompt = (message: string, agents: readonly RosterAgent[]): ModelMessage[] => [
  { role: 'system', content: INSTRUCTIONS },
  { role: 'user', content: `${fence('org-state', agentRoster(agents))}\n\n${fence('task-data', message)}` },
];

/** The model call that classifies a message (spec/rules/chat.md#classification). */
export const intentCall = (
  message: string,
  agents: readonly RosterAgent[],
  settings: Pick<LiveSettings, 'get'>,
  signal: AbortSignal,
): StructuredCall<'turn_intent'> => ({
  schema: 'turn_intent',
  messages: intentPrompt(message, agents),
  temperature: settings.get(chatSettings.turnIntentTemperature),
  maxOutputTokens: settings.get(chatSettings.turnIntentMaxTokens),
  timeoutSeconds: settings.get(chatSettings.turnIntentTimeoutSeconds),
  signal,
});
