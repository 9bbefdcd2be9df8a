import { integerSetting, type SettingDefinition } from '../foundation/settings/setting-definition.ts';
import { numberSetting, switchSetting } from '../foundation/settings/setting-kinds.ts';

const part = (key: string, description: string): SettingDefinition =>
  switchSetting('api', key, true, `${description} Off: refused with 503.`);

/** Namespace `api` (spec/rules/organisation.md#setting-defaults). */
export const apiSettings: readonly SettingDefinition[] = [
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
