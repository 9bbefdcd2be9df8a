import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sample, SampledRecord, SampleQuery } from '../foundation/database/sample.ts';
import type { RiskLevel } from './approval.entity.ts';
import { SAMPLE_APPROVALS, SELECT_DECIDED_APPROVALS, SELECT_RISKIEST_APPROVALS } from './statements.ts';

export interface SampledApprovals {
  /** The newest approvals that can be decided now; expired ones are excluded even before the sweep. */
  readonly pending: Sample<SampledRecord>;
  /** The number of approvals that were approved or rejected at or after `since`. */
  readonly decided: number;
}

export const sampleApprovals = (now: Date, since: Date, limit: number): SampleQuery<SampledApprovals> => ({
  text: SAMPLE_APPROVALS,
  values: [now, limit, since],
  result: (of) => ({ pending: of('pending'), decided: of('decided').total }),
});

/**
 * A decision as shown in explanations. `decidedBy` is a username; `reason` is the comment of an approval or the reason
 * of a rejection.
 */
export interface SampledApprovalDecision extends SampledRecord {
  readonly decidedBy: string;
  readonly reason: string | null;
  readonly decidedAt: Date;
}

type VerdictRow = Omit<SampledApprovalDecision, 'decidedAt'> & { readonly decidedAt: string; readonly total: number };

/** The latest decisions at or after `since`. */
export const sampleApprovalDecisions = async (
  em: EntityManager,
  since: Date,
  limit: number,
): Promise<Sample<SampledApprovalDecision>> => {
  const rows = await em.execute<VerdictRow[]>(SELECT_DECIDED_APPROVALS, [since, limit]);
  const items = rows.map(({ total: _, decidedAt, ...verdict }) => ({ ...verdict, decidedAt: new Date(decidedAt) }));
  return { total: rows[0]?.total ?? 0, items };
};

/** A pending approval with its risk. */
export interface SampledRisk extends SampledRecord {
  readonly risk: RiskLevel;
}

/** The pending approvals, riskiest first, then oldest first. */
export const sampleRiskiestApprovals = async (
  em: EntityManager,
  now: Date,
  limit: number,
): Promise<Sample<SampledRisk>> => {
  const rows = await em.execute<(SampledRisk & { readonly total: number })[]>(SELECT_RISKIEST_APPROVALS, [now, limit]);
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _, ...approval }) => approval) };
};
