import type { FetchOptions, FetchResponse, ParseAs } from 'openapi-fetch';
import type { paths } from '../document.ts';
import { Call } from '../http/call.ts';
import { type PathClient, request } from '../http/path-client.ts';

/** Method, path and reading of an operation; without a reading its response is JSON or empty. */
type Entry = readonly [method: string, path: string, reading?: ParseAs];
type Table = Readonly<Record<string, Entry>>;

/** Tables of operations by namespace: all of `organisation-platform-client/operations`, or some. */
export type OperationTables = Readonly<Record<string, Table>>;

/** The operation of an entry in the types of the document. */
type OperationOf<E extends Entry> = E[1] extends keyof paths
  ? Lowercase<E[0]> extends keyof paths[E[1]]
    ? NonNullable<paths[E[1]][Lowercase<E[0]>]>
    : never
  : never;

type ParametersOf<Operation> = Operation extends { parameters: infer Given } ? Omit<Given, 'cookie'> : unknown;

/** What a call sends: `path`, `query`, `header` and `body`, as the document names them, and options of the request. */
export type CallInit<E extends Entry> = ParametersOf<OperationOf<E>> &
  Pick<FetchOptions<OperationOf<E>>, 'body' | 'signal' | 'parseAs'>;

type Reading<E extends Entry, Init> = Init extends { parseAs: ParseAs }
  ? Init
  : E[2] extends ParseAs
    ? { parseAs: E[2] }
    : Init;
type DataOf<Response> = Response extends { data: infer Data; error?: undefined } ? Data : never;

/** The body of the response of an operation, of the same type as that of a call by path. */
export type BodyOf<E extends Entry, Init = Record<never, never>> =
  OperationOf<E> extends Record<string | number, unknown>
    ? DataOf<FetchResponse<OperationOf<E>, Reading<E, Init>, `${string}/${string}`>>
    : never;

type Arguments<E extends Entry, Init> = Record<never, never> extends CallInit<E> ? [init?: Init] : [init: Init];
type Asked<As> = [As] extends [undefined] ? Record<never, never> : { readonly parseAs: As };

/**
 * A method of a namespace. Only `parseAs` is a type parameter: if the whole object were one, the compiler would accept
 * unknown fields.
 */
export type Method<E extends Entry> = <As extends ParseAs | undefined = undefined>(
  ...init: Arguments<E, CallInit<E> & { readonly parseAs?: As }>
) => Call<BodyOf<E, Asked<As>>>;

/** The methods of a client: `client.<namespace>.<method>(...)`. */
export type Namespaces<Tables extends OperationTables> = {
  readonly [Name in keyof Tables]: { readonly [Key in keyof Tables[Name]]: Method<Tables[Name][Key]> };
};

interface Given {
  readonly path?: object;
  readonly query?: object;
  readonly header?: object;
}

const methodOf =
  (client: PathClient, [method, path, reading]: Entry) =>
  ({ path: place, query, header, ...rest }: Given = {}): Call<unknown> => {
    const params = { path: place, query, header };
    const read = reading === undefined ? {} : { parseAs: reading };
    return new Call(request(client, method.toLowerCase(), path, { ...read, ...rest, params }));
  };

/** The methods of the given operations, which call the client. */
export const namespacesOf = <Tables extends OperationTables>(client: PathClient, tables: Tables): Namespaces<Tables> =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [
      name,
      Object.fromEntries(Object.entries(table).map(([key, entry]) => [key, methodOf(client, entry)])),
    ]),
  ) as unknown as Namespaces<Tables>;
