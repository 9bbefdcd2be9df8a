import { NotFound, ValidationFailed } from '../../foundation/errors/errors.ts';
import type { AcceptanceCriterion, TaskRecord } from '../../tasks/task.entity.ts';
import type { CriterionReport, RunFailure } from '../runs/run.entity.ts';
import { type ArtifactSummary, isExpectedName } from '../runs/run-artifacts.ts';
import { clean } from '../steps/step-rows.ts';

/** The maximum lengths of texts of a finish in characters (spec/schemas/execution.yaml). */
const MAX_SUMMARY = 8000;
const MAX_EVIDENCE = 2000;
const MAX_FAILURE = 2000;

/** The result of a run, as its worker reports it. `failure` is set if the run failed, otherwise null. */
export interface FinishReport {
  readonly outcome: 'succeeded' | 'failed';
  readonly summary: string;
  readonly criteria: readonly CriterionReport[];
  readonly failure: RunFailure | null;
}

/** Throws ValidationFailed unless a failed run has a `failure` and a successful run has none. */
export const requireFailure = ({ outcome, failure }: FinishReport): void => {
  if ((outcome === 'failed') !== (failure !== null))
    throw new ValidationFailed(
      outcome === 'failed' ? 'failure is required if the run failed' : 'failure must be null if the run succeeded',
    );
};

/** Throws ValidationFailed unless there is exactly one entry for each criterion of the task. */
export const requireEveryCriterion = (
  given: readonly { readonly index: number }[],
  { acceptanceCriteria }: Pick<TaskRecord, 'acceptanceCriteria'>,
): void => {
  const indices = new Set(given.map(({ index }) => index));
  const isWhole = given.length === acceptanceCriteria.length && indices.size === given.length;
  if (!isWhole || given.some(({ index }) => index >= acceptanceCriteria.length))
    throw new ValidationFailed(
      `criteria must have one entry for each of the ${acceptanceCriteria.length} acceptance criteria of the task`,
    );
};

/** Throws NotFound for an `artifact_id` that is not an artifact of the run. */
export const requireOwnArtifacts = (
  criteria: readonly CriterionReport[],
  artifacts: readonly Pick<ArtifactSummary, 'id'>[],
): void => {
  const own = new Set(artifacts.map(({ id }) => id));
  if (criteria.some(({ artifact_id: id }) => id !== null && !own.has(id.toLowerCase())))
    throw new NotFound('An artifact_id in criteria is not an artifact of this run');
};

/** The criteria as they are stored: sorted by index, with masked credentials, and not met without evidence. */
export const storedCriteria = (criteria: readonly CriterionReport[]): CriterionReport[] =>
  criteria
    .map(({ index, met, evidence, artifact_id }) => {
      const hasEvidence = evidence.trim() !== '';
      return { index, met: met && hasEvidence, evidence: clean(evidence, MAX_EVIDENCE), artifact_id };
    })
    .sort((one, other) => one.index - other.index);

/** The summary as it is stored, with masked credentials. */
export const storedSummary = (summary: string): string => clean(summary, MAX_SUMMARY);

/** The failure as it is stored, with masked credentials. */
export const storedFailure = (failure: RunFailure): RunFailure => ({
  ...failure,
  message: clean(failure.message, MAX_FAILURE),
});

/** The failure of a run that did not deliver every expected artifact; null if none is missing. */
export const missingArtifact = (
  { expectedArtifacts }: Pick<TaskRecord, 'expectedArtifacts'>,
  artifacts: readonly Pick<ArtifactSummary, 'name'>[],
): RunFailure | null => {
  const missing = expectedArtifacts.filter((expected) => !artifacts.some(({ name }) => isExpectedName(expected, name)));
  if (missing.length === 0) return null;
  const message = `Missing artifacts: ${missing.join(', ')}`;
  return storedFailure({ kind: 'missing_artifact', message, retryable: true });
};

/** The criteria of a task, marked as met or not by a run or its review. */
export const markedCriteria = (
  { acceptanceCriteria }: Pick<TaskRecord, 'acceptanceCriteria'>,
  isMet: (index: number) => boolean,
): AcceptanceCriterion[] => acceptanceCriteria.map((criterion, index) => ({ ...criterion, met: isMet(index) }));
