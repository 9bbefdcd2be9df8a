import type { NamedThing, OrganisationSnapshot } from './organisation-snapshot.ts';
import type { RetrievedFact } from './retrieved-fact.ts';

/** The facts that can be read besides the snapshot (spec/rules/chat.md#facts). */
export type FactName =
  | ('identity' | 'abilities' | 'heads' | 'members' | 'profiles' | 'workload' | 'models' | 'autonomy' | 'roles')
  | ('budget' | 'spending' | 'approval_effects' | 'blocked_tasks' | 'due_tasks' | 'unowned_tasks' | 'completed_tasks')
  | ('assignments' | 'free_agents' | 'riskiest_approvals' | 'status_reasons')
  | ('projects' | 'project_profiles' | 'running_plans' | 'decisions' | 'last_change' | 'version' | 'changes')
  | ('agent_runs' | 'open_runs' | 'failed_runs' | 'waiting_tasks' | 'artifacts' | 'named_artifacts');

/** The records that a text names. */
export interface QuerySubjects {
  /** The text on one line. */
  readonly text: string;
  readonly agentIds: readonly string[];
  readonly departmentIds: readonly string[];
  /** Ids of any records, in lower case. */
  readonly ids: readonly string[];
  /** Texts that may be the name or id of a project. */
  readonly references: readonly string[];
  /** Whether the text names a record of this title or name. */
  readonly isNamed: (name: string) => boolean;
}

/** The subjects of a question. Empty lists and nulls mean that it does not restrict them. */
export interface FactQuery extends QuerySubjects {
  /** What the question may refer to with a word such as "this": the question before it, then the reply to that. Empty without such a word. */
  readonly earlier: readonly QuerySubjects[];
  /** The start of the period. */
  readonly from: Date | null;
  readonly isLastMonth: boolean;
  readonly autonomyLevels: readonly string[];
  readonly projectStatuses: readonly string[];
  readonly version: number | null;
}

export interface ReadableAgent extends NamedThing {
  readonly role: string;
  /** The name of the department; empty without one. */
  readonly department: string;
}

/**
 * Reads the organisation in the name of one caller, and only what that caller may read. For a provider that has rules
 * instead of tools: it chooses the facts itself.
 */
export interface FactReader {
  readonly now: Date;
  /** All agents, in company order. */
  readonly agents: readonly ReadableAgent[];
  /** All departments, in company order. */
  readonly departments: readonly NamedThing[];
  snapshot(): Promise<OrganisationSnapshot>;
  facts(name: FactName, query: FactQuery): Promise<readonly RetrievedFact[]>;
}
