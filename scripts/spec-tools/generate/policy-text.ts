import {
  type Concurrency,
  type Guard,
  type Idempotency,
  MAX_BODY_BYTES,
  type OperationPolicy,
} from '../../../handlers/http/document/policy.ts';
import { asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';
import { deprecationOf, deprecationText } from '../expand/deprecation.ts';
import { ENFORCED } from '../expand/enforced.ts';
import type { Bundle, SpecPath } from './bundle.ts';
import type { Operation } from './operations.ts';

const ROLES = {
  read: '`ceo`, `manager`, `pair_programmer`, `board_member` or `observer`',
  write: '`ceo`, `manager` or `pair_programmer`',
  lead: '`ceo` or `manager`',
  approve: '`ceo`, `manager` or `board_member`',
  ceo: '`ceo`',
};
const NO_ORG_ROLE = `or, without an org role, the role ${ROLES.write}`;

/** The requirement of each guard, as the object of "requires". */
const REQUIRED: Readonly<Record<Guard, string>> = {
  public: 'no credentials; credentials in the request are ignored',
  refresh: 'a valid refresh cookie',
  any: 'a signed-in caller',
  read: `the role ${ROLES.read}`,
  write: `the role ${ROLES.write}`,
  lead: `the role ${ROLES.lead}`,
  approve: `the role ${ROLES.approve}`,
  ceo: `the role ${ROLES.ceo}`,
  org: `write access to the organisation: the org role \`owner\` or \`editor\`, ${NO_ORG_ROLE}`,
  dept: `write access to the department: the org role \`owner\` or \`editor\`, \`department_admin\` of the department, ${NO_ORG_ROLE}`,
};

/** The document to publish: the description of every operation ends with its policy as text. */
export function describePolicies(bundle: Bundle, operations: readonly Operation[]): JsonMap {
  const isSharedWindow = sharedIn(operations.flatMap(({ policy }) => policy.window?.bucket ?? []));
  const isSharedCap = sharedIn(operations.flatMap(({ policy }) => policy.concurrency?.bucket ?? []));
  const isSharedKey = sharedIn(operations.flatMap(({ policy }) => policy.idempotency?.bucket ?? []));
  const isShared = { isSharedWindow, isSharedCap, isSharedKey };
  const texts = new Map(
    operations.map(({ id, policy, source }) => [id, deprecationParagraph(source) + policyText(policy, isShared)]),
  );
  const paths = bundle.paths.map((path) => [path.path, describePath(path, texts)] as const);
  return asMap(withoutInternals({ ...bundle.document, paths: Object.fromEntries(paths) }));
}

/** The announcement of a deprecated operation as a paragraph; empty for the others. */
const deprecationParagraph = (source: JsonMap): string => {
  const deprecation = deprecationOf(source);
  return deprecation === null ? '' : `\n${deprecationText(deprecation)}\n`;
};

type IsShared = (bucket: string) => boolean;

const sharedIn =
  (buckets: readonly string[]): IsShared =>
  (bucket) =>
    buckets.indexOf(bucket) !== buckets.lastIndexOf(bucket);

// Only for the checks and the server; removed from the published document.
const INTERNAL_EXTENSIONS = new Set([
  ...['x-report', 'x-plain-answer', 'x-secret-answer', 'x-own-origin', 'x-own-form', 'x-raw-body'],
  'x-ignore-unknown-query',
  ENFORCED,
]);

// A default of null tells the server to fill in an absent field. It tells clients nothing, and two generators for zod fail on it.
const isInternal = (key: string, value: Json): boolean =>
  INTERNAL_EXTENSIONS.has(key) || (key === 'default' && value === null);

/** The node without the extensions that only the checks and the server read. */
export function withoutInternals(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutInternals);
  if (!isMap(node)) return node;
  const kept = Object.entries(node).filter(([key, value]) => !isInternal(key, value));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'example' || key === 'examples' ? value : withoutInternals(value)]),
  );
}

function describePath({ item }: SpecPath, texts: ReadonlyMap<string, string>): JsonMap {
  return Object.fromEntries(
    Object.entries(item).map(([method, node]) => {
      const operation = asMap(node);
      const text = texts.get(String(operation.operationId));
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
  const lines = [
    policy.access.map((guard, index) => `${index === 0 ? 'Requires' : 'Also requires'} ${REQUIRED[guard]}.`).join(' '),
  ];
  lines.push(`Rate limit: ${limitText(policy, isSharedWindow)}.`);
  if (policy.concurrency !== null)
    lines.push(`Concurrency limit: ${concurrencyText(policy.concurrency, isSharedCap)}.`);
  if ((policy.maxBodyBytes ?? MAX_BODY_BYTES) < MAX_BODY_BYTES)
    lines.push(`Maximum body size: ${policy.maxBodyBytes} bytes.`);
  if (policy.idempotency !== null)
    lines.push(
      `Accepts an \`Idempotency-Key\`: ${idempotencyText(policy.idempotency, policy.hasSecret, isSharedKey)}.`,
    );
  return `\n${lines.join('\n\n')}\n`;
}

const sharedText = (bucket: string, isShared: IsShared): string =>
  isShared(bucket) ? `; shared by all operations of \`${bucket}\`` : '';

function limitText({ window, isUnlimited, countsInGeneral }: OperationPolicy, isShared: IsShared): string {
  if (isUnlimited) return 'none';
  if (window === null) return 'only the general limit';
  const { bucket, points, seconds, by } = window;
  const relation = countsInGeneral ? 'in addition to' : 'instead of';
  return `${points} requests per ${seconds} seconds and ${by}, ${relation} the general limit${sharedText(bucket, isShared)}`;
}

function concurrencyText({ bucket, cap, by, unless }: Concurrency, isShared: IsShared): string {
  const subject = by.replace(',path:', ' and path:').replace(/path:(\w+)/, '`$1`');
  const limited = unless === null ? '' : unlessText(unless);
  return `${cap} ${cap === 1 ? 'request' : 'requests'}${limited} per ${subject}${sharedText(bucket, isShared)}`;
}

const unlessText = ({ in: place, name, value }: NonNullable<Concurrency['unless']>): string =>
  place === 'query' ? ` without \`${name}=${value}\`` : ` with \`${name}\` other than ${value}`;

function idempotencyText({ bucket }: Idempotency, hasSecret: boolean, isShared: IsShared): string {
  if (hasSecret) return 'the response contains a secret and is not stored, so a retry with the same key returns `409`';
  const text = 'a retry with the same key and body returns the stored response';
  return isShared(bucket) ? `${text}; the keys are shared by all operations of \`${bucket}\`` : text;
}
