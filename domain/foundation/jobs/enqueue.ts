import type { EntityManager } from '@mikro-orm/postgresql';
import { traceparent } from '../tracing/tracing.ts';

export interface Enqueued {
  readonly job: string;
  /** What the job is told. */
  readonly payload: Readonly<Record<string, string>>;
  /** Of the jobs with one key a single one waits: the last. */
  readonly key: string;
  /** Not before so much later. */
  readonly delaySeconds?: number;
}

const ENQUEUE = `select graphile_worker.add_job(?, ?::json, job_key => ?, run_at => now() + ? * interval '1 second')`;

/** Enqueues a job in the transaction of `em`; it belongs to the trace of whoever causes it. */
export const enqueue = async (em: EntityManager, { job, payload, key, delaySeconds = 0 }: Enqueued): Promise<void> => {
  const parent = traceparent();
  const told = JSON.stringify(parent === null ? payload : { ...payload, traceparent: parent });
  await em.execute(ENQUEUE, [job, told, key, delaySeconds]);
};
