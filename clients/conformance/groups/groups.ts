import type { Group } from '../scene/check.ts';
import { ACCESS } from './areas/access.ts';
import { ACCOUNTS } from './areas/accounts.ts';
import { EXECUTION } from './areas/execution/execution.ts';
import { MCP } from './areas/mcp.ts';
import { PLANS } from './areas/plans.ts';
import { RULES } from './areas/rules.ts';
import { SETUP } from './areas/setup.ts';
import { SOCKETS_GROUP } from './areas/sockets.ts';
import { STATES } from './areas/states.ts';
import { STREAMS } from './areas/streams.ts';
import { WEBHOOKS } from './areas/webhooks.ts';
import { CURSORS } from './requests/cursors.ts';
import { ERRORS } from './requests/errors.ts';
import { ETAGS } from './requests/etags.ts';
import { IDEMPOTENCY } from './requests/idempotency.ts';
import { LIMITS } from './requests/limits.ts';
import { OPERATIONS_GROUP } from './requests/operations.ts';
import { REFUSALS } from './requests/refusals.ts';

/** All groups, in the order of a run. To add a group, add a file to this folder and a line here. */
export const GROUPS: readonly Group[] = [
  ...[OPERATIONS_GROUP, ACCESS, ERRORS, RULES, STATES, SETUP, ACCOUNTS, REFUSALS, ETAGS, CURSORS, IDEMPOTENCY],
  ...[EXECUTION, PLANS, STREAMS, SOCKETS_GROUP, WEBHOOKS, MCP, LIMITS],
];
