import type { Actor } from '../../domain/foundation/kernel/actor.ts';
import type { PageRequest } from '../../domain/foundation/kernel/page.ts';
import type { Precondition } from '../../domain/foundation/kernel/precondition.ts';
import { IfMatch, tagOf } from './etag.ts';
import type { Exchange, Match } from './exchange.ts';
import type { Caller, Input } from './operation.ts';

/**
 * What a handler sees of a request. One class with accessors on its prototype: an object literal with accessors would have a shape
 * of its own for every request, which only a full collection frees.
 */
class RequestInput {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly page: PageRequest;
  readonly #exchange: Exchange;
  readonly #ifMatch: IfMatch;

  constructor(exchange: Exchange, ifMatch: IfMatch) {
    this.path = exchange.path;
    this.query = exchange.query;
    this.body = exchange.body;
    this.page = exchange.page;
    this.#exchange = exchange;
    this.#ifMatch = ifMatch;
  }

  get caller(): Caller {
    return this.#exchange;
  }

  get actor(): Actor {
    const { actor } = this.#exchange;
    if (actor === null) throw new Error('a public operation has no actor');
    return actor;
  }

  get signal(): AbortSignal {
    return this.#exchange.signal;
  }

  /** A function of its own, because handlers take it out of the input. */
  get ifMatch(): <T>(present: (record: T) => unknown) => Precondition<T | null> {
    const ifMatch = this.#ifMatch;
    return (present) => ifMatch.precondition((record) => tagOf(present(record)));
  }

  get ifMatchTag(): <T>(tagOfRecord: (record: T) => string) => Precondition<T | null> {
    const ifMatch = this.#ifMatch;
    return (tagOfRecord) => ifMatch.precondition(tagOfRecord);
  }

  get hasForeignTag(): boolean {
    return this.#ifMatch.asksForTag;
  }
}

/** The input of a matched and validated request. Throws RequestInvalid for an If-Match without a known form. */
export const inputOf = (exchange: Exchange, { policy }: Match): Input<never> => {
  const ifMatch = policy.isConditional ? IfMatch.of(exchange.header('if-match')) : IfMatch.NOTHING;
  return new RequestInput(exchange, ifMatch) as unknown as Input<never>;
};
