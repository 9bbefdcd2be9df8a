import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import type { PageRequest } from '../../../domain/foundation/kernel/pages/page.ts';
import type { Precondition } from '../../../domain/foundation/kernel/precondition.ts';
import type { Area, OperationId, operations } from '../../../generated/operations.ts';
import type { operations as Wire } from '../../../generated/types.ts';
import type {
  CookieName,
  EventsResult,
  Frame,
  LongResult,
  NumberedResult,
  PageResult,
  ReadyPageResult,
  ReadyResult,
  Result,
  RpcResult,
  TextResult,
  UpgradeResult,
} from './result.ts';

type ParametersOf<K extends OperationId, In extends 'path' | 'query'> = Wire[K]['parameters'] extends {
  [P in In]?: infer T;
}
  ? Exclude<T, undefined>
  : Record<string, never>;

type BodyOf<K extends OperationId> = Wire[K] extends { requestBody?: { content: { 'application/json': infer B } } }
  ? B
  : undefined;

/** What is known of the caller's connection. */
export interface Caller {
  /** The peer, or what a trusted proxy says of it. */
  readonly address: string;
  /** What limits count of the address. */
  readonly limitSubject: string;
  /** The wider networks that an IPv6 address belongs to. */
  readonly limitNetworks: readonly string[];
  readonly userAgent: string;
  /** The head of the response is all that is asked for. */
  readonly isHead: boolean;
  /** The connection can become a WebSocket. */
  readonly offersUpgrade: boolean;
  /** The value of a request header, its name in lower case, or null. */
  header(name: string): string | null;
  /** The value of a request cookie, whatever it is called on the wire, or null. */
  cookie(name: CookieName): string | null;
  /** The request comes from this machine, and nothing says that somebody else passed it on. */
  readonly isFromHere: boolean;
}

/** Whether a response is the end of its request, or what retries get when the request does not come to one. */
export type Standing = 'final' | 'interim';

/**
 * Keeps the response for retries of the request, in the transaction that is open; without an `Idempotency-Key` it does nothing. Throws
 * Conflict when the request took so long that another one took its place.
 */
export type Settle = (answer: Result<200 | 202, unknown>, standing?: Standing) => Promise<void>;

/** Everything a handler may look at, typed from the document. Path, query and body have passed their schemas, but for a body that is read byte for byte. */
export interface Input<K extends OperationId> {
  readonly path: ParametersOf<K, 'path'>;
  readonly query: ParametersOf<K, 'query'>;
  readonly body: BodyOf<K>;
  /**
   * The body as it was sent, for operations that declare `x-raw-body`; reading it on another is a programming error and throws. Their
   * `body` is undefined, because nothing of it has been parsed.
   */
  readonly bytes: Buffer;
  /** Parses these bytes and compares them with the schema. Throws RequestInvalid. */
  readonly requireBody: () => void;
  /** The signed-in caller. Public operations have none; reading it there is a programming error and throws. */
  readonly actor: Actor;
  /** Page asked for on cursor lists; the cursor has been checked. */
  readonly page: PageRequest;
  readonly caller: Caller;
  /** Aborted when the caller goes away before the response; work that only the response is for should end then. */
  readonly signal: AbortSignal;
  /** For operations that store their response themselves; to be called once as `final`, as the last thing in their transaction. */
  readonly settle: Settle;
  /**
   * The caller as they are now, for work that took long: the credential, the permission and the guards are checked again. Throws
   * Unauthorized and Forbidden.
   */
  readonly renew: () => Promise<Actor>;
  /** The If-Match of the request as a precondition on the record whose wire form `present` gives; null for a missing record. */
  ifMatch<T>(present: (record: T) => unknown): Precondition<T | null>;
  /** The same where a record has a tag of its own that is not made from the response. */
  ifMatchTag<T>(tagOf: (record: T) => string): Precondition<T | null>;
  /** True when the request names a tag that no record of this kind can have (resources that publish none). */
  readonly hasForeignTag: boolean;
}

type JsonOf<R> = R extends { content: { 'application/json': infer J } }
  ? J
  : R extends { content: infer C }
    ? C
    : undefined;

type ResultFor<S, R> = S extends 101
  ? UpgradeResult
  : S extends 204
    ? Result<204, undefined>
    : JsonOf<R> extends { pagination: infer P; data: (infer D)[] }
      ? PageResult<D, P> | ReadyPageResult<D> | NumberedResult<D, P>
      : JsonOf<R> extends { jsonrpc: '2.0' }
        ? RpcResult
        : JsonOf<R> extends { data: infer D }
          ? Result<S, D> | ReadyResult<S, D> | LongResult<S, D>
          : R extends { content: { 'text/event-stream': infer F extends Frame } }
            ? EventsResult<F>
            : TextResult;

/** A 503 that can be a report; where it is always a failure there is nothing to answer. */
type ReportOf<R> = [R] extends [never] ? never : R extends { data: infer D } ? Result<503, D> : never;

type ReportStatus = 101 | 200 | 201 | 202 | 204 | 503;
type Responses<K extends OperationId> = Wire[K]['responses'];

/** The union of results the document declares for an operation; 503 only where it is a report and not a failure. */
export type ResultOf<K extends OperationId> = {
  [S in keyof Responses<K> & ReportStatus]: S extends 503
    ? ReportOf<Extract<JsonOf<Responses<K>[S]>, { success: true }>>
    : ResultFor<S, Responses<K>[S]>;
}[keyof Responses<K> & ReportStatus];

/** One operation: unpack, call, present. */
export type Handler<K extends OperationId> = (input: Input<K>) => Promise<ResultOf<K>> | ResultOf<K>;

type OperationsOf<A extends Area> = {
  [K in OperationId]: (typeof operations)[K]['area'] extends A ? K : never;
}[OperationId];

/** All handlers of an area: one missing or one too many is a compile error. */
export type HandlersOf<A extends Area> = { readonly [K in OperationsOf<A>]: Handler<K> };
