import type { CeremonyPolicy } from './ceremony-policy.ts';
import type { AutonomyLevel } from './enumerations.ts';

/** A department. Its place among the others is its place in the organisation's list. */
export interface Department {
  readonly id: string;
  /** Unique by name key; trimmed, NFC. */
  readonly name: string;
  readonly description: string;
  /** Name of the agent who leads it; need not exist. */
  readonly head: string | null;
  /** Share of the company's budget, 0 to 100. */
  readonly budgetPercent: number;
  readonly autonomyLevel: AutonomyLevel | null;
  readonly ceremonyPolicy: CeremonyPolicy | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
