import type { Schema } from '../../api.ts';

/** What every step of the first run is given. */
export interface StepProps {
  readonly status: Schema<'SetupStatusResponse'>;
  /** To the next step. */
  readonly next: () => void;
}
