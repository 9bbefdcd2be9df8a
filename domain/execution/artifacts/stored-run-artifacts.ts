import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement, readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { ArtifactSummary, RunArtifacts } from '../runs/run-artifacts.ts';
import { ACCEPT_ARTIFACTS, END_ARTIFACTS, SELECT_ARTIFACTS_OF_RUNS, SELECT_ARTIFACTS_OF_TASKS } from './statements.ts';

/** The artifacts of runs in the database. */
export const storedRunArtifacts: RunArtifacts = {
  ofRuns: (em, runIds) => readPrepared<ArtifactSummary>(em, SELECT_ARTIFACTS_OF_RUNS, [JSON.stringify(runIds)]),
  ofTasks: (em, taskIds) => readPrepared<ArtifactSummary>(em, SELECT_ARTIFACTS_OF_TASKS, [JSON.stringify(taskIds)]),
  accept: async (em, runId) => queueStatement(em, ACCEPT_ARTIFACTS, [runId]),
};

/** Starts the retention of the artifacts of a task, which became final at `endedAt`. */
export const endArtifacts = (em: EntityManager, taskId: string, endedAt: Date): void =>
  queueStatement(em, END_ARTIFACTS, [endedAt, taskId]);
