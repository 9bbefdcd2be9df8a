import type { VisibleApproval } from '../../domain/approvals/decide/evidence.ts';
import type { JsonObject } from '../../domain/foundation/kernel/json/canonical-json.ts';
import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { created, ok, pageResult } from '../http/contracts/result.ts';
import { omitUndefined } from '../http/omit-undefined.ts';
import { tagOf } from '../http/responses/etag.ts';
import { presentApproval, presentStable } from '../presenters/approvals.ts';

const approvalResult = (view: VisibleApproval) => ok(presentApproval(view), { tag: tagOf(presentStable(view)) });

export const approvalHandlers = ({ approvals, decisions }: Services): HandlersOf<'approvals'> => ({
  listApprovals: async ({ query, page: request, actor }) => {
    const { status, risk_level: riskLevel, action_type: actionType, source } = query;
    const filters = omitUndefined({ status, riskLevel, actionType, source });
    return pageResult(await approvals.list(filters, request, actor), presentApproval);
  },
  createApproval: async ({ body, actor }) => {
    const fields = {
      actionType: body.action_type,
      title: body.title,
      description: body.description,
      riskLevel: body.risk_level,
      ttlSeconds: body.ttl_seconds,
      taskId: body.task_id,
      metadata: body.metadata,
    };
    const view = await approvals.create(fields, actor);
    return created(presentApproval(view), {
      location: `/api/v1/approvals/${view.approval.id}`,
      tag: tagOf(presentStable(view)),
    });
  },
  getApproval: async ({ path, actor }) => approvalResult(await approvals.get(path.approval_id, actor)),
  approveApproval: async ({ path, body, actor, ifMatch }) => {
    const decision = {
      verdict: 'approved',
      reason: body?.comment ?? null,
      arguments: (body?.arguments ?? null) as JsonObject | null,
      conversationId: body?.conversation_id ?? null,
    } as const;
    return approvalResult(await decisions.decide(path.approval_id, decision, actor, ifMatch(presentStable)));
  },
  rejectApproval: async ({ path, body, actor, ifMatch }) => {
    const { reason, conversation_id: conversationId } = body;
    const decision = { verdict: 'rejected', reason, arguments: null, conversationId } as const;
    return approvalResult(await decisions.decide(path.approval_id, decision, actor, ifMatch(presentStable)));
  },
});
