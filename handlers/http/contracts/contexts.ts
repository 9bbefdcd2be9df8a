import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import type { PageRequest } from '../../../domain/foundation/kernel/pages/page.ts';
import type { OperationId } from '../../../generated/operations.ts';
import type { OperationPolicy } from '../document/policy.ts';
import type { RequestContext } from './request-context.ts';

// The state of a request after each step of the pipeline.

/** A request that matches an operation of the document. */
export interface Matched {
  readonly request: RequestContext;
  readonly operationId: OperationId;
  readonly policy: OperationPolicy;
  /** The decoded path parameters. */
  readonly params: Readonly<Record<string, string>>;
}

/** The caller of a request, and when it was authenticated, in seconds of the monotonic clock. */
export interface Identity {
  readonly actor: Actor;
  /** Authenticated by the session cookie, which browsers send automatically. */
  readonly isByCookie: boolean;
  readonly foundAt: number;
}

/** Authenticates a request by its credentials. `address` is the client address as limits count it. */
export type FindActor = (
  req: IncomingMessage,
  res: ServerResponse,
  address: string,
) => Promise<Omit<Identity, 'foundAt'>>;

/** A request whose caller is known if the operation requires it; null for a public operation. */
export interface Identified extends Matched {
  readonly identity: Identity | null;
}

declare const admitted: unique symbol;

/** A request that passed authorization. Only the authorization step creates this type, so no path skips it. */
export interface Admitted extends Identified {
  readonly [admitted]: true;
}

/** A request whose body was received; `body` is undefined if the operation takes none. */
export interface Complete extends Admitted {
  readonly body: unknown;
  /** The raw body if the operation declares that it needs it; otherwise null. */
  readonly bytes: Buffer | null;
}

/** A request that passed validation; defaults are filled in. */
export interface Valid extends Complete {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The requested page of a cursor list. */
  readonly page: PageRequest;
}
