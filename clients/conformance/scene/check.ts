import { type Operation, type OperationId, type Pair, pairOf } from '../document.ts';
import type { Scene } from './scene.ts';

/** One guarantee of the interface. */
export interface Check {
  readonly name: string;
  /** The rule, such as `spec/rules/auth.md#human-roles`. */
  readonly rule: string;
  /** Returns if the guarantee holds; throws `Violation` if it is broken, and `Skipped` if it cannot be tested. */
  readonly run: (scene: Scene) => Promise<void>;
  /** The declared statuses that the check provokes. If it is skipped, its reason explains why they were not seen. */
  readonly shows: readonly Pair[];
}

/** Related checks, run in order. */
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

/** The pairs of one status with each of the operations that declare it. */
export const pairsOf = (operations: readonly Operation[], status: number): readonly Pair[] =>
  operations.filter(({ responses }) => responses.has(status)).map(({ id }) => pairOf(id, status));

/** The pairs of one operation with several statuses. */
export const statusesOf = (id: OperationId, ...statuses: readonly number[]): readonly Pair[] =>
  statuses.map((status) => pairOf(id, status));
