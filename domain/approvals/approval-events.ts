import type { DomainEvent } from '../foundation/events/event.ts';
import type { ApprovalRecord } from './approval.entity.ts';

const TYPES = { pending: 'submitted', approved: 'approved', rejected: 'rejected', expired: 'expired' } as const;

/** The event that reports the current status of an approval. */
export const approvalEvent = ({
  id,
  status,
  actionType,
  riskLevel,
}: Pick<ApprovalRecord, 'id' | 'status' | 'actionType' | 'riskLevel'>): DomainEvent => ({
  type: `approval.${TYPES[status]}`,
  channel: 'approvals',
  payload: { approval_id: id, status, action_type: actionType, risk_level: riskLevel },
});
