import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { truncate, truncateBytes } from '../../foundation/kernel/text/text.ts';
import { maskCredentials } from '../../llm/safety/masking.ts';
import { toStorableText } from '../../llm/safety/storable-text.ts';
import type { RunRecord } from '../runs/run.entity.ts';
import { ADD_STEPS } from './statements.ts';
import { distinctSteps, MAX_CONTENT_BYTES, type NewStep, type StepChange } from './step.ts';

/** The maximum lengths of the texts of a step in characters (spec/schemas/execution.yaml). */
const MAX_TITLE = 200;
const MAX_TOOL_NAME = 128;
const MAX_MODEL = 200;

/** The steps as JSON, with masked credentials. */
const rowsOf = (steps: readonly NewStep[]): string => {
  const rows = steps.map((step, place) => ({
    place,
    key: step.key,
    kind: step.kind,
    title: clean(step.title, MAX_TITLE),
    content: truncateBytes(masked(step.content), MAX_CONTENT_BYTES),
    tool_name: step.toolName === null ? null : clean(step.toolName, MAX_TOOL_NAME),
    is_error: step.isError,
    model: step.model === null ? null : clean(step.model, MAX_MODEL),
    usage: step.usage,
    started_at: step.startedAt,
    finished_at: step.finishedAt,
  }));
  return JSON.stringify(rows);
};

const masked = (text: string): string => maskCredentials(toStorableText(text));

/**
 * A text of a worker as it is stored: with masked credentials, at most `max` characters long. It is cut after the masking, because the masking does
 * not recognise a part of a credential, and because a mask can be longer than its credential.
 */
export const clean = (text: string, max: number): string => truncate(masked(text), max);

/** How steps are added. */
interface AddingOptions {
  readonly isLate: boolean;
  /** The maximum number of added steps; the rest is dropped. Null for no limit. */
  readonly max: number | null;
}

/**
 * Adds steps to a locked run, numbered after its last one. A step that settles a reservation replaces it; other steps with known keys are
 * skipped. Neither counts towards `max`. The caller stores the new number of steps.
 */
export const addSteps = async (
  em: EntityManager,
  run: Pick<RunRecord, 'id' | 'steps'>,
  steps: readonly NewStep[],
  { isLate, max }: AddingOptions,
): Promise<StepChange> => {
  if (steps.length === 0) return { added: [], settled: [] };
  const distinct = distinctSteps(steps.map((step) => ({ ...step, key: toStorableText(step.key) })));
  const values = [rowsOf(distinct), isLate, run.id, run.id, max, run.id, run.steps, isLate];
  const rows = await readPrepared<{ key: string; isSettled: boolean }>(em, ADD_STEPS, values);
  const results = new Map(rows.map(({ key, isSettled }) => [key, isSettled]));
  return {
    added: distinct.filter(({ key }) => results.get(key) === false),
    settled: distinct.filter(({ key }) => results.get(key) === true),
  };
};
