import type { operations } from '../../../derived/client-types.ts';
import type { OperationId } from '../../../generated/operations.ts';

type Responses<K extends OperationId> = operations[K]['responses'];
type StatusOf<K extends OperationId> = keyof Responses<K> & number;
type FailureStatus = 400 | 401 | 402 | 403 | 404 | 406 | 409 | 413 | 415 | 422 | 426 | 429 | 500 | 502 | 503;

type JsonIn<R> = R extends { content: { 'application/json': infer B } } ? B : never;
type FramesIn<R> = R extends { content: { 'text/event-stream': infer F } } ? F : never;

/** Every success body that the document declares; none for an operation without JSON. */
type SuccessBody<K extends OperationId> = {
  [S in StatusOf<K>]: S extends FailureStatus
    ? Exclude<JsonIn<Responses<K>[S]>, { success: false }>
    : JsonIn<Responses<K>[S]>;
}[StatusOf<K>];
type FailureBody = operations['getLiveness']['responses'][400]['content']['application/json'];
type KeysOf<T> = T extends unknown ? keyof T : never;

/**
 * An error, in which the fields of a success are `never`: reading `body.data` before the status is narrowed has the type of the success,
 * and a test that expected a success and reads an error fails at run time.
 */
type Failed<Success> = Omit<FailureBody, 'data'> & {
  readonly [P in 'data' | Exclude<KeysOf<Success>, keyof FailureBody>]: never;
};

/** The same for a success: `body.error_detail` has the type of the error. */
type Succeeded<B> = B extends { error_detail: unknown }
  ? Omit<B, 'error' | 'error_detail'> & { readonly error: never; readonly error_detail: never }
  : B;

/** All fields of a union, each with the types that it has in any member. */
type Merged<T> = { readonly [P in KeysOf<T>]: T extends { readonly [Q in P]?: infer V } ? V : never };

type Readable<B> = B extends { jsonrpc: unknown } ? Merged<B> : Succeeded<B>;

type BodyOf<K extends OperationId, S extends StatusOf<K>> =
  JsonIn<Responses<K>[S]> extends infer B
    ? B extends { success: false }
      ? Failed<SuccessBody<K>>
      : Readable<B>
    : never;

/** The frames of an event stream; the data of each has the fields of every kind of frame. */
type FrameOf<F> = [F] extends [never]
  ? never
  : { readonly event: string; readonly id?: string; readonly data: Merged<F extends { data: infer D } ? D : never> };

/** The fields of every response, for any operation. */
export interface ResponseHead {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly cookies: Readonly<Record<string, string>>;
}

/** A response of an operation, by status. `frames` are the frames of an event stream. */
export type ResponseOf<K extends OperationId> = {
  [S in StatusOf<K>]: ResponseHead & {
    readonly status: S;
    readonly body: BodyOf<K, S>;
    readonly frames: readonly FrameOf<FramesIn<Responses<K>[200 & keyof Responses<K>]>>[];
  };
}[StatusOf<K>];

type Parameters<K extends OperationId, In extends 'path' | 'query'> = operations[K]['parameters'] extends {
  [P in In]?: infer T;
}
  ? Exclude<T, undefined>
  : never;

/** Path parameters are text; the client converts numbers. */
type PathOf<K extends OperationId> = [Parameters<K, 'path'>] extends [never]
  ? unknown
  : { readonly path: { readonly [P in keyof Parameters<K, 'path'>]: string | number } };

type QueryOf<K extends OperationId> = [Parameters<K, 'query'>] extends [never]
  ? unknown
  : operations[K]['parameters'] extends { query: infer Q }
    ? { readonly query: Q }
    : { readonly query?: Parameters<K, 'query'> };

/** Requests may be constant. */
type Sent<T> = T extends object ? { readonly [P in keyof T]: Sent<T[P]> } : T;

/** The body that the document declares for a request. */
export type RequestBodyOf<K extends OperationId> = operations[K] extends {
  requestBody?: { content: { 'application/json': infer B } };
}
  ? Sent<B>
  : never;

/** The values of a field of that body. */
export type FieldOf<K extends OperationId, Field extends keyof RequestBodyOf<K>> = Exclude<
  RequestBodyOf<K>[Field],
  undefined
>;

type WithBody<K extends OperationId> = [RequestBodyOf<K>] extends [never]
  ? unknown
  : operations[K] extends { requestBody: unknown }
    ? { readonly body: RequestBodyOf<K> }
    : { readonly body?: RequestBodyOf<K> };

/** The requests of an operation that the document allows. */
export type RequestOf<K extends OperationId> = PathOf<K> &
  QueryOf<K> &
  WithBody<K> & { readonly headers?: Readonly<Record<string, string>> };

/** The request may be omitted if the operation requires nothing. */
export type RequestArguments<K extends OperationId> =
  object extends RequestOf<K> ? [request?: RequestOf<K>] : [request: RequestOf<K>];
