import type { Group } from '../check.ts';
import { ACCESS } from './access.ts';
import { ACCOUNTS } from './accounts.ts';
import { CURSORS } from './cursors.ts';
import { ERRORS } from './errors.ts';
import { ETAGS } from './etags.ts';
import { IDEMPOTENCY } from './idempotency.ts';
import { LIMITS } from './limits.ts';
import { MCP } from './mcp.ts';
import { OPERATIONS_GROUP } from './operations.ts';
import { REFUSALS } from './refusals.ts';
import { RULES } from './rules.ts';
import { SETUP } from './setup.ts';
import { SOCKETS_GROUP } from './sockets.ts';
import { STATES } from './states.ts';
import { STREAMS } from './streams.ts';
import { WEBHOOKS } from './webhooks.ts';

/** All groups, in the order of a run. A new group is a file beside this one and a line here. */
export const GROUPS: readonly Group[] = [
  ...[OPERATIONS_GROUP, ACCESS, ERRORS, RULES, STATES, SETUP, ACCOUNTS, REFUSALS, ETAGS, CURSORS, IDEMPOTENCY],
  ...[STREAMS, SOCKETS_GROUP, WEBHOOKS, MCP, LIMITS],
];
