import type { HeartbeatView } from '../../../domain/execution/reports/run-report.ts';
import type { RunRecord, RunReview } from '../../../domain/execution/runs/run.entity.ts';
import type { RunStep } from '../../../domain/execution/steps/step.ts';
import type { Schema } from '../schemas.ts';
import { presentInput } from './inputs.ts';

/** Reviews are stored in their wire form. */
export const presentReview = ({ verdict, reviewer, criteria, comment, created_at }: RunReview): Schema<'Review'> => ({
  verdict,
  reviewer: { ...reviewer },
  criteria: criteria.map((criterion) => ({ ...criterion })),
  comment,
  created_at,
});

/** A waiting run has neither a lease nor a hard deadline. */
export const presentRun = (run: RunRecord): Schema<'Run'> => ({
  id: run.id,
  task_id: run.taskId,
  project_id: run.projectId,
  agent_id: run.agentId,
  worker_name: run.workerName,
  worker_kind: run.workerKind,
  kind: run.kind,
  attempt: run.attempt,
  epoch: run.epoch,
  status: run.status,
  summary: run.summary,
  criteria: run.criteria.map((criterion) => ({ ...criterion })),
  failure: run.failure ?? null,
  progress: run.progress ?? null,
  note: run.note ?? '',
  usage: { ...run.usage },
  review: run.review ? presentReview(run.review) : null,
  stop_reason: run.stopReason ?? null,
  started_at: run.createdAt.toISOString(),
  lease_expires_at: run.status === 'waiting' ? null : run.leaseExpiresAt.toISOString(),
  hard_deadline: run.status === 'waiting' ? null : run.hardDeadline.toISOString(),
  finished_at: run.finishedAt?.toISOString() ?? null,
  finished_late: run.finishedLate,
});

export const presentRunStep = (step: RunStep): Schema<'RunStep'> => ({
  number: step.number,
  key: step.key,
  kind: step.kind,
  title: step.title,
  content: step.content,
  tool_name: step.toolName,
  is_error: step.isError,
  model: step.model,
  usage: step.usage === null ? null : { ...step.usage },
  started_at: step.startedAt?.toISOString() ?? null,
  finished_at: step.finishedAt?.toISOString() ?? null,
  created_at: step.createdAt.toISOString(),
  is_late: step.isLate,
});

export const presentHeartbeat = (view: HeartbeatView): Schema<'Heartbeat'> => ({
  lease_expires_at: view.leaseExpiresAt.toISOString(),
  hard_deadline: view.hardDeadline.toISOString(),
  stop: view.stop === null ? null : { reason: view.stop },
  budget_left: view.budgetLeft,
  inputs: view.inputs.map(presentInput),
});
