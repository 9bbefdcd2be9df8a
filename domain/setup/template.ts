import type {
  AutonomyLevel,
  Posture,
  SeniorityLevel,
  SkillPattern,
  VariableType,
  WorkflowType,
} from '../organisation/value/enumerations.ts';
import type { ModelRequirement } from '../providers/model-matching.ts';

export type VariableValue = string | number | boolean;

/** A variable that the user may set when applying a template. A required one has no default. Limits are for numbers. */
export interface TemplateVariable {
  readonly name: string;
  readonly description: string;
  readonly varType: VariableType;
  readonly default: VariableValue | null;
  readonly required: boolean;
  readonly hidden: boolean;
  readonly minimum: number | null;
  readonly maximum: number | null;
}

/** A share is a percentage of the company budget; the head is the first agent with the head role. */
export interface TemplateDepartment {
  readonly name: string;
  readonly budgetPercent: number;
  readonly headRole: string | null;
}

/** How often an agent occurs: the value of an int variable minus `minus`. */
export interface AgentCount {
  readonly variable: string;
  readonly minus: number;
}

export interface TemplateAgent {
  readonly role: string;
  readonly department: string;
  readonly level: SeniorityLevel;
  readonly personalityPreset: string;
  readonly name: string | null;
  readonly model: ModelRequirement;
  readonly count: AgentCount | null;
}

/** A template as in its file, with defaults filled in. The budget is monthly, in the configured currency. */
export interface TemplateDocument {
  readonly displayName: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly skillPatterns: readonly SkillPattern[];
  readonly variables: readonly TemplateVariable[];
  readonly autonomyLevel: AutonomyLevel;
  readonly workflow: WorkflowType;
  readonly communicationPattern: string;
  readonly budget: number;
  readonly posture: Posture | null;
  readonly departments: readonly TemplateDepartment[];
  readonly agents: readonly TemplateAgent[];
}

/** A template that a company can be created from. Clients refer to it by `key`. */
export interface Template extends TemplateDocument {
  readonly key: string;
  readonly source: 'builtin' | 'user';
}
