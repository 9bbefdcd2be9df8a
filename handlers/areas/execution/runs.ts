import type { LeaseCall } from '../../../domain/execution/leases/lease-calls.ts';
import type { NewStep } from '../../../domain/execution/steps/step.ts';
import type { Services } from '../../../domain/services.ts';
import type { HandlersOf, Input } from '../../http/contracts/operation.ts';
import { created, ok, pageResult } from '../../http/contracts/result.ts';
import { omitUndefined, parseTimestamp } from '../../http/omit-undefined.ts';
import { tagOf } from '../../http/responses/etag.ts';
import { presentApproval, presentStable } from '../../presenters/approvals.ts';
import { presentHeartbeat, presentRun, presentRunStep } from '../../presenters/execution/runs.ts';
import { presentUsage } from '../../presenters/execution/usage.ts';

type LeaseInput = Pick<Input<'finishRun'>, 'path' | 'actor'> & { readonly body: { readonly lease_token: string } };

const leaseCall = ({ path, body, actor }: LeaseInput): LeaseCall => ({
  runId: path.run_id,
  token: body.lease_token,
  actor,
});

type RunOperation =
  | 'listRuns'
  | 'getRun'
  | 'listRunSteps'
  | 'listUsage'
  | 'heartbeatRun'
  | 'addRunSteps'
  | 'requestInput'
  | 'finishRun'
  | 'releaseRun'
  | 'reviewRun';

const newStep = (step: Input<'addRunSteps'>['body']['steps'][number]): NewStep => ({
  key: step.key,
  kind: step.kind,
  title: step.title,
  content: step.content,
  toolName: step.tool_name,
  isError: step.is_error,
  model: step.model,
  usage: step.usage,
  startedAt: parseTimestamp(step.started_at),
  finishedAt: parseTimestamp(step.finished_at),
});

export const runHandlers = ({
  runs,
  runSteps,
  usageReport,
  runReports,
  runEnds,
  runReviews,
  inputRequests,
}: Services): Pick<HandlersOf<'execution'>, RunOperation> => ({
  listRuns: async ({ query, page: request }) => {
    const { task_id: taskId, project_id: projectId, agent_id: agentId, worker_name: workerName, status } = query;
    const filters = omitUndefined({ taskId, projectId, agentId, workerName, status });
    return pageResult(await runs.list(filters, request), presentRun);
  },
  getRun: async ({ path }) => ok(presentRun(await runs.get(path.run_id))),
  listRunSteps: async ({ path, query, page: request }) =>
    pageResult(await runSteps.list(path.run_id, query.after ?? 0, request), presentRunStep),
  listUsage: async ({ query: { level = 'project', task_id, project_id, agent_id, from = null, to = null } }) => {
    const references = { taskId: task_id ?? null, projectId: project_id ?? null, agentId: agent_id ?? null };
    return ok((await usageReport.list({ level, ...references, from, to })).map(presentUsage));
  },
  heartbeatRun: async (input) => {
    const { progress, note } = input.body;
    return ok(presentHeartbeat(await runReports.heartbeat(leaseCall(input), { progress, note })));
  },
  addRunSteps: async (input) => {
    const { steps, progress, note } = input.body;
    return ok(presentHeartbeat(await runReports.addSteps(leaseCall(input), steps.map(newStep), { progress, note })));
  },
  requestInput: async (input) => {
    const { body } = input;
    const request = {
      question: body.question,
      options: body.options,
      kind: body.kind,
      riskLevel: body.risk_level,
      ttlSeconds: body.ttl_seconds,
      isAwaited: body.wait,
    };
    const view = await inputRequests.request(leaseCall(input), request);
    return created(presentApproval(view), {
      location: `/api/v1/approvals/${view.approval.id}`,
      tag: tagOf(presentStable(view)),
    });
  },
  finishRun: async (input) => {
    const { lease_token: _token, ...report } = input.body;
    return ok(presentRun(await runEnds.finish(leaseCall(input), report)));
  },
  releaseRun: async (input) => {
    const { reason, delay_seconds: delaySeconds } = input.body;
    return ok(presentRun(await runEnds.release(leaseCall(input), { reason, delaySeconds })));
  },
  reviewRun: async ({ path, body, actor, ifMatch }) =>
    ok(presentRun(await runReviews.review(path.run_id, body, actor, ifMatch(presentRun)))),
});
