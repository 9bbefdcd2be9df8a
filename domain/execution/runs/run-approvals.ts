import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApprovalRecord } from '../../approvals/approval.entity.ts';
import type { ApprovalService, NewApproval } from '../../approvals/approval-service.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import type { RunRecord } from './run.entity.ts';

/** A decision that a run needs. Its task, its agent and the run are added to it. */
type NewRunApproval = Omit<NewApproval, 'taskId' | 'metadata' | 'requestedBy'>;

interface RunApprovalsDeps {
  readonly approvals: Pick<ApprovalService, 'request'>;
  readonly changes: Pick<OrganisationChanges, 'readIn'>;
}

/** Requests decisions for runs, in the names of their agents. */
export class RunApprovals {
  readonly #deps: RunApprovalsDeps;

  constructor(deps: RunApprovalsDeps) {
    this.#deps = deps;
  }

  /** Requests a decision in the caller's transaction. A deleted agent has no name; then the approval has that of the user. */
  async request(
    em: EntityManager,
    { id, taskId, agentId }: Pick<RunRecord, 'id' | 'taskId' | 'agentId'>,
    { context, ...fields }: NewRunApproval,
    actor: Actor,
  ): Promise<ApprovalRecord> {
    const { approvals, changes } = this.#deps;
    const { agents } = (await changes.readIn(em)).organisation;
    const agentName = agents.find((agent) => agent.id === agentId)?.name ?? null;
    return approvals.request(
      {
        ...fields,
        taskId,
        metadata: {},
        context: { ...context, agentId, agentName, runId: id },
        ...(agentName === null ? {} : { requestedBy: agentName }),
      },
      actor,
    );
  }
}
