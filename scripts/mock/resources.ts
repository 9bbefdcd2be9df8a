import { randomUUID } from 'node:crypto';
import { asMap, isMap, type Json, type JsonMap } from '../shared/json.ts';
import type { MockedOperation, ShownAnswer } from './operations.ts';

/** More are not kept; the oldest go. */
const MOST_RECORDS = 1000;

/** Records below one path, such as `/api/v1/users`: those that the document shows, and those that were created since. */
export interface Resource {
  readonly path: string;
  /** The field by which a path names a record. */
  readonly key: string;
  readonly records: Map<string, JsonMap>;
}

const dataOf = (answer: ShownAnswer | undefined): Json | undefined => asMap(answer?.value).data;

/** What an operation returns when all is well. */
export const successOf = ({ answers }: MockedOperation): ShownAnswer | undefined =>
  answers.find(({ status }) => status >= 200 && status < 300);

/** The field that a path parameter such as `connection_name` means in a record. */
const keyIn = (record: JsonMap, parameter: string): string | undefined =>
  ['id', parameter, parameter.replace(/^.*_/, '')].find((field) => field in record);

/** Every list whose records have a path of their own. */
export const resourcesOf = (operations: readonly MockedOperation[]): Resource[] =>
  operations.flatMap((list) => {
    const items = dataOf(successOf(list));
    if (list.method !== 'get' || !Array.isArray(items)) return [];
    const single = operations.find(
      ({ path }) => path.startsWith(`${list.path}/{`) && path.indexOf('}') === path.length - 1,
    );
    const parameter = single?.path.slice(list.path.length + 2, -1);
    const shown = [...items, ...(single === undefined ? [] : [dataOf(successOf(single)) ?? null])].filter(isMap);
    const key = parameter === undefined ? undefined : keyIn(shown[0] ?? {}, parameter);
    if (key === undefined) return [];
    const known = shown.filter((record) => record[key] !== undefined);
    return [{ path: list.path, key, records: new Map(known.map((record) => [String(record[key]), record])) }];
  });

/** Whether a response with this record is one that the document declares. */
export type Fits = (record: JsonMap) => boolean;

/** The record with what the caller said, of which only what can be answered: a request may say a thing in another form. */
const withSaid = (record: JsonMap, said: JsonMap, fits: Fits): JsonMap => {
  let so = record;
  for (const [field, value] of Object.entries(said)) {
    const next = { ...so, [field]: value };
    if (field in record && fits(next)) so = next;
  }
  return so;
};

/** In which field a response shows the record; null when it is the record itself. */
const fieldOf = (data: JsonMap, key: string): string | null =>
  key in data ? null : (Object.keys(data).find((field) => key in asMap(data[field])) ?? null);

const put = ({ key, records }: Resource, record: JsonMap): void => {
  const id = String(record[key]);
  records.delete(id);
  records.set(id, record);
  const [oldest] = records.keys();
  if (records.size > MOST_RECORDS && oldest !== undefined) records.delete(oldest);
};

/** A record like the one shown, with what the caller said, under a separate id. Returns the data of the response. */
export const create = (resource: Resource, shown: JsonMap, body: JsonMap, fits: Fits): JsonMap => {
  const field = fieldOf(shown, resource.key);
  const inPlace = (record: JsonMap): JsonMap => (field === null ? record : { ...shown, [field]: record });
  const like = field === null ? shown : asMap(shown[field]);
  const own = resource.key === 'id' ? { ...like, id: randomUUID() } : like;
  const record = withSaid(own, body, (each) => fits(inPlace(each)));
  put(resource, record);
  return inPlace(record);
};

/** The record with what the caller said. */
export const change = (resource: Resource, record: JsonMap, body: JsonMap, fits: Fits): JsonMap => {
  const { [resource.key]: _key, ...said } = body;
  const changed = withSaid(record, said, fits);
  put(resource, changed);
  return changed;
};

/** What became of a record by an action: as the document shows it, but for what its creator said and who it is. */
export const act = (resource: Resource, record: JsonMap, shown: JsonMap, said: readonly string[]): JsonMap => {
  if (!(resource.key in shown)) return shown;
  const kept = Object.entries(record).filter(([field]) => field === resource.key || said.includes(field));
  const acted = { ...shown, ...Object.fromEntries(kept) };
  put(resource, acted);
  return acted;
};

/** Which part of a list is asked for. */
export interface Part {
  readonly start: number;
  readonly limit: number;
}

/** The records, the newest first, in the envelope that is shown: all of them, or a page where the list has pages. */
export const page = ({ records }: Resource, envelope: JsonMap, { start, limit }: Part): JsonMap => {
  const all = [...records.values()].reverse();
  if (!isMap(envelope.pagination)) return { ...envelope, data: all };
  const end = start + limit;
  const hasMore = end < all.length;
  const facts = {
    limit,
    offset: start,
    total: all.length,
    has_more: hasMore,
    next_cursor: hasMore ? String(end) : null,
  };
  const told = Object.entries(facts).filter(([field]) => field in asMap(envelope.pagination));
  return {
    ...envelope,
    data: all.slice(start, end),
    pagination: { ...envelope.pagination, ...Object.fromEntries(told) },
  };
};
