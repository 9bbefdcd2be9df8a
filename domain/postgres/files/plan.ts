import type { Account } from './account.ts';
import type { PostgresBinaries } from './binaries.ts';

/** The programs and the account that run a cluster. */
export interface ClusterPlan {
  readonly account: Account | null;
  readonly installation: PostgresBinaries;
}
