import type { Sample, SampledRecord } from '../foundation/database/sample.ts';
import type { RetrievedFacts } from './retrieved-fact.ts';

/**
 * What a call is about, in typed form. The same knowledge stands, fenced, in the messages of the call; the built-in guide reads it
 * here, because it follows rules and does not read prose. Providers that read prose ignore it.
 */

export interface NamedThing {
  readonly id: string;
  readonly name: string;
}

/** An agent by the names people call it. */
export interface NamedAgent {
  readonly name: string;
  readonly role: string;
}

/** What the company may spend this month, has set aside and has spent, in the live currency; a null cap limits nothing. */
export interface SampledBudget {
  readonly currency: string;
  readonly cap: number | null;
  readonly held: number;
  readonly spent: number;
}

/** Something the one who asks may decide now, and how urgent it is. */
export interface SampledDecision {
  readonly id: string;
  readonly kind: 'approval' | 'charter' | 'plan';
  readonly label: string;
  readonly urgency: string;
}

/** The organisation at one moment, as explain turns see it: only what the caller may read (spec/rules/chat.md#live-snapshot). */
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
  /** The inbox of the one who asks, the most urgent first. */
  readonly waiting: Sample<SampledDecision>;
  readonly budget: SampledBudget;
  /** The newest versions of the company; `savedAt` is UTC. None without a durable store. */
  readonly versions: Sample<{ readonly version: number; readonly savedAt: string }>;
  /** Counts over the last `windowDays` days. */
  readonly recent: {
    readonly windowDays: number;
    readonly completedTasks: number;
    readonly decidedApprovals: number;
    readonly approvedCharters: number;
  };
  /** What was read besides because the question asks for it. */
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
  /** The interview so far, oldest first, without the latest message and without turns that explain or act answered. */
  readonly turns: readonly HistoryTurn[];
  readonly message: string;
  /** Existing projects a charter can be bound to. */
  readonly projects: readonly NamedThing[];
  /** The id of the project the request named, or null. */
  readonly projectHint: string | null;
  /** The live currency. */
  readonly currency: string;
}

/** Who could own the work of a plan, in roles that agents hold. */
export interface PlanRoster {
  readonly roles: readonly string[];
  /** Departments with the role of who leads them; without those whose head is no agent. */
  readonly departments: readonly { readonly name: string; readonly leadRole: string }[];
  /** The role of the agent who answers; null: nobody in particular. */
  readonly responderRole: string | null;
}

export interface ProposeContext {
  /** The proposal so far, oldest first, without the latest message and without turns that explain or act answered. */
  readonly turns: readonly HistoryTurn[];
  readonly message: string;
  /** The id of the project the request named, or null. */
  readonly projectHint: string | null;
  readonly roster: PlanRoster;
}

export interface ActContext {
  readonly instruction: string;
  readonly departments: readonly NamedThing[];
  readonly projects: readonly NamedThing[];
  /** What the tools called so far in this turn answered, in order. */
  readonly results: readonly { readonly toolName: string; readonly isError: boolean; readonly text: string }[];
}

/** The context of every structured call by the name of its schema. */
export interface StructuredContexts {
  readonly turn_intent: ClassifyContext;
  readonly concern_route: RouteContext;
  readonly chime_in: RouteContext;
  readonly group_contribution: GroupContext;
  readonly interview_decision: InterviewContext;
  readonly propose_decision: ProposeContext;
}
