import { JUMP_SECONDS, type SetBackRows } from './set-back.ts';

/** The queue goes by the time of the database itself. */
const PRESENT = 'greatest($1::timestamptz, now())';

const isOfTheFuture = (column: string): string => `${column} > ${PRESENT} + interval '${JUMP_SECONDS} seconds'`;

const setBackTo = (table: string, column: string): string =>
  `update graphile_worker.${table} set ${column} = ${PRESENT} where ${isOfTheFuture(column)}`;

/**
 * What was queued while the clock was ahead comes as much earlier; who began something then is given up as if it were now. What comes by
 * the clock goes by that of whichever machine was first: a wrong one would keep the others from it until its time has come.
 */
export const SET_BACK_JOBS: SetBackRows = {
  queued: `update graphile_worker._private_jobs set run_at = run_at - (updated_at - ${PRESENT}), updated_at = ${PRESENT}
    where ${isOfTheFuture('updated_at')}`,
  begun: setBackTo('_private_jobs', 'locked_at'),
  queues: setBackTo('_private_job_queues', 'locked_at'),
  crons: setBackTo('_private_known_crontabs', 'last_execution'),
};
