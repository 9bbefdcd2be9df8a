import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { EndReason } from '../../events/feed-message.ts';
import { Selection } from '../../events/selection.ts';
import type { Subscribers } from '../../events/subscribers.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { isOpen, type RunRecord } from '../runs/run.entity.ts';
import type { RunService } from '../runs/run-service.ts';
import type { RunStep } from './step.ts';
import type { RunStepReader } from './step-reader.ts';

/** A message of the stream of a run. */
export type RunMessage =
  | { readonly kind: 'status'; readonly run: RunRecord }
  | { readonly kind: 'done'; readonly run: RunRecord }
  | { readonly kind: 'step'; readonly step: RunStep }
  | { readonly kind: 'end'; readonly reason: EndReason };

export interface RunStreamOptions {
  /** The number of the last step that the subscriber has; 0 if it has none. */
  readonly after: number;
  /** Aborted when the subscriber has disconnected. */
  readonly signal: AbortSignal;
}

/** How often the run and its steps are read. */
const READ_MS = 1_000;
const STATUS_SECONDS = 2;
const STEPS_PER_READ = 100;

interface RunStreamsDeps {
  readonly subscribers: Subscribers;
  readonly runs: Pick<RunService, 'get'>;
  readonly steps: Pick<RunStepReader, 'stepsAfter'>;
  readonly clock: Clock;
}

/** The end of a stream and its reason. */
class StreamEnd {
  readonly #ended = new AbortController();
  #reason: EndReason | null = null;

  get reason(): EndReason | null {
    return this.#reason;
  }

  readonly end = (reason: EndReason): void => {
    this.#reason ??= reason;
    this.#ended.abort();
  };

  /** Waits until the next read, or until the end. */
  async pause(): Promise<void> {
    await pause(READ_MS, undefined, { signal: this.#ended.signal }).catch(() => {});
  }
}

/** Streams single runs. A stream ends with the run, its credential, the server or the caller (spec/rules/work.md#run-streams). */
export class RunStreams {
  readonly #deps: RunStreamsDeps;

  constructor(deps: RunStreamsDeps) {
    this.#deps = deps;
  }

  /** The messages of a run until it has ended. Throws NotFound. */
  async open(runId: string, actor: Actor, options: RunStreamOptions): Promise<AsyncGenerator<RunMessage>> {
    const { id } = await this.#deps.runs.get(runId);
    return this.#stream(id, actor, options);
  }

  async *#stream(runId: string, actor: Actor, { after, signal }: RunStreamOptions): AsyncGenerator<RunMessage> {
    const { subscribers } = this.#deps;
    const end = new StreamEnd();
    // The subscription selects no events. It watches the credential, and ends when the server stops.
    const selection = Selection.of(actor, []);
    const options = { selection, after: subscribers.position, onEnd: end.end };
    const subscription = await subscribers.subscribe(actor, 'streams', options);
    if (subscription === null) return yield { kind: 'end', reason: 'revoked' };
    const leave = (): void => subscription.end('gone');
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
    try {
      for await (const message of this.#messages(runId, after, end)) {
        if (end.reason !== null) break;
        yield message;
      }
      if (end.reason !== null) yield { kind: 'end', reason: end.reason };
    } finally {
      signal.removeEventListener('abort', leave);
      leave();
    }
  }

  async *#messages(runId: string, after: number, end: StreamEnd): AsyncGenerator<RunMessage> {
    const { runs, clock } = this.#deps;
    let sent: { readonly run: RunRecord; readonly at: number } | null = null;
    let number = after;
    while (end.reason === null) {
      // The run is read before its steps, so that the steps of a run that has ended are complete.
      const run = await runs.get(runId);
      const at = clock.monotonicSeconds();
      if (sent === null || (at - sent.at >= STATUS_SECONDS && !isDeepStrictEqual(run, sent.run))) {
        yield { kind: 'status', run };
        sent = { run, at };
      }
      for await (const step of this.#steps(runId, number)) {
        yield { kind: 'step', step };
        number = step.number;
      }
      if (!isOpen(run)) return yield { kind: 'done', run };
      await end.pause();
    }
  }

  async *#steps(runId: string, after: number): AsyncGenerator<RunStep> {
    let number = after;
    for (;;) {
      const steps = await this.#deps.steps.stepsAfter(runId, number, STEPS_PER_READ);
      yield* steps;
      const last = steps.at(-1);
      if (last === undefined) return;
      number = last.number;
    }
  }
}
