import { createPatch, type Operation, type Pointer } from 'rfc6902';
import { canonicalJson, type JsonObject, type JsonValue } from '../../../foundation/kernel/json/canonical-json.ts';
import { type ListStep, type PlacedRecord, stepsBetween } from './list-steps.ts';

/** One step of a JSON Patch (RFC 6902). */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: JsonValue }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string };

interface StoredRecord extends JsonObject {
  readonly id: string;
}

/**
 * The only member with a form that clients choose: compared as a whole, so that its size cannot make a comparison
 * expensive.
 */
const FREE_FORM_MEMBER = 'strategy_config';

const areEqual = (before: JsonValue, after: JsonValue): boolean => canonicalJson(before) === canonicalJson(after);

const replaceWhole = (before: JsonValue, after: JsonValue, path: Pointer): Operation[] =>
  areEqual(before, after) ? [] : [{ op: 'replace', path: path.toString(), value: after }];

const isStoredRecord = (value: JsonValue): value is StoredRecord =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const isRecordList = (value: readonly JsonValue[]): value is readonly StoredRecord[] =>
  value.every(isStoredRecord) && new Set(value.map(({ id }) => id)).size === value.length;

/** The operation of a step in the list at `path`; `recordOf` returns the record of an added id. */
export const operationOf = (path: string, step: ListStep, recordOf: (id: string) => JsonObject): PatchOperation => {
  const at = (index: number): string => `${path}/${index}`;
  if (step.op === 'remove') return { op: 'remove', path: at(step.index) };
  if (step.op === 'move') return { op: 'move', from: at(step.from), path: at(step.index) };
  return { op: 'add', path: at(step.index), value: recordOf(step.id) };
};

const placed = (records: readonly StoredRecord[]): PlacedRecord[] => records.map(({ id }, index) => ({ id, index }));

/** Records keep their ids across versions, so lists are matched by id: a moved record is moved, not rewritten. */
const diffRecords = (before: readonly StoredRecord[], after: readonly StoredRecord[], path: Pointer): Operation[] => {
  const earlier = new Map(before.map((record) => [record.id, record]));
  const later = new Map(after.map((record) => [record.id, record]));
  const steps = stepsBetween(placed(before), placed(after));
  const recordOf = (id: string): StoredRecord => later.get(id) as StoredRecord;
  return [
    ...steps.map((step) => operationOf(path.toString(), step, recordOf) as Operation),
    ...after.flatMap((record, index) => {
      const known = earlier.get(record.id);
      return known === undefined ? [] : (diffRecord(known, record, path.add(String(index)).toString()) as Operation[]);
    }),
  ];
};

const diffNode = (before: JsonValue, after: JsonValue, path: Pointer): Operation[] | undefined => {
  if (path.tokens.at(-1) === FREE_FORM_MEMBER) return replaceWhole(before, after, path);
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  return isRecordList(before) && isRecordList(after)
    ? diffRecords(before, after, path)
    : replaceWhole(before, after, path);
};

const below = (prefix: string, operation: Operation): Operation => {
  const path = prefix + operation.path;
  return 'from' in operation ? { ...operation, from: prefix + operation.from, path } : { ...operation, path };
};

/** The JSON Patch from one record at `path` to another. */
export const diffRecord = (before: JsonValue, after: JsonValue, path: string): PatchOperation[] =>
  createPatch(before, after, diffNode).map((operation) => below(path, operation) as PatchOperation);

/**
 * The JSON Patch from one snapshot to another; empty if they are equal. Departments and agents are matched by id; every
 * other list, and `strategy_config`, is replaced as a whole if it differs.
 */
export const diffSnapshots = (before: JsonObject, after: JsonObject): PatchOperation[] =>
  createPatch(before, after, diffNode) as PatchOperation[];
