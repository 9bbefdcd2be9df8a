import type { ParamsOption } from 'openapi-fetch';
import type { paths } from '../document.ts';
import { ERROR_CODES } from '../errors/error-codes.ts';
import { hasCode } from '../errors/platform-error.ts';
import { requireCount } from '../http/number-option.ts';
import type { JsonRequest, JsonResponse, TakesHeader } from '../http/operations.ts';
import { type PathClient, request } from '../http/path-client.ts';
import { recordIn } from '../http/record.ts';
import { type Payload, type Tagged, unwrapTagged } from '../http/unwrap.ts';

type Method = 'PATCH' | 'PUT';
type Change<Path extends keyof paths, By extends Method> = paths[Path] extends { [M in Lowercase<By>]: infer Operation }
  ? Operation
  : never;
type Reading<Path extends keyof paths> = paths[Path] extends { get: infer Operation } ? Operation : never;

/** The paths of records that can be read, and changed conditionally with this method. */
export type ChangeablePath<By extends Method> = {
  [Path in keyof paths]: paths[Path] extends { get: { responses: { 200: { headers: { ETag: unknown } } } } }
    ? [Change<Path, By>] extends [never]
      ? never
      : TakesHeader<Change<Path, By>, 'If-Match'> extends true
        ? Path
        : never
    : never;
}[keyof paths];

/** The type of the record. */
export type RecordAt<Path extends keyof paths> = Payload<JsonResponse<Reading<Path>>>;

/** The path parameters. */
export type UpdateInit<Path extends keyof paths> = ParamsOption<Reading<Path>> & {
  readonly signal?: AbortSignal;
  /** The maximum number of attempts, each with the current record: 1 to 10. Default 3. */
  readonly attempts?: number;
};

interface Given {
  readonly params?: { readonly path?: object };
  readonly signal?: AbortSignal;
  readonly attempts?: number;
}

const ATTEMPTS = 3;
const MAX_ATTEMPTS = 10;

/**
 * Changes a record safely: reads it, calls `change` for the request body, and writes it with the ETag that was read. If
 * the record has changed in between (`VERSION_CONFLICT`), it starts again, so `change` may be called several times.
 * Resolves with the written record, or with the read one if `change` returns null. Rejects with the conflict after the
 * last attempt, and immediately if it is unknown whether the change took effect, so that it is never applied twice; with
 * RangeError for an invalid `attempts`.
 */
export const update = async <By extends Method, Path extends ChangeablePath<By>>(
  client: PathClient,
  method: By,
  path: Path,
  init: UpdateInit<Path>,
  change: (
    record: RecordAt<Path>,
  ) => JsonRequest<Change<Path, By>> | null | Promise<JsonRequest<Change<Path, By>> | null>,
): Promise<Tagged<RecordAt<Path> | Payload<JsonResponse<Change<Path, By>>>>> => {
  type Result = Tagged<RecordAt<Path> | Payload<JsonResponse<Change<Path, By>>>>;
  const { params, attempts = ATTEMPTS, ...rest } = init as Given;
  requireCount('attempts', attempts, MAX_ATTEMPTS);
  const given = { ...params?.path };
  for (let attempt = 1; ; attempt += 1) {
    const read = await unwrapTagged(request(client, 'get', path, { ...rest, params: { path: given } }));
    const body = await change(recordIn(read.data as RecordAt<Path>, 200, {}));
    if (body === null) return read as Result;
    const header = { 'If-Match': read.etag };
    try {
      const written = request(client, method.toLowerCase(), path, { ...rest, params: { path: given, header }, body });
      return (await unwrapTagged(written)) as Result;
    } catch (error) {
      const isLast = attempt >= attempts;
      if (isLast || !hasCode(error, ERROR_CODES.VERSION_CONFLICT)) throw error;
    }
  }
};
