import { fields, moment, place, type RecordOf, value } from '../../foundation/kernel/text/fields.ts';
import type { AutonomyLevel, ModelTier, SeniorityLevel } from './enumerations.ts';
import type { NoPersonality, Personality } from './personality-presets.ts';

/** The fields of an agent, in the order of its JSON. */
export const agentFields = fields({
  id: value<string>(),
  name: value<string>(),
  role: value<string>(),
  /**
   * The name of its department, in the department's own spelling; the wizard allows a department that does not exist.
   */
  department: value<string>(),
  level: value<SeniorityLevel>(),
  personalityPreset: value<string | null>(),
  personality: value<Personality | NoPersonality>(),
  /** Set or null together with `modelId`. */
  modelProvider: value<string | null>(),
  modelId: value<string | null>(),
  tier: value<ModelTier>(),
  autonomyLevel: value<AutonomyLevel | null>(),
  budgetLimitMonthly: value<number | null>(),
  position: place,
  createdAt: moment,
  updatedAt: moment,
});

/** An agent. Its position in company order is its index in the organisation. */
export interface Agent extends RecordOf<typeof agentFields> {}
