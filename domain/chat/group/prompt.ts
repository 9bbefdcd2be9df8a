import type { ConversationTurnRecord } from '../../conversations/conversation.entity.ts';
import type { Invitation } from '../../conversations/participants.ts';
import { recentTurns } from '../../conversations/spoken-turns.ts';
import type { Message } from '../../llm/provider.ts';
import { fence, fenceNotice, neutralise } from '../../llm/safety/untrusted.ts';
import { type AgentVoice, personaOf, roleInstructions } from '../../voices/agent-voice.ts';

const INSTRUCTIONS = [
  'You are one of several agents of an organisation who discuss a matter in a group. The organisation data says who you are.',
  'Say what your role can add to the discussion, briefly and in your own voice. Take up what others said instead of repeating it.',
  'Speak for yourself alone, never for the others. You carry nothing out and promise nothing.',
];
const INVITE_INSTRUCTIONS =
  'When the discussion needs an agent who does not take part, you may ask to invite one, by name or role, and say why; a person decides. Otherwise the invite is null.';

/** An agent's text, by who said it. */
export interface Heard {
  readonly authorName: string | null;
  readonly content: string;
}

/** What one agent is told before it speaks. */
export interface SpeechPrompt {
  readonly voice: AgentVoice;
  /** Names and roles of all who take part. */
  readonly participants: readonly { readonly agentName: string; readonly participantRole: string }[];
  /** Why this agent was invited, at its first turn; else null. */
  readonly invitation: Invitation | null;
  /** What was said before this round. */
  readonly history: readonly ConversationTurnRecord[];
  readonly message: string;
  /** What others said in this round, in order. */
  readonly heard: readonly Heard[];
  readonly mayInvite: boolean;
}

const systemPrompt = ({ voice, mayInvite }: SpeechPrompt): string =>
  [
    ...INSTRUCTIONS,
    ...(mayInvite ? [INVITE_INSTRUCTIONS] : []),
    fenceNotice(['task-data', 'peer-contribution', 'org-state']),
    ...roleInstructions(voice),
  ].join('\n');

const opening = ({ voice, participants, invitation }: SpeechPrompt): string[] => {
  const others = participants.map(({ agentName, participantRole }) => `- ${agentName}, ${participantRole}`);
  const state = fence('org-state', [personaOf(voice), 'who takes part:', ...others].join('\n'));
  if (invitation === null) return [state];
  const { invitedBy, inviteReason } = invitation;
  return [state, fence('peer-contribution', `${invitedBy} had you invited to this discussion: ${inviteReason}`)];
};

const fromPeer = ({ authorName, content }: Heard): string =>
  fence('peer-contribution', `${authorName ?? 'An agent'}: ${content}`);

const textOf =
  (ownId: string) =>
  (turn: ConversationTurnRecord): Message => {
    if (turn.role === 'user') return { role: 'user', content: fence('task-data', turn.content) };
    if (turn.authorAgentId === ownId) return { role: 'assistant', content: neutralise(turn.content) };
    return { role: 'user', content: fromPeer({ authorName: turn.authorName ?? null, content: turn.content }) };
  };

/** Neighbours of the same role become one message: user and assistant take turns, as some models insist. */
const joined = (messages: readonly Message[]): Message[] => {
  const result: Message[] = [];
  for (const message of messages) {
    const last = result.at(-1);
    if (last === undefined || last.role !== message.role) result.push(message);
    else result[result.length - 1] = { ...last, content: `${last.content}\n\n${message.content}` };
  }
  return result;
};

/**
 * The prompt of one contribution (spec/rules/chat.md#group-rounds): the conversation, the message, and what others said in this
 * round, every part behind its fence.
 */
export const groupPrompt = (speech: SpeechPrompt): Message[] => {
  const { voice, history, message, heard } = speech;
  const asUser = (content: string): Message => ({ role: 'user', content });
  return [
    { role: 'system', content: systemPrompt(speech) },
    ...joined([
      ...opening(speech).map(asUser),
      ...recentTurns(history).map(textOf(voice.agent.id)),
      asUser(fence('task-data', message)),
      ...heard.map((each) => asUser(fromPeer(each))),
    ]),
  ];
};
