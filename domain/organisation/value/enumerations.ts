/** The enumerations of the organisation. The values are wire values. */

export const COMPANY_TYPES = [
  'solo_founder',
  'startup',
  'dev_shop',
  'product_team',
  'agency',
  'full_company',
  'research_lab',
  'consultancy',
  'data_team',
  'support_desk',
  'security_team',
  'growth_marketing',
  'custom',
] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

/** The departments that a role can belong to. Departments of the company may have any name. */
export const DEPARTMENT_NAMES = [
  'executive',
  'product',
  'design',
  'engineering',
  'quality_assurance',
  'data_analytics',
  'operations',
  'creative_marketing',
  'security',
] as const;
export type DepartmentName = (typeof DEPARTMENT_NAMES)[number];

export const AUTONOMY_LEVELS = ['full', 'semi', 'supervised', 'locked'] as const;
export type AutonomyLevel = (typeof AUTONOMY_LEVELS)[number];

export const SENIORITY_LEVELS = ['junior', 'mid', 'senior', 'lead', 'principal', 'director', 'vp', 'c_suite'] as const;
export type SeniorityLevel = (typeof SENIORITY_LEVELS)[number];

export const MODEL_TIERS = ['large', 'medium', 'small'] as const;
export type ModelTier = (typeof MODEL_TIERS)[number];

export const MODEL_TIER_PROFILES = ['economy', 'balanced', 'premium'] as const;
export type ModelTierProfile = (typeof MODEL_TIER_PROFILES)[number];

export const MODEL_PRIORITIES = ['quality', 'balanced', 'speed', 'cost'] as const;
export type ModelPriority = (typeof MODEL_PRIORITIES)[number];

export const SKILL_PATTERNS = ['tool_wrapper', 'generator', 'reviewer', 'inversion', 'pipeline'] as const;
export type SkillPattern = (typeof SKILL_PATTERNS)[number];

export const WORKFLOW_TYPES = ['sequential_pipeline', 'parallel_execution', 'kanban', 'agile_kanban'] as const;
export type WorkflowType = (typeof WORKFLOW_TYPES)[number];

/** How a company with this template is managed. The posture describes the template and changes no setting. */
export const POSTURES = [
  'autonomous',
  'supervised_client_facing',
  'knowledge_heavy',
  'cost_disciplined',
  'security_hardened',
  'research_autonomous',
] as const;
export type Posture = (typeof POSTURES)[number];

export const VARIABLE_TYPES = ['str', 'int', 'float', 'bool'] as const;
export type VariableType = (typeof VARIABLE_TYPES)[number];

export const CEREMONY_STRATEGIES = [
  'task_driven',
  'calendar',
  'hybrid',
  'event_driven',
  'budget_driven',
  'throughput_adaptive',
  'external_trigger',
  'milestone_driven',
] as const;
export type CeremonyStrategy = (typeof CEREMONY_STRATEGIES)[number];

export const VELOCITY_CALCULATORS = [
  'task_driven',
  'calendar',
  'multi_dimensional',
  'budget',
  'points_per_sprint',
] as const;
export type VelocityCalculator = (typeof VELOCITY_CALCULATORS)[number];

/** The level of an agent or role without one. */
export const DEFAULT_SENIORITY_LEVEL: SeniorityLevel = 'mid';
/** The department of a wizard or template agent without one. */
export const DEFAULT_AGENT_DEPARTMENT: DepartmentName = 'engineering';
