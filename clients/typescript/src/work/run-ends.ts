import type { components } from '../document.ts';

/** The kind of failure that ended a run. */
export type FailureKind = components['schemas']['RunFailureKind'];

/** Throw it in the function of a worker to fail the run for this reason. Any other error fails the run as `unknown`. */
export class RunFailed extends Error {
  override readonly name = 'RunFailed';
  readonly kind: FailureKind;
  /** Whether another run can succeed. If not, the task is blocked until a person acts. */
  readonly retryable: boolean;

  constructor(
    kind: FailureKind,
    message: string,
    { retryable = true, ...options }: ErrorOptions & { readonly retryable?: boolean } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.retryable = retryable;
  }
}

/** Why a run must stop: a stop request of the server, a lost lease, or a worker that stops. */
export type StopReason = components['schemas']['StopReason'] | 'lease_lost' | 'worker_stopping';

/** The reason of `run.signal`. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped';
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`the run must stop: ${reason}`);
    this.reason = reason;
  }
}

/** The run waits for a person. `ask` rejects with it; do not catch it. Another run continues the task with the reply. */
export class RunParked extends Error {
  override readonly name = 'RunParked';
  readonly approval: components['schemas']['ApprovalResponse'];

  constructor(approval: components['schemas']['ApprovalResponse']) {
    super(`the run waits for the approval ${approval.id}`);
    this.approval = approval;
  }
}
