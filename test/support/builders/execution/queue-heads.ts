import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { CLAIM_TASKS, FORCE_INDEX_ORDER } from '../../../../domain/execution/claims/statements.ts';
import { explained, pagesOf } from '../../database/old-snapshot.ts';

/** Whether all announced heads were raised. */
export const areHeadsRaised = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query('select 1 from queue_state where proposal is null');
  return rows.length === 1;
};

/** The current generation of the running runs. */
export const generationOf = async (pool: Pool): Promise<number> =>
  (await pool.query('select generation::int as generation from queue_state')).rows[0].generation;

/** The heads of an agent. `head` is in milliseconds. */
export const headsOf = async (
  pool: Pool,
  agentId: string,
): Promise<readonly { readonly head: string; readonly next_head: Date | null }[]> => {
  const text = 'select extract(epoch from head) * 1000 as head, next_head from queue_heads where agent_id = $1';
  return (await pool.query(text, [agentId])).rows;
};

/** Deletes the heads of an agent, as a partial restore would. */
export const loseHeads = async (pool: Pool, agentId: string): Promise<void> => {
  await pool.query('delete from queue_heads where agent_id = $1', [agentId]);
};

/** The lock of a running run that a reservation of it takes. */
export const RESERVATION_LOCK = 'select 1 from open_runs where run_id = $1 for key share';

/** Removes a task from the queue. When it is queued again, it follows the other task directly. */
export const moveBehind = async (pool: Pool, taskId: string, otherId: string): Promise<void> => {
  await pool.query('delete from task_queue where task_id = $1', [taskId]);
  await pool.query(
    `update tasks set ready_at = (select ready_at + interval '1 ms' from task_queue where task_id = $2) where id = $1`,
    [taskId, otherId],
  );
};

/** Queues a task in a transaction that stays open. */
export const beginQueueing = async (pool: Pool, taskId: string): Promise<PoolClient> => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select refresh_queued_tasks(array[$1]::uuid[], 900)', [taskId]);
  return client;
};

/** The pages that the statement of a claim reads. */
export const pagesOfClaim = async (em: EntityManager, workerName: string, userId: string): Promise<number> => {
  await em.execute(FORCE_INDEX_ORDER);
  const limits = [1, 50, 50, 1000, 0, '{}', '{}', '{}', '{}'];
  const [row] = await em.execute<{ 'QUERY PLAN': Parameters<typeof pagesOf>[0] }[]>(explained(CLAIM_TASKS), [
    ...limits,
    workerName,
    userId,
  ]);
  return pagesOf(row?.['QUERY PLAN'] ?? []);
};
