import type { ApprovalStatus } from '../../approvals/approval.entity.ts';

export type InputKind = 'question' | 'permission';

/** An input request of a run with its reply, which is null while the request is pending. */
export interface RunInput {
  readonly approvalId: string;
  readonly question: string;
  readonly kind: InputKind;
  readonly options: readonly string[];
  readonly status: ApprovalStatus;
  readonly answer: string | null;
  readonly decidedBy: string | null;
}
