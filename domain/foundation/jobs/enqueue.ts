import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement } from '../database/connections/prepared-connection.ts';
import { traceparent } from '../tracing/tracing.ts';
import { ENQUEUE_JOB } from './statements.ts';

export interface Enqueued {
  readonly job: string;
  /** The input of the job. */
  readonly payload: Readonly<Record<string, string>>;
  /** Of waiting jobs with the same key only the last is kept. */
  readonly key: string;
  /** The shortest delay before it runs. */
  readonly delaySeconds?: number;
}

/** Enqueues a job in the transaction of `em`; it belongs to the trace of the caller. */
export const enqueue = (em: EntityManager, { job, payload, key, delaySeconds = 0 }: Enqueued): void => {
  const parent = traceparent();
  const payloadJson = JSON.stringify(parent === null ? payload : { ...payload, traceparent: parent });
  queueStatement(em, ENQUEUE_JOB, [job, payloadJson, key, delaySeconds]);
};
