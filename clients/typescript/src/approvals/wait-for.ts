import type { components } from '../document.ts';
import { requireSeconds } from '../http/number-option.ts';
import type { PathClient } from '../http/path-client.ts';
import { unwrapRecord } from '../http/record.ts';
import { Alarm } from './alarm.ts';
import { watch } from './watch.ts';

/** An approval. */
export type Approval = components['schemas']['ApprovalResponse'];

/** An approval that was decided or has expired. */
export type DecidedApproval = Approval & { readonly status: Exclude<Approval['status'], 'pending'> };

/** How long and how often `waitFor` looks. */
export interface WaitOptions {
  /** The longest wait in seconds; without it, until the approval is decided or expires. */
  readonly timeoutSeconds?: number;
  /** The pause in seconds between two reads of the approval, which events make shorter. Default 30. */
  readonly pollSeconds?: number;
  readonly signal?: AbortSignal;
}

/** The approval was not decided in time. */
export class WaitTimedOut extends Error {
  override readonly name = 'WaitTimedOut';
  /** The approval as it was read last; null if the server did not respond in time. */
  readonly approval: Approval | null;

  constructor(id: string, approval: Approval | null, seconds: number) {
    super(`approval ${id}${approval === null ? '' : ` ("${approval.title}")`} was not decided within ${seconds} s`);
    this.approval = approval;
  }
}

const POLL_S = 30;
const isDecided = (approval: Approval): approval is DecidedApproval => approval.status !== 'pending';

/** A signal that is aborted after the time; it never is without one. */
const deadlineAfter = (seconds: number | undefined): AbortSignal => {
  if (seconds === undefined) return new AbortController().signal;
  requireSeconds('timeoutSeconds', seconds);
  return AbortSignal.timeout(seconds * 1_000);
};

/**
 * Waits until an approval is decided, and resolves with it; its `status` is `approved`, `rejected` or `expired`. Events make
 * the wait short; without them, for example behind a proxy that buffers, the approval is read every `pollSeconds`. Rejects
 * with `WaitTimedOut` after `timeoutSeconds`, with the reason of the signal, and with the error of a read, such as
 * `RESOURCE_NOT_FOUND`.
 */
export const waitFor = async (
  client: PathClient,
  approval: string | Pick<Approval, 'id'>,
  { timeoutSeconds, pollSeconds = POLL_S, signal }: WaitOptions = {},
): Promise<DecidedApproval> => {
  const approval_id = typeof approval === 'string' ? approval : approval.id;
  const deadline = deadlineAfter(timeoutSeconds);
  requireSeconds('pollSeconds', pollSeconds);
  const [leaving, alarm] = [new AbortController(), new Alarm()];
  const ends = AbortSignal.any([leaving.signal, deadline, ...(signal === undefined ? [] : [signal])]);
  ends.throwIfAborted();
  void watch(client, approval_id, alarm.set, ends);
  let last: Approval | null = null;
  try {
    for (;;) {
      const params = { path: { approval_id } };
      const reading = client.GET('/api/v1/approvals/{approval_id}', { params, signal: ends });
      last = await unwrapRecord(reading, { status: 'string' });
      if (isDecided(last)) return last;
      await alarm.wait(pollSeconds * 1_000, ends);
    }
  } catch (error) {
    if (!deadline.aborted || signal?.aborted === true) throw error;
    throw new WaitTimedOut(approval_id, last, timeoutSeconds ?? 0);
  } finally {
    leaving.abort();
  }
};
