import { type Operation, type OperationId, type Pair, pairOf } from '../document.ts';
import type { Scene } from './scene.ts';

/** One guarantee that a deployment keeps or breaks. */
export interface Check {
  readonly name: string;
  /** The rule it is about, such as `spec/rules/auth.md#human-roles`. */
  readonly rule: string;
  /** Ends quietly when the guarantee is kept; throws `Violation` when it is broken, `Skipped` when it cannot be tried. */
  readonly run: (scene: Scene) => Promise<void>;
  /** The declared statuses that are seen by it; where it is skipped, that is why they were not. */
  readonly shows: readonly Pair[];
}

/** Checks that belong together, which are run in their order. */
export interface Group {
  readonly name: string;
  readonly title: string;
  readonly checks: readonly Check[];
}

export const check = (
  name: string,
  rule: string,
  run: (scene: Scene) => Promise<void>,
  shows: readonly Pair[] = [],
): Check => ({ name, rule, run, shows });

/** One status of several operations, those that declare it. */
export const pairsOf = (operations: readonly Operation[], status: number): readonly Pair[] =>
  operations.filter(({ responses }) => responses.has(status)).map(({ id }) => pairOf(id, status));

/** Several statuses of one operation. */
export const statusesOf = (id: OperationId, ...statuses: readonly number[]): readonly Pair[] =>
  statuses.map((status) => pairOf(id, status));
