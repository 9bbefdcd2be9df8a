import type { Account } from './account.ts';
import type { PostgresBinaries } from './binaries.ts';

/** Which programs run which cluster, and as whom. */
export interface ClusterPlan {
  readonly account: Account | null;
  readonly installation: PostgresBinaries;
}
