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

/** Something a person may choose when applying a template. A required one has no default. Bounds are for numbers. */
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

/** How often an agent occurs: the value of an int variable less `minus`. */
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

/** A template as its file states it, with defaults filled in. The budget is monthly, in the live currency. */
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

/** A template a company can be made from. `key` is the name clients use for it. */
export interface Template extends TemplateDocument {
  readonly key: string;
  readonly source: 'builtin' | 'user';
}
