import { METHODS } from './expand-path.ts';
import type { Operation, Policy } from './generate-operations.ts';
import { GUARDS } from './generate-operations.ts';
import { isMap, type Json } from './json.ts';

/** The text of `generated/operations.ts`. */
export function renderOperations(operations: readonly Operation[]): string {
  const areas = [...new Set(operations.map(({ policy }) => policy.area))].sort();
  const media = [...new Set(['json', ...operations.map(({ policy }) => policy.media)])];
  const entries = operations.map(({ id, policy }) => `  ${id}: {\n${renderPolicy(policy)}\n  },`);
  return `${HEADER}
export type Guard = ${union(GUARDS)};

export type Area = ${union(areas)};

/** What an operation answers on success: \`json\` is the envelope (or no body), anything else the media type itself. */
export type Media = ${union(media)};

${POLICY_TYPE}

/** The policy of every operation, by operationId. */
export const operations = {
${entries.join('\n')}
} as const satisfies Record<string, OperationPolicy>;

export type OperationId = keyof typeof operations;
`;
}

const union = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' | ');

function renderPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, value]) => `    ${name}: ${literal(value)},`)
    .join('\n');
}

function literal(value: Json): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (!isMap(value)) return String(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${literal(field)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const HEADER = `// Written by scripts/generate.ts from spec/. Do not edit.

/**
 * Who may call an operation: \`public\` everybody, \`refresh\` the holder of the refresh cookie, \`any\` every signed-in caller,
 * \`read\` \`write\` \`lead\` \`approve\` \`ceo\` by human role, \`org\` and \`dept\` by the org rule.
 */`;

const POLICY_TYPE = `/** What the document declares for one operation and the server enforces. */
export interface OperationPolicy {
  readonly method: ${union(METHODS)};
  /** The path template, with \`{name}\` for parameters. */
  readonly path: string;
  readonly area: Area;
  /** All of these guards must pass. */
  readonly access: readonly Guard[];
  /** The sliding window (error 5001); operations that name the same bucket share it. Null: only the general limit. */
  readonly window: {
    readonly bucket: string;
    readonly points: number;
    readonly seconds: number;
    readonly by: 'user' | 'address';
  } | null;
  /** True for the probes: not even the general limit counts them. */
  readonly isUnlimited: boolean;
  /**
   * The cap on requests in flight (error 5002), counted per user, per deployment or per value of a path parameter. With \`beyond\` only
   * the requests count that leave the query parameter out or give it more than the value.
   */
  readonly concurrency: {
    readonly bucket: string;
    readonly cap: number;
    readonly by: 'user' | 'deployment' | \`path:\${string}\`;
    readonly beyond: { readonly query: string; readonly value: number } | null;
  } | null;
  /** Whether the operation honours \`Idempotency-Key\`. */
  readonly isIdempotent: boolean;
  /** Whether the operation honours \`If-Match\`. */
  readonly isConditional: boolean;
  /** Whether the answer carries a secret, which is never stored for a replay. */
  readonly hasSecret: boolean;
  readonly body: 'required' | 'optional' | 'none';
  /** Path parameters that are whole numbers; the others are text. */
  readonly integersInPath: readonly string[];
  /** The known query parameters and the type their text is converted to before validation. */
  readonly query: Readonly<Record<string, 'integer' | 'string' | 'boolean'>>;
  /** Every declared status, ascending. */
  readonly statuses: readonly number[];
  /** Whether a 2xx answer carries an ETag. */
  readonly hasEtag: boolean;
  readonly media: Media;
}`;
