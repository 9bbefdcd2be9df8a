import type { ActCalls } from '../../acting/act-calls.ts';
import type { ActRuns } from '../../acting/act-runs.ts';
import type { ResumedRuns } from '../../acting/resumed-runs.ts';
import type { Subscribers } from '../../events/subscribers.ts';
import type { FoundationServices } from '../../foundation/foundation.ts';
import type { SampledWarning } from '../../foundation/kernel/sampled-warning.ts';
import type { Process } from '../../foundation/module.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import type { ToolRuns } from '../../tools/tool-runs.ts';
import type { ArtifactService } from '../artifacts/artifact-service.ts';
import type { ClaimService } from '../claims/claim-service.ts';
import type { RunCloser } from '../endings/run-closer.ts';
import type { RunEnds } from '../endings/run-ends.ts';
import type { ServerEndings } from '../endings/server-endings.ts';
import type { LeaseCalls } from '../leases/lease-calls.ts';
import type { TaskPlanning } from '../planning/task-planning.ts';
import type { RunReports } from '../reports/run-reports.ts';
import type { AgentReviews } from '../reviews/agent-reviews.ts';
import type { AgentVerdicts } from '../reviews/agent-verdicts.ts';
import type { RunApprovals } from '../runs/run-approvals.ts';
import type { RunArtifacts } from '../runs/run-artifacts.ts';
import type { WorkerService } from '../workers/worker-service.ts';
import { BuiltInWorker } from './built-in-worker.ts';
import { ParkedCalls } from './parked-calls.ts';
import { RunPlanner } from './plans/run-planner.ts';
import { ReviewExecutor } from './reviews/review-executor.ts';
import { RunExecutor } from './run-executor.ts';

/** What distinguishes the built-in worker of a process. */
export interface BuiltInOptions {
  readonly replica: string;
  readonly version: string;
}

interface BuiltInNeeds extends Pick<FoundationServices, 'uow' | 'clock' | 'settings' | 'feed'> {
  readonly builtInWorker: BuiltInOptions | null;
  readonly changes: OrganisationChanges;
  readonly gateway: ModelGateway;
  readonly tools: ToolRuns;
  readonly actCalls: ActCalls;
  readonly actRuns: ActRuns;
  readonly onTaskCall: ResumedRuns['onTaskCall'];
  readonly subscribers: Pick<Subscribers, 'onStop'>;
  readonly calls: LeaseCalls;
  readonly closer: RunCloser;
  readonly endings: ServerEndings;
  readonly runApprovals: RunApprovals;
  readonly workers: WorkerService;
  readonly claims: ClaimService;
  readonly runReports: RunReports;
  readonly runEnds: RunEnds;
  readonly planning: TaskPlanning;
  readonly agentReviews: AgentReviews;
  readonly verdicts: AgentVerdicts;
  readonly artifacts: RunArtifacts;
  readonly artifactService: ArtifactService;
  readonly warning: SampledWarning;
}

/** Builds the built-in worker, if this process has one. Every process settles the parked calls of runs. */
export const buildBuiltIn = (needs: BuiltInNeeds): readonly Process[] => {
  const { builtInWorker, onTaskCall, runReports: reports } = needs;
  const parkedCalls = new ParkedCalls(needs);
  onTaskCall((em, approvalId) => parkedCalls.settle(em, approvalId));
  if (builtInWorker === null) return [];
  const planner = new RunPlanner(needs);
  const executor = new RunExecutor({ ...needs, parkedCalls, planner });
  const reviewExecutor = new ReviewExecutor(needs);
  return [new BuiltInWorker({ ...needs, ...builtInWorker, reports, executor, reviewExecutor })];
};
