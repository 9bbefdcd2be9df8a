import { isDeepStrictEqual } from 'node:util';
import { Conflict } from '../../foundation/errors/errors.ts';
import type { TaskRecord } from '../task.entity.ts';

/** The fields that must not change during a run, because the run and its review refer to them. */
const FIXED = {
  acceptanceCriteria: 'acceptance_criteria',
  expectedArtifacts: 'expected_artifacts',
  reviewPolicy: 'review_policy',
} as const;

/** The given fields of a change. */
type JudgedFields = { readonly [Field in 'status' | keyof typeof FIXED]?: TaskRecord[Field] | undefined };

const differs = (stored: unknown, given: unknown): boolean =>
  given !== undefined && !isDeepStrictEqual(stored ?? null, given);

/**
 * Throws Conflict for a change that is not allowed while a run of the task is open or in review: of the fields that the review refers to, and
 * of the status except to `cancelled` (spec/rules/work.md#changes-during-a-run).
 */
export const requireAllowedDuringRun = (task: TaskRecord, change: JudgedFields): void => {
  if (change.status !== undefined && change.status !== task.status && change.status !== 'cancelled')
    throw new Conflict('A run of the task is open or in review; the status can only be set to cancelled');
  const fixed = Object.entries(FIXED).find(([field]) => {
    const name = field as keyof typeof FIXED;
    return differs(task[name], change[name]);
  });
  if (fixed !== undefined) throw new Conflict(`A run of the task is open or in review; ${fixed[1]} cannot change`);
};
