import { setTimeout as wait } from 'node:timers/promises';
import type { Subscribers } from '../../events/subscribers.ts';
import { PeriodicTask, WokenTask } from '../../foundation/background.ts';
import { isClientError } from '../../foundation/errors/client-error.ts';
import { NotFound } from '../../foundation/errors/errors.ts';
import type { FeedEvent } from '../../foundation/events/event.ts';
import type { Feed } from '../../foundation/events/feed.ts';
import type { SampledWarning } from '../../foundation/kernel/sampled-warning.ts';
import { within } from '../../foundation/kernel/within.ts';
import type { Process } from '../../foundation/module.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { RUN } from '../../foundation/tracing/gen-ai.ts';
import { withFacts } from '../../foundation/tracing/tracing.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { RunClaim } from '../claims/claim.ts';
import type { ClaimService } from '../claims/claim-service.ts';
import type { LeaseCalls } from '../leases/lease-calls.ts';
import type { RunReports } from '../reports/run-reports.ts';
import type { AgentReviews } from '../reviews/agent-reviews.ts';
import { workSettings } from '../work-settings.ts';
import { BUILT_IN_ACTOR } from '../workers/built-in-actor.ts';
import { BUILT_IN_PREFIX } from '../workers/worker.ts';
import type { WorkerService } from '../workers/worker-service.ts';
import type { ReviewExecutor } from './reviews/review-executor.ts';
import type { RunExecutor } from './run-executor.ts';
import { RunLease, RunStopped } from './run-lease.ts';

const MAX_CLAIMS = 10;
const CLAIM_SECONDS = 30;
/** The pause after a failed claim, and between two reads of the settings while the worker is disabled. */
const PAUSE_MS = 1_000;
/** Reviews that were delayed, or whose process died, are claimed after this pause. */
const REVIEW_POLL_MS = 2_000;
/** How long a stopping worker lets current calls continue, and how long runs may take to end after that. */
const DRAIN_MS = 3_000;
const END_MS = 2_000;
/** Events after which the runs of other tasks may have to stop too. */
const WIDE_EVENTS: ReadonlySet<string> = new Set(['work.paused', 'project.updated', 'project.status_changed']);

interface BuiltInWorkerDeps {
  /** Distinguishes the processes of a deployment. */
  readonly replica: string;
  readonly version: string;
  readonly settings: LiveSettings;
  readonly gateway: Pick<ModelGateway, 'isWired'>;
  readonly feed: Pick<Feed, 'follow'>;
  readonly subscribers: Pick<Subscribers, 'onStop'>;
  readonly workers: Pick<WorkerService, 'registerBuiltIn' | 'removeBuiltIn'>;
  readonly claims: Pick<ClaimService, 'claim'>;
  readonly reports: Pick<RunReports, 'heartbeat' | 'addSteps'>;
  readonly calls: LeaseCalls;
  readonly executor: RunExecutor;
  readonly agentReviews: Pick<AgentReviews, 'claim'>;
  readonly reviewExecutor: ReviewExecutor;
  readonly warning: SampledWarning;
}

/** A run that this process executes. */
interface ActiveRun {
  readonly taskId: string;
  readonly lease: RunLease;
  readonly ended: Promise<void>;
}

/**
 * The worker inside a server process (spec/rules/work.md#built-in-worker): claims tasks through the same services as external workers, for as
 * many runs as it has slots.
 */
export class BuiltInWorker implements Process {
  readonly #deps: BuiltInWorkerDeps;
  readonly #name: string;
  readonly #active = new Set<ActiveRun>();
  readonly #stopping = new AbortController();
  #unfollow = (): void => {};
  #loop: Promise<void> = Promise.resolve();
  /** The registered number of slots; null while the worker is not registered. */
  #slots: number | null = null;
  /** The number of slots that the settings allow now. A disabled worker stays registered until its runs have ended. */
  #allowed = 0;
  #changed = new AbortController();
  readonly #reviews: WokenTask;
  readonly #reviewPoll: PeriodicTask;

