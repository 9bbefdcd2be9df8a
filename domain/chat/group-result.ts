/** A stored message of an agent in a round. */
export interface Contribution {
  readonly agentId: string;
  readonly agentName: string;
  readonly participantRole: string;
  readonly content: string;
  /** The sequence number of its turn. */
  readonly sequence: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A current or former member of a group. */
export interface GroupParticipant {
  readonly agentId: string;
  readonly agentName: string;
  readonly participantRole: string;
  readonly status: 'active' | 'removed';
  /** The id of the user who convened the group or approved the invite. */
  readonly addedBy: string;
  readonly addedAt: Date;
}

/** The request of an agent to invite another one; a person decides it. */
export interface PendingInvite {
  readonly approvalId: string;
  readonly requestedByAgentId: string;
  readonly requestedByName: string;
  readonly targetAgentId: string;
  readonly targetName: string;
  readonly targetRole: string;
  readonly reason: string;
}

export interface GroupRound {
  readonly conversationId: string;
  readonly contributions: readonly Contribution[];
  readonly participants: readonly GroupParticipant[];
  /** Ids of agents that contributed nothing. */
  readonly participantsSkipped: readonly string[];
  readonly truncatedReason: 'token_budget_exhausted' | 'max_total_turns_reached' | null;
  readonly pendingInvites: readonly PendingInvite[];
}
