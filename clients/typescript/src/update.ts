import type { ParamsOption } from 'openapi-fetch';
import { type Payload, type Tagged, unwrapTagged } from './answers.ts';
import type { PlatformClient } from './client.ts';
import type { paths } from './document.ts';
import { ERROR_CODES } from './error-codes.ts';
import type { JsonAnswer, JsonRequest, TakesHeader } from './operations.ts';
import { hasCode } from './platform-error.ts';
import { request } from './untyped.ts';

type Method = 'PATCH' | 'PUT';
type Change<Path extends keyof paths, By extends Method> = paths[Path] extends { [M in Lowercase<By>]: infer Operation }
  ? Operation
  : never;
type Reading<Path extends keyof paths> = paths[Path] extends { get: infer Operation } ? Operation : never;

/** The paths of records that can be read, and changed by this method if they are still the same. */
export type ChangeablePath<By extends Method> = {
  [Path in keyof paths]: paths[Path] extends { get: { responses: { 200: { headers: { ETag: unknown } } } } }
    ? [Change<Path, By>] extends [never]
      ? never
      : TakesHeader<Change<Path, By>, 'If-Match'> extends true
        ? Path
        : never
    : never;
}[keyof paths];

/** The record as it is read. */
export type RecordAt<Path extends keyof paths> = Payload<JsonAnswer<Reading<Path>>>;

/** The parameters of the path. */
export type UpdateInit<Path extends keyof paths> = ParamsOption<Reading<Path>> & {
  readonly signal?: AbortSignal;
  /** How often the change is tried on a fresh reading. Default 3, at most 10. */
  readonly attempts?: number;
};

interface Given {
  readonly params?: { readonly path?: object };
  readonly signal?: AbortSignal;
  readonly attempts?: number;
}

const ATTEMPTS = 3;
const MOST_ATTEMPTS = 10;

/**
 * Changes a record safely: reads it, lets `change` make the body of the request from it, and writes that under the tag of what was read. When
 * somebody else was faster (`VERSION_CONFLICT`), it begins again, so `change` may be called more than once. Resolves with the record as it was
 * written; when `change` gives null nothing is written, and it resolves with the record as it was read. Rejects with the conflict after
 * the last attempt, and at once where nobody knows whether the change took effect, so that it is never made twice.
 */
export const update = async <By extends Method, Path extends ChangeablePath<By>>(
  client: PlatformClient,
  method: By,
  path: Path,
  init: UpdateInit<Path>,
  change: (
    record: RecordAt<Path>,
  ) => JsonRequest<Change<Path, By>> | null | Promise<JsonRequest<Change<Path, By>> | null>,
): Promise<Tagged<RecordAt<Path> | Payload<JsonAnswer<Change<Path, By>>>>> => {
  type Result = Tagged<RecordAt<Path> | Payload<JsonAnswer<Change<Path, By>>>>;
  const { params, attempts = ATTEMPTS, ...rest } = init as Given;
  const given = { ...params?.path };
  for (let attempt = 1; ; attempt += 1) {
    const read = await unwrapTagged(request(client, 'get', path, { ...rest, params: { path: given } }));
    const body = await change(read.data as RecordAt<Path>);
    if (body === null) return read as Result;
    const header = { 'If-Match': read.etag };
    try {
      const written = request(client, method.toLowerCase(), path, { ...rest, params: { path: given, header }, body });
      return (await unwrapTagged(written)) as Result;
    } catch (error) {
      const isLast = attempt >= Math.min(attempts, MOST_ATTEMPTS);
      if (isLast || !hasCode(error, ERROR_CODES.VERSION_CONFLICT)) throw error;
    }
  }
};
