import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sample, type SampledRecord, sampleBy } from '../foundation/database/sample.ts';
import type { TaskStatus } from './task.entity.ts';

/** The newest tasks of a status. */
export const sampleTasks = (em: EntityManager, status: TaskStatus, limit: number): Promise<Sample<SampledRecord>> =>
  sampleBy(
    em,
    `select id, title as label, status, (count(*) over ())::int as total from tasks
     where status = ? order by created_at desc, id desc limit ?`,
    [status, limit],
  );

/** How many completed tasks changed last at or after `since`; nothing but their texts changes once they are completed. */
export const countCompletedSince = async (em: EntityManager, since: Date): Promise<number> => {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from tasks where status = 'completed' and updated_at >= ?`,
    [since],
  );
  return row?.count ?? 0;
};
