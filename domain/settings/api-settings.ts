import { integerSetting, type SettingDefinition } from '../foundation/settings/setting-definition.ts';
import { numberSetting, switchSetting } from '../foundation/settings/setting-kinds.ts';

const part = (key: string, description: string): SettingDefinition<boolean> =>
  switchSetting('api', key, true, `${description} Off: refused with 503.`);

/** Namespace `api` (spec/rules/organisation.md#setting-defaults). */
export const apiSettings = {
  bodyTimeoutSeconds: integerSetting(
    'api',
    'body_timeout_seconds',
    15,
    1,
    300,
    'Seconds after its head at which a request must be complete.',
  ),
  wsAuthTimeoutSeconds: numberSetting(
    'api',
    'ws_auth_timeout_seconds',
    10,
    0.5,
    60,
    'Seconds a new WebSocket has to present its ticket.',
  ),
  mcpServerEnabled: part('mcp_server_enabled', 'The MCP server.'),
  webhooksEnabled: part('webhooks_enabled', 'Taking in webhooks.'),
  oauthEnabled: part('oauth_enabled', 'Connecting accounts by OAuth.'),
  websocketEnabled: part('websocket_enabled', 'The WebSocket.'),
  metricsEnabled: part('metrics_enabled', 'Metrics of the process.'),
};
