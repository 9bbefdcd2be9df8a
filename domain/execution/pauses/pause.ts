import type { PauseScope } from '../../tasks/execution/execution-facts.ts';

/** Whether running runs continue or are asked to stop. */
export type PauseMode = 'hold' | 'drain';

/** What is paused; `id` is null exactly for the company. */
export interface PausedObject {
  readonly scope: PauseScope;
  readonly id: string | null;
}

/** A request to pause or resume a scope. */
export interface PauseRequest extends PausedObject {
  /** Ignored when work is resumed. */
  readonly mode: PauseMode;
  /** Empty for none. */
  readonly reason: string;
}

/** A pause that is in force. */
export interface WorkPause extends PauseRequest {
  readonly pausedBy: string;
  readonly since: Date;
}
