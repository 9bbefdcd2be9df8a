import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import type { PageRequest } from '../../../domain/foundation/kernel/pages/page.ts';
import type { Precondition } from '../../../domain/foundation/kernel/precondition.ts';
import type { Area, OperationId, operations } from '../../../generated/operations.ts';
import type { operations as Wire } from '../../../generated/types.ts';
import type { BodyUpload } from './body-upload.ts';
import type {
  ContentResult,
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

/** The connection of the caller. */
export interface Caller {
  /** The address of the peer, or the one that a trusted proxy reports. */
  readonly address: string;
  /** The subject of limits per address. */
  readonly limitSubject: string;
  /** The wider networks of an IPv6 address. */
  readonly limitNetworks: readonly string[];
  readonly userAgent: string;
  /** Whether only the headers are requested (HEAD). */
  readonly isHead: boolean;
  /** Whether the connection can become a WebSocket. */
  readonly offersUpgrade: boolean;
  /** The value of a request header by its lower-case name, or null. */
  header(name: string): string | null;
  /** The value of a request cookie, regardless of its prefix on the wire, or null. */
  cookie(name: CookieName): string | null;
  /** Whether the request comes from this machine without a forwarding header. */
  readonly isLocal: boolean;
}

/** Whether a response is final, or an interim one that is replayed if the request does not reach a final one. */
export type ResponseState = 'final' | 'interim';

/**
 * Stores the response for replays of the request, in the open transaction; does nothing without an `Idempotency-Key`.
 * Throws Conflict if the request took so long that another one replaced it.
 */
export type Settle = (result: Result<200 | 202, unknown>, state?: ResponseState) => Promise<void>;

/**
 * The input of a handler, typed from the document. Path, query and body have passed their schemas, except for a raw
 * body.
 */
export interface Input<K extends OperationId> {
  readonly path: ParametersOf<K, 'path'>;
  readonly query: ParametersOf<K, 'query'>;
  readonly body: BodyOf<K>;
  /**
   * The raw body, for operations that declare `x-raw-body`; on other operations reading it is a programming error and
   * throws. Their `body` is undefined, because it has not been parsed.
   */
  readonly bytes: Buffer;
  /**
   * The body as it arrives, for operations that declare `x-raw-body: stream`. For other operations reading it is a programming error and
   * throws.
   */
  readonly upload: BodyUpload;
  /** Parses the raw body and validates it. Throws RequestInvalid. */
  readonly requireBody: () => void;
  /** The authenticated caller. On public operations reading it is a programming error and throws. */
  readonly actor: Actor;
  /** The requested page of a cursor list; the cursor has been verified. */
  readonly page: PageRequest;
  readonly caller: Caller;
  /** Aborted when the client disconnects before the response. Work that only serves the response should then stop. */
  readonly signal: AbortSignal;
  /**
   * For operations that store their response themselves. Call it once with `final`, as the last step of their
   * transaction.
   */
  readonly settle: Settle;
  /**
   * The caller with current permissions, for long work: credential, permission and guards are checked again. Throws
   * Unauthorized and Forbidden.
   */
  readonly renew: () => Promise<Actor>;
  /**
   * The If-Match of the request as a precondition on the record whose wire form `present` returns; null for a missing
   * record.
   */
  ifMatch<T>(present: (record: T) => unknown): Precondition<T | null>;
  /** The same for a record whose tag is not derived from the response. */
  ifMatchTag<T>(tagOf: (record: T) => string): Precondition<T | null>;
  /** Whether the request names a tag that no record of this kind has (resources without an ETag). */
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
            : R extends { content: { '*/*': unknown } }
              ? ContentResult
              : TextResult;

/** A 503 that can be a report. If it is always an error, the handler does not return it. */
type ReportOf<R> = [R] extends [never] ? never : R extends { data: infer D } ? Result<503, D> : never;

type ReportStatus = 101 | 200 | 201 | 202 | 204 | 503;
type Responses<K extends OperationId> = Wire[K]['responses'];

/** The union of results that the document declares for an operation; 503 only where it is a report and not an error. */
export type ResultOf<K extends OperationId> = {
  [S in keyof Responses<K> & ReportStatus]: S extends 503
    ? ReportOf<Extract<JsonOf<Responses<K>[S]>, { success: true }>>
    : ResultFor<S, Responses<K>[S]>;
}[keyof Responses<K> & ReportStatus];

/** The handler of one operation: reads the input, calls the domain and presents the result. */
export type Handler<K extends OperationId> = (input: Input<K>) => Promise<ResultOf<K>> | ResultOf<K>;

type OperationsOf<A extends Area> = {
  [K in OperationId]: (typeof operations)[K]['area'] extends A ? K : never;
}[OperationId];

/** All handlers of an area. A missing or additional one is a compile error. */
export type HandlersOf<A extends Area> = { readonly [K in OperationsOf<A>]: Handler<K> };
