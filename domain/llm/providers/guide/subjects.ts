/** A record by its name. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

/** The result of a tool call. */
export interface ToolOutput {
  /** For example `departments.create`. */
  readonly toolName: string;
  readonly isError: boolean;
  readonly text: string;
}

/** An agent by its name and role. */
export interface NamedAgent {
  readonly name: string;
  readonly role: string;
}

/** A turn of the conversation, without fences. */
export interface HistoryTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A message to classify, and the agents that it may name. */
export interface ClassifyContext {
  readonly message: string;
  readonly agents: readonly NamedAgent[];
}

/** A message to a group, for one of its agents. */
export interface GroupContext {
  readonly message: string;
  readonly speaker: NamedAgent;
}

/** An interview with its latest message. */
export interface InterviewContext {
  /** The interview so far, oldest first, without the latest message and without explanations and actions. */
  readonly turns: readonly HistoryTurn[];
  readonly message: string;
  /** Existing projects that a charter may belong to. */
  readonly projects: readonly NamedRecord[];
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

/** A proposal with its latest message. */
export interface ProposeContext {
  /** The proposal so far, oldest first, without the latest message and without explanations and actions. */
  readonly turns: readonly HistoryTurn[];
  readonly message: string;
  /** The id of the project that the request names, or null. */
  readonly projectHint: string | null;
  readonly roster: PlanRoster;
}

/** A task by its title. */
export interface CommandTask extends NamedRecord {
  readonly status: string;
  readonly projectId: string;
}

/** An instruction, and the results of the tools that it called. */
export interface CommandContext {
  readonly instruction: string;
  readonly departments: readonly NamedRecord[];
  readonly projects: readonly NamedRecord[];
  /** Agents and tasks that the instruction names; tasks newest first. */
  readonly agents: readonly (NamedRecord & NamedAgent)[];
  readonly tasks: readonly CommandTask[];
  /** Results of the tool calls of this turn, in order. */
  readonly results: readonly ToolOutput[];
}
