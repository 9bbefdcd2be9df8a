/** What one agent said in a round. */
export interface Contribution {
  readonly agentId: string;
  readonly agentName: string;
  readonly participantRole: string;
  readonly content: string;
  /** The number of its turn. */
  readonly sequence: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** An agent that is or was in a group. */
export interface GroupParticipant {
  readonly agentId: string;
  readonly agentName: string;
  readonly participantRole: string;
  readonly status: 'active' | 'removed';
  /** The id of the user who convened or seated it. */
  readonly addedBy: string;
  readonly addedAt: Date;
}

/** An agent asks for another one; a person decides. */
export interface PendingInvite {
  readonly approvalId: string;
  readonly requestedByAgentId: string;
  readonly requestedByName: string;
  readonly targetAgentId: string;
  readonly targetName: string;
  readonly targetRole: string;
  readonly reason: string;
}

/** One round of a group. */
export interface GroupRound {
  readonly conversationId: string;
  readonly contributions: readonly Contribution[];
  readonly participants: readonly GroupParticipant[];
  /** Ids of agents that did not speak. */
  readonly participantsSkipped: readonly string[];
  readonly truncatedReason: 'token_budget_exhausted' | 'max_total_turns_reached' | null;
  readonly pendingInvites: readonly PendingInvite[];
}
