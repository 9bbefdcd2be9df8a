import type { ActionResult } from '../approvals/approval-parts.ts';
import type { InterviewTurn } from '../charters/interview/record.ts';
import type {
  ConversationKind,
  ConversationRecord,
  ConversationTurnRecord,
} from '../conversations/conversation.entity.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { HeldLease } from '../foundation/lease.ts';
import type { GeneratedBy } from '../llm/provider.ts';
import type { Intent } from '../llm/schemas/turn-intent.ts';
import type { ExplainResult } from './explain-result.ts';
import type { GroupRound } from './group-result.ts';
import type { Proposal } from './propose-result.ts';

/** A message to the company (spec/rules/chat.md#turns). */
export interface TurnRequest {
  /** Plain text; credentials are masked before it is stored or sent to a model. */
  readonly message: string;
  /** The conversation that the message continues, or null. */
  readonly conversationId: string | null;
  /** Forces a capability; the classifier is not called. */
  readonly intentOverride: Intent | null;
  /** Agents by id, name or role; used only with an override. */
  readonly namedTargets: readonly string[];
  /** The id of an existing project, for propose and charter. */
  readonly project: string | null;
}

export interface Sender {
  readonly actor: Actor;
  /** Aborted, with its reason, after the client disconnected. */
  readonly signal: AbortSignal;
  /**
   * Returns the sender with current permissions, because a turn may wait for minutes. Throws Unauthorized and Forbidden
   * if the sender may not call the operation any more.
   */
  renew(): Promise<Actor>;
  /** Stores the response with the turn: called last in its closing transaction, or at its end if nothing is written. */
  settle(result: TurnResult, state?: ResultState): Promise<void>;
}

/** The reason of a verdict. */
export type IntentReason =
  | 'classified'
  | 'explicit_override'
  | 'conversation_kind_fixed'
  | 'no_intent_classifier'
  | 'act_floor_not_met'
  | 'charter_floor_not_met'
  | 'group_targets_missing'
  | 'act_no_target'
  | 'classify_call_failed'
  | 'response_invalid';

/** The intent of a turn, after all fallbacks. */
export interface TurnVerdict {
  readonly intent: Intent;
  readonly reason: IntentReason;
  /** 0 to 1; null without a classifier. */
  readonly confidence: number | null;
  readonly namedTargets: readonly string[];
}

/** A short remark of a specialist on an explanation. */
export interface ChimeIn {
  readonly role: string;
  readonly name: string;
  readonly content: string;
}

type CapabilityOutput =
  | {
      readonly intent: 'explain';
      readonly conversationId: string | null;
      readonly answer: ExplainResult;
      readonly chimeIns: readonly ChimeIn[];
    }
  | { readonly intent: 'propose'; readonly conversationId: string; readonly propose: Proposal }
  | { readonly intent: 'group_convene'; readonly conversationId: string; readonly group: GroupRound }
  | { readonly intent: 'act'; readonly conversationId: string | null; readonly act: ActResult }
  | { readonly intent: 'charter'; readonly conversationId: string; readonly charter: InterviewTurn };

/** `final` ends the turn; `interim` is the replay if the turn never ends. */
export type ResultState = 'final' | 'interim';

/** What an agent did for a person. */
export interface ActResult {
  readonly agentId: string;
  readonly agentName: string;
  readonly action: ActionResult;
}

export type CapabilityResult = CapabilityOutput & {
  /** Null if only the default provider replied. */
  readonly generatedBy: GeneratedBy | null;
};

export interface TurnResult {
  readonly verdict: TurnVerdict;
  readonly outcome: CapabilityResult;
  readonly generatedBy: GeneratedBy;
}

/** A turn with a lease: the sender may take it, and no other turn writes to its conversation. */
export interface Turn {
  /** With credentials masked. */
  readonly message: string;
  readonly actor: Actor;
  readonly verdict: TurnVerdict;
  /** Null if the capability opens a conversation or needs none. */
  readonly conversation: ConversationRecord | null;
  /** The earlier turns, oldest first, read under the lease. */
  readonly history: readonly ConversationTurnRecord[];
  /** The id of the existing project that the request names. */
  readonly projectId: string | null;
  readonly lease: HeldLease;
  /** Aborted, with its reason, after the client disconnected. */
  readonly signal: AbortSignal;
  /**
   * Must be called once as `final`, at the end of the transaction that writes the turn or, if nothing is written, at
   * the end: the response of an `Idempotency-Key` commits with the turn. Calls as `interim` before that store the
   * replay for a turn that never ends.
   */
  readonly settle: (outcome: CapabilityResult, state?: ResultState) => Promise<void>;
}

export interface Capability {
  /** Kinds of conversation that accept it. */
  readonly kinds: ReadonlySet<ConversationKind>;
  /** Whether a turn without a conversation opens one. */
  readonly opensConversation: boolean;
  /** Whether the caller must have the org permission. */
  readonly hasSideEffects: boolean;
  /** Throws ServiceUnavailable if it is disabled or a part of it is missing. */
  requireOpen(): void;
  /**
   * Makes the model calls, writes everything in one transaction, and returns the result. Stores nothing if it throws.
   */
  take(turn: Turn): Promise<CapabilityResult>;
}
