import type { components } from './document.ts';
import { requireSeconds } from './number-option.ts';
import type { PathClient } from './path-client.ts';
import { PlatformError } from './platform-error.ts';
import { unwrapRecord } from './record.ts';
import { sleep } from './sleep.ts';
import { streamEvents } from './stream-events.ts';

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
const RECONNECT_MS = 5_000;

const isDecided = (approval: Approval): approval is DecidedApproval => approval.status !== 'pending';

/** Whether the stream is refused for good, so that only polling remains. */
const isRefused = (error: unknown): boolean =>
  error instanceof PlatformError && !error.retryable && error.status !== null && error.status < 500;

const isAbout = (id: string, payload: object | null): boolean =>
  (payload as { readonly approval_id?: unknown } | null)?.approval_id === id;

/** Wakes when the stream opens and for each event of the approval, until the signal is aborted or the stream is refused. */
const watch = async (client: PathClient, id: string, wake: () => void, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    let isOpen = false;
    const onSign = (): void => {
      // A decision from before the stream was open has no event on it.
      if (!isOpen) wake();
      isOpen = true;
    };
    try {
      for await (const { event, data } of streamEvents(client, { channels: ['approvals'], onSign, signal }))
        if (event === 'gap' || (event === 'event' && isAbout(id, data.payload))) wake();
    } catch (error) {
      if (isRefused(error)) return;
    }
    await sleep(RECONNECT_MS, signal).catch(() => {});
  }
};

/** An alarm that can be set off before it is waited for. */
class Alarm {
  #isSet = false;
  #ring: () => void = () => {};

  readonly set = (): void => {
    this.#isSet = true;
    this.#ring();
  };

  /** Waits for the alarm, but not longer than the given time. Rejects with the reason of the signal. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    const early = new AbortController();
    this.#ring = () => early.abort();
    if (this.#isSet) early.abort();
    await sleep(milliseconds, AbortSignal.any([signal, early.signal])).catch(() => {});
    this.#isSet = false;
    signal.throwIfAborted();
  }
}

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
