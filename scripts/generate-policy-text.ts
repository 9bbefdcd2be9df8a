import { type Concurrency, type Idempotency, MAX_BODY_BYTES, type OperationPolicy } from '../handlers/http/policy.ts';
import { deprecationOf, deprecationText } from './deprecation.ts';
import type { Bundle, SpecPath } from './generate-bundle.ts';
import type { Operation } from './generate-operations.ts';
import { asMap, isMap, type Json, type JsonMap } from './json.ts';

const ACCESS: Readonly<Record<string, string>> = {
  public: 'everybody; credentials are neither needed nor looked at',
  refresh: 'the holder of a valid refresh cookie',
  any: 'every signed-in caller',
  read: 'ceo, manager, pair_programmer, board_member and observer',
  write: 'ceo, manager and pair_programmer',
  lead: 'ceo and manager',
  approve: 'ceo, manager and board_member',
  ceo: 'the ceo',
  org: 'callers with write access to the organisation: the org roles owner and editor, or, without any org role, ceo, manager and pair_programmer',
  dept: 'callers with write access to the department: the org roles owner and editor, department_admin of that department, or, without any org role, ceo, manager and pair_programmer',
};

/** The document to publish: every operation's policy is written out in words at the end of its description. */
export function describePolicies(bundle: Bundle, operations: readonly Operation[]): JsonMap {
  const isSharedWindow = sharedIn(operations.flatMap(({ policy }) => policy.window?.bucket ?? []));
  const isSharedCap = sharedIn(operations.flatMap(({ policy }) => policy.concurrency?.bucket ?? []));
  const isSharedKey = sharedIn(operations.flatMap(({ policy }) => policy.idempotency?.bucket ?? []));
  const isShared = { isSharedWindow, isSharedCap, isSharedKey };
  const words = new Map(
    operations.map(({ id, policy, source }) => [id, goingText(source) + policyText(policy, isShared)]),
  );
  const paths = bundle.paths.map((path) => [path.path, describePath(path, words)] as const);
  return asMap(withoutInternals({ ...bundle.document, paths: Object.fromEntries(paths) }));
}

/** The announcement of an operation that will go, as a paragraph. */
const goingText = (source: JsonMap): string => {
  const deprecation = deprecationOf(source);
  return deprecation === null ? '' : `\n${deprecationText(deprecation)}\n`;
};

type IsShared = (bucket: string) => boolean;

const sharedIn =
  (buckets: readonly string[]): IsShared =>
  (bucket) =>
    buckets.indexOf(bucket) !== buckets.lastIndexOf(bucket);

// Words to our own checks and server; they tell a reader of the published document nothing.
const INTERNAL_EXTENSIONS = new Set([
  ...['x-report', 'x-plain-answer', 'x-secret-answer', 'x-own-origin', 'x-own-form', 'x-raw-body'],
]);

function withoutInternals(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutInternals);
  if (!isMap(node)) return node;
  const kept = Object.entries(node).filter(([key]) => !INTERNAL_EXTENSIONS.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutInternals(value)]));
}

function describePath({ item }: SpecPath, words: ReadonlyMap<string, string>): JsonMap {
  return Object.fromEntries(
    Object.entries(item).map(([method, node]) => {
      const operation = asMap(node);
      const text = words.get(String(operation.operationId));
      return [method, text === undefined ? node : { ...operation, description: `${operation.description}${text}` }];
    }),
  );
}

interface Shared {
  readonly isSharedWindow: IsShared;
  readonly isSharedCap: IsShared;
  readonly isSharedKey: IsShared;
}

function policyText(policy: OperationPolicy, { isSharedWindow, isSharedCap, isSharedKey }: Shared): string {
  const lines = [`**Access:** ${policy.access.map((word) => ACCESS[word] ?? word).join('; and in addition ')}.`];
  lines.push(`**Limit:** ${limitText(policy, isSharedWindow)}.`);
  if (policy.concurrency !== null) lines.push(`**In flight:** ${concurrencyText(policy.concurrency, isSharedCap)}.`);
  if ((policy.maxBodyBytes ?? MAX_BODY_BYTES) < MAX_BODY_BYTES)
    lines.push(`**Body:** at most ${policy.maxBodyBytes} bytes.`);
  if (policy.idempotency !== null)
    lines.push(`**Idempotency-Key:** ${idempotencyText(policy.idempotency, policy.hasSecret, isSharedKey)}.`);
  return `\n${lines.join('\n\n')}\n`;
}

const togetherText = (bucket: string, isShared: IsShared): string =>
  isShared(bucket) ? `, counted together with the other operations of "${bucket}"` : '';

const sharedKeyText = (bucket: string, isShared: IsShared): string =>
  isShared(bucket) ? `, also on the other operations that share the keys of "${bucket}"` : '';

function limitText({ window, isUnlimited }: OperationPolicy, isShared: IsShared): string {
  if (isUnlimited) return 'never limited';
  if (window === null) return 'the general limit only';
  const { bucket, points, seconds, by } = window;
  return `${points} requests in ${seconds} seconds per ${by}${togetherText(bucket, isShared)}, beside the general limit`;
}

function concurrencyText({ bucket, cap, by, unless }: Concurrency, isShared: IsShared): string {
  const subject = by.startsWith('path:') ? by.slice('path:'.length) : by;
  const counted = unless === null ? '' : ` of those without \`${unless.query}=${unless.value}\``;
  return `at most ${cap}${counted} at a time per ${subject}${togetherText(bucket, isShared)}`;
}

function idempotencyText({ bucket }: Idempotency, hasSecret: boolean, isShared: IsShared): string {
  return hasSecret
    ? 'honoured; the answer carries a secret and is not stored, so a repetition is refused with 409 instead of replayed'
    : `honoured; a repetition with the same key and body gets the first answer again${sharedKeyText(bucket, isShared)}`;
}
