import type { Schema } from '../../api.ts';

/** The properties of every step. */
export interface StepProps {
  readonly status: Schema<'SetupStatusResponse'>;
  /** Moves to the next step. */
  readonly next: () => void;
}
