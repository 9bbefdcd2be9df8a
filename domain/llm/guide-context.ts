import type { Sample, SampledRecord } from '../foundation/database/sample.ts';
import type { RetrievedFacts } from './retrieved-fact.ts';

/**
 * The subject of a call in typed form. The messages of the call contain the same data, fenced. The built-in guide reads
 * it here, because it applies rules; other providers read only the messages.
 */

export interface NamedThing {
  readonly id: string;
  readonly name: string;
}

/** An agent by its name and role. */
export interface NamedAgent {
  readonly name: string;
  readonly role: string;
}

/** Budget, held amount and spending of this month in the configured currency; a null cap means no limit. */
export interface SampledBudget {
  readonly currency: string;
  readonly cap: number | null;
  readonly held: number;
  readonly spent: number;
}

/** An item that the caller may decide now, with its urgency. */
export interface SampledDecision {
  readonly id: string;
  readonly kind: 'approval' | 'charter' | 'plan';
  readonly label: string;
  readonly urgency: string;
}

/** The organisation at one point in time: only what the caller may read (spec/rules/chat.md#live-snapshot). */
export interface OrganisationSnapshot {
  readonly companyName: string | null;
  readonly autonomyLevel: string;
  readonly departments: Sample<NamedThing>;
  readonly agents: Sample<NamedThing & { readonly role: string; readonly department: string | null }>;
  readonly tasksInProgress: Sample<SampledRecord>;
  readonly tasksInReview: Sample<SampledRecord>;
  readonly activeProjects: Sample<SampledRecord>;
  readonly pendingApprovals: Sample<SampledRecord>;
  readonly draftedCharters: Sample<SampledRecord>;
  readonly plansInReview: Sample<SampledRecord>;
  /** The inbox of the caller, most urgent first. */
  readonly waiting: Sample<SampledDecision>;
  readonly budget: SampledBudget;
  /** The newest versions of the company; `savedAt` is UTC. Empty without a durable store. */
  readonly versions: Sample<{ readonly version: number; readonly savedAt: string }>;
  /** Counts over the last `windowDays` days. */
  readonly recent: {
    readonly windowDays: number;
    readonly completedTasks: number;
    readonly decidedApprovals: number;
    readonly approvedCharters: number;
  };
  /** The facts that the question asks for. */
  readonly retrieved: RetrievedFacts;
}

/** A turn of the conversation, without fences. */
export interface HistoryTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface ClassifyContext {
  readonly message: string;
  readonly agents: readonly NamedAgent[];
}

export interface RouteContext {
  readonly message: string;
}

export interface ExplainContext {
  readonly task: 'explain';
  readonly question: string;
  readonly snapshot: OrganisationSnapshot;
}

export interface GroupContext {
  readonly task: 'group';
  readonly message: string;
  readonly speaker: NamedAgent;
}

export interface InterviewContext {
  /** The interview so far, oldest first, without the latest message and without explanations and actions. */
  readonly turns: readonly HistoryTurn[];
  readonly message: string;
  /** Existing projects that a charter may belong to. */
  readonly projects: readonly NamedThing[];
  /** The id of the project that the request names, or null. */
  readonly projectHint: string | null;
  readonly currency: string;
}

/** The possible owners of the items of a plan, as roles that agents hold. */
export interface PlanRoster {
  readonly roles: readonly string[];
  /** Departments with the role of their head; without those whose head is not an agent. */
  readonly departments: readonly { readonly name: string; readonly leadRole: string }[];
  /** The role of the responding agent; null if no particular agent replies. */
  readonly responderRole: string | null;
}

export interface ProposeContext {
  /** The proposal so far, oldest first, without the latest message and without explanations and actions. */
  readonly turns: readonly HistoryTurn[];
  readonly message: string;
  /** The id of the project that the request names, or null. */
  readonly projectHint: string | null;
  readonly roster: PlanRoster;
}

export interface ActContext {
  readonly instruction: string;
  readonly departments: readonly NamedThing[];
  readonly projects: readonly NamedThing[];
  /** Results of the tool calls of this turn, in order. */
  readonly results: readonly { readonly toolName: string; readonly isError: boolean; readonly text: string }[];
}

/** The context of every structured call, by the name of its schema. */
export interface StructuredContexts {
  readonly turn_intent: ClassifyContext;
  readonly concern_route: RouteContext;
  readonly chime_in: RouteContext;
  readonly group_contribution: GroupContext;
  readonly interview_decision: InterviewContext;
  readonly propose_decision: ProposeContext;
}
