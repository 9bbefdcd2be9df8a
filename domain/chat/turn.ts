import type { ActionResult } from '../approvals/approval-parts.ts';
import type { InterviewTurn } from '../charters/interview/record.ts';
import type {
  ConversationKind,
  ConversationRecord,
  ConversationTurnRecord,
} from '../conversations/conversation.entity.ts';
import type { HeldLease } from '../conversations/conversation-lease.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { GeneratedBy } from '../llm/provider.ts';
import type { Intent } from '../llm/schemas/turn-intent.ts';
import type { ExplainResult } from './explain-result.ts';
import type { GroupRound } from './group-result.ts';
import type { Proposal } from './propose-result.ts';

/** One message to the company (spec/rules/chat.md#turns). */
export interface TurnRequest {
  /** Plain text; masked before it is stored or sent to a model. */
  readonly message: string;
  /** The conversation it goes on with, or null. */
  readonly conversationId: string | null;
  /** Forces a capability; the classifier is not asked. */
  readonly intentOverride: Intent | null;
  /** Agents by id, name or role; counts with an override alone. */
  readonly namedTargets: readonly string[];
  /** The id of an existing project, for propose and charter. */
  readonly project: string | null;
}

/** Who sends a message. */
export interface Sender {
  readonly actor: Actor;
  /** Aborted, with its reason, once nobody waits for the answer. */
  readonly signal: AbortSignal;
  /**
   * Who they are by now, with the rights they have by now: a turn may wait for minutes. Throws Unauthorized and Forbidden for somebody
   * who may not even ask any more.
   */
  renew(): Promise<Actor>;
  /** Commits with the turn: called last in its closing transaction, or at its end where nothing is written. */
  settle(result: TurnResult, state?: ResultState): Promise<void>;
}

/** Why a turn became what it is. */
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

/** What a turn wants, after every degrading. */
export interface TurnVerdict {
  readonly intent: Intent;
  readonly reason: IntentReason;
  /** 0 to 1; null where no classifier spoke. */
  readonly confidence: number | null;
  readonly namedTargets: readonly string[];
}

/** A short remark of a specialist beside an answer. */
export interface ChimeIn {
  readonly role: string;
  readonly name: string;
  readonly content: string;
}

type Outcome =
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

/** Whether an outcome is the end of its turn, or what a repetition gets when there is none. */
export type ResultState = 'final' | 'interim';

/** What an agent did at a person's word. */
export interface ActResult {
  readonly agentId: string;
  readonly agentName: string;
  readonly action: ActionResult;
}

/** What a capability came to. */
export type CapabilityResult = Outcome & {
  /** Who made it; null where nobody but the provider of the deployment did. */
  readonly generatedBy: GeneratedBy | null;
};

/** The answer to a turn. */
export interface TurnResult {
  readonly verdict: TurnVerdict;
  readonly outcome: CapabilityResult;
  readonly generatedBy: GeneratedBy;
}

/** A turn on its way to a capability: it may be taken, and nobody else writes to its conversation. */
export interface Turn {
  /** Masked. */
  readonly message: string;
  readonly actor: Actor;
  readonly verdict: TurnVerdict;
  /** Null: the capability opens one, or needs none. */
  readonly conversation: ConversationRecord | null;
  /** What was said in it before, oldest first, read under the lease. */
  readonly history: readonly ConversationTurnRecord[];
  /** The id of an existing project that the request named. */
  readonly projectId: string | null;
  readonly lease: HeldLease;
  /** Aborted, with its reason, once nobody waits for the answer. */
  readonly signal: AbortSignal;
  /**
   * To be called once as `final`, as the last thing in the transaction that writes the turn, or where nothing is written at the end:
   * the answer of an `Idempotency-Key` commits with the turn. As `meanwhile`, any number of times before that, it says what a
   * repetition gets should the turn never come to its end.
   */
  readonly settle: (outcome: CapabilityResult, state?: ResultState) => Promise<void>;
}

/** One thing the surface can do. */
export interface Capability {
  /** Kinds of conversation that accept it. */
  readonly kinds: ReadonlySet<ConversationKind>;
  /** Whether a turn opens a conversation when it goes on with none. */
  readonly opensConversation: boolean;
  /** Whether the caller must hold the org permission. */
  readonly hasSideEffects: boolean;
  /** Throws ServiceUnavailable while it is switched off or a part of it is missing. */
  requireOpen(): void;
  /** Makes the model calls, then writes everything in one transaction, then answers. Leaves nothing behind when it throws. */
  take(turn: Turn): Promise<CapabilityResult>;
}
