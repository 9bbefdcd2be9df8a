import type { components } from '../document.ts';
import { PlatformError } from '../errors/platform-error.ts';
import type { PlatformClient } from '../http/path-client.ts';
import { unwrap } from '../http/unwrap.ts';
import { persist } from './persist.ts';
import type { FailureKind } from './run-ends.ts';
import type { Claim } from './run-lease.ts';

type Run = components['schemas']['Run'];
type FinishBody = Omit<components['schemas']['FinishRunRequest'], 'lease_token'>;

/** What a successful run delivers. `criteria` has one entry for each acceptance criterion of the task. */
export type RunResult = Pick<FinishBody, 'summary' | 'criteria'>;

/** The end of a run that is reported. */
export type ReportedEnd =
  | { readonly end: 'finish'; readonly body: FinishBody }
  | { readonly end: 'release'; readonly reason: string; readonly delaySeconds?: number };

/** How a run ends. `none`: nothing is reported, because the server has ended the run already, or another worker has its task. */
export type RunEnd = ReportedEnd | { readonly end: 'none' };

const MAX_MESSAGE = 2_000;

/** A run that has failed. */
export const failedOutcome = (kind: FailureKind, message: string, retryable = true): ReportedEnd => ({
  end: 'finish',
  // Half of a surrogate pair cannot be sent.
  body: { outcome: 'failed', failure: { kind, message: message.slice(0, MAX_MESSAGE).toWellFormed(), retryable } },
});

const send = (client: PlatformClient, { run, lease_token }: Claim, outcome: ReportedEnd): Promise<Run> => {
  const params = { path: { run_id: run.id } };
  // This signal is never aborted: a stop request does not interrupt the report of the end.
  const { signal } = new AbortController();
  if (outcome.end === 'release') {
    const body = { lease_token, reason: outcome.reason, delay_seconds: outcome.delaySeconds ?? 0 };
    return persist(() => unwrap(client.POST('/api/v1/runs/{run_id}/release', { params, body })), { signal });
  }
  const body = { ...outcome.body, lease_token };
  return persist(() => unwrap(client.POST('/api/v1/runs/{run_id}/finish', { params, body })), { signal });
};

/** Why a result cannot be accepted; null for other errors. A TypeError means that it cannot be written as JSON. */
const invalidResultOf = (error: unknown): string | null => {
  if (error instanceof TypeError) return error.message;
  const isInvalid = error instanceof PlatformError && [400, 404, 422].includes(error.status ?? 0);
  return isInvalid ? error.detail : null;
};

/** Reports the end of a run, and repeats the report until the server has accepted or refused it. */
export const reportEnd = async (client: PlatformClient, claim: Claim, outcome: RunEnd): Promise<void> => {
  if (outcome.end === 'none') return;
  try {
    await send(client, claim, outcome);
  } catch (error) {
    const fault = outcome.end === 'finish' && outcome.body.outcome === 'succeeded' ? invalidResultOf(error) : null;
    // The function returned an invalid result. Without a report the task would wait until the lease expires.
    if (fault !== null) await send(client, claim, failedOutcome('invalid_output', fault));
    throw error;
  }
};

/** The end of a run. It is reported once: by the function, after the function, or by a worker that stops. */
export class EndReport {
  readonly #client: PlatformClient;
  readonly #claim: Claim;
  #isDecided = false;
  /** The report of the function. */
  #sent: Promise<Run> | null = null;

  constructor(client: PlatformClient, claim: Claim) {
    this.#client = client;
    this.#claim = claim;
  }

  /** Whether the end is being reported or was reported, or needs no report. */
  get isDecided(): boolean {
    return this.#isDecided;
  }

  /** The run needs no report: it waits for a person. */
  park(): void {
    this.#isDecided = true;
  }

  /** Reports the end that the function chose. After a refused report another one can be sent. */
  async send(outcome: ReportedEnd): Promise<Run> {
    if (this.#isDecided) throw new Error('the end of the run was reported already');
    this.#isDecided = true;
    const sent = send(this.#client, this.#claim, outcome);
    this.#sent = sent;
    try {
      return await sent;
    } catch (error) {
      this.#isDecided = false;
      throw error;
    }
  }

  /** Reports how the run ended, unless the function has done so. */
  async settle(outcome: RunEnd): Promise<void> {
    while (this.#isDecided) {
      const isRefused = await this.#sent?.then(
        () => false,
        () => true,
      );
      if (isRefused !== true) return;
    }
    this.#isDecided = true;
    await reportEnd(this.#client, this.#claim, outcome);
  }
}
