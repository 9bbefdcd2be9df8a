import type { EntityManager } from '@mikro-orm/postgresql';
import { hasGuard } from '../auth/credentials/permissions.ts';
import type { Sample, SampledRecord, SampleQuery } from '../foundation/database/sample.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { SAMPLE_CHARTERS, SELECT_APPROVED_CHARTERS } from './statements.ts';

/** Charters that the caller may read (spec/rules/conversation.md#reading-charters). */
export interface SampledCharters {
  /** The newest drafts. */
  readonly drafted: Sample<SampledRecord>;
  /** The number of approvals at or after `since`. */
  readonly approved: number;
}

export const sampleCharters = (actor: Actor, since: Date, limit: number): SampleQuery<SampledCharters> => {
  const reader = [hasGuard(actor, 'approve'), actor.userId];
  return {
    text: SAMPLE_CHARTERS,
    values: [...reader, limit, since, ...reader],
    result: (of) => ({ drafted: of('drafted'), approved: of('approved').total }),
  };
};

/** The approval of a charter as shown in explanations; `approvedBy` is a user id. */
export interface SampledApproval extends SampledRecord {
  readonly approvedBy: string;
  readonly approvedAt: Date;
}

type ApprovalRow = Omit<SampledApproval, 'approvedAt'> & { readonly approvedAt: string; readonly total: number };

/** The latest approvals, at or after `since`, of charters that the caller may read. */
export const sampleApprovedCharters = async (
  em: EntityManager,
  actor: Actor,
  since: Date,
  limit: number,
): Promise<Sample<SampledApproval>> => {
  const rows = await em.execute<ApprovalRow[]>(SELECT_APPROVED_CHARTERS, [
    since,
    hasGuard(actor, 'approve'),
    actor.userId,
    limit,
  ]);
  const items = rows.map(({ total: _, approvedAt, ...charter }) => ({ ...charter, approvedAt: new Date(approvedAt) }));
  return { total: rows[0]?.total ?? 0, items };
};
