import type { CharterRecord } from '../../../charters/charter.entity.ts';
import type { Agent } from '../../../organisation/value/agent.ts';
import type { Department } from '../../../organisation/value/department.ts';
import type { Company } from '../../../organisation/value/organisation.ts';
import type { ProjectRecord } from '../../../projects/project.entity.ts';
import type { TaskRecord } from '../../../tasks/task.entity.ts';
import type { RunInput } from '../../inputs/run-input.ts';
import type { RunReview } from '../../runs/run.entity.ts';
import type { ArtifactSummary } from '../../runs/run-artifacts.ts';

/** A task that the claimed task waited for, with its accepted result. */
export interface ClaimDependency {
  readonly taskId: string;
  readonly title: string;
  readonly summary: string;
  readonly artifacts: readonly ArtifactSummary[];
}

/** A message of an earlier run. */
export interface ClaimMessage {
  readonly runId: string;
  readonly number: number;
  readonly title: string;
  readonly content: string;
}

/** The limits of a run. Amounts are in `currency`; `budgetLeft` is null without a cap. */
export interface ClaimLimits {
  readonly deadline: Date | null;
  readonly hardDeadline: Date;
  readonly budgetLeft: number | null;
  readonly currency: string;
  readonly maxArtifactBytes: number;
}

/** What a worker needs to know to execute a run. All text in it is untrusted. */
export interface ClaimContext {
  readonly company: Company;
  readonly department: Department | null;
  readonly agent: Agent | null;
  /** The system prompt of the agent's role; null without one. */
  readonly systemPrompt: string | null;
  readonly project: ProjectRecord | null;
  readonly charter: CharterRecord | null;
  readonly parent: TaskRecord | null;
  readonly dependencies: readonly ClaimDependency[];
  /** The artifacts of earlier runs of the task. */
  readonly artifacts: readonly ArtifactSummary[];
  /** Earlier reviews, newest first. */
  readonly feedback: readonly (RunReview & { readonly runId: string })[];
  /** Earlier input requests, oldest first. */
  readonly inputs: readonly RunInput[];
  /** Messages of earlier runs, oldest first. */
  readonly history: readonly ClaimMessage[];
  readonly limits: ClaimLimits;
}