  constructor(deps: BuiltInWorkerDeps) {
    this.#deps = deps;
    this.#name = `${BUILT_IN_PREFIX}.${deps.replica}`;
    const report = (error: unknown): void => deps.warning.say(`reviews cannot be claimed: ${String(error)}`);
    this.#reviews = new WokenTask({ run: () => this.#claimReviews(), report, quietFailures: 3 });
    this.#reviewPoll = new PeriodicTask({ run: () => this.#reviews.wake(), intervalMs: REVIEW_POLL_MS });
    deps.subscribers.onStop(() => this.#stop());
  }

  startBackground(): void {
    this.#unfollow = this.#deps.feed.follow(({ events }) => this.#hear(events));
    this.#loop = this.#work();
    this.#reviewPoll.startBackground();
  }

  /** Claims nothing more. Current calls end, and their runs are released. */
  async close(): Promise<void> {
    this.#stop();
    this.#unfollow();
    await this.#reviewPoll.close();
    await this.#reviews.close();
    await this.#loop;
    await this.#settled(DRAIN_MS);
    for (const { lease } of this.#active) lease.interrupt(new RunStopped('server_stopping'));
    await this.#settled(END_MS);
    if (this.#slots !== null) await this.#deps.workers.removeBuiltIn(this.#name).catch(() => {});
  }

  #stop(): void {
    this.#stopping.abort();
    for (const { lease } of this.#active) lease.drain();
  }

  async #settled(milliseconds: number): Promise<void> {
    await within(Promise.all([...this.#active].map(({ ended }) => ended)), milliseconds, undefined);
  }

  async #work(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      // Before the settings are read, so that a later change ends the wait.
      this.#changed = new AbortController();
      try {
        await this.#deps.settings.refresh();
        if (await this.#register()) await this.#claim();
        else await wait(PAUSE_MS, undefined, { signal: this.#waits, ref: false }).catch(() => {});
      } catch (error) {
        // The ceo deleted the worker, or a sweep did.
        if (error instanceof NotFound) this.#slots = null;
        else if (isClientError(error)) this.#deps.warning.say(`the built-in worker cannot claim: ${String(error)}`);
        await wait(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
      }
    }
  }

  /** Registers as many slots as the settings allow. Returns whether the worker may claim. */
  async #register(): Promise<boolean> {
    const { settings, gateway, workers, version } = this.#deps;
    const isEnabled = settings.get(workSettings.builtInEnabled) && gateway.isWired;
    const slots = isEnabled ? settings.get(workSettings.builtInSlots) : 0;
    this.#allowed = slots;
    if (slots === 0) {
      if (this.#slots !== null && this.#active.size === 0) {
        await workers.removeBuiltIn(this.#name);
        this.#slots = null;
      }
      return false;
    }
    if (slots !== this.#slots) await workers.registerBuiltIn(this.#name, slots, version, BUILT_IN_ACTOR.userId);
    this.#slots = slots;
    return true;
  }

  async #claim(): Promise<void> {
    const free = (this.#slots ?? 0) - this.#active.size;
    if (free <= 0) {
      await Promise.race([...this.#active].map(({ ended }) => ended).concat(aborted(this.#waits)));
      return;
    }
    const { executor } = this.#deps;
    const { claims } = await this.#deps.claims.claim(
      this.#name,
      {
        max: Math.min(free, MAX_CLAIMS),
        waitSeconds: CLAIM_SECONDS,
        key: null,
        signal: this.#waits,
        renew: async () => {},
      },
      BUILT_IN_ACTOR,
    );
    for (const claim of claims) this.#begin(claim, (lease) => executor.execute(claim, lease));
  }

  /** Begins reviews as long as slots are free. */
  async #claimReviews(): Promise<void> {
    const { agentReviews, reviewExecutor } = this.#deps;
    while (!this.#stopping.signal.aborted && this.#slots !== null && this.#active.size < this.#allowed) {
      const claim = await agentReviews.claim(this.#name, BUILT_IN_ACTOR);
      if (claim === null) return;
      this.#begin(claim, (lease) => reviewExecutor.execute(claim, lease));
    }
  }

  #begin(claim: Pick<RunClaim, 'run' | 'leaseToken'>, execute: (lease: RunLease) => Promise<void>): void {
    const { reports, calls, settings } = this.#deps;
    const leaseSeconds = settings.get(workSettings.leaseSeconds);
    const lease = new RunLease(claim, { reports, calls, leaseSeconds });
    if (this.#stopping.signal.aborted) lease.drain();
    const { id, taskId } = claim.run;
    const ended = withFacts({ [RUN.taskId]: taskId, [RUN.runId]: id }, () => execute(lease)).finally(() => {
      this.#active.delete(active);
      this.#reviews.wake();
    });
    const active: ActiveRun = { taskId, lease, ended };
    this.#active.add(active);
  }

  /** Ends waits when the worker stops or a setting has changed. */
  get #waits(): AbortSignal {
    return AbortSignal.any([this.#stopping.signal, this.#changed.signal]);
  }

  /** A changed setting applies immediately, and a stop request within a second instead of at the next heartbeat. */
  #hear(events: readonly FeedEvent[]): void {
    if (events.some(({ type }) => type === 'settings.changed')) this.#changed.abort();
    if (events.some(({ type }) => type === 'run.succeeded')) this.#reviews.wake();
    if (this.#active.size === 0) return;
    const isAll = events.some(({ type }) => WIDE_EVENTS.has(type));
    const changed = events.filter(({ type }) => type === 'task.status_changed');
    const tasks = new Set(changed.map(({ payload }) => payload.task_id));
    for (const { taskId, lease } of this.#active) if (isAll || tasks.has(taskId)) void lease.heartbeat();
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  signal.aborted
    ? Promise.resolve()
    : new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
