import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sample } from '../../foundation/database/sample.ts';
import type { FailureKind, RunKind, RunStatus } from './run.entity.ts';
import { SAMPLE_FAILED_RUNS, SAMPLE_OPEN_RUNS } from './statements.ts';

/** A run as shown in explanations. */
export interface RunSample {
  readonly id: string;
  readonly taskId: string;
  readonly agentId: string;
  readonly kind: RunKind;
  readonly status: RunStatus;
  readonly attempt: number;
  readonly progress: number | null;
  readonly note: string | null;
  /** Null unless the run reported a failure. */
  readonly failureKind: FailureKind | null;
  readonly failure: string | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

/** Restricts runs to these agents, projects and tasks; an empty list restricts nothing. */
interface RunSelection {
  readonly agentIds: readonly string[];
  readonly projectIds: readonly string[];
  readonly taskIds: readonly string[];
}

type Row = Omit<RunSample, 'startedAt' | 'finishedAt'> & {
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly total: number;
};

const sampleOf = (rows: readonly Row[]): Sample<RunSample> => ({
  total: rows[0]?.total ?? 0,
  items: rows.map(({ total: _, startedAt, finishedAt, ...run }) => ({
    ...run,
    startedAt: new Date(startedAt),
    finishedAt: finishedAt === null ? null : new Date(finishedAt),
  })),
});

const among = (ids: readonly string[]): unknown[] => [ids.length === 0, JSON.stringify(ids)];

/** The newest running and waiting runs with their total; of no agents: of all. */
export const sampleOpenRuns = async (
  em: EntityManager,
  agentIds: readonly string[],
  limit: number,
): Promise<Sample<RunSample>> => sampleOf(await em.execute<Row[]>(SAMPLE_OPEN_RUNS, [...among(agentIds), limit]));

/** The runs that failed or expired since a time with their total, the last one first. */
export const sampleFailedRuns = async (
  em: EntityManager,
  since: Date,
  { agentIds, projectIds, taskIds }: RunSelection,
  limit: number,
): Promise<Sample<RunSample>> => {
  const values = [since, since, ...among(agentIds), ...among(projectIds), ...among(taskIds), limit];
  return sampleOf(await em.execute<Row[]>(SAMPLE_FAILED_RUNS, values));
};
