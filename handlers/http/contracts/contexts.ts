import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import type { PageRequest } from '../../../domain/foundation/kernel/pages/page.ts';
import type { OperationId } from '../../../generated/operations.ts';
import type { OperationPolicy } from '../document/policy.ts';
import type { RequestContext } from './request-context.ts';

// What is known of a request after each step of the pipeline.

/** A request for an operation of the document. */
export interface Matched {
  readonly request: RequestContext;
  readonly operationId: OperationId;
  readonly policy: OperationPolicy;
  /** The path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** Who sends a request, and when that was found out, in seconds of the monotonic clock. */
export interface Identity {
  readonly actor: Actor;
  /** Found by the session cookie, which a browser sends by itself. */
  readonly isByCookie: boolean;
  readonly foundAt: number;
}

/** Finds out who sends a request by its credentials. `address` is where it comes from, as limits count it. */
export type FindActor = (
  req: IncomingMessage,
  res: ServerResponse,
  address: string,
) => Promise<Omit<Identity, 'foundAt'>>;

/** A request whose sender is known as far as the operation asks: null on a public one. */
export interface Identified extends Matched {
  readonly identity: Identity | null;
}

declare const admitted: unique symbol;

/** A request that may continue. Only the step that decides it makes one, so that no way leads around it. */
export interface Admitted extends Identified {
  readonly [admitted]: true;
}

/** A request that has arrived as a whole; `body` is undefined where the operation takes none. */
export interface Complete extends Admitted {
  readonly body: unknown;
  /** The body as it was sent, where the operation declares that it needs it; else null. */
  readonly bytes: Buffer | null;
}

/** A request that is as the document says; defaults are filled in. */
export interface Valid extends Complete {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The page asked for, on cursor lists. */
  readonly page: PageRequest;
}
