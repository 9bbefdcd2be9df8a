import { ServiceUnavailable } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { GeneratedBy } from '../llm/provider.ts';
import type { ChimeIn, TurnRequest, TurnResult, TurnVerdict } from './turn.ts';

/** What an explanation sends while it is made. */
export type ExplainFrame =
  | { readonly event: 'delta'; readonly text: string }
  | { readonly event: 'complete'; readonly result: TurnResult }
  | { readonly event: 'chime'; readonly chimeIn: ChimeIn };

/** A streamed turn: an explanation, or the verdict on anything else, which is never streamed. */
export type TurnStream =
  | { readonly kind: 'deferred'; readonly verdict: TurnVerdict }
  | { readonly kind: 'explain'; readonly frames: AsyncIterable<ExplainFrame> };

/** Turns of the chat surface. No capability is there yet, so every turn is refused. */
export class TurnService {
  async take(
    _request: TurnRequest,
    _actor: Actor,
    _signal: AbortSignal,
    _settle: (result: TurnResult) => Promise<void>,
  ): Promise<TurnResult> {
    throw closed();
  }

  async stream(
    _request: TurnRequest,
    _actor: Actor,
    _signal: AbortSignal,
    _settle: (result: TurnResult) => Promise<void>,
  ): Promise<TurnStream> {
    throw closed();
  }

  async classify(
    _request: TurnRequest,
    _actor: Actor,
    _signal: AbortSignal,
  ): Promise<{ readonly verdict: TurnVerdict; readonly generatedBy: GeneratedBy }> {
    throw closed();
  }
}

const closed = (): ServiceUnavailable => new ServiceUnavailable('Turns are not taken in this version');
