/** Why a task is not being worked on, in order: the first one that applies is shown (spec/rules/work.md#waiting-reasons). */
export const WAITING_REASONS = [
  ...(['input', 'approval', 'review'] as const),
  ...(['paused', 'project', 'parent', 'no_agent', 'autonomy', 'dependency', 'subtasks', 'budget'] as const),
  ...(['retry', 'schedule', 'attempts_exhausted', 'blocked'] as const),
  ...(['agent_busy', 'project_busy', 'company_busy', 'no_worker'] as const),
];
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** A reason that applies. Without `since` it applies since the last status change. */
export interface ReasonFound {
  readonly reason: WaitingReason;
  readonly detail: string;
  readonly reference?: string | null;
  readonly since?: Date;
  readonly until?: Date;
}
