import { BREAKS_OF_ACCESS } from './areas/access.ts';
import { BREAKS_OF_ACCOUNTS } from './areas/accounts.ts';
import { BREAKS_OF_EXECUTION } from './areas/execution/execution.ts';
import { BREAKS_OF_MCP } from './areas/mcp.ts';
import { BREAKS_OF_PLANS } from './areas/plans.ts';
import { BREAKS_OF_RECEIPTS } from './areas/receipts.ts';
import { BREAKS_OF_SETUP } from './areas/setup.ts';
import { BREAKS_OF_SOCKETS } from './areas/sockets.ts';
import { BREAKS_OF_STATES } from './areas/states.ts';
import { BREAKS_OF_STREAMS, BREAKS_OF_TURNS } from './areas/streams.ts';
import { BREAKS_OF_TOOLS } from './areas/tools.ts';
import { BREAKS_OF_WEBHOOKS } from './areas/webhooks.ts';
import type { Broken } from './forms.ts';
import { BREAKS_OF_CURSORS } from './requests/cursors.ts';
import { BREAKS_OF_ERRORS } from './requests/errors.ts';
import { BREAKS_OF_ETAGS } from './requests/etags.ts';
import { BREAKS_OF_KEYS } from './requests/idempotency.ts';
import { BREAKS_OF_OPERATIONS } from './requests/operations.ts';
import { BREAKS_OF_REFUSALS } from './requests/refusals.ts';
import { BREAKS_OF_RESPONSES } from './requests/responses.ts';

/** One error of a deployment after the other. Those of a limited deployment: requests/limits.ts. */
export const BREAKS: readonly Broken[] = [
  ...[BREAKS_OF_OPERATIONS, BREAKS_OF_ERRORS, BREAKS_OF_RESPONSES, BREAKS_OF_REFUSALS, BREAKS_OF_ETAGS],
  ...[BREAKS_OF_CURSORS, BREAKS_OF_KEYS, BREAKS_OF_ACCESS, BREAKS_OF_ACCOUNTS, BREAKS_OF_STATES, BREAKS_OF_SETUP],
  ...[BREAKS_OF_TURNS, BREAKS_OF_STREAMS, BREAKS_OF_SOCKETS, BREAKS_OF_WEBHOOKS, BREAKS_OF_RECEIPTS],
  ...[BREAKS_OF_MCP, BREAKS_OF_TOOLS, BREAKS_OF_EXECUTION, BREAKS_OF_PLANS],
].flat();
