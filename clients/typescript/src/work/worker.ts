import type { components } from '../document.ts';
import { requireCount, requireSeconds } from '../http/number-option.ts';
import type { PlatformClient } from '../http/path-client.ts';
import { unwrap } from '../http/unwrap.ts';
import { ActiveRuns, RELEASED } from './active-runs.ts';
import { ClaimSource } from './claim-source.ts';
import { reportEnd } from './end-report.ts';
import { persist } from './persist.ts';
import type { RunFunction } from './run-outcome.ts';
import type { WorkerRun } from './worker-run.ts';

/** The options of a worker. They select the tasks that it gets. */
export interface WorkerOptions {
  /** Two processes of one user may share a name; they then share `maxRuns`. */
  readonly name: string;
  /** Ids of the agents that it acts for. Default: all. */
  readonly agentIds?: readonly string[];
  /** Default: all. */
  readonly taskTypes?: readonly components['schemas']['TaskType'][];
  /** A task is offered only to a worker that has all labels of the task. */
  readonly labels?: readonly string[];
  /** How many runs it executes at the same time: 1 to 100. Default 1. */
  readonly maxRuns?: number;
  /** Version of the program, for people. */
  readonly version?: string;
  /** Stops the worker when it is aborted, like `stop`. */
  readonly signal?: AbortSignal;
  /** Seconds that runs may continue after `stop`. Then they are asked to stop, and released if they do not. Default 20. */
  readonly shutdownSeconds?: number;
  /**
   * Called when the server did not accept the end of a run, and for an error that the function throws after it has reported the end. Such an
   * error does not end the worker. Default: it is ignored.
   */
  onError?(error: unknown, run: WorkerRun): void;
}

/** A worker of the platform. */
export interface PlatformWorker {
  /**
   * Registers the worker and executes runs until it is stopped; then it waits for the runs in progress. Rejects with `PlatformError` when the
   * registration or a claim is refused, and with RangeError for invalid options.
   */
  run(handle: RunFunction): Promise<void>;
  /** Stops claiming runs. The runs in progress end first. */
  stop(): void;
}

const MAX_RUNS = 100;
const SHUTDOWN_S = 20;

/**
 * Creates a worker, which executes tasks as runs: `worker(client, { name }).run(async (run) => ...)`. It extends leases in the background,
 * aborts `run.signal` at a stop request, and repeats reports whose response was lost. The API key of the client must belong to a user who may
 * write and change the organisation.
 */
export const worker = (client: PlatformClient, options: WorkerOptions): PlatformWorker => {
  const { name, maxRuns = 1, shutdownSeconds = SHUTDOWN_S, onError = () => {} } = options;
  requireCount('maxRuns', maxRuns, MAX_RUNS);
  requireSeconds('shutdownSeconds', shutdownSeconds);
  const stopping = new AbortController();
  const signal = options.signal === undefined ? stopping.signal : AbortSignal.any([options.signal, stopping.signal]);

  const register = (): Promise<unknown> => {
    const body = {
      agent_ids: [...(options.agentIds ?? [])],
      task_types: [...(options.taskTypes ?? [])],
      labels: [...(options.labels ?? [])],
      max_runs: maxRuns,
      version: options.version ?? '',
    };
    const params = { path: { worker_name: name } };
    const send = () => unwrap(client.PUT('/api/v1/workers/{worker_name}', { params, body, signal }));
    return persist(send, { signal });
  };

  const run = async (handle: RunFunction): Promise<void> => {
    const claims = new ClaimSource(client, name);
    const active = new ActiveRuns(client, onError);
    signal.addEventListener('abort', () => active.wake(), { once: true });
    await register().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    try {
      while (!signal.aborted) {
        for (const claim of await claims.next(maxRuns - active.size, signal)) active.start(claim, handle);
        if (active.size >= maxRuns && !signal.aborted) await active.change();
      }
    } finally {
      const lost = await claims.interrupted().catch(() => []);
      await Promise.allSettled(lost.map((claim) => reportEnd(client, claim, RELEASED)));
      await active.drain(shutdownSeconds);
    }
  };

  return { run, stop: () => stopping.abort() };
};
