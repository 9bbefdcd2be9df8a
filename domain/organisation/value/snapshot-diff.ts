import { createPatch, type Operation, type Pointer } from 'rfc6902';
import { canonicalJson, type JsonObject, type JsonValue } from '../../foundation/kernel/canonical-json.ts';

/** One step of a JSON Patch (RFC 6902). */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: JsonValue }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string };

interface StoredRecord extends JsonObject {
  readonly id: string;
}

/** The one member whose form the caller chose: compared as a whole, so that its size cannot make a comparison expensive. */
const FREE_FORM_MEMBER = 'strategy_config';

const areEqual = (before: JsonValue, after: JsonValue): boolean => canonicalJson(before) === canonicalJson(after);

const replaceWhole = (before: JsonValue, after: JsonValue, path: Pointer): Operation[] =>
  areEqual(before, after) ? [] : [{ op: 'replace', path: path.toString(), value: after }];

const isStoredRecord = (value: JsonValue): value is StoredRecord =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const isRecordList = (value: readonly JsonValue[]): value is readonly StoredRecord[] => value.every(isStoredRecord);

/** Records keep their identity across versions, so a list of them is matched by id: what moved is moved, not rewritten. */
const diffRecords = (before: readonly StoredRecord[], after: readonly StoredRecord[], path: Pointer): Operation[] => {
  const at = (index: number): string => path.add(String(index)).toString();
  const keptIds = new Set(after.map((record) => record.id));
  const operations: Operation[] = [];
  const present = before.filter((record) => keptIds.has(record.id));
  for (let index = before.length - 1; index >= 0; index -= 1) {
    if (!keptIds.has(before[index]?.id ?? '')) operations.push({ op: 'remove', path: at(index) });
  }
  after.forEach((record, index) => {
    const found = present.findIndex((candidate) => candidate.id === record.id);
    if (found === -1) operations.push({ op: 'add', path: at(index), value: record });
    else if (found !== index) operations.push({ op: 'move', from: at(found), path: at(index) });
    const known = found === -1 ? [record] : present.splice(found, 1);
    present.splice(index, 0, ...known);
    operations.push(...known.flatMap((earlier) => diffFrom(earlier, record, at(index))));
  });
  return operations;
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

const diffFrom = (before: JsonValue, after: JsonValue, prefix: string): Operation[] =>
  createPatch(before, after, diffNode).map((operation) => below(prefix, operation));

/**
 * The JSON Patch that turns one snapshot into another; empty when they are equal. Departments and agents are matched by id;
 * every other list, and `strategy_config`, is replaced as a whole where it differs.
 */
export const diffSnapshots = (before: JsonObject, after: JsonObject): PatchOperation[] =>
  createPatch(before, after, diffNode) as PatchOperation[];
