import type { Account } from './account.ts';
import type { Installation } from './binaries.ts';

/** Which programs run which cluster, and as whom. */
export interface Plan {
  readonly account: Account | null;
  readonly installation: Installation;
}
