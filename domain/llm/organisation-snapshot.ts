import type { Sample, SampledRecord } from '../foundation/database/sample.ts';

/** A record by its name. */
export interface NamedThing {
  readonly id: string;
  readonly name: string;
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
}
