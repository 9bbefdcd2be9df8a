import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { ApprovalResume, StoredContext } from './approval-parts.ts';

export type ApprovalStatus = 'pending' | 'approved' | 'rejected' | 'expired';
export type RiskLevel = 'low' | 'medium' | 'high' | 'critical';
export type ApprovalSource = 'review_gate' | 'plan_review' | 'parked_context' | 'conversational_invite' | 'run_input';

/** A request for a decision by a person. `requestedBy` is a name, `requestedById` the id of the user. */
export const Approval = defineEntity({
  name: 'Approval',
  tableName: 'approvals',
  properties: {
    id: p.uuid().primary(),
    actionType: p.text(),
    title: p.text(),
    description: p.text(),
    requestedBy: p.text(),
    requestedById: p.text().nullable(),
    riskLevel: p.text().$type<RiskLevel>(),
    source: p.text().$type<ApprovalSource>(),
    status: p.text().$type<ApprovalStatus>(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3).nullable(),
    decidedAt: p.datetime(3).nullable(),
    decidedBy: p.text().nullable(),
    decisionReason: p.text().nullable(),
    taskId: p.uuid().nullable(),
    metadata: p.json<Record<string, string>>().columnType('json'),
    context: p.json<StoredContext>().columnType('json'),
    resume: p.json<ApprovalResume>().columnType('json'),
  },
});
export type ApprovalRecord = InferEntity<typeof Approval>;
