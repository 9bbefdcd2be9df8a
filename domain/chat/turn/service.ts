import type { Actor } from '../../foundation/kernel/actor.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { GeneratedBy } from '../../llm/provider.ts';
import type { ExplainPart } from '../explain/explain.ts';
import type { CapabilityResult, ChimeIn, Sender, Turn, TurnRequest, TurnResult, TurnVerdict } from '../turn.ts';
import { type AdmissionDeps, type PreparedTurn, TurnAdmission } from './admission.ts';

export interface TurnDeps extends AdmissionDeps {
  readonly gateway: ModelGateway;
}

/** The frames of a streamed explanation: deltas, then the complete result once, then remarks. */
export type ExplainFrame =
  | { readonly event: 'delta'; readonly text: string }
  | { readonly event: 'complete'; readonly result: TurnResult }
  | { readonly event: 'chime'; readonly chimeIn: ChimeIn };

/** Only an explanation is streamed; any other turn must be sent again to the operation without streaming. */
export type TurnStream =
  | { readonly kind: 'deferred'; readonly verdict: TurnVerdict }
  | {
      readonly kind: 'explain';
      /** The provider of the reply, as far as it is known before the stream. */
      readonly generatedBy: GeneratedBy;
      readonly frames: AsyncIterable<ExplainFrame>;
    };

/**
 * Takes messages to the company. Every method throws what `TurnAdmission.prepare` throws; `take` and `stream` also
 * throw what `TurnAdmission.admit` and the capability throw, and the reason of `signal` after the client disconnected.
 */
export class TurnService {
  readonly #deps: TurnDeps;
  readonly #admission: TurnAdmission;

  constructor(deps: TurnDeps) {
    this.#deps = deps;
    this.#admission = new TurnAdmission(deps);
  }

  /** Classifies a message. Nothing runs, and only the spending is stored. */
  async classify(
    request: TurnRequest,
    actor: Actor,
    signal: AbortSignal,
  ): Promise<{ readonly verdict: TurnVerdict; readonly generatedBy: GeneratedBy }> {
    const { verdict } = await this.#admission.prepare(request, actor, signal);
    return { verdict, generatedBy: this.#deps.gateway.generatedBy };
  }

  /** Takes the turn. Stores nothing if it throws. */
  async take(request: TurnRequest, sender: Sender): Promise<TurnResult> {
    const turn = await this.#admit(await this.#admission.prepare(request, sender.actor, sender.signal), sender);
    try {
      return this.#resultOf(turn.verdict, await this.#deps.capabilities[turn.verdict.intent].take(turn));
    } finally {
      await turn.lease.release();
    }
  }

  /**
   * Streams an explanation. A caller that does not read the frames must abort `signal`, which releases the
   * conversation. A stream that is aborted, left or fails stores nothing.
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

  /**
   * Writes nothing for a client that disconnected, since it will ask again, or for a sender who lost the permission.
   */
  #admit(prepared: PreparedTurn, sender: Sender): Promise<Turn> {
    return this.#admission.admit(prepared, sender, async (outcome, state = 'final') => {
      sender.signal.throwIfAborted();
      // Each tool of an acting turn checks the permissions itself.
      if (state === 'final') await this.#admission.renew(prepared.verdict, sender);
      await sender.settle(this.#resultOf(prepared.verdict, outcome), state);
    });
  }

  async *#frames(turn: Turn, parts: AsyncIterable<ExplainPart>): AsyncGenerator<ExplainFrame> {
    try {
      for await (const part of parts) {
        // A stored explanation does not need the lease, and remarks may take long.
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
