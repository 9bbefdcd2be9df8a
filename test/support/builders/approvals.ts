import type { ApprovalRecord } from '../../../domain/approvals/approval.entity.ts';
import type { NewApproval } from '../../../domain/approvals/approval-service.ts';
import type { Decision } from '../../../domain/approvals/decide/decision.ts';
import type { Client } from '../client/client.ts';
import type { TestServer } from '../server/server.ts';
import { actorNamed } from './actor.ts';

/** A pending approval that a run requested on behalf of this user. */
export const requestApproval = (
  { services }: TestServer,
  userId: string,
  fields: Partial<NewApproval> = {},
): Promise<ApprovalRecord> =>
  services.approvals.request(
    {
      actionType: 'deploy:release',
      title: 'Release',
      description: 'Ship it',
      riskLevel: 'low',
      source: 'review_gate',
      ttlSeconds: 60,
      taskId: null,
      metadata: {},
      ...fields,
    },
    actorNamed(userId),
  );

const DECISION = { arguments: null, conversationId: null };

/** A decision that approves. */
export const approving = (fields: Partial<Decision> = {}): Decision => ({
  ...DECISION,
  verdict: 'approved',
  reason: null,
  ...fields,
});

export const rejecting = (reason: string): Decision => ({ ...DECISION, verdict: 'rejected', reason });

/** An approval that the caller requests over HTTP. */
export const newApproval = async (client: Client): Promise<{ readonly id: string }> => {
  const body = { action_type: 'deploy:release', title: 'Release', description: 'Ship it', risk_level: 'low' } as const;
  const response = await client.call('createApproval', { body });
  if (response.status !== 201) throw new Error(`no approval was asked for: ${response.text}`);
  return response.body.data;
};
