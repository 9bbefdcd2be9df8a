import type { ConversationTurnRecord } from '../../conversations/conversation.entity.ts';
import type { Invitation } from '../../conversations/participants.ts';
import { recentTurns } from '../../conversations/prompt-history.ts';
import type { ModelMessage } from '../../llm/provider.ts';
import { fence, fenceNotice, neutralise } from '../../llm/safety/untrusted.ts';
import { type AgentPersona, personaText, roleInstructions } from '../../personas/agent-persona.ts';

const INSTRUCTIONS = [
  'You are one of several agents of an organisation who discuss a matter in a group. The organisation data says who you are.',
  'Say what your role can add to the discussion, briefly and in your own voice. Take up what others said instead of repeating it.',
  'Speak for yourself alone, never for the others. You carry nothing out and promise nothing.',
];
const INVITE_INSTRUCTIONS =
  'When the discussion needs an agent who does not take part, you may ask to invite one, by name or role, and say why; a person decides. Otherwise the invite is null.';

/** A message of another agent. */
export interface PeerMessage {
  readonly authorName: string | null;
  readonly content: string;
}

/** The input of the prompt. */
export interface ContributionPrompt {
  readonly persona: AgentPersona;
  /** Names and roles of all participants. */
  readonly participants: readonly { readonly agentName: string; readonly participantRole: string }[];
  /** Why this agent was invited; null after its first turn. */
  readonly invitation: Invitation | null;
  /** The turns before this round. */
  readonly history: readonly ConversationTurnRecord[];
  readonly message: string;
  /** Contributions of other agents in this round, in order. */
  readonly peerMessages: readonly PeerMessage[];
  readonly mayInvite: boolean;
}

const systemPrompt = ({ persona, mayInvite }: ContributionPrompt): string =>
  [
    ...INSTRUCTIONS,
    ...(mayInvite ? [INVITE_INSTRUCTIONS] : []),
    fenceNotice(['task-data', 'peer-contribution', 'org-state']),
    ...roleInstructions(persona),
  ].join('\n');

const opening = ({ persona, participants, invitation }: ContributionPrompt): string[] => {
  const others = participants.map(({ agentName, participantRole }) => `- ${agentName}, ${participantRole}`);
  const state = fence('org-state', [personaText(persona), 'who takes part:', ...others].join('\n'));
  if (invitation === null) return [state];
  const { invitedBy, inviteReason } = invitation;
  return [state, fence('peer-contribution', `${invitedBy} had you invited to this discussion: ${inviteReason}`)];
};

const fromPeer = ({ authorName, content }: PeerMessage): string =>
  fence('peer-contribution', `${authorName ?? 'An agent'}: ${content}`);

const textOf =
  (ownId: string) =>
  (turn: ConversationTurnRecord): ModelMessage => {
    if (turn.role === 'user') return { role: 'user', content: fence('task-data', turn.content) };
    if (turn.authorAgentId === ownId) return { role: 'assistant', content: neutralise(turn.content) };
    return { role: 'user', content: fromPeer({ authorName: turn.authorName ?? null, content: turn.content }) };
  };

/** Merges consecutive messages of the same role, because some models require that user and assistant alternate. */
const mergeSameRole = (messages: readonly ModelMessage[]): ModelMessage[] => {
  const result: ModelMessage[] = [];
  for (const message of messages) {
    const last = result.at(-1);
    if (last === undefined || last.role !== message.role) result.push(message);
    else result[result.length - 1] = { ...last, content: `${last.content}\n\n${message.content}` };
  }
  return result;
};

/**
 * The prompt of one contribution (spec/rules/chat.md#group-rounds): the conversation, the message, and the
 * contributions of this round, each fenced.
 */
export const contributionPrompt = (speech: ContributionPrompt): ModelMessage[] => {
  const { persona, history, message, peerMessages: heard } = speech;
  const userMessage = (content: string): ModelMessage => ({ role: 'user', content });
  return [
    { role: 'system', content: systemPrompt(speech) },
    ...mergeSameRole([
      ...opening(speech).map(userMessage),
      ...recentTurns(history).map(textOf(persona.agent.id)),
      userMessage(fence('task-data', message)),
      ...heard.map((each) => userMessage(fromPeer(each))),
    ]),
  ];
};
