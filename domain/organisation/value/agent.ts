import type { AutonomyLevel, ModelTier, SeniorityLevel } from './enumerations.ts';
import type { Personality } from './personality-presets.ts';

/** An agent. Its place in company order is its place in the organisation's list. */
export interface Agent {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** Name of its department, in the department's own spelling; the wizard allows one that does not exist. */
  readonly department: string;
  readonly level: SeniorityLevel;
  readonly personalityPreset: string | null;
  readonly personality: Personality | Readonly<Record<string, never>>;
  /** Set or null together with modelId. */
  readonly modelProvider: string | null;
  readonly modelId: string | null;
  readonly tier: ModelTier;
  readonly autonomyLevel: AutonomyLevel | null;
  readonly budgetLimitMonthly: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
