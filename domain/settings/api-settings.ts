import { integerSetting, type SettingDefinition } from './setting-definition.ts';
import { numberSetting, switchSetting } from './setting-kinds.ts';

const urgency = (key: string, fallback: number, description: string): SettingDefinition =>
  integerSetting('api', key, fallback, 1, 604_800, description);

const part = (key: string, description: string): SettingDefinition =>
  switchSetting('api', key, true, `${description} Off: refused with 503.`);

/** The urgency marks of approvals: the first must stay below the second, whichever is changed. */
export const URGENCY_ORDER = {
  namespace: 'api',
  lower: 'approval_urgency_critical_seconds',
  higher: 'approval_urgency_high_seconds',
} as const;

/** Namespace `api` (spec/rules/organisation.md#setting-defaults). */
export const apiSettings: readonly SettingDefinition[] = [
  urgency(URGENCY_ORDER.lower, 3600, `Seconds left at which an approval is critical; below ${URGENCY_ORDER.higher}.`),
  urgency(URGENCY_ORDER.higher, 14_400, 'Seconds left at which the urgency of an approval is high.'),
  integerSetting(
    'api',
    'body_timeout_seconds',
    15,
    1,
    300,
    'Seconds after its head at which a request must be complete.',
  ),
  numberSetting('api', 'ws_auth_timeout_seconds', 10, 0.5, 60, 'Seconds a new WebSocket has to present its ticket.'),
  part('mcp_server_enabled', 'The MCP server.'),
  part('webhooks_enabled', 'Taking in webhooks.'),
  part('oauth_enabled', 'Connecting accounts by OAuth.'),
  part('websocket_enabled', 'The WebSocket.'),
  part('metrics_enabled', 'Metrics of the process.'),
];
