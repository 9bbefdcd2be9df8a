import type { SpentCap } from '../tasks/execution/execution-facts.ts';

/** A cap that is used up, and the tasks that wait for it. */
export interface WaitingBudget extends SpentCap {
  readonly tasks: number;
  /** The rank of the highest priority among the tasks: 0 critical, 1 high, 2 any other. */
  readonly rank: number;
}

/** Reads the caps that are used up and have waiting tasks. */
export type ReadWaitingBudgets = () => Promise<readonly WaitingBudget[]>;

/** A key for the object with the cap. Ids are unique within a kind. */
export const capKey = ({ kind, id }: SpentCap): string => `${kind}/${id ?? ''}`;
