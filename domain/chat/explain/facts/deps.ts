import type { ApprovalService } from '../../../approvals/approval-service.ts';
import type { BudgetReporter } from '../../../budgets/budget-report.ts';
import type { SpendingReporter } from '../../../budgets/spending-report.ts';
import type { CharterService } from '../../../charters/charter-service.ts';
import type { ArtifactService } from '../../../execution/artifacts/artifact-service.ts';
import type { OverviewService } from '../../../execution/overview/work-overview.ts';
import type { RunService } from '../../../execution/runs/run-service.ts';
import type { AuditService } from '../../../foundation/audit/audit-service.ts';
import type { UnitOfWork } from '../../../foundation/database/unit-of-work.ts';
import type { InboxService } from '../../../inbox/inbox-service.ts';
import type { ModelGateway } from '../../../llm/gateway/model-gateway.ts';
import type { RoleService } from '../../../organisation/roles/role-service.ts';
import type { PlanService } from '../../../plans/plan-service.ts';
import type { ProjectDirectory } from '../../../projects/project-directory.ts';
import type { ProjectService } from '../../../projects/project-service.ts';
import type { TaskExecution } from '../../../tasks/execution/execution-facts.ts';
import type { TaskDirectory } from '../../../tasks/task-directory.ts';
import type { TaskService } from '../../../tasks/task-service.ts';
import type { UserService } from '../../../users/user-service.ts';
import type { CapabilityGate } from '../../capability-gate.ts';

/** The services that retrievers read. */
export interface RetrieverDeps {
  readonly uow: UnitOfWork;
  readonly gate: CapabilityGate;
  readonly gateway: ModelGateway;
  readonly auditLog: AuditService;
  readonly users: UserService;
  readonly roles: RoleService;
  readonly budgetReport: BudgetReporter;
  readonly spendingReport: SpendingReporter;
  readonly projects: ProjectService;
  readonly projectDirectory: ProjectDirectory;
  readonly tasks: TaskService;
  readonly taskDirectory: TaskDirectory;
  readonly taskExecution: TaskExecution;
  readonly runs: RunService;
  readonly artifacts: ArtifactService;
  readonly workOverview: OverviewService;
  readonly approvals: ApprovalService;
  readonly plans: PlanService;
  readonly charters: CharterService;
  readonly inbox: InboxService;
  readonly isDurable: boolean;
}
