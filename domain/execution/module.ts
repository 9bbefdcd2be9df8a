import type { ActCalls } from '../acting/act-calls.ts';
import type { ActRuns } from '../acting/act-runs.ts';
import { actingModule } from '../acting/module.ts';
import type { ResumedRuns } from '../acting/resumed-runs.ts';
import type { ApprovalExpiry } from '../approvals/approval-expiry.ts';
import type { ApprovalService } from '../approvals/approval-service.ts';
import type { ApprovalDecisions } from '../approvals/decide/decisions.ts';
import { approvalsModule } from '../approvals/module.ts';
import { authModule } from '../auth/module.ts';
import type { BudgetService } from '../budgets/budget-service.ts';
import { budgetsModule } from '../budgets/module.ts';
import { chartersModule } from '../charters/module.ts';
import { conversationsModule } from '../conversations/module.ts';
import { eventsModule } from '../events/module.ts';
import type { Subscribers } from '../events/subscribers.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import { outdatedBy } from '../foundation/jobs/housekeeping.ts';
import { DAY_MS } from '../foundation/kernel/clock.ts';
import { SampledWarning } from '../foundation/kernel/sampled-warning.ts';
import { defineModule } from '../foundation/module.ts';
import type { JwtSecrets } from '../foundation/secrets/jwt-secrets.ts';
import type { InboxService } from '../inbox/inbox-service.ts';
import { inboxModule } from '../inbox/module.ts';
import type { ModelGateway } from '../llm/gateway/model-gateway.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import type { RoleService } from '../organisation/roles/role-service.ts';
import { personasModule } from '../personas/module.ts';
import type { RunPlans } from '../plans/drafts/run-plans.ts';
import { plansModule } from '../plans/module.ts';
import type { PlanReview } from '../plans/plan-review.ts';
import { projectsModule } from '../projects/module.ts';
import type { ProjectService } from '../projects/project-service.ts';
import type { TaskExecution } from '../tasks/execution/execution-facts.ts';
import { tasksModule } from '../tasks/module.ts';
import type { TaskChanges } from '../tasks/task-changes.ts';
import { toolsModule } from '../tools/module.ts';
import type { ToolRuns } from '../tools/tool-runs.ts';
import type { LockCredential } from '../users/account-lock.ts';
import { usersModule } from '../users/module.ts';
import type { UserService } from '../users/user-service.ts';
import { Artifact } from './artifacts/artifact.entity.ts';
import { ARTIFACT_TABLES, buildArtifacts, outdatedArtifacts } from './artifacts/build-artifacts.ts';
import { storedRunArtifacts } from './artifacts/stored-run-artifacts.ts';
import type { S3Location } from './artifacts/stores/s3-location.ts';
import { type BuiltInOptions, buildBuiltIn } from './built-in/build-built-in.ts';
import { buildClaimQueue, buildClaims } from './claims/build-claims.ts';
import { QueueUpkeep } from './claims/queue-upkeep.ts';
import { buildEndings, buildSweep } from './endings/build-endings.ts';
import { RunEnds } from './endings/run-ends.ts';
import { LeaseCalls } from './leases/lease-calls.ts';
import { LeaseExtensions } from './leases/lease-extensions.ts';
import { LeaseTokens } from './leases/lease-token.ts';
import { KnownRuns } from './leases/run-facts.ts';
import { buildOverview } from './overview/build-overview.ts';
import { TaskPlanning } from './planning/task-planning.ts';
import { RunReports } from './reports/run-reports.ts';
import { buildReviews } from './reviews/build-reviews.ts';
import { Run } from './runs/run.entity.ts';
import { RunFigures } from './runs/run-figures.ts';
import { RunService } from './runs/run-service.ts';
import { RefusedCalls } from './spending/refused-calls.ts';
import { RunBudgets } from './spending/run-budgets.ts';
import { SpentCaps } from './spending/spent-caps.ts';
import { UsageReporter } from './spending/usage-report.ts';
import { RunStreams } from './steps/run-stream.ts';
import { DELETE_OUTDATED_STEPS } from './steps/statements.ts';
import { RunStepReader } from './steps/step-reader.ts';
import { TaskFacts } from './waiting/task-facts.ts';
import { RecentSituation } from './waiting/work-situation.ts';
import { workSettings } from './work-settings.ts';
import { WorkerPresence } from './workers/presence.ts';
import { WorkerService } from './workers/worker-service.ts';

interface Needs extends FoundationServices {
  readonly jwtSecrets: JwtSecrets;
  readonly users: UserService;
  readonly taskChanges: TaskChanges;
  readonly taskExecution: TaskExecution;
  readonly projects: ProjectService;
  readonly approvals: ApprovalService;
  readonly approvalExpiry: ApprovalExpiry;
  readonly decisions: ApprovalDecisions;
  readonly changes: OrganisationChanges;
  readonly roles: RoleService;
  readonly budgets: BudgetService;
  readonly inbox: InboxService;
  readonly subscribers: Subscribers;
  readonly lockCredential: LockCredential;
  readonly gateway: ModelGateway;
  readonly tools: ToolRuns;
  readonly actCalls: ActCalls;
  readonly actRuns: ActRuns;
  readonly onTaskCall: ResumedRuns['onTaskCall'];
  readonly runPlans: RunPlans;
  readonly onRunPlan: PlanReview['onRunPlan'];
  /** The built-in worker of this process; null: it has none. */
  readonly builtInWorker: BuiltInOptions | null;
  /** Where artifacts are stored; null: in the database. */
  readonly artifactLocation: S3Location | null;
  readonly warn: (line: string) => void;
}

