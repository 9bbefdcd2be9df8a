import type { Broken } from '../../forms.ts';
import { BREAKS_OF_ARTIFACTS } from './artifacts.ts';
import { BREAKS_OF_CLAIMS } from './claims.ts';
import { BREAKS_OF_ENDED_RUNS, BREAKS_OF_FOLLOWING } from './following.ts';
import { BREAKS_OF_LEASES } from './leases.ts';
import { BREAKS_OF_REPORTS } from './reports.ts';

/** Workers, runs, artifacts and reviews. */
export const BREAKS_OF_EXECUTION: readonly Broken[] = [
  ...[BREAKS_OF_CLAIMS, BREAKS_OF_LEASES, BREAKS_OF_REPORTS, BREAKS_OF_ARTIFACTS],
  ...[BREAKS_OF_FOLLOWING, BREAKS_OF_ENDED_RUNS],
].flat();
