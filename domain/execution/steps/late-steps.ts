import { hash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { queueChanges } from '../../foundation/database/records.ts';
import { canonicalJson, type JsonValue } from '../../foundation/kernel/json/canonical-json.ts';
import { maskedJson } from '../../llm/safety/masked-json.ts';
import { Run, type RunRecord } from '../runs/run.entity.ts';
import { usageAfter } from './run-usage.ts';
import { countedSteps, MAX_STEPS, type NewStep, type StepChange } from './step.ts';
import { addSteps } from './step-rows.ts';

/** The number of late steps from which on a run keeps no new ones. */
const MAX_LATE = 1_000;

/** The digest of a report, by which the same report is recognised. */
export const digestOf = (report: object): string => hash('sha256', canonicalJson(report as JsonValue), 'base64url');

/**
 * Keeps steps as late steps of their locked run, and adds their usage. New steps beyond the limit are dropped; steps that settle a reservation are always kept. Content
 * that is too long is cut.
 */
export const keepSteps = async (
  em: EntityManager,
  run: RunRecord,
  steps: readonly NewStep[],
): Promise<{ readonly run: RunRecord; readonly change: StepChange }> => {
  const max = Math.max(0, Math.min(MAX_LATE - run.lateSteps, MAX_STEPS - run.steps));
  const change = await addSteps(em, run, steps, { isLate: true, max });
  const { length: added } = change.added;
  const usage = usageAfter(run.usage, countedSteps(change));
  const kept = { usage, steps: run.steps + added, lateSteps: run.lateSteps + added };
  return { run: queueChanges(em, Run, run, kept), change };
};

/** Keeps another report, such as a finish, as one late step. Its content is the report as JSON, with masked credentials. */
export const keepReport = async (
  em: EntityManager,
  run: RunRecord,
  name: string,
  report: object,
): Promise<RunRecord> => {
  const nothing = { toolName: null, isError: false, model: null, usage: null, startedAt: null, finishedAt: null };
  const key = `${name}:${digestOf(report)}`;
  const content = maskedJson(report);
  return (await keepSteps(em, run, [{ ...nothing, key, kind: 'status', title: `Late ${name}`, content }])).run;
};
