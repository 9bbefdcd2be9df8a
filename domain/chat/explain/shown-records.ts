import { isNamedIn } from '../../foundation/kernel/text/named-in.ts';
import type { CitedKind, CitedRecord } from '../../llm/retrieved-fact.ts';

/** The kind of the records in a list, by the name of the list or of the area of a tool. */
const KINDS_BY_LIST: ReadonlyMap<string, CitedKind> = new Map([
  ['tasks', 'task'],
  ['projects', 'project'],
  ['approvals', 'approval'],
  ['agents', 'agent'],
  ['departments', 'department'],
  ['charters', 'charter'],
  ['plans', 'plan'],
]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordOf = (kind: CitedKind, value: Readonly<Record<string, unknown>>): CitedRecord[] => {
  const { id, title, name, status } = value;
  const label = typeof title === 'string' ? title : name;
  if (typeof id !== 'string' || typeof label !== 'string') return [];
  return [{ kind, recordId: id, label, status: typeof status === 'string' ? status : null }];
};

const recordsIn = (value: unknown, kind: CitedKind | undefined): CitedRecord[] => {
  if (Array.isArray(value)) return value.flatMap((item) => (kind === undefined ? [] : recordsIn(item, kind)));
  if (!isRecord(value)) return [];
  const own = kind === undefined ? [] : recordOf(kind, value);
  if (own.length > 0) return own;
  return Object.entries(value).flatMap(([name, part]) =>
    recordsIn(part, name === 'items' ? kind : KINDS_BY_LIST.get(name)),
  );
};

/** The records in the result of a tool, such as `tasks.list`, that occur in the text that the model was shown. */
export const recordsOfResult = (toolName: string, data: unknown, shown: string): CitedRecord[] =>
  recordsIn(data, KINDS_BY_LIST.get(toolName.split('.', 1)[0] ?? '')).filter(({ recordId }) =>
    shown.includes(recordId),
  );

/** The longest name that is matched in its own case: "IT" is not "it". */
const MAX_EXACT = 3;

const isCitedIn = (text: string, { kind, label, recordId }: CitedRecord): boolean =>
  (kind !== 'version' && text.includes(recordId)) ||
  (isNamedIn(text, label) && (label.length > MAX_EXACT || text.includes(label)));

const KINDS: readonly CitedKind[] = [
  ...(['task', 'project', 'approval', 'agent', 'department', 'charter', 'plan', 'version'] as const),
];

/**
 * The citations of a reply: the records its author was shown and that it names by title, name or id, grouped by kind
 * and without duplicates (spec/rules/chat.md#cited-records).
 */
export const citationsIn = (text: string, shown: readonly CitedRecord[]): readonly CitedRecord[] => {
  const once = new Map<string, CitedRecord>();
  for (const record of shown) {
    const key = `${record.kind} ${record.recordId}`;
    const known = once.get(key);
    if (known === undefined || known.status === null) once.set(key, record);
  }
  const cited = [...once.values()].filter((record) => isCitedIn(text, record));
  return KINDS.flatMap((kind) => cited.filter((record) => record.kind === kind));
};
