import type { Scene } from './scene.ts';

/** One guarantee that a deployment keeps or breaks. */
export interface Check {
  readonly name: string;
  /** The rule it is about, such as `spec/rules/auth.md#human-roles`. */
  readonly rule: string;
  /** Ends quietly when the guarantee is kept; throws `Violation` when it is broken, `Skipped` when it cannot be tried. */
  readonly run: (scene: Scene) => Promise<void>;
}

/** Checks that belong together, which are run in their order. */
export interface Group {
  readonly name: string;
  readonly title: string;
  readonly checks: readonly Check[];
}

export const check = (name: string, rule: string, run: (scene: Scene) => Promise<void>): Check => ({ name, rule, run });
