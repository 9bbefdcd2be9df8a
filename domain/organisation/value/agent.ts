import {
  fields,
  positionField,
  type RecordOf,
  timestampField,
  valueField,
} from '../../foundation/kernel/text/fields.ts';
import type { AutonomyLevel, ModelTier, SeniorityLevel } from './enumerations.ts';
import type { NoPersonality, Personality } from './personality-presets.ts';

/** The fields of an agent, in the order of its JSON. */
export const agentFields = fields({
  id: valueField<string>(),
  name: valueField<string>(),
  role: valueField<string>(),
  /**
   * The name of its department, in the department's own spelling; the wizard allows a department that does not exist.
   */
  department: valueField<string>(),
  level: valueField<SeniorityLevel>(),
  personalityPreset: valueField<string | null>(),
  personality: valueField<Personality | NoPersonality>(),
  /** Set or null together with `modelId`. */
  modelProvider: valueField<string | null>(),
  modelId: valueField<string | null>(),
  tier: valueField<ModelTier>(),
  autonomyLevel: valueField<AutonomyLevel | null>(),
  budgetLimitMonthly: valueField<number | null>(),
  position: positionField,
  createdAt: timestampField,
  updatedAt: timestampField,
});

/** An agent. Its position in company order is its index in the organisation. */
export interface Agent extends RecordOf<typeof agentFields> {}
