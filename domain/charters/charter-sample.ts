import type { EntityManager } from '@mikro-orm/postgresql';
import { hasGuard } from '../auth/permissions.ts';
import { type Sample, type SampledRecord, sampleBy } from '../foundation/database/sample.ts';
import type { Actor } from '../foundation/kernel/actor.ts';

/** The newest drafted charters among those the caller may read (spec/rules/conversation.md#reading-charters). */
export const sampleDraftedCharters = (em: EntityManager, actor: Actor, limit: number): Promise<Sample<SampledRecord>> =>
  sampleBy(
    em,
    `select id, title as label, status, (count(*) over ())::int as total from charters
     where status = 'drafted' and (? or created_by = ?) order by created_at desc, id desc limit ?`,
    [hasGuard(actor, 'approve'), actor.userId, limit],
  );

/** How many charters that the caller may read were approved at or after `since`. */
export const countApprovedSince = async (em: EntityManager, actor: Actor, since: Date): Promise<number> => {
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from charters where approved_at >= ? and (? or created_by = ?)',
    [since, hasGuard(actor, 'approve'), actor.userId],
  );
  return row?.count ?? 0;
};
