import type { Process } from '../foundation/module.ts';
import type { ApprovalExpiry } from './approval-expiry.ts';

const SWEEP_SECONDS = 5;

/** Expires approvals that nobody reads; readers see them as expired regardless of the sweep. */
export class ApprovalSweep implements Process {
  readonly #expiry: ApprovalExpiry;
  #timer: NodeJS.Timeout | null = null;

  constructor(expiry: ApprovalExpiry) {
    this.#expiry = expiry;
  }

  startBackground(): void {
    this.#timer = setInterval(() => void this.#expiry.sweep().catch(() => {}), SWEEP_SECONDS * 1000).unref();
  }

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }
}