/** The execution of tasks by workers: claims, leases, reports, artifacts and reviews. */
export const executionModule = defineModule({
  name: 'execution',
  uses: [
    usersModule,
    authModule,
    budgetsModule,
    projectsModule,
    tasksModule,
    approvalsModule,
    chartersModule,
    inboxModule,
    personasModule,
    plansModule,
    conversationsModule,
    toolsModule,
    actingModule,
    eventsModule,
  ],
  entities: [Run, Artifact],
  tables: [
    ...['workers', 'work_sweeps', 'open_runs', 'run_steps', 'run_claims', 'run_inputs', 'work_pauses'],
    ...['task_queue', 'queue_heads', 'queue_state', 'agent_reviews', 'refused_calls'],
    ...ARTIFACT_TABLES,
  ],
  settings: () => Object.values(workSettings),
  outdated: {
    run_steps: { text: DELETE_OUTDATED_STEPS, age: workSettings.keepDays },
    run_claims: outdatedBy('run_claims', 'created_at', DAY_MS),
    // After the deletion the task is tried again.
    refused_calls: outdatedBy('refused_calls', 'refused_at', 90 * DAY_MS),
    ...outdatedArtifacts,
  },
  build: (given: Needs) => {
    const { pool, uow, clock, settings, taskChanges: tasks, changes, budgets, subscribers, jwtSecrets } = given;
    const warning = new SampledWarning(given.warn, clock);
    const recentSituation = new RecentSituation({ uow, clock });
    const onChange = (): void => recentSituation.forget();
    const presence = new WorkerPresence(given);
    const { waitingClaims, taskQueue } = buildClaimQueue({ ...given, tasks, presence, warning });
    const wake = (): void => waitingClaims.wake();
    const onCapacityFreed = (): void => {
      onChange();
      wake();
    };
    const tokens = new LeaseTokens(jwtSecrets);
    const knownRuns = new KnownRuns();
    const calls = new LeaseCalls({ settings, tokens, knownRuns });
    const figures = new RunFigures();
    const queueUpkeep = new QueueUpkeep(uow);
    figures.observe({ claimed: () => queueUpkeep.noteClaim(), ended: () => {}, reviewed: () => {} });
    const runBudgets = new RunBudgets({ uow, clock, budgets, changes });
    const refusedCalls = new RefusedCalls({ uow, clock, changes });
    budgets.onRefused((amount, subject) => refusedCalls.note(amount, subject));
    tasks.onChange((em, after, before) => refusedCalls.forget(em, after, before));
    const spentCaps = new SpentCaps({ uow, clock, budgets, changes, refusedCalls });
    const artifacts = storedRunArtifacts;
    const stored = buildArtifacts({ ...given, tasks, leaseCalls: calls, presence });

    const parts = { ...given, tasks, presence, tokens, calls, figures, artifacts, spentCaps, onCapacityFreed };
    const { closer, endings } = buildEndings(parts);
    const { inputs, reviews, runApprovals, agentReviews, verdicts } = buildReviews({ ...parts, closer, endings });
    const planning = new TaskPlanning({ ...parts, closer, endings });
    given.onRunPlan((em, plan, verdict) => planning.decided(em, plan, verdict));
    const { pauses, workOverview } = buildOverview({ ...parts, endings });
    const others = [
      () => pauses.sweep(),
      () => inputs.sweep(),
      () => taskQueue.recheck(),
      () => queueUpkeep.sweep(),
      () => agentReviews.sweep(),
    ];
    const sweep = buildSweep({ uow, settings, endings, spentCaps, presence, warning, others });
    const inputsOfTask = inputs.ofTask.bind(inputs);
    const claiming = { ...parts, tokens, knownRuns, closer, runBudgets, sweep, waitingClaims, inputsOfTask, onChange };
    const { claims, processes: claimProcesses } = buildClaims(claiming);

    const runs = new RunService(uow);
    const runSteps = new RunStepReader({ pool, runs });
    const endRuns = endings.endRunsOfWorkers.bind(endings);
    const workers = new WorkerService({ ...given, presence, endRuns, onChange: onCapacityFreed });
    given.users.onRemove((em, userId, actor) => workers.removeOfUser(em, userId, actor));
    const runReports = new RunReports({
      ...{ ...parts, runBudgets, answeredInputs: inputs.answeredOf.bind(inputs) },
      extensions: new LeaseExtensions(given),
    });
    const runEnds = new RunEnds({ ...parts, closer, endings, gate: reviews });
    const builtIn = buildBuiltIn({
      ...parts,
      closer,
      endings,
      runApprovals,
      workers,
      claims,
      runReports,
      runEnds,
      warning,
      ...{ planning, agentReviews, verdicts, artifactService: stored.artifacts },
    });
    given.taskExecution.provide(new TaskFacts({ settings, recentSituation, spentCaps, endings }));
    return {
      services: {
        workers,
        claims,
        runs,
        runSteps,
        usageReport: new UsageReporter({ uow, changes }),
        runStreams: new RunStreams({ subscribers, runs, steps: runSteps, clock }),
        artifacts: stored.artifacts,
        artifactUploads: stored.artifactUploads,
        artifactContents: stored.artifactContents,
        runReports,
        runEnds,
        runReviews: reviews,
        inputRequests: inputs,
        pauses,
        workOverview,
        runFigures: figures,
        /** For tests that run sweeps themselves. In a server it runs in the background. */
        leaseSweep: sweep,
      },
      shared: { serverEndings: endings, leaseCalls: calls, presence, wakeClaims: wake },
      jobs: [taskQueue.repairJob, ...stored.jobs],
      processes: [sweep, ...claimProcesses, ...stored.processes, ...builtIn],
    };
  },
});
