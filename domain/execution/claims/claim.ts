import type { Organisation } from '../../organisation/value/organisation.ts';
import type { Role } from '../../organisation/value/role.ts';
import type { ProjectRecord } from '../../projects/project.entity.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import type { RunRecord } from '../runs/run.entity.ts';
import type { ClaimContext } from './context/claim-context.ts';

/** A run that a worker claimed, with its task. */
export interface ClaimedRun {
  readonly run: RunRecord;
  readonly task: TaskRecord;
  /** The parts of the context that the claim already read. */
  readonly preloaded?: PreloadedContext | undefined;
}

/** The organisation, the project and the role of the agent, read during the claim. */
export interface PreloadedContext {
  readonly organisation: Organisation;
  readonly project: ProjectRecord | null;
  readonly role: Role | null;
}

/** What a claim returns to its worker. */
export interface RunClaim extends ClaimedRun {
  readonly leaseToken: string;
  readonly context: ClaimContext;
}

/** The claims of a request; `isReplayed` if they were made by an earlier request with the same key. */
export interface ClaimResult {
  readonly claims: readonly RunClaim[];
  readonly isReplayed: boolean;
}

/** A request to claim tasks. */
export interface ClaimRequest {
  /** The maximum number of tasks. */
  readonly max: number;
  /** How long it waits for a task; 0: not at all. */
  readonly waitSeconds: number;
  /** The Idempotency-Key. */
  readonly key: string | null;
  /** Aborted when the caller has disconnected. */
  readonly signal: AbortSignal;
  /** Checks the credential of the caller again, after a wait. Throws if it has ended. */
  readonly renew: () => Promise<unknown>;
}
