import type { Schema } from '../../api.ts';

/** What every step of the first run is given. */
export interface StepProps {
  readonly status: Schema<'SetupStatusResponse'>;
  /** What the server says of the setup is read again. */
  readonly reload: () => void;
  /** To the next step. */
  readonly next: () => void;
}
