import type { Actor } from '../../foundation/kernel/actor.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { GeneratedBy } from '../../llm/provider.ts';
import type { ExplainPart } from '../explain/explain.ts';
import type { CapabilityResult, ChimeIn, Sender, Turn, TurnRequest, TurnResult, TurnVerdict } from '../turn.ts';
import { type AdmissionDeps, type PreparedTurn, TurnAdmission } from './admission.ts';

export interface TurnDeps extends AdmissionDeps {
  readonly gateway: ModelGateway;
}

/** One frame of a streamed explanation: deltas, then once the result they came to, then remarks. */
export type ExplainFrame =
  | { readonly event: 'delta'; readonly text: string }
  | { readonly event: 'complete'; readonly result: TurnResult }
  | { readonly event: 'chime'; readonly chimeIn: ChimeIn };

/** Only an explanation is streamed; every other turn is to be sent again, as a whole. */
export type TurnStream =
  | { readonly kind: 'deferred'; readonly verdict: TurnVerdict }
  | {
      readonly kind: 'explain';
      /** Who answers, as far as that is known before. */
      readonly generatedBy: GeneratedBy;
      readonly frames: AsyncIterable<ExplainFrame>;
    };

/**
 * Takes messages to the company. Every method throws what hearing a message throws; a turn that is taken or streamed throws what
 * its admission throws, then what its capability does, and the reason of `signal` once the request is gone.
 */
export class TurnService {
  readonly #deps: TurnDeps;
  readonly #admission: TurnAdmission;

  constructor(deps: TurnDeps) {
    this.#deps = deps;
    this.#admission = new TurnAdmission(deps);
  }

  /** What a turn would be. Nothing runs and nothing is stored but its spending. */
  async classify(
    request: TurnRequest,
    actor: Actor,
    signal: AbortSignal,
  ): Promise<{ readonly verdict: TurnVerdict; readonly generatedBy: GeneratedBy }> {
    const { verdict } = await this.#admission.prepare(request, actor, signal);
    return { verdict, generatedBy: this.#deps.gateway.generatedBy };
  }

  /** Takes the turn. When it throws, nothing of it was left behind. */
  async take(request: TurnRequest, sender: Sender): Promise<TurnResult> {
    const turn = await this.#admit(await this.#admission.prepare(request, sender.actor, sender.signal), sender);
    try {
      return this.#resultOf(turn.verdict, await this.#deps.capabilities[turn.verdict.intent].take(turn));
    } finally {
      await turn.lease.release();
    }
  }

  /**
   * Streams an explanation. Who never reads the frames must abort `signal`, which gives the conversation free; a stream that is
   * aborted, left or fails records nothing.
   */
  async stream(request: TurnRequest, sender: Sender): Promise<TurnStream> {
    const { signal } = sender;
    const prepared = await this.#admission.prepare(request, sender.actor, signal);
    if (prepared.verdict.intent !== 'explain') return { kind: 'deferred', verdict: prepared.verdict };
    const turn = await this.#admit(prepared, sender);
    signal.addEventListener('abort', () => void turn.lease.release(), { once: true });
    try {
      const { generatedBy, parts } = await this.#deps.capabilities.explain.open(turn);
      return { kind: 'explain', generatedBy, frames: this.#frames(turn, parts) };
    } catch (error) {
      await turn.lease.release();
      throw error;
    }
  }

  /** What is about to be written is not for who is gone, and will ask again, nor for who lost the permission meanwhile. */
  #admit(prepared: PreparedTurn, sender: Sender): Promise<Turn> {
    return this.#admission.admit(prepared, sender, async (outcome, state = 'final') => {
      sender.signal.throwIfAborted();
      // Each tool of an acting turn asks for the rights of its moment itself.
      if (state === 'final') await this.#admission.renew(prepared.verdict, sender);
      await sender.settle(this.#resultOf(prepared.verdict, outcome), state);
    });
  }

  async *#frames(turn: Turn, parts: AsyncIterable<ExplainPart>): AsyncGenerator<ExplainFrame> {
    try {
      for await (const part of parts) {
        // What is recorded needs the lease no longer, however long the remarks take.
        if (part.event === 'complete') await turn.lease.release();
        yield part.event === 'complete'
          ? { event: 'complete', result: this.#resultOf(turn.verdict, part.outcome) }
          : part;
      }
    } finally {
      await turn.lease.release();
    }
  }

  #resultOf(verdict: TurnVerdict, outcome: CapabilityResult): TurnResult {
    return { verdict, outcome, generatedBy: outcome.generatedBy ?? this.#deps.gateway.generatedBy };
  }
}
