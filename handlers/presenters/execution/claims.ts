import type { RunClaim } from '../../../domain/execution/claims/claim.ts';
import type { ClaimContext } from '../../../domain/execution/claims/context/claim-context.ts';
import type { ArtifactSummary } from '../../../domain/execution/runs/run-artifacts.ts';
import type { ProjectRecord } from '../../../domain/projects/project.entity.ts';
import { presentCharter } from '../charters.ts';
import { presentStableProject } from '../projects.ts';
import type { Schema } from '../schemas.ts';
import { presentTask } from '../tasks.ts';
import { presentInput } from './inputs.ts';
import { presentReview, presentRun } from './runs.ts';

const presentSummary = (artifact: ArtifactSummary): Schema<'ArtifactSummary'> => ({
  id: artifact.id,
  run_id: artifact.runId,
  name: artifact.name,
  size: artifact.size,
  is_accepted: artifact.isAccepted,
});

const presentAgentOf = ({ agent, systemPrompt }: ClaimContext): Schema<'RunAgent'> | null =>
  agent === null
    ? null
    : {
        id: agent.id,
        name: agent.name,
        role: agent.role,
        personality: agent.personality,
        system_prompt: systemPrompt,
        model_provider: agent.modelProvider,
        model_id: agent.modelId,
      };

const presentProjectOf = (project: ProjectRecord): Schema<'RunProject'> => {
  const { id, name, description, lead, budget, currency, deadline } = presentStableProject(project);
  return { id, name, description, lead, budget, currency, deadline };
};

const presentContext = (context: ClaimContext, { task }: RunClaim): Schema<'RunContext'> => {
  const { company, department, project, charter, parent, limits } = context;
  return {
    company: company.name === null ? null : { name: company.name, description: company.description },
    department:
      department === null ? null : { id: department.id, name: department.name, description: department.description },
    agent: presentAgentOf(context),
    project: project === null ? null : presentProjectOf(project),
    charter: charter === null ? null : presentCharter(charter),
    parent: parent === null ? null : presentTask({ task: parent, waitingFor: null }),
    dependencies: context.dependencies.map(({ taskId, title, summary, artifacts }) => ({
      task_id: taskId,
      title,
      summary,
      artifacts: artifacts.map(presentSummary),
    })),
    criteria: task.acceptanceCriteria.map((criterion) => ({ ...criterion })),
    artifacts: context.artifacts.map(presentSummary),
    feedback: context.feedback.map(presentReview),
    inputs: context.inputs.map(presentInput),
    history: context.history.map(({ runId, number, title, content }) => ({ run_id: runId, number, title, content })),
    limits: {
      deadline: limits.deadline?.toISOString() ?? null,
      hard_deadline: limits.hardDeadline.toISOString(),
      budget_left: limits.budgetLeft,
      currency: limits.currency,
      max_artifact_bytes: limits.maxArtifactBytes,
    },
  };
};

export const presentClaim = (claim: RunClaim): Schema<'Claim'> => ({
  run: presentRun(claim.run),
  lease_token: claim.leaseToken,
  lease_expires_at: claim.run.leaseExpiresAt.toISOString(),
  task: presentTask({ task: claim.task, waitingFor: null }),
  context: presentContext(claim.context, claim),
});
